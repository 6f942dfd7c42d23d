import { expect, test } from 'vitest';
import { openMetrics } from './metrics.ts';
import { isQuietRoute, methodName, routeName } from './route-names.ts';

test('the figures are told in the words of Prometheus', () => {
  const metrics = openMetrics();
  const asked = metrics.counter('asked_total', 'Asked.');
  asked.add({ route: '/', said: 'a "b"\n\\' });
  asked.add({ route: '/', said: 'a "b"\n\\' }, 2);
  const took = metrics.histogram('took_seconds', 'Took.', [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 7]) took.note({ route: '/' }, value);
  metrics.gauge('waiting', 'Waits.', () => 4, { queue: 'mails' });
  metrics.gauge('waiting', 'Waits.', () => undefined, { queue: 'jobs' });
  metrics.total('seen_total', 'Seen.', () => 5);
  expect(metrics.text()).toBe(
    [
      '# HELP asked_total Asked.',
      '# TYPE asked_total counter',
      'asked_total{route="/",said="a \\"b\\"\\n\\\\"} 3',
      '# HELP took_seconds Took.',
      '# TYPE took_seconds histogram',
      'took_seconds_bucket{route="/",le="0.1"} 2',
      'took_seconds_bucket{route="/",le="1"} 3',
      'took_seconds_bucket{route="/",le="+Inf"} 4',
      'took_seconds_sum{route="/"} 7.65',
      'took_seconds_count{route="/"} 4',
      '# HELP waiting Waits.',
      '# TYPE waiting gauge',
      'waiting{queue="mails"} 4',
      '# HELP seen_total Seen.',
      '# TYPE seen_total counter',
      'seen_total 5',
      '',
    ].join('\n'),
  );
});

test('whatever strangers ask for, the figures stay few', () => {
  const metrics = openMetrics();
  const asked = metrics.counter('asked_total', 'Asked.');
  for (let n = 0; n < 5000; n += 1) asked.add({ route: `/${n}` });
  const lines = metrics.text().split('\n');
  expect(lines.length).toBeLessThan(1010);
  expect(lines).toContain('asked_total{route="other"} 4000');
});

const known = {
  relations: new Set(['user_chats']),
  calls: new Set(['apply_ops']),
  functions: new Set(['ai-chat']),
};

test.each([
  ['/', '/'],
  ['/functions/v1/ai-chat', '/functions/v1/ai-chat'],
  ['/functions/v1/ramesh', '/functions/v1/:other'],
  ['/auth/v1/token', '/auth/v1/token'],
  ['/auth/v1/admin/users/7b0c', '/auth/v1/admin'],
  ['/rest/v1/user_chats', '/rest/v1/user_chats'],
  ['/rest/v1/ramesh', '/rest/v1/:other'],
  ['/rest/v1/rpc/apply_ops', '/rest/v1/rpc/apply_ops'],
  ['/rest/v1/rpc/ramesh', '/rest/v1/rpc/:other'],
  ['/storage/v1/object/floorplans/7b0c/ramesh.png', '/storage/v1/object/:bucket/*'],
  ['/storage/v1/object/sign/floorplans/7b0c/ramesh.png', '/storage/v1/object/sign/:bucket/*'],
  ['/ramesh/v1/x', '/:other/v1/*'],
  ['/assets/index-abc.js', '/assets/*'],
  ['/blog/ramesh', '/blog/:slug'],
  ['/properties/7b0c3a52', '/:page'],
  ['/ramesh.php', '/:file'],
])('%s is told as %s', (path, route) => {
  expect(routeName(path, known)).toBe(route);
});

test('a method that nobody knows has no name, and files are quiet', () => {
  expect([methodName('GET'), methodName('RAMESH')]).toEqual(['GET', 'OTHER']);
  expect([isQuietRoute('/assets/*'), isQuietRoute('/metrics'), isQuietRoute('/:page')]).toEqual([
    true,
    true,
    false,
  ]);
});
