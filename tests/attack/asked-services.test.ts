import { describe, expect, test, beforeAll } from 'vitest';
import type { Session } from '#tests/fakes/embedded-world.ts';
import { attacked, type Attacked } from './attacked.ts';

// Many small questions at once whose answers take the one thread: whoever comes after them would wait for all of them.
let server: Attacked;
let asha: Session;
let ravi: Session;
beforeAll(async () => {
  server = await attacked();
  [asha, ravi] = [await server.newcomer(), await server.newcomer()];
});

/** How many of the attacker's questions were answered while somebody who came after the first of them waited. */
async function answeredBefore(
  count: number,
  ask: (n: number) => Promise<number>,
  other: () => Promise<number>,
) {
  // A server takes one new connection after another, between whatever else it does: these are there before.
  await Promise.all(Array.from({ length: count + 1 }, () => server.ask('/healthz/live')));
  let answered = 0;
  const statuses = Array.from({ length: count }, async (_, n) => {
    const status = await ask(n);
    answered += 1;
    return status;
  });
  // Then the others are with the server as well, and whatever this process needs to send them is no part of the wait.
  await Promise.race(statuses);
  const earlier = answered;
  expect(await other()).toBe(200);
  const before = answered - earlier;
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  return before;
}

describe('of one account', () => {
  const credits = async (as: Session) =>
    (await server.ask('/functions/v1/get-user-credits', { as, method: 'POST', body: '{}' })).status;
  const user = async (as: Session) => (await server.ask('/auth/v1/user', { as })).status;

  test.each([
    ['the functions', credits],
    ['the auth service', user],
  ])('a hundred questions to %s keep nobody else waiting', async (_, ask) => {
    expect(
      await answeredBefore(
        100,
        () => ask(asha),
        () => ask(ravi),
      ),
    ).toBeLessThan(50);
  });
});

test('of one network no question of a guest takes the turn of others, however long it is reckoned for', async () => {
  const question = async (from: string, message: string, chatHistory: object[] = []) => {
    const body = JSON.stringify({ message, chatHistory, deviceId: crypto.randomUUID() });
    return (await server.ask('/functions/v1/ai-chat', { method: 'POST', body, from })).status;
  };
  const before = await answeredBefore(
    12,
    (n) =>
      question(
        '198.51.100.71',
        `vivah muhurat ${1960 + n}`,
        [1, 2, 3].map((year) => ({ text: `griha pravesh muhurat ${1980 + 4 * n + year}`, sender: 'user' })),
      ),
    () => question('198.51.100.72', 'Is a kitchen in the south east good?'),
  );
  expect(before).toBeLessThan(6);
});
