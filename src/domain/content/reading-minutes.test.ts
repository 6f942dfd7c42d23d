import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

test('a text takes a minute for 200 words begun, one at least and 240 at most', () => {
  expect(
    ['', 'one', 'शब्द '.repeat(200), 'शब्द '.repeat(201), 'a '.repeat(100_000)].map(readingMinutes),
  ).toEqual([1, 1, 1, 2, 240]);
});
