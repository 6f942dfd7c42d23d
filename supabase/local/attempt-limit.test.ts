import { afterEach, expect, test, vi } from 'vitest';
import { attemptLimit, type AttemptLimit } from './attempt-limit.ts';

afterEach(() => {
  vi.useRealTimers();
});

const clock = { seconds: 0 };
const limitOf = (most: number): AttemptLimit => {
  clock.seconds = 0;
  return attemptLimit(most, 300, () => clock.seconds * 1000);
};

async function attempt(limit: AttemptLimit, who: string, counts = true): Promise<number> {
  const wait = await limit.begin(who);
  if (wait === 0) limit.end(who, counts);
  return wait;
}

test('after the last allowed attempt one waits until the first is five minutes old', async () => {
  const limit = limitOf(3);
  for (const at of [0, 60, 120]) {
    clock.seconds = at;
    expect(await attempt(limit, 'a')).toBe(0);
  }
  expect(await attempt(limit, 'a')).toBe(180);
  clock.seconds = 299.5;
  expect(await attempt(limit, 'a')).toBe(1);
  clock.seconds = 300;
  expect(await attempt(limit, 'a')).toBe(0);
});

test('an attempt after the wait counts with those that are still young', async () => {
  const limit = limitOf(2);
  for (const at of [0, 240, 300]) {
    clock.seconds = at;
    expect(await attempt(limit, 'a')).toBe(0);
  }
  clock.seconds = 360;
  expect(await attempt(limit, 'a')).toBe(180);
});

test('an attempt that does not count is forgotten, and those before it are not', async () => {
  const limit = limitOf(2);
  await attempt(limit, 'a');
  for (let n = 0; n < 5; n += 1) expect(await attempt(limit, 'a', false)).toBe(0);
  await attempt(limit, 'a');
  expect(await attempt(limit, 'a', false)).toBe(300);
});

test('nobody waits for the attempts of somebody else', async () => {
  const limit = limitOf(1);
  await attempt(limit, 'a');
  expect(await attempt(limit, 'b')).toBe(0);
});

test('of many at once only as many go on as may count, and the others learn how those ended', async () => {
  const limit = limitOf(2);
  const begun: number[] = [];
  const all = Array.from({ length: 5 }, async () => {
    const wait = await limit.begin('a');
    begun.push(wait);
    return wait;
  });
  await Promise.all(all.slice(0, 2));
  expect(begun).toEqual([0, 0]);
  limit.end('a', false);
  await all[2];
  expect(begun).toEqual([0, 0, 0]);
  limit.end('a', true);
  limit.end('a', true);
  expect(await Promise.all(all)).toEqual([0, 0, 0, 300, 300]);
});

test('a thousand at once that do not count are all let through', async () => {
  const limit = limitOf(10);
  const all = Array.from({ length: 1000 }, async () => {
    const wait = await limit.begin('a');
    await Promise.resolve();
    limit.end('a', false);
    return wait;
  });
  expect(new Set(await Promise.all(all))).toEqual(new Set([0]));
});

test('an endless stream of names does not grow the memory, and the newest are remembered', async () => {
  const limit = limitOf(1);
  expect(await limit.begin('under way')).toBe(0);
  for (let index = 0; index < 10_100; index += 1) await attempt(limit, `name ${index}`);
  expect(await limit.begin('name 0')).toBe(0);
  expect(await limit.begin('name 10099')).toBe(300);
  limit.end('under way', true);
  expect(await limit.begin('under way')).toBe(300);
});

test('an attempt that never ends keeps others for some seconds, and then they are told to come again', async () => {
  vi.useFakeTimers();
  const limit = limitOf(1);
  await limit.begin('a');
  const [one, other] = [limit.begin('a'), limit.begin('a')];
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await Promise.all([one, other])).toEqual([5, 5]);
  // Nobody who gave up takes the place of who comes next.
  const next = limit.begin('a');
  limit.end('a', false);
  expect(await next).toBe(0);
});

test('names without end from one network push out what was counted of that network, and of no other', async () => {
  const limit = limitOf(1);
  const from = async (network: string, who: string): Promise<number> => {
    const wait = await limit.begin(who, network);
    if (wait === 0) limit.end(who, true);
    return wait;
  };
  await from('mine', 'a');
  for (let index = 0; index < 10_100; index += 1) await from('theirs', `name ${index}`);
  expect(await from('mine', 'a')).toBe(300);
  expect(await from('theirs', 'name 0')).toBe(0);
});

test('attempts that are refused, or do not count, push out nothing', async () => {
  const limit = limitOf(2);
  for (let n = 0; n < 2; n += 1) await attempt(limit, 'a');
  for (let index = 0; index < 10_100; index += 1) await attempt(limit, `name ${index}`, false);
  expect(await attempt(limit, 'a')).toBe(300);
});

test('an attempt that begins anyway is counted, and is told that it is one too many', () => {
  const limit = limitOf(2);
  expect(['a', 'a', 'a'].map((who) => limit.beginAnyway(who))).toEqual([false, false, true]);
  limit.end('a', false);
  expect([limit.tries('a'), limit.wait('a')]).toEqual([2, 0]);
  for (let n = 0; n < 2; n += 1) limit.end('a', true);
  expect([limit.tries('a'), limit.wait('a')]).toEqual([2, 300]);
  expect(limit.beginAnyway('a')).toBe(true);
});
