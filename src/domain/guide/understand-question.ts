import { doorPadaAt, toDegrees, zoneAt } from '#domain/vaastu/lookup.ts';
import type { DoorPadaId, Place, Side } from '#domain/vaastu/types.ts';
import { detectLanguage } from './detect-language.ts';
import { subjectOfThing } from './facings.ts';
import { findAngles, findDirections, findPadas } from './find-directions.ts';
import { findSignals, findWords, type FoundSignal } from './find-words.ts';
import { chooseIntent } from './intent.ts';
import type { SignalId, ThingId } from './lexicon.ts';
import { nameRooms } from './name-rooms.ts';
import { pairRooms, splitClauses, type Mention, type Pair } from './pair-rooms.ts';
import { isInRoom, isRejected } from './place-frames.ts';
import { tokenise, type Token } from './tokens.ts';
import { isHouseTurned, isTurned, subjectNear, subjectOf } from './turns.ts';
import type { Relation, Turn, Understanding } from './understanding.ts';

/** Reads one question. Follow-ups ("aur toilet?") take the rooms of `before`, what was understood before. */
export function understandQuestion(
  question: string,
  preferred?: 'hindi' | 'english',
  before?: Pick<Understanding, 'rooms' | 'directions' | 'asked'>,
): Understanding {
  const tokens = tokenise(question);
  const { language, script } = detectLanguage(tokens, preferred);
  const found = findSignals(tokens);
  const signals = new Set(found.map(({ concept }) => concept.id));
  const has = (id: SignalId): boolean => signals.has(id);
  const things = findWords(tokens, 'thing');
  const thingIds = unique(things.map(({ concept }) => concept.id));
  const topics = unique(findWords(tokens, 'topic').map(({ concept }) => concept.id));
  const padas = findPadas(tokens);
  const angles = findAngles(tokens);
  const clauses = splitClauses(tokens);
  const isSleep = topics.includes('sleep') || thingIds.includes('head');

  const roomMentions = nameRooms(tokens, signals, isSleep);
  const allDirections: Mention[] = [
    ...findDirections(tokens).map(({ place, from, to }) => ({ kind: 'place' as const, place, from, to })),
    ...(angles.length > 0 && !roomMentions.some(({ room }) => room === 'entrance')
      ? angles.map(({ degrees, from, to }) => ({
          kind: 'place' as const,
          place: zoneAt(toDegrees(degrees)),
          from,
          to,
        }))
      : []),
  ].toSorted((a, b) => a.from - b.from);

  const rejectedAt = allDirections.filter((direction) => isRejected(tokens, found, direction, allDirections));
  const kept = allDirections.filter((direction) => !rejectedAt.includes(direction));
  const framed = kept.filter((direction) => isInRoom(tokens, direction, roomMentions, thingIds));
  const turned = kept.filter(
    (direction) =>
      !framed.includes(direction) && isTurned(tokens, direction, { isSleep, thingIds, roomMentions }),
  );

  const turns: Turn[] = [];
  let facing: Place | undefined;
  const faceOnly = new Set<Mention>();
  for (const direction of turned) {
    if (direction.kind !== 'place') continue;
    const subject = subjectNear(tokens, direction, things, roomMentions, isSleep);
    const isPerson =
      isSleep ||
      things.some(
        ({ concept, to }) =>
          subjectOfThing[concept.id] !== undefined && direction.from - to >= 0 && direction.from - to <= 3,
      );
    if (isHouseTurned(tokens, direction, roomMentions) && !(isPerson && subject)) facing = direction.place;
    else if (subject) turns.push({ subject, place: direction.place });
    else continue;
    faceOnly.add(direction);
  }
  if (turned.length === 0 || turns.length === 0) {
    const isAsked = (has('face') || isSleep) && (has('which_side') || has('where') || isSleep);
    const subject =
      isAsked ||
      thingIds.some(
        (id) =>
          id === 'cook' ||
          id === 'worshipper' ||
          id === 'eating' ||
          id === 'wc' ||
          id === 'idol' ||
          id === 'steps',
      )
        ? subjectOf(thingIds, roomMentions, isSleep)
        : undefined;
    if (subject && (isAsked || has('which_side')) && turns.length === 0)
      turns.push({ subject, place: undefined });
  }

  const mentions: Mention[] = [
    ...roomMentions,
    ...kept.filter((direction) => !framed.includes(direction) && !faceOnly.has(direction)),
  ].toSorted((a, b) => a.from - b.from);
  const wantsPlace = (at: number): boolean =>
    found.some(
      ({ concept, from }) =>
        (concept.id === 'where' || concept.id === 'which_side') &&
        clauseOf(clauses, from) === clauseOf(clauses, at),
    );
  const isGeyserInBath = thingIds.includes('geyser') && roomMentions.some(({ room }) => room === 'bathroom');
  const { pairs, loose } = pairRooms(
    tokens,
    clauses,
    isGeyserInBath
      ? mentions.filter((mention) => mention.kind === 'place' || mention.room !== 'electrical')
      : mentions,
    wantsPlace,
  );

  const doorPadas = [
    ...padas.map(({ pada }) => pada),
    ...(roomMentions.some(({ room }) => room === 'entrance')
      ? angles.map(({ degrees }) => padaAt(degrees))
      : []),
  ];
  let rooms = unique(roomMentions.map(({ room }) => room));
  if ((facing || doorPadas.length > 0) && !rooms.includes('entrance')) rooms = ['entrance', ...rooms];
  const walls: Mention[] = [
    ...padas,
    ...(roomMentions.some(({ room }) => room === 'entrance')
      ? angles.map(({ degrees, from, to }) => ({ pada: padaAt(degrees), from, to }))
      : []),
  ].map(({ pada, from, to }) => ({ kind: 'place', place: wallOf(pada), from, to }));
  let directions = unique(
    [...kept.filter((direction) => !framed.includes(direction)), ...walls]
      .toSorted((a, b) => a.from - b.from)
      .flatMap((mention) => (mention.kind === 'place' ? [mention.place] : [])),
  );
  let allPairs: Pair[] = facing ? [{ room: 'entrance', place: facing }, ...pairs] : pairs;

  const isFollowUp = before !== undefined && tokens.length <= 8;
  if (
    isFollowUp &&
    rooms.length === 0 &&
    directions.length > 0 &&
    turns.length === 0 &&
    topics.length === 0
  ) {
    rooms = [...before.rooms];
    allPairs = rooms.flatMap((room) => directions.map((place) => ({ room, place })));
  } else if (
    isFollowUp &&
    rooms.length > 0 &&
    directions.length === 0 &&
    /^(?:and|aur|what|और|phir|to|or)$/.test(tokens[0]?.text ?? '') &&
    before.directions.length > 0 &&
    !has('where') &&
    !has('which_side')
  ) {
    directions = [...before.directions];
    allPairs = rooms.flatMap((room) => directions.map((place) => ({ room, place })));
  }

  const rejected = rejectedAt.flatMap((direction) =>
    direction.kind === 'place' ? rooms.map((room) => ({ room, place: direction.place })) : [],
  );
  const relation = relationOf(found, roomMentions, thingIds, tokens);
  const asked = rooms
    .filter((room) => !(isGeyserInBath && room === 'electrical'))
    .filter(
      (room) =>
        !allPairs.some((pair) => pair.room === room) && (loose.has(room) || !facing || room !== 'entrance'),
    );
  const understood = {
    rooms, directions, pairs: uniquePairs(allPairs), rejected, asked, padas: doorPadas, facing, turns,
    inRoom: framed.flatMap((direction) => direction.kind === 'place' ? [{ room: roomMentions.find((room) => Math.abs(room.from - direction.to) < 8)?.room, place: direction.place }] : []),
    things: thingIds, topics, relation, signals, tokens, isChoice: isChoice(tokens, [...kept, ...padas]),
  }; // prettier-ignore
  return withoutRooms({ language, script, ...understood, intent: chooseIntent(understood) });
}

