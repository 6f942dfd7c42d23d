import { expect, test } from 'vitest';
import { longestQuestion, withSpoken } from './question-text.ts';

test('what is spoken stands alone, or behind what was typed', () => {
  expect(withSpoken('', 'rasoi kahan ho')).toBe('rasoi kahan ho');
  expect(withSpoken(' \n', 'rasoi kahan ho')).toBe('rasoi kahan ho');
  expect(withSpoken('A flat in Pune. ', 'rasoi kahan ho')).toBe('A flat in Pune. rasoi kahan ho');
});

test('both together are no longer than a question may be', () => {
  const typed = 'a'.repeat(longestQuestion - 3);
  expect(withSpoken(typed, 'rasoi')).toBe(`${typed} ra`);
});
