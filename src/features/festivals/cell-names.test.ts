import { expect, test } from 'vitest';
import { cellNames } from './cell-names.ts';

test('a cell names all that fits into its lines', () => {
  expect(cellNames([])).toEqual({ shown: [], more: 0 });
  expect(cellNames(['Diwali', 'Amavasya', 'Lakshmi Puja'])).toEqual({
    shown: ['Diwali', 'Amavasya', 'Lakshmi Puja'],
    more: 0,
  });
});

test('a cell keeps a line for how many names are left to the list', () => {
  expect(cellNames(['One', 'Two', 'Three', 'Four', 'Five', 'Six'])).toEqual({
    shown: ['One', 'Two', 'Three'],
    more: 3,
  });
});

test('long Hindi names take two lines each, so that fewer stand in a cell', () => {
  const names = ['कार्तिक पूर्णिमा और देव दीपावली', 'गुरु नानक जयंती और प्रकाश पर्व', 'पूर्णिमा'];
  expect(cellNames(names)).toEqual({ shown: names.slice(0, 1), more: 2 });
  expect(cellNames(names.slice(0, 2))).toEqual({ shown: names.slice(0, 2), more: 0 });
});

test('the first name always stands there, however long it is', () => {
  const name = 'a name that is much longer than any cell of a calendar on paper could ever hold';
  expect(cellNames([name, 'another one that is long', 'and one more']).shown[0]).toBe(name);
});
