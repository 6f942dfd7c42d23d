import { expect, test } from 'vitest';
import { civilDate } from '../time/civil-date.ts';
import { nextDays } from './next-days.ts';

const tuesday = civilDate(2026, 11, 24);
const reckoned = [
  { id: 'purnima', date: civilDate(2026, 10, 26) },
  { id: 'purnima', date: tuesday },
  { id: 'utpanna_ekadashi', date: civilDate(2026, 12, 4) },
  { id: 'purnima', date: civilDate(2026, 12, 23) },
] as const;

test('a puja of a festival comes on its days from today on', () => {
  expect(nextDays({ kind: 'festivals', ids: ['purnima'] }, tuesday, reckoned)).toEqual([
    { date: '2026-11-24', festival: 'purnima' },
    { date: '2026-12-23', festival: 'purnima' },
  ]);
});

test('one of a weekday comes this week, and today where it is that day', () => {
  const dates = (weekday: 1 | 2) =>
    nextDays({ kind: 'weekday', weekday }, tuesday, [], 2).map(({ date }) => date);
  expect(dates(1)).toEqual(['2026-11-30', '2026-12-07']);
  expect(dates(2)).toEqual(['2026-11-24', '2026-12-01']);
});

test('one that is kept daily, or on a day that is chosen, has no next day', () => {
  expect(nextDays({ kind: 'daily' }, tuesday, reckoned)).toEqual([]);
  expect(nextDays({ kind: 'chosen' }, tuesday, reckoned)).toEqual([]);
});
