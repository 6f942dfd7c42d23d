import type { KeptPlan, KeptRoom, Polygon } from '#domain/vaastu/plan.ts';

/** A flat of three rooms with north up: kitchen in the south-east, main bedroom in the south-west, shrine in the north-east. */
export function aPlan(values: Partial<KeptPlan> = {}): KeptPlan {
  return {
    v: 1,
    size: [1200, 900],
    north: 0,
    outline: rectangle(100, 100, 1000, 700),
    rooms: [
      aRoom('kitchen', rectangle(800, 550, 250, 200)),
      aRoom('master_bedroom', rectangle(120, 520, 300, 260)),
      aRoom('pooja', rectangle(900, 120, 180, 150)),
    ],
    door: [700, 100],
    context: {},
    ...values,
  };
}

export function aRoom(room: KeptRoom['room'], polygon: Polygon, values: Partial<KeptRoom> = {}): KeptRoom {
  return { id: room ?? 'unnamed', room, polygon, ...values };
}

export function rectangle(left: number, top: number, width: number, height: number): Polygon {
  return [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ];
}
