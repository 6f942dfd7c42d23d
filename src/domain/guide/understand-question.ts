import { doorPadaAt, toDegrees, zoneAt } from '#domain/vaastu/lookup.ts';
import type { Side } from '#domain/vaastu/types.ts';
import { answerLanguage } from './detect-language.ts';
import { findAngles, findDirections, findPadas, type FoundPada } from './find-directions.ts';
import { findSignals, findWords, type FoundSignal } from './find-words.ts';
import { chooseIntent, wholeOf } from './intent.ts';
import type { ThingId } from './lexicon.ts';
import { nameRoomOf, nameRooms } from './name-rooms.ts';
import { pairRooms, type Pair, type PlaceMention, type RoomMention } from './pair-rooms.ts';
import { isInRoom, isRejected } from './place-frames.ts';
import { fewWords, tokenise, type Token } from './tokens.ts';
import { readTurns } from './turns.ts';
import type { Evidence, Relation, Understanding } from './understanding.ts';

/** Reads one question. Follow-ups ("aur toilet?") take the rooms or directions of `before`. */
export function understandQuestion(
  question: string,
  spoken: Parameters<typeof answerLanguage>[1] = {},
  before?: Pick<Understanding, 'rooms' | 'directions'>,
): Understanding {
  const tokens = tokenise(question);
  const found = findSignals(tokens);
  const signals = new Set(found.map(({ concept }) => concept.id));
  const things = findWords(tokens, 'thing');
  const thingIds = unique(things.map(({ concept }) => concept.id));
  const topics = unique(findWords(tokens, 'topic').map(({ concept }) => concept.id));
  const isSleep = topics.includes('sleep') || thingIds.includes('head');
  const namedRooms = nameRooms(tokens, signals, isSleep);
  const doors = findDoors(tokens, namedRooms);
  const places = findPlaces(tokens, namedRooms);
  const rejected = places.filter((place) => isRejected(tokens, found, place, places));
  const kept = places.filter((place) => !rejected.includes(place));
  const inRoom = kept.filter((place) => isInRoom(tokens, place, namedRooms, thingIds));
  const ofHouse = kept.filter((place) => !inRoom.includes(place));
  const { turns, facing, spent } = readTurns(tokens, {
    places: ofHouse,
    rooms: namedRooms,
    things,
    isSleep,
    signals,
  });
  const isOfThings =
    namedRooms.length + doors.length + turns.length === 0 &&
    facing === undefined &&
    !signals.has('safety') &&
    (kept.length > 0 || signals.has('where') || signals.has('which_side') || tokens.length <= fewWords);
  const roomMentions = isOfThings ? nameRoomOf(tokens, things) : namedRooms;
  const isGeyserInBath = thingIds.includes('geyser') && roomMentions.some(({ room }) => room === 'bathroom');
  const placed = isGeyserInBath ? roomMentions.filter(({ room }) => room !== 'electrical') : roomMentions;
  const pairs = pairRooms(
    tokens,
    [...placed, ...ofHouse.filter((place) => !spent.has(place))].toSorted((a, b) => a.from - b.from),
    found
      .filter(({ concept }) => concept.id === 'where' || concept.id === 'which_side')
      .map(({ from }) => from),
  );
  const named = unique(roomMentions.map(({ room }) => room));
  const isAboutDoor = facing !== undefined || doors.length > 0;
  const evidence = withContext(
    {
      rooms: isAboutDoor && !named.includes('entrance') ? ['entrance', ...named] : named,
      directions: unique(
        [...ofHouse, ...doors.map(wallOf)].toSorted((a, b) => a.from - b.from).map(({ place }) => place),
      ),
      pairs: uniquePairs(facing ? [{ room: 'entrance', place: facing }, ...pairs] : pairs),
      turns, topics, tokens, signals,
    },
    before,
  ); // prettier-ignore
  const understood: Evidence = {
    ...evidence,
    rejected: rejected.flatMap(({ place }) => evidence.rooms.map((room) => ({ room, place }))),
    asked: evidence.rooms.filter(
      (room) =>
        !evidence.pairs.some((pair) => pair.room === room) && !(isGeyserInBath && room === 'electrical'),
    ),
    padas: doors.map(({ pada }) => pada),
    facing,
    inRoom: inRoom.map(({ place, to }) => ({
      room: roomMentions.find(({ from }) => Math.abs(from - to) < 8)?.room,
      place,
    })),
    things: thingIds,
    relation:
      relationOf(found, roomMentions, thingIds, tokens) ?? (isTogether(evidence) ? 'together' : undefined),
    isChoice: isChoice(tokens, [...kept, ...doors]),
  };
  const whole = wholeOf(understood);
  return withoutRooms({
    ...answerLanguage(tokens, spoken),
    ...understood,
    intent: chooseIntent(understood, whole),
    whole,
  });
}

