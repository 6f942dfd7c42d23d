import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, startWorld, type OwnWorld } from '#tests/fakes/embedded-world.ts';

let world: OwnWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const accounts = 12;
const rightOnes = 4;
const wrongOnes = 2;

test('of many who sign in at once from one address each gets their own session, and the server goes on answering', async () => {
  const people: { email: string; userId: string }[] = [];
  for (let n = 0; n < accounts; n += 1) people.push(await world.newcomer());

  const work = { isDone: false };
  const health = (async () => {
    const statuses: number[] = [];
    while (!work.isDone) statuses.push((await fetch(`${world.url}/healthz`)).status);
    return statuses;
  })();
  const attempts = people.flatMap(({ email, userId }) =>
    [...Array(rightOnes + wrongOnes).keys()].map(async (n) => {
      const isRight = n < rightOnes;
      const { data, error } = await world
        .client()
        .auth.signInWithPassword({ email, password: isRight ? password : 'not-the-password' });
      const session = data.session && (await world.client().auth.getUser(data.session.access_token));
      return {
        expected: isRight ? userId : 'invalid_credentials',
        got: error ? error.code : session?.data.user?.id,
      };
    }),
  );
  const outcomes = await Promise.all(attempts);
  work.isDone = true;

  expect(outcomes.filter(({ expected, got }) => expected !== got)).toEqual([]);
  const statuses = await health;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length).toBeGreaterThan(3);
});
