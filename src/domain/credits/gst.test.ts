import { assert, boolean, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gstStates, readGstin, readGstState, taxInside } from './gst.ts';

describe('the tax inside a price', () => {
  test('of 249 rupees is 37.98, halved within a state and whole between two', () => {
    expect(taxInside(24_900, { isWithinState: true })).toEqual({
      taxablePaise: 21_102,
      kind: 'within-state',
      cgstPaise: 1899,
      sgstPaise: 1899,
      igstPaise: 0,
    });
    expect(taxInside(24_900, { isWithinState: false })).toMatchObject({ cgstPaise: 0, igstPaise: 3798 });
  });

  test('adds up to the price to the paisa, and its halves differ by one at most', () => {
    assert(
      property(integer({ min: 1, max: 100_000_000 }), boolean(), (amount, isWithinState) => {
        const tax = taxInside(amount, { isWithinState });
        expect(tax.taxablePaise + tax.cgstPaise + tax.sgstPaise + tax.igstPaise).toBe(amount);
        expect(tax.sgstPaise - tax.cgstPaise).toBeOneOf([0, 1]);
        expect(Object.values(tax).every((part) => typeof part === 'string' || part >= 0)).toBe(true);
      }),
    );
  });
});

describe('a GSTIN', () => {
  test.each(['27AAPFU0939F1ZV', ' 27aapfu0939f1zv ', '27-AAPFU-0939F-1ZV'])(
    'is read however it is typed: %s',
    (text) => {
      expect(readGstin(text)).toEqual({ gstin: '27AAPFU0939F1ZV', state: '27' });
    },
  );

  test.each([
    ['one wrong letter', '27AAPFU0939F1ZW'],
    ['two letters exchanged', '27APAFU0939F1ZV'],
    ['a state that does not exist', '99AAPFU0939F1ZV'],
    ['too short', '27AAPFU0939F1Z'],
    ['nothing', ''],
  ])('with %s is none', (_, text) => {
    expect(readGstin(text)).toBeUndefined();
  });
});

test('a state is known by its code and by its name', () => {
  expect(readGstState('27')).toBe('27');
  expect(readGstState(' maharashtra ')).toBe('27');
  expect(readGstState('Atlantis')).toBeUndefined();
  expect(readGstState('toString')).toBeUndefined();
  expect(Object.keys(gstStates)).toHaveLength(36);
});
