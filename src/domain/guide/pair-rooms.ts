import type { Place, RoomId } from '#domain/vaastu/types.ts';
import type { Token } from './tokens.ts';

export interface RoomMention {
  kind: 'room';
  room: RoomId;
  from: number;
  to: number;
}

export interface PlaceMention {
  kind: 'place';
  place: Place;
  from: number;
  to: number;
}

export type Mention = RoomMention | PlaceMention;

export interface Pair {
  room: RoomId;
  place: Place;
}

interface Clause {
  rooms: RoomId[];
  places: Place[];
  startsWithPlace: boolean;
  pairs: Pair[];
  isAsking: boolean;
  /** Whether a full stop or question mark stands before it. */
  isNewSentence: boolean;
}

const joiner = /^(?:and|aur|और|n|va|tatha|तथा|एवं|but|lekin|लेकिन|while|jabki|plus)$/;

/** The tokens at which a new clause starts: after a stop, a comma or a word such as "and". */
export function splitClauses(tokens: readonly Token[]): number[] {
  return tokens.flatMap((token, index) =>
    index === 0 || token.gap === 'stop' || token.gap === 'comma' || joiner.test(token.text) ? [index] : [],
  );
}

/**
 * Which room lies in which direction. Inside a clause a direction belongs to the rooms before it, or, where the
 * clause starts with a direction, to the rooms after it; a clause without a direction borrows its neighbour's.
 * `loose` are the rooms that got none.
 */
export function pairRooms(
  tokens: readonly Token[],
  starts: readonly number[],
  mentions: readonly Mention[],
  wantsPlace: (at: number) => boolean,
): { pairs: Pair[]; loose: Set<RoomId> } {
  const clauses = starts.map((start, index) =>
    readClause(tokens, start, starts[index + 1] ?? tokens.length, mentions, wantsPlace),
  );
  for (const [index, clause] of clauses.entries()) borrow(clause, clauses[index - 1], clauses[index + 1]);
  let pairs = clauses.flatMap((clause) => clause.pairs);
  const rooms = [...new Set(mentions.flatMap((mention) => (mention.kind === 'room' ? [mention.room] : [])))];
  const places = [
    ...new Set(mentions.flatMap((mention) => (mention.kind === 'place' ? [mention.place] : []))),
  ];
  const [onlyRoom] = rooms;
  if (onlyRoom && rooms.length === 1) pairs = places.map((place) => ({ room: onlyRoom, place }));
  const [onlyPlace] = places;
  if (onlyPlace && places.length === 1 && rooms.length > 1) {
    const asking = new Set(clauses.filter(({ isAsking }) => isAsking).flatMap((clause) => clause.rooms));
    const told = new Set(pairs.map(({ room }) => room));
    pairs = rooms
      .filter(
        (room) =>
          told.has(room) ||
          (!asking.has(room) && clauses.filter(({ isNewSentence }) => isNewSentence).length <= 1),
      )
      .map((room) => ({ room, place: onlyPlace }));
  }
  const paired = new Set(pairs.map(({ room }) => room));
  return { pairs, loose: new Set(rooms.filter((room) => !paired.has(room))) };
}

function readClause(
  tokens: readonly Token[],
  start: number,
  end: number,
  mentions: readonly Mention[],
  wantsPlace: (at: number) => boolean,
): Clause {
  const own = mentions.filter(({ from }) => from >= start && from < end);
  const pairs: Pair[] = [];
  const startsWithPlace = own[0]?.kind === 'place';
  let rooms: RoomId[] = [];
  let places: Place[] = [];
  let last: Mention['kind'] | undefined;
  for (const mention of own) {
    if (mention.kind === 'room') {
      if (last === 'place' && !startsWithPlace) rooms = [];
      rooms.push(mention.room);
      if (startsWithPlace) pairs.push(...places.map((place) => ({ room: mention.room, place })));
    } else {
      if (last === 'room' && startsWithPlace) places = [];
      places.push(mention.place);
      if (!startsWithPlace) pairs.push(...rooms.map((room) => ({ room, place: mention.place })));
    }
    last = mention.kind;
  }
  return {
    rooms: own.flatMap((mention) => (mention.kind === 'room' ? [mention.room] : [])),
    places: own.flatMap((mention) => (mention.kind === 'place' ? [mention.place] : [])),
    startsWithPlace,
    pairs,
    isAsking: wantsPlace(start),
    isNewSentence: tokens[start]?.gap === 'stop',
  };
}

function borrow(clause: Clause, before: Clause | undefined, after: Clause | undefined): void {
  if (clause.pairs.length > 0 || clause.isAsking) return;
  if (clause.rooms.length > 0) {
    if (
      after &&
      !after.isNewSentence &&
      !after.startsWithPlace &&
      after.rooms.length > 0 &&
      after.places.length > 0
    ) {
      const [firstPair] = after.pairs;
      if (firstPair) clause.pairs.push(...clause.rooms.map((room) => ({ room, place: firstPair.place })));
    } else if (before && !clause.isNewSentence && before.startsWithPlace) {
      const place = before.places.at(-1);
      if (place) clause.pairs.push(...clause.rooms.map((room) => ({ room, place })));
    }
  } else if (clause.places.length > 0 && before && before.rooms.length > 0) {
    const rooms = before.pairs.length > 0 ? [before.pairs.at(-1)?.room ?? before.rooms[0]] : before.rooms;
    clause.pairs.push(
      ...clause.places.flatMap((place) => rooms.flatMap((room) => (room ? [{ room, place }] : []))),
    );
    clause.rooms.push(...rooms.flatMap((room) => (room ? [room] : [])));
  }
}
