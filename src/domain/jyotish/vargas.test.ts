import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vargas, vargaSign, type Varga } from './vargas.ts';
import { withinCircle, signOf } from './zodiac.ts';

const at = (sign: number, degrees: number) => (sign - 1) * 30 + degrees;

test('every division of every longitude is a sign', () => {
  fc.assert(
    fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (longitude) => {
      for (const varga of vargas) {
        const sign = vargaSign(varga, longitude);
        expect(Number.isInteger(sign) && sign >= 1 && sign <= 12, `${varga} ${longitude}`).toBe(true);
      }
    }),
  );
});

test('divisions that run on through the zodiac are harmonics of the longitude', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), (longitude) => {
      // A hair from a border either side may round across it.
      fc.pre([9, 27].every((parts) => Math.abs(((longitude * parts) / 30) % 1) > 1e-9));
      expect(vargaSign('D9', longitude)).toBe(signOf(withinCircle(longitude * 9)));
      expect(vargaSign('D27', longitude)).toBe(signOf(withinCircle(longitude * 27)));
    }),
  );
});

describe('as the verses give them', () => {
  test.each<[Varga, number, number, number, string]>([
    ['D2', 1, 10, 5, 'the first half of an odd sign is the Sun’s'],
    ['D2', 2, 10, 4, 'of an even one the Moon’s'],
    ['D2', 2, 20, 5, 'and its second half the Sun’s'],
    ['D3', 4, 25, 12, 'the third decanate is the ninth sign'],
    ['D4', 5, 8, 8, 'the second quarter is the fourth sign'],
    ['D7', 1, 29, 7, 'the seventh part of an odd sign'],
    ['D7', 2, 1, 8, 'an even sign begins with its seventh'],
    ['D9', 1, 0, 1, 'movable signs begin with themselves'],
    ['D9', 2, 0, 10, 'fixed signs with the ninth'],
    ['D9', 3, 0, 7, 'dual signs with the fifth'],
    ['D9', 12, 29.9, 12, 'the last of all'],
    ['D10', 2, 1, 10, 'an even sign begins with its ninth'],
    ['D10', 5, 29, 2, 'the tenth part of an odd sign'],
    ['D12', 8, 29, 7, 'the twelfth part is the sign before'],
    ['D16', 2, 1, 5, 'fixed signs begin with Simha'],
    ['D20', 2, 1, 9, 'fixed signs begin with Dhanu'],
    ['D20', 3, 1, 5, 'dual signs with Simha'],
    ['D24', 1, 1, 5, 'odd signs begin with Simha'],
    ['D24', 2, 1, 4, 'even signs with Karka'],
    ['D27', 2, 0.5, 4, 'earthy signs begin with Karka'],
    ['D30', 1, 17, 9, 'Jupiter’s part of an odd sign'],
    ['D30', 1, 4.99, 1, 'Mars’s part of an odd sign'],
    ['D30', 2, 4.99, 2, 'Venus’s part of an even sign'],
    ['D30', 2, 29, 8, 'Mars’s part of an even sign'],
    ['D40', 2, 0.5, 7, 'even signs begin with Tula'],
    ['D45', 3, 0.5, 9, 'dual signs begin with Dhanu'],
    ['D60', 3, 0.4, 3, 'the first sixtieth is the sign itself'],
    ['D60', 3, 6.2, 3, 'the thirteenth is it again'],
  ])('%s of sign %d at %d° is %d: %s', (varga, sign, degrees, expected) => {
    expect(vargaSign(varga, at(sign, degrees))).toBe(expected);
  });
});
