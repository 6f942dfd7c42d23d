import { expect, test } from 'vitest';
import { translate } from '#i18n/messages.ts';
import { dayLabel, isSameDay } from './day-label.ts';

const english = {
  language: 'en',
  t: (message, values) => translate(message, 'en', values),
} as const satisfies Parameters<typeof dayLabel>[2];
const now = at(2026, 11, 21, 0, 5);

test.each([
  ['a minute ago on the day before', at(2026, 11, 20, 23, 59), 'Yesterday'],
  ['earlier today', at(2026, 11, 21, 0, 1), 'Today'],
  ['ahead by a wrong clock', at(2026, 11, 22, 9, 0), 'Today'],
  ['two days ago', at(2026, 11, 19, 23, 0), '2 days ago'],
  ['a week ago', at(2026, 11, 14, 0, 0), '7 days ago'],
  ['more than a week ago', at(2026, 11, 13, 23, 59), '13 Nov 2026'],
])('%s', (_, moment, label) => {
  expect(dayLabel(moment, now, english)).toBe(label);
});

test('a day is told by the calendar, not by 24 hours', () => {
  expect(isSameDay(at(2026, 11, 20, 23, 59), now)).toBe(false);
  expect(isSameDay(at(2026, 11, 21, 23, 59), now)).toBe(true);
});

function at(year: number, month: number, day: number, hour: number, minute: number): number {
  return new Date(year, month - 1, day, hour, minute).getTime();
}
