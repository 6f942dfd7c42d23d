import type { KeptPlan, KeptRoom, Point } from '#domain/vaastu/plan.ts';
import { roomAt } from '../plan-stage/hit.ts';
import type { StageDrag, StageTool, StageTouch } from '../plan-stage/plan-stage-props.ts';
import { isInside } from '../plan-stage/shape.ts';
import { arrowSteps, dragging, nothingSelected, nudgeStep, type Hands } from './hands.ts';
import { cornerAt } from './pick.ts';
import { roomShapeAt, withRoomChanged } from './plan-edits.ts';
import { isShape, movedBy, rectangle, withCornerAt } from './shape-edits.ts';
import { snapLines, snappedMove, snappedPoint } from './snap.ts';

/** How near walls draw each other, in CSS pixels. */
export const snapReach = 7;

/** Adds rooms, moves the chosen one and its corners. A finger moves only what was chosen before, a mouse any room. */
export function roomsTool(hands: Hands): StageTool {
  return {
    grab(touch) {
      if (hands.isAdding()) return drawing(hands, touch);
      const room = chosenRoom(hands);
      if (room) {
        const corner = cornerAt(room.polygon, touch);
        if (corner !== undefined) return movingCorner(hands, room, corner, touch);
        if (isInside(room.polygon, touch.at)) return moving(hands, room, touch);
      }
      const other = touch.isFinger ? undefined : roomAt(hands.plan().rooms, touch.at);
      return other && moving(hands, other, touch);
    },

    tap(touch) {
      const plan = hands.plan();
      if (hands.isAdding()) return hands.addRoom(roomShapeAt(plan, touch.at));
      const chosen = chosenRoom(hands);
      const corner = chosen && cornerAt(chosen.polygon, touch);
      if (chosen && corner !== undefined) return hands.select({ roomId: chosen.id, corner });
      hands.select({ roomId: roomAt(plan.rooms, touch.at)?.id, corner: undefined });
    },

    key(event) {
      const room = chosenRoom(hands);
      if (event.key === 'Escape') {
        if (!room && !hands.isAdding()) return false;
        hands.stopAdding();
        hands.select(nothingSelected);
        return true;
      }
      if (!room) return false;
      if (event.key === 'Delete' || event.key === 'Backspace') hands.removeRoom(room.id);
      else return nudge(hands, room, event);
      return true;
    },
  };
}

/** Moves a room by arrow keys; a held key is one step. Answers whether the key was an arrow. */
function nudge(
  hands: Hands,
  room: KeptRoom,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): boolean {
  const way = arrowSteps[key];
  if (!way) return false;
  const plan = hands.plan();
  const step = nudgeStep(plan, shiftKey);
  const polygon = movedBy(room.polygon, [way[0] * step, way[1] * step], plan.size);
  if (polygon !== room.polygon) hands.keep(withRoomChanged(plan, room.id, { polygon }), `nudge ${room.id}`);
  return true;
}

function chosenRoom(hands: Hands): KeptRoom | undefined {
  const { roomId } = hands.selection();
  return hands.plan().rooms.find(({ id }) => id === roomId);
}

function moving(hands: Hands, room: KeptRoom, { at: from, pixel }: StageTouch): StageDrag {
  const plan = hands.plan();
  const lines = snapLines(plan, room.id);
  const moved = ([x, y]: Point): KeptPlan => {
    const rough = movedBy(room.polygon, [x - from[0], y - from[1]], plan.size);
    const polygon = movedBy(rough, snappedMove(rough, lines, snapReach * pixel), plan.size);
    return withRoomChanged(plan, room.id, { polygon });
  };
  return dragging(hands, (at) => {
    if (hands.selection().roomId !== room.id) hands.select({ roomId: room.id, corner: undefined });
    return moved(at);
  });
}

function movingCorner(hands: Hands, room: KeptRoom, corner: number, touch: StageTouch): StageDrag {
  const plan = hands.plan();
  const lines = snapLines(plan, room.id);
  const held = fromGrip(room.polygon[corner] ?? touch.at, touch.at);
  return dragging(hands, (at) => {
    if (hands.selection().corner !== corner) hands.select({ roomId: room.id, corner });
    const to = snappedPoint(held(at), lines, snapReach * touch.pixel);
    const polygon = withCornerAt(room.polygon, corner, to, plan.size);
    return polygon && withRoomChanged(plan, room.id, { polygon });
  });
}

/** Draws a rectangle from where the pointer went down. */
function drawing(hands: Hands, { at: from, pixel }: StageTouch): StageDrag {
  const plan = hands.plan();
  const lines = snapLines(plan, undefined);
  const start = snappedPoint(from, lines, snapReach * pixel);
  return dragging(
    hands,
    (at) => {
      const polygon = rectangle(start, snappedPoint(at, lines, snapReach * pixel), plan.size);
      if (!isShape(polygon, plan.size)) return undefined;
      return { ...plan, rooms: [...plan.rooms, { id: newRoomId, room: null, polygon }] };
    },
    (drawn) => {
      const polygon = drawn.rooms.find(({ id }) => id === newRoomId)?.polygon;
      if (polygon) hands.addRoom(polygon);
    },
  );
}

const newRoomId = 'drawn now';

/** What is held stays as far from the finger as it was when it was taken. */
export function fromGrip([thingX, thingY]: Point, [gripX, gripY]: Point): (at: Point) => Point {
  return ([x, y]) => [x + thingX - gripX, y + thingY - gripY];
}
