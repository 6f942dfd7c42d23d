import { expect, test } from 'vitest';
import { pauseAfter } from './pause-after.ts';

test('an answer that is soon there is soon heard of', () => {
  expect([1, 2, 3].map(pauseAfter)).toEqual([2500, 3750, 5625]);
});

test('in ten minutes the server is not asked as often as it hears nobody any more', () => {
  let asked = 1;
  for (let at = 0; at < 10 * 60_000; asked += 1) at += pauseAfter(asked);
  expect(asked).toBeLessThan(30);
});
