import { expect, test } from 'vitest';
import { freeMessagesLeft } from './guest-limit.ts';

const dayMs = 24 * 60 * 60_000;
const now = 100 * dayMs;

test.each([
  ['nothing was asked', [], undefined, 2],
  ['one was asked', [now - dayMs], undefined, 1],
  ['two were asked', [now - dayMs, now], undefined, 0],
  ['more were asked than are free', [now, now, now], undefined, 0],
  ['they were asked thirty days ago', [now - 30 * dayMs, now], undefined, 0],
  ['one was asked longer ago', [now - 30 * dayMs - 1, now], undefined, 1],
  ['they were asked by a clock that ran ahead', [now + dayMs, now + dayMs], undefined, 0],
  ['the server said no a day ago', [], now - dayMs, 0],
  ['the server said no longer ago', [], now - dayMs - 1, 2],
])('%s', (_, spentAt, refusedAt, left) => {
  expect(freeMessagesLeft({ spentAt, refusedAt }, now)).toBe(left);
});
