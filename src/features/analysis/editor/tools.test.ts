import { describe, expect, test } from 'vitest';
import type { KeptPlan, Point } from '#domain/vaastu/plan.ts';
import type { StageTool, StageTouch } from '../plan-stage/plan-stage-props.ts';
import { doorTool } from './door-tool.ts';
import { nothingSelected, type Hands, type Selection } from './hands.ts';
import { northTool } from './north-tool.ts';
import { outlineTool } from './outline-tool.ts';
import { withNorth, withRoom } from './plan-edits.ts';
import { roomsTool } from './rooms-tool.ts';
import { rectangle } from './shape-edits.ts';

const size = [1000, 800] as const;
const plan: KeptPlan = {
  v: 1,
  size,
  north: 0,
  outline: rectangle([100, 100], [900, 700], size),
  rooms: [
    { id: 'bed', room: 'bedroom', polygon: rectangle([100, 100], [400, 400], size) },
    { id: 'bath', room: 'toilet', polygon: rectangle([600, 100], [660, 160], size) },
  ],
  door: null,
  context: {},
};

describe('rooms', () => {
  test('a mouse moves any room, and the room meets the wall it comes near to', () => {
    const { hands, kept } = world(plan);
    dragWith(roomsTool(hands), [200, 200], [403, 200], { isFinger: false });
    expect(roomOf(kept(), 'bed')).toEqual(rectangle([300, 100], [600, 400], size));
    expect(hands.selection().roomId).toBe('bed');
  });

  test('a finger moves the room that was chosen, and no other', () => {
    const { hands, kept, pick } = world(plan);
    expect(roomsTool(hands).grab(touch([200, 200]))).toBeUndefined();
    pick({ roomId: 'bed', corner: undefined });
    dragWith(roomsTool(hands), [200, 200], [230, 250]);
    expect(roomOf(kept(), 'bed')).toEqual(rectangle([130, 150], [430, 450], size));
  });

  test('a corner is dragged by its handle, and does not jump under the finger', () => {
    const { hands, kept, pick } = world(plan);
    pick({ roomId: 'bed', corner: undefined });
    dragWith(roomsTool(hands), [410, 395], [460, 445]);
    expect(roomOf(kept(), 'bed')).toEqual(rectangle([100, 100], [450, 450], size));
  });

  test('a room that is smaller than its handles can still be moved by its middle', () => {
    const { hands, kept, pick } = world(plan);
    pick({ roomId: 'bath', corner: undefined });
    dragWith(roomsTool(hands), [630, 130], [630, 180], { pixel: 3 });
    expect(roomOf(kept(), 'bath')?.[0]).toEqual([600, 150]);
  });

  test('a drag that is cancelled shows the plan as it was, and keeps nothing', () => {
    const { hands, kept, seen, pick } = world(plan);
    pick({ roomId: 'bed', corner: undefined });
    const drag = roomsTool(hands).grab(touch([200, 200]));
    drag?.move([300, 300]);
    expect(seen()).not.toBe(plan);
    drag?.cancel();
    expect(seen()).toBe(plan);
    expect(kept()).toBe(plan);
  });

  test('a tap adds a room while one is being added, and chooses one otherwise', () => {
    const { hands, kept, add } = world(plan);
    add();
    roomsTool(hands).tap(touch([700, 500]));
    expect(kept().rooms).toHaveLength(3);
    roomsTool(hands).tap(touch([620, 120]));
    expect(hands.selection().roomId).toBe('bath');
    roomsTool(hands).tap(touch([850, 650]));
    expect(hands.selection().roomId).toBeUndefined();
  });

  test('a drag draws a new room from corner to corner', () => {
    const { hands, kept, add } = world(plan);
    add();
    dragWith(roomsTool(hands), [700, 600], [500, 500]);
    expect(kept().rooms[2]?.polygon).toEqual(rectangle([500, 500], [700, 600], size));
  });
});

