import { expect, test } from 'vitest';
import { slowTurns } from './slow-turns.ts';

test('each has a turn so long after the one before, nobody waits for another group, and too many are sent away', () => {
  let seconds = 0;
  const turns = slowTurns(() => seconds * 1000);
  expect([1, 2, 3].map(() => turns.take('a', 10))).toEqual([10_000, 20_000, 30_000]);
  expect(turns.take('b', 10)).toBe(10_000);
  expect([turns.take('a', 10), turns.take('a', 10)]).toEqual([40_000, undefined]);
  seconds = 5;
  expect(turns.take('a', 10)).toBeUndefined();
  seconds = 10;
  expect(turns.take('a', 10)).toBe(40_000);
  seconds = 100;
  expect(turns.take('a', 10)).toBe(10_000);
});
