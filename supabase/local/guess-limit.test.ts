import { expect, test } from 'vitest';
import { guessLimit } from './guess-limit.ts';

const minute = 60_000;

test('after the last allowed attempt one waits until the first is five minutes old', () => {
  const limit = guessLimit(3);
  for (const at of [0, minute, 2 * minute]) {
    expect(limit.wait('a', at)).toBe(0);
    limit.attempt('a', at);
  }
  expect(limit.wait('a', 2 * minute)).toBe(180);
  expect(limit.wait('a', 5 * minute - 1)).toBe(1);
  expect(limit.wait('a', 5 * minute)).toBe(0);
});

test('an attempt after the wait counts with those that are still young', () => {
  const limit = guessLimit(2);
  limit.attempt('a', 0);
  limit.attempt('a', 4 * minute);
  limit.attempt('a', 5 * minute);
  expect(limit.wait('a', 6 * minute)).toBe(180);
});

test('a right attempt is forgiven, and those before it are not', () => {
  const limit = guessLimit(2);
  limit.attempt('a', 0);
  limit.attempt('a', minute);
  limit.forgive('a', minute);
  expect(limit.wait('a', minute)).toBe(0);
  limit.attempt('a', 2 * minute);
  expect(limit.wait('a', 2 * minute)).toBe(180);
});

test('nobody waits for the attempts of somebody else', () => {
  const limit = guessLimit(1);
  limit.attempt('a', 0);
  expect(limit.wait('b', 0)).toBe(0);
});

test('an endless stream of names does not grow the memory, and the newest are remembered', () => {
  const limit = guessLimit(1);
  for (let index = 0; index < 10_500; index += 1) limit.attempt(`name ${index}`, index);
  expect(limit.wait('name 0', 10_500)).toBe(0);
  expect(limit.wait('name 10499', 10_500)).toBeGreaterThan(0);
});
