import { overlapsOf } from './check-drawing.ts';
import { areaOf, boundsOf as edgesOf, clip, crossesItself, type HalfPlane } from './geometry.ts';
import { nameSpace } from './name-room.ts';
import type { Box, PlacedWord } from './placed-word.ts';
import type { Polygon } from './plan.ts';
import { readLabels, type Label } from './read-labels.ts';
import type { RoomId } from './types.ts';

/** A room as a machine proposes it; whoever owns the plan confirms it. */
export interface DraftedRoom {
  room: RoomId;
  /** As the plan names it. */
  name: string;
  polygon: Polygon;
  /** 0 to 1. */
  sureness: number;
  from: 'ocr' | 'pdf' | 'model';
}

/** What knows the walls of a picture. */
export interface Walls {
  /** For each label, in order, the area around it as far as its walls; undefined where they are not to be found. */
  extents(labels: readonly Box[]): readonly (Polygon | undefined)[];
}

/** A name takes a good part of the width of its room: how far that reaches beyond the middle of it, in lengths of the name. */
const farthest = 1.75;

/** Labels below this are more likely noise than a room. */
const leastSure = 0.35;

/**
 * The rooms that the words of a plan name, with a proposal for the extent of each: as far as its walls where those are
 * known, otherwise a rectangle around the label that leaves its neighbours theirs. `size` is that of the picture.
 * Places without a rule (a passage, a duct) bound the others and are left out.
 */
export function draftRooms(
  words: readonly PlacedWord[],
  size: readonly [width: number, height: number],
  walls?: Walls,
): DraftedRoom[] {
  const labels = surelyRead(words).filter((label) => !isDoorMark(label));
  const boxes = labels.map(({ box }) => box);
  const found = walls?.extents(boxes) ?? [];
  const reach = usualReach(boxes, size[0], size[1]);
  const drafted = labels.map((label, index) => ({
    ...label,
    polygon:
      found[index] ??
      rectangleAround(index, boxes, size, Math.min(reach, farthest * Math.max(label.box[2], label.box[3]))),
    hasWalls: found[index] !== undefined,
  }));
  const rooms = drafted.flatMap(({ room, text, sureness, from, polygon, hasWalls }, index) => {
    if (room === null || isSaidTwice(drafted, index) || isPassage(text, drafted)) return [];
    return [{ room, name: text, polygon, sureness: hasWalls ? sureness : sureness * 0.9, from }];
  });
  return apart(rooms);
}

/**
 * Nobody is asked to mend what we have proposed ourselves: where two rooms share too much of the floor to be assessed, one
 * of them is cut along an edge of the other, whichever leaves most of both.
 */
function apart(rooms: readonly DraftedRoom[]): DraftedRoom[] {
  let left = [...rooms];
  // Each cut ends one overlap and makes none.
  for (let round = 0; round < rooms.length ** 2; round += 1) {
    const [pair] = overlapsOf(left);
    if (!pair) break;
    const cut = bestCut(pair[0], pair[1]);
    if (!cut) {
      // One covers the other: what was read with less certainty goes.
      const unsure = pair[0].sureness < pair[1].sureness ? pair[0] : pair[1];
      left = left.filter((room) => room !== unsure);
      continue;
    }
    left = left.map((room) => (room === cut.room ? { ...room, polygon: cut.polygon } : room));
  }
  return left;
}

/** At least this much of a room is left where it gives way to another. */
const leastLeft = 0.4;

function bestCut(one: DraftedRoom, other: DraftedRoom): { room: DraftedRoom; polygon: Polygon } | undefined {
  const cuts = [
    ...besides(other).map((plane) => ({ room: one, polygon: clip(one.polygon, plane) })),
    ...besides(one).map((plane) => ({ room: other, polygon: clip(other.polygon, plane) })),
  ].map((cut) => ({ ...cut, share: areaOf(cut.polygon) / areaOf(cut.room.polygon) }));
  return cuts
    .filter(({ share, polygon }) => share >= leastLeft && !crossesItself(polygon))
    .toSorted((a, b) => b.share - a.share)[0];
}

/** What lies to the left or right of a room, above or below it. */
function besides({ polygon }: DraftedRoom): HalfPlane[] {
  const { left, right, top, bottom } = edgesOf(polygon);
  return [
    [-1, 0, left],
    [1, 0, -right],
    [0, -1, top],
    [0, 1, -bottom],
  ];
}

/** How many rooms the words name at least; for the choice whether to read once more. */
export function countRooms(words: readonly PlacedWord[]): number {
  return surelyRead(words).filter((label) => label.room !== null && !isDoorMark(label)).length;
}

/** The boxes of the words that say where the main door is. They name no room: a foyer or a lobby is another label. */
export function doorMarks(words: readonly PlacedWord[]): Box[] {
  return surelyRead(words)
    .filter(isDoorMark)
    .map(({ box }) => box);
}

function surelyRead(words: readonly PlacedWord[]): Label[] {
  return readLabels(words).filter(({ sureness }) => sureness >= leastSure);
}

const saysDoor = /\b(doors?|gate|entry|main entrance|main ent)\b|द्वार|दरवाज|गेट/iu;
const saysRoom = /foyer|lobby|hall|porch|vestibule|passage|room|area|फोयर|लॉबी|कक्ष|हॉल/iu;

