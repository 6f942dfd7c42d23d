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
function splitClauses(tokens: readonly Token[]): number[] {
  return tokens.flatMap((token, index) =>
    index === 0 || token.gap === 'stop' || token.gap === 'comma' || joiner.test(token.text) ? [index] : [],
  );
}

/**
 * Which room lies in which direction. Inside a clause a direction belongs to the rooms before it, or, where the
 * clause starts with a direction, to the rooms after it; a clause without a direction borrows its neighbour's.
 * `askedAt` are the tokens that ask for a place: the rooms of such a clause have none yet.
 */
export function pairRooms(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  askedAt: readonly number[],
): Pair[] {
  const starts = splitClauses(tokens);
  const clauses = starts.map((start, index) => {
    const end = starts[index + 1] ?? tokens.length;
    const isAsking = askedAt.some((at) => at >= start && at < end);
    return readClause(
      tokens,
      start,
      mentions.filter(({ from }) => from >= start && from < end),
      isAsking,
    );
  });
  for (const [index, clause] of clauses.entries()) borrow(clause, clauses[index - 1], clauses[index + 1]);
  const pairs = clauses.flatMap((clause) => clause.pairs);
  const rooms = [...new Set(mentions.flatMap((mention) => (mention.kind === 'room' ? [mention.room] : [])))];
  const places = [
    ...new Set(mentions.flatMap((mention) => (mention.kind === 'place' ? [mention.place] : []))),
  ];
  const [onlyRoom] = rooms;
  if (onlyRoom && rooms.length === 1) return places.map((place) => ({ room: onlyRoom, place }));
  const [onlyPlace] = places;
  if (!onlyPlace || places.length > 1) return pairs;
  const asking = new Set(clauses.filter(({ isAsking }) => isAsking).flatMap((clause) => clause.rooms));
  const isOneSentence = clauses.filter(({ isNewSentence }) => isNewSentence).length <= 1;
  return rooms
    .filter((room) => pairs.some((pair) => pair.room === room) || (isOneSentence && !asking.has(room)))
    .map((room) => ({ room, place: onlyPlace }));
}

function readClause(
  tokens: readonly Token[],
  start: number,
  own: readonly Mention[],
  isAsking: boolean,
): Clause {
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
    isAsking,
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
