import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test.each(['Ganesh', 'गणेश', 'क्\u200dष', ''])('leaves %j as it is', (words) => {
  expect(isolated(words)).toBe(words);
});

test.each([
  ['שלום', '\u2068שלום\u2069'],
  ['\u202eGanesh', '\u2068\u202eGanesh\u2069'],
  ['a\u2069\u2067b', '\u2068ab\u2069'],
])('puts %j where it turns nothing else', (words, expected) => {
  expect(isolated(words)).toBe(expected);
});
