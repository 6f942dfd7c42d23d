import { describe, expect, test } from 'vitest';
import { formatDate, formatNumber, formatRupees, formatTime } from './format.ts';

describe('numbers', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [100000, '1,00,000'],
    [1234567, '12,34,567'],
    [123456789, '12,34,56,789'],
    [1.6666666666666667, '1.67'],
    [2, '2'],
  ])('%d is grouped as in India, with at most two places', (value, text) => {
    expect(formatNumber(value, 'en')).toBe(text);
    expect(formatNumber(value, 'hi')).toBe(text);
  });

  test('the places can be limited', () => {
    expect(formatNumber(33.3333, 'en', { decimals: 0 })).toBe('33');
  });

  test('Hindi uses Devanagari digits only where they are asked for', () => {
    expect(formatNumber(1234567, 'hi', { digits: 'devanagari' })).toBe('१२,३४,५६७');
  });
});

describe('rupees', () => {
  test.each([
    [199, '₹199'],
    [1234567, '₹12,34,567'],
    [99.5, '₹99.50'],
    [0, '₹0'],
    [-199, '−₹199'],
  ])('%d has its sign without a gap, and paise only where there are some', (value, text) => {
    expect(formatRupees(value, 'en')).toBe(text);
    expect(formatRupees(value, 'hi')).toBe(text);
  });
});

describe('dates and times', () => {
  const moment = new Date('2026-11-20T18:35:00Z');

  test('a date is the day of the given place', () => {
    expect(formatDate(moment, 'en', 'Asia/Kolkata')).toBe('21 Nov 2026');
    expect(formatDate(moment, 'en', 'UTC')).toBe('20 Nov 2026');
  });

  test('a Hindi date has Hindi month names and Latin digits', () => {
    expect(formatDate(moment, 'hi', 'Asia/Kolkata')).toMatch(/^21 नव\S* 2026$/);
    expect(formatDate(moment, 'hi', 'Asia/Kolkata', 'devanagari')).toMatch(/^२१ नव\S* २०२६$/);
  });

  test('a time is on the 12-hour clock, midnight being 12', () => {
    expect(formatTime(moment, 'en', 'Asia/Kolkata')).toBe('12:05 am');
    expect(formatTime(new Date('2026-11-21T12:35:00Z'), 'en', 'Asia/Kolkata')).toBe('6:05 pm');
  });
});
