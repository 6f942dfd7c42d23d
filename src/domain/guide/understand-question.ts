import type { DoorPadaId, Place, RoomId, Side } from '#domain/vaastu/types.ts';
import { doorPadaAt, toDegrees, zoneAt } from '#domain/vaastu/lookup.ts';
import { detectLanguage, type AnswerLanguage, type Script } from './detect-language.ts';
import { subjectOfRoom, subjectOfThing, type FacingSubject } from './facings.ts';
import { findAngles, findDirections, findPadas } from './find-directions.ts';
import { findSignals, findWords } from './find-words.ts';
import { chooseIntent, type Intent } from './intent.ts';
import type { SignalId, ThingId, TopicId } from './lexicon.ts';
import { pairRooms, splitClauses, type Mention, type Pair } from './pair-rooms.ts';
import { tokenise, type Token } from './tokens.ts';

export type Relation = 'below' | 'above' | 'opposite' | 'beside';

/** A side that something turns to, or is to turn to (`place` undefined). */
export interface Turn {
  subject: FacingSubject;
  place: Place | undefined;
}

/** What a question says, without any judgement about it. */
export interface Understanding {
  language: AnswerLanguage;
  script: Script;
  intent: Intent;
  /** In the order of the question. */
  rooms: readonly RoomId[];
  /** Directions of the question in order, without those that it rules out. */
  directions: readonly Place[];
  pairs: readonly Pair[];
  /** Places that the asker cannot or does not want to use. */
  rejected: readonly Pair[];
  /** Rooms whose place is asked for. */
  asked: readonly RoomId[];
  padas: readonly DoorPadaId[];
  /** The side that the house or its door looks to. */
  facing: Place | undefined;
  turns: readonly Turn[];
  /** A part of a room, not of the house: "the south-east corner of the kitchen". */
  inRoom: readonly { room: RoomId | undefined; place: Place }[];
  things: readonly ThingId[];
  topics: readonly TopicId[];
  relation: Relation | undefined;
  /** Two directions with an "or" between them. */
  isChoice: boolean;
  signals: ReadonlySet<SignalId>;
  tokens: readonly Token[];
}

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

/** Rooms in order, with what the neighbouring words make of them. */
function nameRooms(
  tokens: readonly Token[],
  signals: ReadonlySet<SignalId>,
  isSleep: boolean,
): Extract<Mention, { kind: 'room' }>[] {
  const found = findWords(tokens, 'room');
  const mentions = found.flatMap(({ concept, from, to }, index) => {
    const said = tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
    const before = tokens[from - 1]?.text ?? '';
    const previous = found[index - 1];
    const isOfPrevious =
      previous !== undefined &&
      from - previous.to <= 1 &&
      (from === previous.to || /^(?:ka|ke|ki|of|का|के|की)$/.test(before));
    let room: RoomId = concept.id;
    const isDoorOfRoom = previous !== undefined && (from !== previous.to || doored.has(previous.concept.id));
    if (
      room === 'entrance' &&
      isDoorOfRoom &&
      /^(?:doors?|gates?|darwaz[ae]|darwaj[ae]|दरवाज़?[ाे]|entry|entrance)$/.test(said) &&
      isOfPrevious
    )
      return [];
    if (
      /^(?:padhai|पढ़ाई|kamr[ae]|कमर[ाे])$/.test(said) &&
      found.some((other) => other.concept.id !== concept.id)
    )
      return [];
    if (
      /^(?:gaa?di|गाड़ी|car|scooter)$/.test(said) &&
      /khari?d|kharee?d|buy|ख़?रीद/.test(tokens.map(({ text }) => text).join(' '))
    )
      return [];
    if (said === 'counter' && !signals.has('office') && !signals.has('shop')) return [];
    if (said === 'study' && /^(?:kids|children|child|should)$/.test(before) && signals.has('face'))
      room = 'study';
    if (room === 'overhead_tank' && signals.has('under_ground')) room = 'underground_water';
    if (room === 'underground_water' && signals.has('above_ground') && /tank|टंकी|टैंक/.test(said))
      room = 'overhead_tank';
    if (room === 'bedroom' && isSleep) room = 'master_bedroom';
    if (room === 'bedroom' && /^(?:owner|owners|malik|parents|couple)$/.test(before)) room = 'master_bedroom';
    if (room === 'pooja' && isOutsideTemple(tokens, said, to)) return [];
    return [{ kind: 'room' as const, room, from, to }];
  });
  return mentions.filter(
    ({ room, from }, index) =>
      !mentions.some((other, at) => at < index && other.room === room && from - other.to <= 1),
  );
}

