import type { Place } from '#domain/vaastu/types.ts';
import { subjectOfRoom, subjectOfThing, type FacingSubject } from './facings.ts';
import type { FoundThing } from './find-words.ts';
import type { SignalId, ThingId } from './lexicon.ts';
import type { Mention, PlaceMention, RoomMention } from './pair-rooms.ts';
import { houseWord } from './place-frames.ts';
import type { Token } from './tokens.ts';
import type { Turn } from './understanding.ts';

interface Scene {
  /** Directions of the house, without those ruled out. */
  places: readonly PlaceMention[];
  rooms: readonly RoomMention[];
  things: readonly FoundThing[];
  isSleep: boolean;
  signals: ReadonlySet<SignalId>;
}

/**
 * What turns to a side, or is to turn to one. `facing` is the side of the house itself; `spent` are the directions
 * that say nothing about where a room lies.
 */
export function readTurns(
  tokens: readonly Token[],
  scene: Scene,
): { turns: Turn[]; facing: Place | undefined; spent: Set<Mention> } {
  const { places, rooms, things, isSleep } = scene;
  const turns: Turn[] = [];
  const spent = new Set<Mention>();
  const thingIds = things.map(({ concept }) => concept.id);
  let facing: Place | undefined;
  for (const place of places) {
    if (!isTurned(tokens, place, scene)) continue;
    const subject = subjectNear(place, scene);
    const isPerson = isSleep || things.some((thing) => isJustBefore(thing, place));
    if (isHouseTurned(tokens, place, rooms) && !(isPerson && subject)) facing = place.place;
    else if (subject) turns.push({ subject, place: place.place });
    else continue;
    spent.add(place);
  }
  if (turns.length === 0) {
    const subject = askedSubject(scene, thingIds);
    if (subject) turns.push({ subject, place: undefined });
  }
  return { turns, facing, spent };
}

function isJustBefore({ concept, to }: FoundThing, place: PlaceMention): boolean {
  return subjectOfThing[concept.id] !== undefined && place.from >= to && place.from - to <= 3;
}

/** Things that are asked for their side where any other is asked for its place. */
const turningThings: ReadonlySet<ThingId> = new Set(['cook', 'worshipper', 'eating', 'wc', 'idol', 'steps']);

/** "Which way should the desk face?" */
function askedSubject(
  { rooms, isSleep, signals }: Scene,
  things: readonly ThingId[],
): FacingSubject | undefined {
  const isWhere = signals.has('which_side') || signals.has('where');
  const isFacing = isSleep || (signals.has('face') && isWhere);
  const isTurning = signals.has('which_side') && things.some((thing) => turningThings.has(thing));
  return isFacing || isTurning ? subjectOf(things, rooms, isSleep) : undefined;
}

const turnAfter = /^(?:facing|faced|mukhi|mukhee|face|faces|fecing|facng|फेसिंग|मुखी)$/;
const turnBefore = /^(?:facing|faces|face|faced|facng)$/;
const turnWords =
  /^(?:muh|munh|mukh|chehra|sir|sar|sirhana|head|pair|feet|मुँह|मुंह|मुख|चेहरा|सिर|सर|सिरहाना|पैर|khulti|khulta|khulna|khule|opens|खुलती|खुलता|खुले|खुलना)$/;

