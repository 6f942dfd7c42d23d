import { expect, test } from 'vitest';
import { readable } from './readable.ts';

test('a usual question is read as it stands', () => {
  expect(readable('Where should\nthe stove stand?? ', 4000)).toBe('Where should\nthe stove stand??');
});

test('runs of spaces and signs are read as a few', () => {
  expect(readable(`a${' '.repeat(20_000)}b${'?'.repeat(20_000)}`, 4000)).toBe('a b???');
  expect(readable(`a${'\n \t'.repeat(5_000)}b`, 4000)).toBe('a\nb');
});

test('of what is longer the end is read, from a whole word on', () => {
  const told = readable(`${'kitchen '.repeat(5_000)}where should the bed stand?`, 400);
  expect(told.length).toBeLessThanOrEqual(400);
  expect(told).toMatch(/^kitchen .*where should the bed stand\?$/);
});