/** Rooms whose own door may be meant. */
const doored: ReadonlySet<RoomId> = new Set([
  'kitchen',
  'master_bedroom',
  'bedroom',
  'children_bedroom',
  'guest_room',
  'pooja',
  'toilet',
  'bathroom',
  'store',
  'study',
  'office_cabin',
  'cash_counter',
  'lift',
  'garage',
  'balcony',
]);

/** A temple across the street is no room of the house. */
function isOutsideTemple(tokens: readonly Token[], said: string, to: number): boolean {
  if (!/^(?:temple|mandir|मंदिर|मन्दिर)$/.test(said)) return false;
  const rest = tokens.map(({ text }) => text).join(' ');
  return (
    /(?:near|opposite|in front of|behind|beside) (?:a |the |my |our )?(?:temple|mandir)|(?:temple|mandir) (?:is )?(?:near|opposite|in front of|behind) (?:my |our |the )?(?:house|home|flat|plot)|(?:ghar|makan|plot|घर|मकान) (?:ke|के) (?:samne|saamne|paas|pas|piche|peeche|सामने|पास|पीछे) (?:ek |एक )?(?:mandir|temple|मंदिर)|(?:mandir|मंदिर) (?:ke|के) (?:paas|pas|samne|saamne|सामने|पास) (?:ghar|makan|plot|flat|घर|मकान|प्लॉट)/.test(
      rest,
    ) && to > 0
  );
}

const capableNot: readonly SignalId[] = ['cannot', 'except', 'instead'];

/** "SE me nahi ban pa raha", "instead of north-east", "not in NE but in NW". */
function isRejected(
  tokens: readonly Token[],
  signals: ReturnType<typeof findSignals>,
  direction: Mention,
  all: readonly Mention[],
): boolean {
  const next = all.find(({ from }) => from > direction.from);
  const end = next?.from ?? tokens.length;
  const stop = tokens.findIndex(
    (token, index) => index >= direction.to && index < end && token.gap === 'stop',
  );
  const limit = stop === -1 ? end : stop;
  const after = signals.filter(
    ({ from, to }) => from >= direction.to && to <= limit && from - direction.to <= 8,
  );
  const previousEnd = all.findLast(({ from }) => from < direction.from)?.to ?? 0;
  const before = signals.filter(
    ({ from, to }) =>
      from >= previousEnd &&
      to <= direction.from &&
      direction.from - to <= 3 &&
      !hasStop(tokens, to, direction.from),
  );
  // "todna possible nahi" rules out the work, not the place.
  const isWork = tokens
    .slice(direction.to, limit)
    .some(({ text }) => /^(?:tod|hata|badal|shift|chang|mov|remov|demol|तोड़|हटा|बदल)/.test(text));
  if (!isWork && after.some(({ concept }) => concept.id === 'cannot')) return true;
  if (
    after.some(
      ({ concept, from }) =>
        concept.id !== 'cannot' &&
        capableNot.includes(concept.id) &&
        from - direction.to <= 3 &&
        isHindi(tokens, from),
    )
  )
    return true;
  if (
    before.some(
      ({ concept, from }) => (concept.id === 'instead' || concept.id === 'except') && !isHindi(tokens, from),
    )
  )
    return true;
  const plainNot = after.find(
    ({ concept, from }) => concept.id === 'not' && from - direction.to <= 2 && tokens[from]?.text !== 'na',
  );
  const isPlainNot = plainNot !== undefined;
  // "NE me nahi rakhna": a wish, while "NE me nahi hona chahiye?" is a question about NE.
  if (plainNot && /^(?:bana|rakh|lag|karn|बना|रख|लगा|करन)/.test(tokens[plainNot.to]?.text ?? '')) return true;
  const isOther =
    (next !== undefined && next.from - direction.to <= 6) || all.some(({ from }) => from < direction.from);
  return isPlainNot && isOther && !after.some(({ concept }) => concept.id === 'ok' || concept.id === 'can');
}

