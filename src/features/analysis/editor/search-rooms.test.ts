import { expect, test } from 'vitest';
import { roomIds, searchRooms } from './search-rooms.ts';

test('a room is found by the beginning of its name, in English and in Hindi', () => {
  expect(searchRooms('kit', [])[0]).toBe('kitchen');
  expect(searchRooms('शौ', [])[0]).toBe('toilet');
  expect(searchRooms('  BED', [])[0]).toBe('bedroom');
});

test('a room is found as draughtsmen write it', () => {
  expect(searchRooms('M.BED', [])).toContain('master_bedroom');
});

test('without words everything is offered once, with what was used last before the rest', () => {
  const all = searchRooms('', ['toilet', 'pooja']);
  expect(all.slice(0, 2)).toEqual(['toilet', 'pooja']);
  expect(all).toHaveLength(roomIds.length);
});

test('words that are no room find none', () => {
  expect(searchRooms('zzzz', [])).toEqual([]);
});