function isDoorMark({ room, text }: Label): boolean {
  return room === 'entrance' && saysDoor.test(text) && !saysRoom.test(text);
}

/** In India the hall is the living room; where another one is named so, as on a British plan, it is the way to the rooms. */
function isPassage(text: string, drafted: readonly Label[]): boolean {
  const isHall = (name: string) => /^[^\p{L}]*hall[^\p{L}]*$/iu.test(name);
  // A drawing room for guests stands beside the family's hall.
  const isLiving = (name: string) => /living|lounge|family|great|gathering|reception/iu.test(name);
  return isHall(text) && drafted.some((other) => other.room === 'living_room' && isLiving(other.text));
}

/** "UP" beside "STAIRCASE", or a label that two passes have read at different places of one room. */
function isSaidTwice(drafted: readonly (Label & { polygon: Polygon })[], index: number): boolean {
  const own = drafted[index];
  return drafted.some((other, at) => {
    if (!own || at === index || other.room !== own.room) return false;
    if (other.sureness < own.sureness || (other.sureness === own.sureness && at > index)) return false;
    const isNear = distanceBetween(own.box, other.box) < 2.5 * Math.max(own.box[3], other.box[3]);
    return own.sureness < 0.6
      ? isNear || isInside(own.box, other.polygon)
      : isNear && own.text === other.text;
  });
}

function distanceBetween([x, y, w, h]: Box, [u, v, p, q]: Box): number {
  const across = Math.max(0, Math.max(x, u) - Math.min(x + w, u + p));
  const down = Math.max(0, Math.max(y, v) - Math.min(y + h, v + q));
  return Math.hypot(across, down);
}

function isInside([x, y, w, h]: Box, polygon: Polygon): boolean {
  const [px, py] = [x + w / 2, y + h / 2];
  let inside = false;
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/**
 * Halfway to the neighbours on each side, and no farther than rooms usually reach beyond their labels.
 */
function rectangleAround(
  index: number,
  boxes: readonly Box[],
  [width, height]: readonly [number, number],
  reach: number,
): Polygon {
  const [x, y, w, h] = boxes[index] ?? [0, 0, width, height];
  let [left, right] = [Math.max(0, x + w / 2 - reach), Math.min(width, x + w / 2 + reach)];
  let [top, bottom] = [Math.max(0, y + h / 2 - reach), Math.min(height, y + h / 2 + reach)];
  boxes.forEach((other, at) => {
    if (at === index) return;
    const [u, v, p, q] = other;
    const across = u + p / 2 - (x + w / 2);
    const down = v + q / 2 - (y + h / 2);
    if (Math.abs(across) >= Math.abs(down)) {
      if (across > 0) right = Math.min(right, Math.max(x + w, (x + w + u) / 2));
      else left = Math.max(left, Math.min(x, (u + p + x) / 2));
    } else if (down > 0) bottom = Math.min(bottom, Math.max(y + h, (y + h + v) / 2));
    else top = Math.max(top, Math.min(y, (v + q + y) / 2));
  });
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Half of the middle distance from a label to the one next to it, a little more where there are few. */
function usualReach(boxes: readonly Box[], width: number, height: number): number {
  const nearest = boxes
    .map((one, index) =>
      Math.min(
        ...boxes.flatMap((other, at) =>
          at === index
            ? []
            : [
                Math.hypot(
                  one[0] + one[2] / 2 - other[0] - other[2] / 2,
                  one[1] + one[3] / 2 - other[1] - other[3] / 2,
                ),
              ],
        ),
      ),
    )
    .toSorted((a, b) => a - b);
  const middle = nearest[Math.floor(nearest.length / 2)] ?? Infinity;
  return Number.isFinite(middle) ? middle * 0.6 : Math.min(width, height) / 4;
}

/** Our own draft with what a model has seen beside it: a room that both name keeps our place and extent. */
export function mergeDrafts(ours: readonly DraftedRoom[], models: readonly DraftedRoom[]): DraftedRoom[] {
  const added = models.filter((model) => !ours.some((own) => isSameRoom(own, model)));
  return apart([...ours.map((own) => withModel(own, models)), ...added]);
}

/** Both name it: that makes it surer. They differ: ours was read, and stays, but less sure. */
function withModel(own: DraftedRoom, models: readonly DraftedRoom[]): DraftedRoom {
  const same = models.find((model) => isSameRoom(own, model));
  if (!same) return own;
  const sureness = same.room === own.room ? Math.max(own.sureness, 0.95) : own.sureness * 0.8;
  // What was read with a slip is believed less than a model that is sure of another name at the same place.
  if (same.room !== own.room && nameSpace(own.name)?.room !== own.room)
    return { ...own, room: same.room, name: same.name, sureness };
  return { ...own, sureness };
}

/** Two areas that share most of the smaller one are the same room; two of one kind already with a third of it. */
function isSameRoom(one: DraftedRoom, other: DraftedRoom): boolean {
  const [a, b] = [boundsOf(one.polygon), boundsOf(other.polygon)];
  const across = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  if (across <= 0 || down <= 0) return false;
  const shared = (across * down) / Math.max(1, Math.min(a[2] * a[3], b[2] * b[3]));
  return shared > (one.room === other.room ? 0.33 : 0.7);
}

function boundsOf(polygon: Polygon): Box {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}