function isHindi(tokens: readonly Token[], at: number): boolean {
  return /^(?:ke|ki|k|chhod|chod|chhodkar|chodkar|छोड़कर|छोड़|के|की)$/.test(tokens[at]?.text ?? '');
}

function hasStop(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to + 1).some(({ gap }, index) => index > 0 && gap === 'stop');
}

const houseWord =
  /^(?:house|home|ghar|makan|makaan|flat|plot|apartment|building|villa|office|shop|dukan|घर|मकान|प्लॉट|फ्लैट|दुकान|property|site)$/;

/** Things that stand somewhere in a room. */
const placedThings: ReadonlySet<ThingId> = new Set([
  'stove',
  'sink',
  'bed',
  'mirror',
  'desk',
  'idol',
  'geyser',
  'wc',
  'fridge',
  'television',
  'sofa',
  'window',
  'clock',
  'picture',
  'plant',
  'pillar',
  'beam',
]);

/** Whether a direction is a part of a room and not of the house. */
function isInRoom(
  tokens: readonly Token[],
  direction: Mention,
  rooms: readonly Mention[],
  things: readonly ThingId[],
): boolean {
  const after = tokens.slice(direction.to, direction.to + 6).map(({ text }) => text);
  const [first = '', second = ''] = after;
  const isPart = /^(?:corner|corners|wall|walls|side|part|kona|kone|kon|deewar|diwar|कोने|कोना|दीवार)$/;
  const ofAt = after.findIndex((text, index) => index <= 2 && /^(?:of|in)$/.test(text));
  if (ofAt > 0 && isPart.test(after[0] ?? '')) {
    const owner = after.slice(ofAt + 1).filter((text) => !/^(?:the|my|our|a|this)$/.test(text))[0] ?? '';
    if (houseWord.test(owner)) return false;
    const ownerAt = direction.to + after.indexOf(owner, ofAt);
    if (/^rooms?$/.test(owner) || rooms.some(({ from }) => from === ownerAt)) return true;
  }
  const isWall = isPart.test(first) || (/^(?:ki|ke|वाली|wali|की|के)$/.test(first) && isPart.test(second));
  const isRealWall = /wall|deewar|diwar|दीवार/.test(`${first} ${second}`);
  const before = tokens.slice(Math.max(0, direction.from - 3), direction.from).map(({ text }) => text);
  const ownerRoom = rooms.find(({ to }) => to <= direction.from && direction.from - to <= 2);
  const isOwned =
    ownerRoom !== undefined &&
    /^(?:ka|ke|ki|का|के|की)$/.test(tokens[ownerRoom.to]?.text ?? '') &&
    !/^(?:sath|saath|liye|niche|upar|साथ|लिए|paas|pas|pass)$/.test(before.at(-1) ?? '');
  const hasOwnThing = things.some((thing) => placedThings.has(thing));
  // "uske agneya kone me"
  if (isPart.test(first) && hasOwnThing && /^(?:uske|iske|उसके|इसके|its)$/.test(before.at(-1) ?? ''))
    return true;
  if (isOwned && (isWall || hasOwnThing || /^(?:andar|अंदर|bhitar|inside)$/.test(before.at(-1) ?? '')))
    return true;
  const isBuildingHere = tokens.some(({ text }) => houseWord.test(text));
  return (
    isRealWall &&
    hasOwnThing &&
    !isBuildingHere &&
    !rooms.some((mention) => mention.kind === 'room' && mention.room === 'entrance')
  );
}

const turnAfter = /^(?:facing|faced|mukhi|mukhee|face|faces|fecing|facng|फेसिंग|मुखी)$/;
const turnBefore = /^(?:facing|faces|face|faced|facng)$/;
const turnWords =
  /^(?:muh|munh|mukh|chehra|sir|sar|sirhana|head|pair|feet|मुँह|मुंह|मुख|चेहरा|सिर|सर|सिरहाना|पैर|khulti|khulta|khulna|khule|opens|खुलती|खुलता|खुले|खुलना)$/;

