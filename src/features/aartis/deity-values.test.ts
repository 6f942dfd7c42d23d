import { expect, test } from 'vitest';
import type { UserDeityRow } from '#db/queries/deity-collection.ts';
import { deityChangeOf, deityFaultsOf, deityFieldsOf, deityValuesOf } from './deity-values.ts';

const values = { name: 'Kuldevi', about: '', dates: '' };
const row: UserDeityRow = { id: '1', seq: 1, deleted_at: null, deity_id: null, name: 'Kuldevi' };

test.each([
  [values, []],
  [{ ...values, name: ' \u200b ' }, [{ field: 'name', kind: 'missing' }]],
  [{ ...values, name: 'न'.repeat(121) }, [{ field: 'name', kind: 'too-long', most: 120 }]],
  [{ ...values, name: '🪔'.repeat(120) }, []],
  [{ ...values, about: 'x'.repeat(5_000_000) }, [{ field: 'about', kind: 'too-long', most: 5000 }]],
  [{ ...values, dates: 'x\n'.repeat(51) }, [{ field: 'dates', kind: 'too-many', most: 50 }]],
  [{ ...values, dates: 'x'.repeat(1001) }, [{ field: 'dates', kind: 'too-long', most: 1000 }]],
])('what is wrong is found before anything is kept', (typed, faults) => {
  expect(deityFaultsOf(typed)).toEqual(faults);
});

test('what is empty is null, a name is one line, and each date a line', () => {
  expect(deityFieldsOf({ name: ' Kul\ndevi ', about: ' \n', dates: ' one \r\n\n two' })).toEqual({
    name: 'Kul devi',
    about: null,
    important_dates: ['one', 'two'],
  });
});

test('only what is different is a change', () => {
  expect(deityChangeOf(row, deityValuesOf(row))).toEqual({});
  const told = { ...row, about: 'Ours', important_dates: ['one'] };
  expect(deityChangeOf(told, deityValuesOf(told))).toEqual({});
  expect(deityChangeOf(told, { name: 'Maa', about: '', dates: 'one\ntwo' })).toEqual({
    name: 'Maa',
    about: null,
    important_dates: ['one', 'two'],
  });
});
