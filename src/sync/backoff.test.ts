import { describe, expect, test } from 'vitest';
import { isDue, retryAt } from './backoff.ts';

const now = 1_000_000;
const minute = 60_000;
const hour = 60 * minute;
const tenYears = 10 * 365 * 24 * hour;

describe('the next try', () => {
  test.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [9, 256_000],
    [10, 5 * minute],
    [1000, 5 * minute],
  ])('after %i failures in a row comes within %i ms', (failures, longest) => {
    expect(retryAt(failures, now, 0.999_999)).toBeCloseTo(now + longest, -3);
    expect(retryAt(failures, now, 0.5)).toBe(now + Math.max(longest / 2, 250));
  });

  test('is never at once, so that nothing fails in a storm', () => {
    expect(retryAt(1, now, 0)).toBe(now + 250);
    expect(retryAt(50, now, 0)).toBe(now + 250);
  });

  test('comes not before the server wants it, nor much later than by itself', () => {
    expect(retryAt(1, now, 0.5, 30_000)).toBe(now + 30_000);
    expect(retryAt(10, now, 0.5, 1000)).toBe(now + 2.5 * minute);
  });

  test('is not put off for ever by a server that asks for it', () => {
    expect(retryAt(1, now, 0, Number.MAX_SAFE_INTEGER)).toBe(now + hour);
    expect(retryAt(1, now, 0, Number.POSITIVE_INFINITY)).toBe(now + hour);
  });
});

describe('a time', () => {
  test('has come when it is past or now', () => {
    expect([isDue(now - 1, now), isDue(now, now), isDue(now + 1, now)]).toEqual([true, true, false]);
  });

  test('is waited for as long as any pause can be', () => {
    expect(isDue(retryAt(1, now, 0, hour), now)).toBe(false);
  });

  test('that was set by a clock which has been put back is not waited for', () => {
    expect(isDue(retryAt(3, now + tenYears, 0.5), now)).toBe(true);
  });

  test('that was set before the clock was put forward has come', () => {
    expect(isDue(retryAt(3, now, 0.5), now + tenYears)).toBe(true);
  });
});