function isTurned(tokens: readonly Token[], direction: Mention, { isSleep, things, rooms }: Scene): boolean {
  const after = tokens.slice(direction.to, direction.to + 2);
  const before = tokens.slice(Math.max(0, direction.from - 3), direction.from);
  if (after[0] && after[0].gap !== 'stop' && turnAfter.test(after[0].text)) return true;
  if (/मुखी$|mukhi$/.test(tokens[direction.to - 1]?.text ?? '')) return true;
  if (before.some(({ text }) => turnBefore.test(text)) && tokens[direction.from]?.gap !== 'stop') return true;
  const near = tokens.slice(Math.max(0, direction.from - 4), direction.to + 6);
  const isInPlace =
    /^(?:me|mein|में|मे|in|kone|corner|कोने)$/.test(after[0]?.text ?? '') || before.at(-1)?.text === 'in';
  if (tokens.slice(Math.max(0, direction.from - 2), direction.from).some(({ text }) => turnWords.test(text)))
    return true;
  if (near.some(({ text }) => turnWords.test(text))) return !isInPlace || isSleep;
  if (isSleep) {
    // "bedroom in the south-west, which side to sleep": only what stands beside the sleeper's words turns.
    const ownRoom = rooms.some(
      ({ to, from }) => Math.abs(from - direction.to) <= 2 || Math.abs(direction.from - to) <= 2,
    );
    return !(ownRoom && isInPlace);
  }
  const isTowards =
    before.some(({ text }) => /^towards?$/.test(text)) ||
    (/^(?:ki|की)$/.test(after[0]?.text ?? '') && /^(?:taraf|or|ore|aur|तरफ|ओर)$/.test(after[1]?.text ?? ''));
  return isTowards && things.some(({ concept }) => subjectOfThing[concept.id] !== undefined);
}

/** Whether it is the house, the plot or its door that looks to a direction. */
function isHouseTurned(tokens: readonly Token[], direction: Mention, rooms: readonly RoomMention[]): boolean {
  const around = tokens.slice(Math.max(0, direction.from - 5), direction.to + 4).map(({ text }) => text);
  const isPlainFacing =
    /^(?:facing|mukhi|फेसिंग|मुखी|fecing)$/.test(tokens[direction.to]?.text ?? '') ||
    tokens.slice(Math.max(0, direction.from - 2), direction.from).some(({ text }) => turnBefore.test(text));
  if (!isPlainFacing) return false;
  const next = tokens[direction.to + 1]?.text ?? '';
  if (houseWord.test(next) || houseWord.test(tokens[direction.from - 1]?.text ?? '')) return true;
  const nearRoom = rooms.find(
    (room) => Math.abs(room.from - direction.to) <= 2 || Math.abs(direction.from - room.to) <= 3,
  );
  if (nearRoom)
    return (
      nearRoom.room === 'entrance' ||
      (subjectOfRoom[nearRoom.room] === undefined && around.some((text) => houseWord.test(text)))
    );
  return around.some((text) => houseWord.test(text)) || rooms.length === 0;
}

/** Who is meant by what stands nearest to a direction. */
function subjectNear(direction: Mention, { things, rooms, isSleep }: Scene): FacingSubject | undefined {
  const near = nearest(
    things.filter(({ concept }) => subjectOfThing[concept.id] !== undefined),
    direction,
  );
  if (isSleep && (!near || near.concept.id === 'bed' || near.concept.id === 'head')) return 'head';
  if (near) return refine(near.concept.id, rooms);
  const room = nearest(rooms, direction);
  return room ? subjectOfRoom[room.room] : undefined;
}

function nearest<Item extends { from: number }>(items: readonly Item[], { from }: Mention): Item | undefined {
  return items.toSorted((a, b) => Math.abs(a.from - from) - Math.abs(b.from - from))[0];
}

function subjectOf(
  things: readonly ThingId[],
  rooms: readonly RoomMention[],
  isSleep: boolean,
): FacingSubject | undefined {
  if (isSleep) return 'head';
  const thing = things.find((id) => subjectOfThing[id] !== undefined && id !== 'bed');
  if (thing) return refine(thing, rooms);
  return rooms.map(({ room }) => subjectOfRoom[room]).find((subject) => subject !== undefined);
}

/** A chair in the owner's cabin is the owner's; one at the table of the dining room is for eating. */
function refine(thing: ThingId, rooms: readonly RoomMention[]): FacingSubject | undefined {
  const subject = subjectOfThing[thing];
  if (subject !== 'reader') return subject;
  if (rooms.some(({ room }) => room === 'office_cabin')) return 'owner';
  if (rooms.some(({ room }) => room === 'dining')) return 'eater';
  if (rooms.some(({ room }) => room === 'pooja')) return 'worshipper';
  return subject;
}