/** A date or a cry for help is not about a room, even where one is named. */
function withoutRooms(understood: Understanding): Understanding {
  const isAboutRooms = !['muhurta', 'panchang', 'crisis', 'astrology'].includes(understood.intent);
  return isAboutRooms ? understood : { ...understood, rooms: [], directions: [], pairs: [], asked: [] };
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
  rooms: readonly Mention[],
  things: readonly ThingId[],
  tokens: readonly Token[],
): Relation | undefined {
  const isTwo =
    rooms.length >= 2 ||
    (rooms.length === 1 &&
      things.some((thing) => ['beam', 'mirror', 'idol', 'bed', 'stove', 'sink', 'wc'].includes(thing)));
  if (!isTwo) return undefined;
  const relations = signals.filter(({ concept }) =>
    ['below', 'above', 'opposite', 'beside'].includes(concept.id),
  );
  const found = relations.find(
    ({ from }) => !(tokens[from]?.text === 'over' && tokens[from + 1]?.text === 'head'),
  );
  return found?.concept.id as Relation | undefined;
}

function clauseOf(clauses: readonly number[], at: number): number {
  return clauses.filter((start) => start <= at).length;
}

function padaAt(degrees: number): DoorPadaId {
  return doorPadaAt(toDegrees(degrees)).id;
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

function wallOf(pada: DoorPadaId): Side {
  return pada[0] as Side;
}