/** Doors by the name of their place or by their angle. */
function findDoors(tokens: readonly Token[], rooms: readonly RoomMention[]): FoundPada[] {
  const angles = rooms.some(({ room }) => room === 'entrance') ? findAngles(tokens) : [];
  return [
    ...findPadas(tokens),
    ...angles.map(({ degrees, from, to }) => ({ pada: doorPadaAt(toDegrees(degrees)).id, from, to })),
  ];
}

/** Directions by name; an angle is one too, where it is not that of a door. */
function findPlaces(tokens: readonly Token[], rooms: readonly RoomMention[]): PlaceMention[] {
  const angles = rooms.some(({ room }) => room === 'entrance') ? [] : findAngles(tokens);
  return [
    ...findDirections(tokens),
    ...angles.map(({ degrees, from, to }) => ({ place: zoneAt(toDegrees(degrees)), from, to })),
  ]
    .map((found) => ({ kind: 'place' as const, ...found }))
    .toSorted((a, b) => a.from - b.from);
}

type Context = Pick<Evidence, 'rooms' | 'directions' | 'pairs' | 'turns' | 'topics' | 'tokens' | 'signals'>;

/** "aur SE me?" and "aur toilet?" after a question about a room in a direction. */
function withContext(
  evidence: Context,
  before: Pick<Understanding, 'rooms' | 'directions'> | undefined,
): Context {
  const { rooms, directions, turns, topics, tokens, signals } = evidence;
  if (!before || tokens.length > 8) return evidence;
  const isPlaceAlone =
    rooms.length === 0 && directions.length > 0 && turns.length === 0 && topics.length === 0;
  const isRoomAlone =
    rooms.length > 0 &&
    directions.length === 0 &&
    before.directions.length > 0 &&
    /^(?:and|aur|what|और|phir|to|or)$/.test(tokens[0]?.text ?? '') &&
    !signals.has('where') &&
    !signals.has('which_side');
  const merged = {
    ...evidence,
    ...(isPlaceAlone && { rooms: before.rooms }),
    ...(isRoomAlone && { directions: before.directions }),
  };
  if (!isPlaceAlone && !isRoomAlone) return evidence;
  return {
    ...merged,
    pairs: merged.rooms.flatMap((room) => merged.directions.map((place) => ({ room, place }))),
  };
}

/** A date or a cry for help is not about a room, even where one is named. */
function withoutRooms(understood: Understanding): Understanding {
  const isAboutRooms = !['muhurta', 'panchang', 'crisis', 'astrology'].includes(understood.intent);
  return isAboutRooms ? understood : { ...understood, rooms: [], directions: [], pairs: [], asked: [] };
}

/** "mandir bedroom me rakh sakte hain?" */
function isTogether({ rooms, directions, signals }: Context): boolean {
  const isAsked = signals.has('where') || signals.has('which_side');
  return (
    rooms.length === 2 && directions.length === 0 && !isAsked && (signals.has('can') || signals.has('ok'))
  );
}

/** "In the east or in the north?" */
function isChoice(tokens: readonly Token[], directions: readonly { from: number; to: number }[]): boolean {
  return directions.some((direction, index) => {
    const next = directions[index + 1];
    return (
      next !== undefined &&
      tokens.slice(direction.to, next.from).some(({ text }) => /^(?:or|ya|या)$/.test(text))
    );
  });
}

function relationOf(
  signals: readonly FoundSignal[],
  rooms: readonly RoomMention[],
  things: readonly ThingId[],
  tokens: readonly Token[],
): Relation | undefined {
  const isTwo =
    rooms.length >= 2 ||
    (rooms.length === 1 &&
      things.some((thing) => ['beam', 'mirror', 'idol', 'bed', 'stove', 'sink', 'wc'].includes(thing)));
  if (!isTwo) return undefined;
  const relations = signals.filter(({ concept }) =>
    ['below', 'above', 'opposite', 'beside', 'together'].includes(concept.id),
  );
  const found = relations.find(
    ({ from }) => !(tokens[from]?.text === 'over' && tokens[from + 1]?.text === 'head'),
  );
  return found?.concept.id as Relation | undefined;
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

function uniquePairs(pairs: readonly Pair[]): Pair[] {
  return pairs.filter(
    ({ room, place }, index) =>
      pairs.findIndex((pair) => pair.room === room && pair.place === place) === index,
  );
}

function wallOf({ pada, from, to }: FoundPada): PlaceMention {
  return { kind: 'place', place: pada[0] as Side, from, to };
}
