import { expect, test } from 'vitest';
import { readCalendarSearch } from './calendar-search.ts';

test('an address with a month, a day and a festival is followed', () => {
  const search = { month: '2026-11', day: '2026-11-08', festival: 'diwali' };
  expect(readCalendarSearch(search)).toEqual(search);
});

test('the festival of an admin is named by its row', () => {
  const festival = '0b6f3c2e-5a1d-4f7e-9c0b-1d2e3f4a5b6c';
  expect(readCalendarSearch({ festival })).toEqual({ festival });
});

test.each([
  { month: '2026-13', day: '2025-02-30', festival: '<script>alert(1)</script>' },
  { month: '99999-01', day: '0000-00-00', festival: '../../etc/passwd' },
  { month: ['2026-11'], day: { $gt: '' }, festival: 42 },
  { festival: 'a'.repeat(5000), other: 'x' },
])('what makes no sense in an address is passed over: %j', (search) => {
  expect(readCalendarSearch(search)).toEqual({});
});

test('what makes sense is followed beside what does not', () => {
  expect(readCalendarSearch({ month: 'soon', day: '2026-11-08' })).toEqual({ day: '2026-11-08' });
});
