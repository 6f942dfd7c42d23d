import { describe, expect, test } from 'vitest';
import { readBirthDate, readBirthTime } from './birth-words.ts';

describe('a date of birth', () => {
  test.each([
    ['12/5/1990', '1990-05-12'],
    ['12-05-1990', '1990-05-12'],
    ['12.5.90', '1990-05-12'],
    ['1990-05-12', '1990-05-12'],
    ['1990/5/12', '1990-05-12'],
    ['12 May 1990', '1990-05-12'],
    ['May 12, 1990', '1990-05-12'],
    ['12th of may 1990', '1990-05-12'],
    ['1990 May 12', '1990-05-12'],
    ['5/25/1990', '1990-05-25'],
    ['3 sept 05', '2005-09-03'],
    ['१२ मई १९९०', '1990-05-12'],
    ['१ फ़रवरी २००१', '2001-02-01'],
    [' 29 Feb 2000 ', '2000-02-29'],
  ])('%s', (text, date) => {
    expect(readBirthDate(text, 2026)).toBe(date);
  });

  test.each([
    '',
    '12 May',
    '30 Feb 2000',
    '12/13/14/15',
    '31-31-1990',
    'yesterday',
    '12 foo 1990',
    '12/5/990',
  ])('%j is none', (text) => {
    expect(readBirthDate(text, 2026)).toBeUndefined();
  });
});

describe('a time of birth', () => {
  test.each([
    ['10:30', 630, 0],
    ['10.30 am', 630, 0],
    ['10:30 PM', 1350, 0],
    ['10 p.m.', 1320, 0],
    ['12:05 am', 5, 0],
    ['12 pm', 720, 0],
    ['1030', 630, 0],
    ['22:15', 1335, 0],
    ['0:10', 10, 0],
    ['about 10 am', 600, 30],
    ['around 7 in the evening', 1140, 30],
    ['सुबह 6 बजे', 360, 0],
    ['सुबह ६:२० बजे', 380, 0],
    ['raat 10 baje', 1320, 0],
    ['lagbhag 4 baje shaam', 960, 30],
    ['dopahar 12:30', 750, 0],
    ['11:30 dopahar', 690, 0],
    ['morning', 510, 150],
    ['शाम', 1110, 120],
    ['midnight', 0, 60],
  ])('%s', (text, minutesOfDay, within) => {
    expect(readBirthTime(text)).toEqual({ minutesOfDay, within });
  });

  test.each(['', 'unknown', 'pata nahi', 'मालूम नहीं', "I don't know"])('%j is known by nobody', (text) => {
    expect(readBirthTime(text)).toEqual({ minutesOfDay: null, within: 0 });
  });

  test('at night the small hours are after midnight', () => {
    expect(readBirthTime('2 at night')).toEqual({ minutesOfDay: 120, within: 0 });
    expect(readBirthTime('raat 12 baje')).toEqual({ minutesOfDay: 0, within: 0 });
    expect(readBirthTime('रात 1:30')).toEqual({ minutesOfDay: 90, within: 0 });
  });

  test.each(['25:00', '10:75', 'soon'])('%j cannot be read', (text) => {
    expect(readBirthTime(text)).toBeUndefined();
  });
});
