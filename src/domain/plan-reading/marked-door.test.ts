import { expect, test } from 'vitest';
import type { Box } from '../vaastu/placed-word.ts';
import { markedDoor } from './marked-door.ts';

const home = [
  [100, 100],
  [1100, 100],
  [1100, 700],
  [100, 700],
] as const;
const word = (x: number, y: number): Box => [x - 60, y - 10, 120, 20];

test('the door is in the wall that its word stands at, within the home or outside of it', () => {
  expect(markedDoor(home, [word(400, 730)])).toEqual([400, 700]);
  expect(markedDoor(home, [word(400, 670)])).toEqual([400, 700]);
  expect(markedDoor(home, [word(1180, 300)])).toEqual([1100, 300]);
});

test('a word in the middle of the home, or far off on the sheet, says nothing of where', () => {
  expect(markedDoor(home, [word(600, 400)])).toBeUndefined();
  expect(markedDoor(home, [word(600, 900)])).toBeUndefined();
  expect(markedDoor(home, [])).toBeUndefined();
});

test('two words at one place are one door, and at two nobody knows which is the main one', () => {
  expect(markedDoor(home, [word(400, 730), word(440, 675)])).toEqual([400, 700]);
  expect(markedDoor(home, [word(400, 730), word(1180, 300)])).toBeUndefined();
  expect(markedDoor(home, [word(400, 730), word(600, 400)])).toEqual([400, 700]);
});
