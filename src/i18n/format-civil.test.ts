import { describe, expect, test } from 'vitest';
import {
  civilDateInFull,
  civilDateText,
  dayAndMonthText,
  monthWord,
  monthText,
  shortWeekdayName,
  weekdayName,
} from './format-civil.ts';

describe('a day of the calendar', () => {
  test('is the same day whatever the zone of the device', () => {
    expect(civilDateText('2026-11-08', 'en')).toBe('8 Nov 2026');
    expect(civilDateText('2026-11-08', 'hi')).toBe('8 नव॰ 2026');
  });

  test('is named in full with its weekday', () => {
    expect(civilDateInFull('1900-01-01', 'en')).toBe('Monday, 1 January 1900');
    expect(civilDateInFull('2100-12-31', 'hi')).toBe('शुक्रवार, 31 दिसंबर 2100');
  });

  test('goes without its year where the year is said elsewhere', () => {
    expect(dayAndMonthText('2026-11-08', 'en')).toBe('8 Nov');
    expect(dayAndMonthText('2026-11-08', 'hi')).toBe('8 नव॰');
  });
});

test('months and weekdays have their names in both languages', () => {
  expect(monthText('2026-11', 'en')).toBe('November 2026');
  expect(monthText('2026-11', 'hi')).toBe('नवंबर 2026');
  expect(monthWord(2, 'en')).toBe('February');
  expect(weekdayName(0, 'hi')).toBe('रविवार');
  expect([0, 1, 2, 3, 4, 5, 6].map((day) => shortWeekdayName(day, 'hi'))).toEqual([
    'रवि',
    'सोम',
    'मंगल',
    'बुध',
    'गुरु',
    'शुक्र',
    'शनि',
  ]);
});