describe('the outline', () => {
  test('is drawn where there is none', () => {
    const { hands, kept } = world({ ...plan, outline: null, rooms: [] });
    dragWith(outlineTool(hands), [50, 60], [950, 740]);
    expect(kept().outline).toEqual(rectangle([50, 60], [950, 740], size));
  });

  test('keeps the door in its wall when a corner is dragged', () => {
    const { hands, kept } = world({ ...plan, door: [500, 700] });
    dragWith(outlineTool(hands), [900, 700], [900, 780]);
    expect(kept().door).toEqual([500, 780]);
  });
});

test('the wheel turns as far as the finger goes around the middle', () => {
  const { hands, kept } = world({ ...plan, north: 20 });
  dragWith(northTool(hands), [500, 100], [800, 400]);
  expect(kept().north).toBe(110);
  const { hands: others, kept: tapped } = world(plan);
  northTool(others).tap(touch([100, 400]));
  expect(tapped().north).toBe(270);
});

test('north is kept to a tenth of a degree, below a full turn', () => {
  expect(withNorth(plan, 400.9).north).toBe(40.9);
  expect(withNorth(plan, -0.01).north).toBe(0);
});

test('the door is put into the wall that is nearest to a tap, and slid along it', () => {
  const { hands, kept } = world(plan);
  doorTool(hands).tap(touch([480, 640]));
  expect(kept().door).toEqual([480, 700]);
  dragWith(doorTool(hands), [480, 700], [300, 620]);
  expect(kept().door).toEqual([300, 700]);
  const { hands: wallless, kept: same } = world({ ...plan, outline: null });
  doorTool(wallless).tap(touch([480, 640]));
  expect(same().door).toBeNull();
});

describe('a new room', () => {
  const room = { id: 'x', room: null, polygon: rectangle([500, 500], [600, 600], size) };

  test('is refused where one is marked already', () => {
    const twice = { ...room, polygon: rectangle([101, 101], [400, 400], size) };
    expect(withRoom(plan, twice)).toEqual({ kind: 'refused', why: 'already-there' });
  });

  test('is refused after sixty', () => {
    const many = Array.from({ length: 60 }, (_, n) => ({
      id: `r${n}`,
      room: null,
      polygon: rectangle([n * 10, 0], [n * 10 + 9, 50], size),
    }));
    expect(withRoom({ ...plan, rooms: many }, room)).toEqual({ kind: 'refused', why: 'too-many-rooms' });
    expect(withRoom({ ...plan, rooms: many.slice(1) }, room).kind).toBe('done');
  });
});

/** Hands over a plan, without a screen. */
function world(first: KeptPlan) {
  let held = first;
  let draft: KeptPlan | undefined;
  let selection: Selection = nothingSelected;
  let isAdding = false;
  const hands: Hands = {
    plan: () => held,
    selection: () => selection,
    select: (next) => (selection = next),
    isAdding: () => isAdding,
    show: (next) => (draft = next),
    keep: (next) => (held = next),
    addRoom(polygon) {
      held = { ...held, rooms: [...held.rooms, { id: 'new', room: null, polygon }] };
      isAdding = false;
    },
    removeRoom: () => {},
    refuse: () => {},
    stopAdding: () => (isAdding = false),
  };
  return {
    hands,
    kept: () => held,
    seen: () => draft ?? held,
    pick: (next: Selection) => (selection = next),
    add: () => (isAdding = true),
  };
}

function dragWith(tool: StageTool, from: Point, to: Point, how: Partial<StageTouch> = {}): void {
  const drag = tool.grab(touch(from, how));
  drag?.move([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  drag?.move(to);
  drag?.drop();
}

function touch(at: Point, how: Partial<StageTouch> = {}): StageTouch {
  return { at, pixel: 1, isFinger: true, ...how };
}

function roomOf({ rooms }: KeptPlan, id: string) {
  return rooms.find((room) => room.id === id)?.polygon;
}
