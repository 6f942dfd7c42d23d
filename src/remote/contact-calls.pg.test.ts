import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startWorld, type OwnWorld } from '#tests/fakes/embedded-world.ts';
import { sendContactQuery } from './contact-calls.ts';

let world: OwnWorld;

beforeAll(async () => {
  // The package prints every refused statement; here refusals are what is asked for.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  world = await startWorld();
});
afterAll(async () => {
  await world.close();
  vi.restoreAllMocks();
});

const aQuery = (change: object = {}) => ({
  id: randomUUID(),
  name: 'Asha',
  propertyType: 'land' as const,
  city: 'Pune',
  query: 'Is this land good?',
  replyTo: 'asha@example.org',
  ...change,
});

test('a query is sent once under its id, by a guest and by an account, and too many have to wait', async () => {
  const config = { url: world.url, key: world.publishableKey };
  const first = aQuery();
  expect(await sendContactQuery(config, undefined, first)).toEqual({ ok: true, value: true });
  expect(await sendContactQuery(config, undefined, { ...first, query: 'Again, or something else?' })).toEqual(
    {
      ok: true,
      value: true,
    },
  );
  const { token } = await world.newcomer();
  expect(await sendContactQuery(config, token, aQuery({ replyTo: '' }))).toMatchObject({ ok: true });
  expect(await sendContactQuery(config, undefined, aQuery({ query: 'short' }))).toMatchObject({
    ok: false,
    problem: { kind: 'refused' },
  });
  const answers = [];
  for (let count = 0; count < 4; count += 1)
    answers.push(await sendContactQuery(config, undefined, aQuery()));
  const [last] = answers.slice(-1);
  expect(last).toMatchObject({
    ok: false,
    problem: { kind: 'server', status: 429, code: 'too_many_queries' },
  });
  const pause = last?.ok === false ? (last.problem.retryAfterMs ?? 0) : 0;
  expect(pause).toBeGreaterThan(0);
  expect(pause).toBeLessThanOrEqual(3_600_000);
});
