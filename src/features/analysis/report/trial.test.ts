import { describe, expect, test } from 'vitest';
import { centroidOf } from '#domain/vaastu/geometry.ts';
import type { KeptPlan, Point } from '#domain/vaastu/plan.ts';
import { aPlan, aRoom, rectangle } from '#tests/builders/a-plan.ts';
import { roomBelow, withRoomAt, withRoomMoved, withRoomsExchanged } from './trial.ts';

const plan = aPlan();
const middle: Point = [600, 450];

describe('a room that is dragged', () => {
  test('goes as far as the finger, and nothing else changes', () => {
    const moved = withRoomMoved(plan, 'kitchen', [-50, 20]);
    expect(polygonOf(moved, 'kitchen')).toEqual(rectangle(750, 570, 250, 200));
    expect(moved.rooms[1]).toBe(plan.rooms[1]);
  });

  test('stays where it was once its middle would leave the house', () => {
    expect(withRoomMoved(plan, 'kitchen', [5_000, 0])).toBe(plan);
  });
});

describe('a room that is put into a zone', () => {
  test.each([
    ['N', 0, -1],
    ['E', 1, 0],
    ['SW', -1, 1],
  ] as const)('lies to the %s of the middle', (zone, right, down) => {
    const [x, y] = centreOf(withRoomAt(plan, 'pooja', zone), 'pooja');
    expect([Math.sign(Math.round(x - middle[0])), Math.sign(Math.round(y - middle[1]))]).toEqual([
      right,
      down,
    ]);
  });

  test('follows the north of the drawing', () => {
    const turned = withRoomAt({ ...plan, north: 90 }, 'pooja', 'N');
    const [x, y] = centreOf(turned, 'pooja');
    expect(x).toBeGreaterThan(middle[0] + 100);
    expect(y).toBeCloseTo(middle[1]);
  });

  test('lies around the middle of the house in the centre', () => {
    const [x, y] = centreOf(withRoomAt(plan, 'kitchen', 'C'), 'kitchen');
    expect(x).toBeCloseTo(middle[0]);
    expect(y).toBeCloseTo(middle[1]);
  });
});

test('two rooms that are exchanged lie where the other was', () => {
  const swapped = withRoomsExchanged(plan, 'kitchen', 'pooja');
  expect(polygonOf(swapped, 'kitchen')).toBe(polygonOf(plan, 'pooja'));
  expect(polygonOf(swapped, 'pooja')).toBe(polygonOf(plan, 'kitchen'));
  expect(withRoomsExchanged(swapped, 'kitchen', 'pooja')).toEqual(plan);
});

test('a room says which other room it lies over', () => {
  expect(roomBelow(plan, 'pooja')).toBeUndefined();
  const over = aPlan({ rooms: [...plan.rooms, aRoom('toilet', rectangle(850, 600, 60, 60))] });
  expect(roomBelow(over, 'toilet')).toBe('kitchen');
});

function polygonOf(kept: KeptPlan, id: string) {
  return kept.rooms.find((room) => room.id === id)?.polygon;
}

function centreOf(kept: KeptPlan, id: string): Point {
  return centroidOf(polygonOf(kept, id) ?? []);
}
