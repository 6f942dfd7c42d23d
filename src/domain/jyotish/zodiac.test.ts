import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countFrom,
  degreesInSign,
  withinCircle,
  nakshatraOf,
  padaIndex,
  padaOf,
  signFrom,
  signOf,
  type Sign,
} from './zodiac.ts';

const longitude = fc.double({ min: -1e5, max: 1e5, noNaN: true });
const sign = fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Sign>;

test('every longitude has a sign, a nakshatra and a pada that agree', () => {
  fc.assert(
    fc.property(longitude, (at) => {
      expect(signOf(at)).toBe(Math.floor(withinCircle(at) / 30) + 1);
      expect(degreesInSign(at)).toBeGreaterThanOrEqual(0);
      expect(degreesInSign(at)).toBeLessThan(30);
      expect((nakshatraOf(at) - 1) * 4 + padaOf(at) - 1).toBe(padaIndex(at));
      expect(nakshatraOf(at)).toBeLessThanOrEqual(27);
    }),
  );
});

test('nine padas make a sign, and each begins where it is said to', () => {
  for (let index = 0; index < 108; index += 1) {
    const begin = index * (360 / 108) + 1e-9;
    expect(padaIndex(begin)).toBe(index);
    expect(signOf(begin)).toBe(Math.floor(index / 9) + 1);
  }
});

test('a longitude a hair below nought is at the end of Meena, not beyond it', () => {
  expect(signOf(-1e-20)).toBeLessThanOrEqual(12);
  expect(withinCircle(-1e-20)).toBeLessThan(360);
});

test('counting to a sign and on from one undo each other', () => {
  fc.assert(
    fc.property(sign, sign, (from, to) => {
      expect(signFrom(from, countFrom(from, to))).toBe(to);
    }),
  );
});
