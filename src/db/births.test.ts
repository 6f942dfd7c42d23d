import 'fake-indexeddb/auto';
import { set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { createStore } from '#lib/key-store.ts';
import {
  adoptBirths,
  forgetBirthsOf,
  keepBirth,
  keptBirths,
  mostBirths,
  removeBirth,
  type KeptBirth,
  keepDayOf,
  keptDayOf,
} from './births.ts';

const place = { name: 'Pune', latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' };

function aBirth(id: string): KeptBirth {
  return {
    id,
    name: 'Asha',
    date: '1990-05-12' as KeptBirth['date'],
    minutesOfDay: 630,
    within: 0,
    place,
  };
}

test('births are kept in order, changed in their place and removed', async () => {
  const owner = { userId: 'a' };
  for (const id of ['1', '2']) expect(await keepBirth(owner, aBirth(id))).toBe(true);
  await keepBirth(owner, { ...aBirth('1'), name: 'Meera', minutesOfDay: null });
  expect(await keptBirths(owner)).toEqual([
    { ...aBirth('1'), name: 'Meera', minutesOfDay: null },
    aBirth('2'),
  ]);
  await removeBirth(owner, '1');
  expect(await keptBirths(owner)).toEqual([aBirth('2')]);
});

test('what a guest entered goes on with the account, and leaves with it', async () => {
  await keepBirth('guest', aBirth('3'));
  await adoptBirths('b');
  expect(await keptBirths('guest')).toEqual([]);
  expect(await keptBirths({ userId: 'b' })).toEqual([aBirth('3')]);
  await forgetBirthsOf('b');
  expect(await keptBirths({ userId: 'b' })).toEqual([]);
});

test('no more are taken than a device shows, and those that are there can still be changed', async () => {
  const owner = { userId: 'c' };
  for (let index = 0; index < mostBirths; index += 1) await keepBirth(owner, aBirth(`${index}`));
  expect(await keepBirth(owner, aBirth('one more'))).toBe(false);
  expect(await keepBirth(owner, { ...aBirth('5'), name: 'Ravi' })).toBe(true);
  expect(await keptBirths(owner)).toHaveLength(mostBirths);
});

test('what cannot be read is left out', async () => {
  const kept = [
    aBirth('1'),
    { ...aBirth('2'), date: '1990-13-01' },
    { ...aBirth('3'), place: null },
    'x',
    null,
  ];
  await set('user d', kept, createStore('disha-births', 'kept'));
  expect(await keptBirths({ userId: 'd' })).toEqual([aBirth('1')]);
});

test('for whom a day is told goes on with the account, unless it has somebody, and leaves with it', async () => {
  await keepDayOf('guest', { kind: 'star', nakshatra: 4, pada: 2 });
  await adoptBirths('e');
  expect(await keptDayOf('guest')).toBeUndefined();
  expect(await keptDayOf({ userId: 'e' })).toEqual({ kind: 'star', nakshatra: 4, pada: 2 });
  await keepDayOf('guest', { kind: 'birth', id: '1' });
  await adoptBirths('e');
  expect(await keptDayOf('guest')).toBeUndefined();
  expect(await keptDayOf({ userId: 'e' })).toEqual({ kind: 'star', nakshatra: 4, pada: 2 });
  await forgetBirthsOf('e');
  expect(await keptDayOf({ userId: 'e' })).toBeUndefined();
});

test.each([
  [{ kind: 'birth' }],
  [{ kind: 'star', nakshatra: 28, pada: 1 }],
  [{ kind: 'star', nakshatra: 4, pada: 0.5 }],
  [{ kind: 'rashi', rashi: 13 }],
  ['x'],
])('%j tells of nobody', async (kept) => {
  await set('day of guest', kept, createStore('disha-births', 'kept'));
  expect(await keptDayOf('guest')).toBeUndefined();
});
