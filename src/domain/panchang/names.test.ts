import { expect, test } from 'vitest';
import * as names from './names.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test.each([
  ['tithi', names.tithiWithPaksha, 30],
  ['nakshatra', names.nakshatraName, 27],
  ['yoga', names.yogaName, 27],
  ['ritu', names.rituName, 6],
  ['rashi', names.rashiName, 12],
] as const)('every %s has a name of its own in both languages, and there are no more', (_, name, last) => {
  const english = upTo(last).map((number) => name(number, 'en'));
  const hindi = upTo(last).map((number) => name(number, 'hi'));
  expect(new Set(english).size).toBe(last);
  expect(new Set(hindi).size).toBe(last);
  expect(hindi.join('')).toMatch(/^[\u0900-\u097f ]+$/);
  expect(english.join('')).toMatch(/^[A-Za-z ]+$/);
  expect(() => name(last + 1, 'en')).toThrow(RangeError);
});

test('the full and the new moon need no half of the month to be named', () => {
  expect([15, 30, 1, 16].map((tithi) => names.tithiWithPaksha(tithi, 'en'))).toEqual([
    'Purnima',
    'Amavasya',
    'Shukla Pratipada',
    'Krishna Pratipada',
  ]);
});

test('karanas: one, then seven that return eight times, then three', () => {
  const all = upTo(60).map((karana) => names.karanaName(karana, 'en'));
  expect([all[0], all[1], all[7], all[8], all[56]]).toEqual([
    'Kimstughna',
    'Bava',
    'Vishti (Bhadra)',
    'Bava',
    'Vishti (Bhadra)',
  ]);
  expect(all.slice(57)).toEqual(['Shakuni', 'Chatushpada', 'Naga']);
  expect(all.filter((name) => name.startsWith('Vishti'))).toHaveLength(8);
});

test('the month put in says so', () => {
  expect(names.lunarMonthLabel(3, true, 'en')).toBe('Adhika Jyeshtha');
  expect(names.lunarMonthLabel(3, false, 'hi')).toBe('ज्येष्ठ');
});

test('the vara is counted from Sunday', () => {
  expect([0, 6].map((vara) => names.varaName(vara, 'hi'))).toEqual(['रविवार', 'शनिवार']);
});
