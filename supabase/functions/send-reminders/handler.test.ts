import { expect, test } from 'vitest';
import type { PushMessage, PushOutcome } from '../_shared/push.ts';
import { sendReminders } from './handler.ts';

const morning = Date.parse('2027-03-05T03:00:00Z');

/** A subscription with so many events of today, as `claim_reminder_work` tells it. */
function aSubscription(name: string, events = 1, change: object = {}) {
  return {
    id: name,
    claim: 'claim',
    endpoint: `https://push.example.org/${name}`,
    p256dh: '',
    auth: '',
    device_id: name,
    language: 'en',
    time_zone: 'Asia/Kolkata',
    created_at: '2027-01-01T00:00:00+00:00',
    profile: null,
    events: Array.from({ length: events }, (_, n) => ({
      id: `${name}-${n}`,
      title: 'What is nobody else’s to read',
      date_type: 'solar',
      is_recurring: true,
      event_date: '1950-03-05',
      lunar_month: null,
      lunar_day: null,
      paksha: null,
      reminder: { days: [0], hour: 8 },
      created_at: '2027-01-01T00:00:00+00:00',
      updated_at: '2027-01-01T00:00:00+00:00',
    })),
    festivals: [],
    deliveries: [],
    ...change,
  };
}

interface Finished {
  p_deliveries: { id: string; state: string; try_at: string | null }[];
  p_subscriptions: { id: string; next_at: string; gone: string | null }[];
}

/** Sends once, with a clock that `send` may turn. */
async function run(
  subscriptions: object[],
  send: (message: PushMessage, clock: { now: number }) => PushOutcome,
) {
  const clock = { now: morning };
  const asked: string[] = [];
  const logged: string[] = [];
  let finished: Finished = { p_deliveries: [], p_subscriptions: [] };
  const rpc = async (name: string, args: object) => {
    if (name === 'claim_reminder_work') return subscriptions;
    if (name === 'finish_reminder_work') finished = args as Finished;
    const { p_reminders: wanted = [] } = args as { p_reminders?: Record<string, unknown>[] };
    return wanted.map((row) => ({ ...row, id: row['target'], attempts: 1 }));
  };
  const push = {
    now: () => clock.now,
    isService: async () => true,
    send: async (message: PushMessage) => {
      asked.push(message.endpoint.split('/').at(-1) ?? '');
      return send(message, clock);
    },
  };
  const said = await sendReminders({ push, backend: { rpc }, log: (line) => logged.push(line) });
  return { said, asked, logged, finished };
}

const sent: PushOutcome = { kind: 'sent' };

test.each([
  ['a subscription', { created_at: 'infinity' }],
  ['an event', { events: [{ ...aSubscription('a').events[0], created_at: 'infinity' }] }],
  ['a festival', { festivals: [{ festival_id: 'diwali', days: [0], hour: 8, updated_at: null }, null] }],
  ['a delivery', { deliveries: [{ target: 7 }] }],
])('%s that cannot be read keeps nobody else from being reminded', async (_, change) => {
  const { asked, logged, finished } = await run(
    [aSubscription('odd', 1, change), aSubscription('asha')],
    () => sent,
  );
  expect(asked).toContain('asha');
  expect(finished.p_deliveries).toContainEqual({ id: 'event:asha-0', state: 'sent', try_at: null });
  expect(finished.p_subscriptions.map(({ id }) => id)).toEqual(['odd', 'asha']);
  expect(logged.join('\n')).not.toContain('nobody else’s');
});

test('a push service that cannot is not asked for the rest, and all of it is tried again', async () => {
  const { said, asked, finished } = await run(
    [aSubscription('slow', 12), aSubscription('asha')],
    ({ endpoint }) => (endpoint.endsWith('slow') ? { kind: 'later', afterSeconds: undefined } : sent),
  );
  expect(asked.filter((name) => name === 'slow').length).toBeLessThanOrEqual(8);
  expect(said).toEqual({ sent: 1, failed: 12 });
  expect(finished.p_deliveries.filter(({ state }) => state === 'failed')).toHaveLength(12);
});

test('who has one reminder does not wait for who has many', async () => {
  const { asked } = await run([aSubscription('many', 12), aSubscription('asha')], () => sent);
  expect(asked.slice(0, 2)).toEqual(['many', 'asha']);
  expect(asked).toHaveLength(13);
});

test('nothing is begun any more when what was claimed could be taken by somebody else', async () => {
  const { said, asked, finished } = await run(
    [aSubscription('slow', 12), aSubscription('slower', 12)],
    (_, clock) => {
      clock.now += 15_000;
      return sent;
    },
  );
  expect(asked.length).toBeLessThan(16);
  expect(said).toEqual({ sent: asked.length, failed: 24 - asked.length });
  for (const { state, try_at: tryAt } of finished.p_deliveries)
    expect([state, Date.parse(tryAt ?? '') > morning + 60_000]).toEqual(
      state === 'sent' ? ['sent', false] : ['failed', true],
    );
});
