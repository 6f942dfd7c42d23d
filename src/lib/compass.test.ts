import { describe, expect, test } from 'vitest';
import { headingOf, meanHeading } from './compass.ts';

const still = { alpha: null, beta: 0, gamma: 0 };

describe('the heading of the upper edge', () => {
  test('is what Safari says', () => {
    expect(headingOf({ ...still, webkitCompassHeading: 47 }, 0)).toBe(47);
  });

  test('is the other way round than others count', () => {
    expect(headingOf({ ...still, alpha: 90, absolute: true }, 0)).toBe(270);
    expect(headingOf({ ...still, alpha: 0, absolute: true }, 0)).toBe(0);
  });

  test('goes with the screen when that is turned on the device', () => {
    expect(headingOf({ ...still, alpha: 0, absolute: true }, 90)).toBe(90);
    expect(headingOf({ ...still, webkitCompassHeading: 350 }, 90)).toBe(80);
  });

  test('is not known from a device that only knows how it is turned since it was switched on', () => {
    expect(headingOf({ ...still, alpha: 90, absolute: false }, 0)).toBeUndefined();
    expect(headingOf({ ...still, webkitCompassHeading: -1 }, 0)).toBeUndefined();
  });
});

describe('the mean of readings', () => {
  test('goes around north', () => {
    const { heading, unsteadiness } = meanHeading([350, 10]);
    expect(Math.min(heading, 360 - heading)).toBeCloseTo(0);
    expect(unsteadiness).toBeCloseTo(10);
  });

  test('of a steady needle is where it points', () => {
    const { heading, unsteadiness } = meanHeading([123, 123, 123]);
    expect(heading).toBeCloseTo(123);
    expect(unsteadiness).toBeCloseTo(0);
  });
});
