import { describe, expect, test } from 'vitest';
import {
  isYes,
  readDateType,
  readDescription,
  readLunarDay,
  readLunarMonth,
  readPaksha,
  readSolarDate,
  readTitle,
} from './read-answer.ts';

describe('a title', () => {
  test.each([
    ['is kept without the spaces around it', '  Puja  ', { kind: 'read', value: 'Puja' }],
    ['may be 200 characters', 'अ'.repeat(200), { kind: 'read', value: 'अ'.repeat(200) }],
    ['may be 200 pictures, each of two units', '🪔'.repeat(200), { kind: 'read', value: '🪔'.repeat(200) }],
    ['may not be longer', 'अ'.repeat(201), { kind: 'too-long' }],
    ['may not be 500 characters', 'x'.repeat(500), { kind: 'too-long' }],
  ])('%s', (_, text, expected) => {
    expect(readTitle(text)).toEqual(expected);
  });
});

describe('a description', () => {
  test.each([
    ['skip', null],
    [' SKIP ', null],
    ['Skip the sweets', 'Skip the sweets'],
    ['परिवार के साथ', 'परिवार के साथ'],
  ])('%j is read as %j', (text, value) => {
    expect(readDescription(text)).toEqual({ kind: 'read', value });
  });

  test('may be 5000 characters and no more', () => {
    expect(readDescription('x'.repeat(5000)).kind).toBe('read');
    expect(readDescription('x'.repeat(5001)).kind).toBe('too-long');
  });
});

test.each([
  ['1', 'solar'],
  ['१', 'solar'],
  [' 2 ', 'lunar'],
  ['२', 'lunar'],
  ['3', undefined],
  ['12', undefined],
  ['solar', undefined],
  ['१२', undefined],
])('the kind of date %j is %j', (text, kind) => {
  expect(readDateType(text)).toBe(kind);
});

describe('a date', () => {
  test.each([
    ['2025-01-15', { kind: 'read', date: '2025-01-15' }],
    ['  2024-02-29 ', { kind: 'read', date: '2024-02-29' }],
    ['२०२५-०१-१५', { kind: 'read', date: '2025-01-15' }],
    ['1800-01-01', { kind: 'read', date: '1800-01-01' }],
    ['2399-12-31', { kind: 'read', date: '2399-12-31' }],
    ['2025-02-30', { kind: 'no-such-day', longest: 28 }],
    ['2024-02-30', { kind: 'no-such-day', longest: 29 }],
    ['2025-04-31', { kind: 'no-such-day', longest: 30 }],
    ['2025-01-00', { kind: 'no-such-day', longest: 31 }],
    ['2025-13-01', { kind: 'no-such-day', longest: undefined }],
    ['0000-00-00', { kind: 'no-such-day', longest: undefined }],
    ['1799-12-31', { kind: 'out-of-range' }],
    ['2400-01-01', { kind: 'out-of-range' }],
    ['15-01-2025', { kind: 'not-a-date' }],
    ['2025/01/15', { kind: 'not-a-date' }],
    ['2025-1-5', { kind: 'not-a-date' }],
    ['2025-01-15 morning', { kind: 'not-a-date' }],
    ['कल', { kind: 'not-a-date' }],
  ])('%j is read as %j', (text, expected) => {
    expect(readSolarDate(text)).toEqual(expected);
  });
});

test.each([
  ['Chaitra', 'Chaitra'],
  [' Phalguna ', 'Phalguna'],
  ['chaitra', undefined],
  ['CHAITRA', undefined],
  ['Margashirsha', undefined],
  ['चैत्र', undefined],
  ['Chaitr', undefined],
])('the lunar month %j is %j', (text, month) => {
  expect(readLunarMonth(text)).toBe(month);
});

test.each([
  ['1', 1],
  ['15', 15],
  ['०५', 5],
  ['१५', 15],
  ['0', undefined],
  ['16', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['115', undefined],
  ['5th', undefined],
  ['पाँच', undefined],
])('the lunar day %j is %j', (text, day) => {
  expect(readLunarDay(text)).toBe(day);
});

test.each([
  ['1', 'shukla'],
  ['१', 'shukla'],
  ['शुक्ल', 'shukla'],
  ['Shukla', 'shukla'],
  ['skip', 'shukla'],
  ['पता नहीं।', 'shukla'],
  ['2', 'krishna'],
  ['२', 'krishna'],
  ['कृष्ण पक्ष', 'krishna'],
  ['Krishna', 'krishna'],
  ['3', undefined],
  ['dark', undefined],
])('the fortnight %j is %j', (text, paksha) => {
  expect(readPaksha(text)).toBe(paksha);
});

describe('a yes', () => {
  test.each(['हाँ', 'हां', 'yes', 'YES', 'Yes', ' haan ', 'Haan', 'हाँ।', 'yes!'])('is %j', (text) => {
    expect(isYes(text)).toBe(true);
  });

  test.each(['नहीं', 'no', 'y', 'yess', 'yes please', 'जी', '1', 'हा'])('is not %j', (text) => {
    expect(isYes(text)).toBe(false);
  });
});