function isTurned(
  tokens: readonly Token[],
  direction: Mention,
  {
    isSleep,
    thingIds,
    roomMentions,
  }: { isSleep: boolean; thingIds: readonly ThingId[]; roomMentions: readonly Mention[] },
): boolean {
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
    const ownRoom = roomMentions.some(
      ({ to, from }) => Math.abs(from - direction.to) <= 2 || Math.abs(direction.from - to) <= 2,
    );
    return !(ownRoom && isInPlace);
  }
  const isTowards =
    before.some(({ text }) => /^towards?$/.test(text)) ||
    (/^(?:ki|की)$/.test(after[0]?.text ?? '') && /^(?:taraf|or|ore|aur|तरफ|ओर)$/.test(after[1]?.text ?? ''));
  return isTowards && thingIds.some((thing) => subjectOfThing[thing] !== undefined);
}

/** Whether it is the house, the plot or its door that looks to a direction. */
function isHouseTurned(tokens: readonly Token[], direction: Mention, rooms: readonly Mention[]): boolean {
  const around = tokens.slice(Math.max(0, direction.from - 5), direction.to + 4).map(({ text }) => text);
  const isPlainFacing =
    /^(?:facing|mukhi|फेसिंग|मुखी|fecing)$/.test(tokens[direction.to]?.text ?? '') ||
    tokens.slice(Math.max(0, direction.from - 2), direction.from).some(({ text }) => turnBefore.test(text));
  if (!isPlainFacing) return false;
  const next = tokens[direction.to + 1]?.text ?? '';
  if (houseWord.test(next) || houseWord.test(tokens[direction.from - 1]?.text ?? '')) return true;
  const nearRoom = rooms.find(
    (room) =>
      room.kind === 'room' &&
      (Math.abs(room.from - direction.to) <= 2 || Math.abs(direction.from - room.to) <= 3),
  );
  if (nearRoom?.kind === 'room')
    return (
      nearRoom.room === 'entrance' ||
      (subjectOfRoom[nearRoom.room] === undefined && around.some((text) => houseWord.test(text)))
    );
  return around.some((text) => houseWord.test(text)) || rooms.length === 0;
}

function subjectNear(
  tokens: readonly Token[],
  direction: Mention,
  things: readonly { concept: { id: ThingId }; from: number; to: number }[],
  rooms: readonly Extract<Mention, { kind: 'room' }>[],
  isSleep: boolean,
): FacingSubject | undefined {
  const near = things
    .filter(({ concept }) => subjectOfThing[concept.id] !== undefined)
    .toSorted((a, b) => Math.abs(a.from - direction.from) - Math.abs(b.from - direction.from))[0];
  if (isSleep && (!near || near.concept.id === 'bed' || near.concept.id === 'head')) return 'head';
  if (near && tokens.length > 0) return refine(near.concept.id, rooms);
  const room = rooms.toSorted(
    (a, b) => Math.abs(a.from - direction.from) - Math.abs(b.from - direction.from),
  )[0];
  return room ? subjectOfRoom[room.room] : undefined;
}

function subjectOf(
  things: readonly ThingId[],
  rooms: readonly Extract<Mention, { kind: 'room' }>[],
  isSleep: boolean,
): FacingSubject | undefined {
  if (isSleep) return 'head';
  const thing = things.find((id) => subjectOfThing[id] !== undefined && id !== 'bed');
  if (thing) return refine(thing, rooms);
  return rooms.map(({ room }) => subjectOfRoom[room]).find((subject) => subject !== undefined);
}

/** A chair in the owner's cabin is the owner's; one at the table of the dining room is for eating. */
function refine(
  thing: ThingId,
  rooms: readonly Extract<Mention, { kind: 'room' }>[],
): FacingSubject | undefined {
  const subject = subjectOfThing[thing];
  if (subject !== 'reader') return subject;
  if (rooms.some(({ room }) => room === 'office_cabin')) return 'owner';
  if (rooms.some(({ room }) => room === 'dining')) return 'eater';
  if (rooms.some(({ room }) => room === 'pooja')) return 'worshipper';
  return subject;
}

function relationOf(
  signals: ReturnType<typeof findSignals>,
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

/** The sides in a direction: NE holds N and E. */
export function sidesOf(place: Place): Side[] {
  return place === 'C' ? [] : ([...new Set(place)] as Side[]);
}
