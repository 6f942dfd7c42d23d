import { expect, test } from 'vitest';
import { numberedInYear } from './numbered-in-year.ts';

test('days of one name are counted within each year, others beside them', () => {
  const days = ['a 2027-01-02', 'b 2027-03-22', 'a 2027-12-22', 'a 2028-12-10'].map((text) => ({
    name: text.slice(0, 1),
    date: text.slice(2),
  }));
  expect(numberedInYear(days, ({ name }) => name)).toEqual([
    { name: 'a', date: '2027-01-02', year: 2027, number: 1 },
    { name: 'b', date: '2027-03-22', year: 2027, number: 1 },
    { name: 'a', date: '2027-12-22', year: 2027, number: 2 },
    { name: 'a', date: '2028-12-10', year: 2028, number: 1 },
  ]);
});
