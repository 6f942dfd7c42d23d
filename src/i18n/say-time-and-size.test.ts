import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';
import { saySize } from './say-size.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [minute, '1 minute ago', '1 मिनट पहले'],
  [59 * minute, '59 minutes ago', '59 मिनट पहले'],
  [hour, '1 hour ago', '1 घंटा पहले'],
  [23.9 * hour, '23 hours ago', '23 घंटे पहले'],
  [day, 'yesterday', 'कल'],
  [40 * day, '40 days ago', '40 दिन पहले'],
])('%d ms ago is said as one would say it', (passed, en, hi) => {
  expect(relativeTime(1e12 - passed, 1e12, 'en')).toBe(en);
  expect(relativeTime(1e12 - passed, 1e12, 'hi')).toMatch(
    new RegExp(`^${hi.replace(/\S+ पहले/, '\\S+ पहले')}$`),
  );
});

test('less than a minute, or a moment still to come, has no number', () => {
  expect(relativeTime(1e12 - minute + 1, 1e12, 'en')).toBeUndefined();
  expect(relativeTime(1e12 + hour, 1e12, 'en')).toBeUndefined();
});

test.each([
  [0, '1 kB'],
  [1499, '1 kB'],
  [999_400, '999 kB'],
  [999_600, '1 MB'],
  [1_258_291, '1.3 MB'],
  [12_400_000, '12 MB'],
  [3_210_000_000, '3.2 GB'],
  [9e12, '9,000 GB'],
])('%d bytes are said in the unit that fits', (bytes, words) => {
  expect(saySize(bytes, 'en')).toBe(words);
  expect(saySize(bytes, 'hi')).toBe(words);
});
