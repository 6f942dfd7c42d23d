import { describe, expect, test } from 'vitest';
import type { KeptRoom, Polygon } from '#domain/vaastu/plan.ts';
import { roomAt } from './hit.ts';
import { isInside, labelPlace, wallBelow } from './shape.ts';
import { shortWay } from './use-turn.ts';

const l: Polygon = [
  [0, 0],
  [100, 0],
  [100, 20],
  [20, 20],
  [20, 100],
  [0, 100],
];

describe('a shape', () => {
  test('has its words inside of it, also when it is an L', () => {
    const { at } = labelPlace(l);
    expect(isInside(l, at)).toBe(true);
    expect(isInside(l, [60, 60])).toBe(false);
  });

  test('has a wall below every point of it', () => {
    expect(wallBelow(l, [60, 10])).toEqual([60, 20]);
    expect(wallBelow(l, [10, 10])).toEqual([10, 100]);
  });

  test('tells how much room there is for words', () => {
    expect(
      labelPlace([
        [0, 0],
        [40, 0],
        [40, 30],
        [0, 30],
      ]),
    ).toEqual({ at: [20, 15], width: 40, height: 30 });
  });
});

test('of two rooms over one another the smaller one is touched', () => {
  const rooms: KeptRoom[] = [
    {
      id: 'bath',
      room: 'bathroom',
      polygon: [
        [10, 10],
        [20, 10],
        [20, 20],
        [10, 20],
      ],
    },
    {
      id: 'bed',
      room: 'bedroom',
      polygon: [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ],
    },
  ];
  expect(roomAt(rooms, [15, 15])?.id).toBe('bath');
  expect(roomAt(rooms, [50, 50])?.id).toBe('bed');
  expect(roomAt(rooms, [150, 50])).toBeUndefined();
});

test('the wheel turns the short way', () => {
  expect(shortWay(350, 10)).toBe(370);
  expect(shortWay(370, 350)).toBe(350);
  expect(shortWay(-20, 90)).toBe(90);
});
