import type { FoundSignal } from './find-words.ts';
import type { ThingId } from './lexicon.ts';
import type { Mention, RoomMention } from './pair-rooms.ts';
import type { Token } from './tokens.ts';

export const houseWord =
  /^(?:house|home|ghar|makan|makaan|flat|plot|apartment|building|villa|office|shop|dukan|घर|मकान|प्लॉट|फ्लैट|दुकान|property|site)$/;

/** "SE me nahi ban pa raha", "instead of north-east", "not in NE but in NW". */
export function isRejected(
  tokens: readonly Token[],
  signals: readonly FoundSignal[],
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
  // "NE ke alawa", but "except NE".
  const isExcepted =
    after.some(
      (signal) => isException(signal) && signal.from - direction.to <= 3 && isHindi(tokens, signal.from),
    ) || before.some((signal) => isException(signal) && !isHindi(tokens, signal.from));
  if (isExcepted) return true;
  const plainNot = after.find(
    ({ concept, from }) => concept.id === 'not' && from - direction.to <= 2 && tokens[from]?.text !== 'na',
  );
  if (!plainNot) return false;
  // "NE me nahi rakhna": a wish, while "NE me nahi hona chahiye?" is a question about NE.
  if (/^(?:bana|rakh|lag|karn|बना|रख|लगा|करन)/.test(tokens[plainNot.to]?.text ?? '')) return true;
  const isOther =
    (next !== undefined && next.from - direction.to <= 6) || all.some(({ from }) => from < direction.from);
  return isOther && !after.some(({ concept }) => concept.id === 'ok' || concept.id === 'can');
}

function isException({ concept }: FoundSignal): boolean {
  return concept.id === 'instead' || concept.id === 'except';
}

function isHindi(tokens: readonly Token[], at: number): boolean {
  return /^(?:ke|ki|chhod|chod|chhodkar|chodkar|छोड़कर|छोड़|के|की)$/.test(tokens[at]?.text ?? '');
}

function hasStop(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to + 1).some(({ gap }, index) => index > 0 && gap === 'stop');
}

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
export function isInRoom(
  tokens: readonly Token[],
  direction: Mention,
  rooms: readonly RoomMention[],
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
  return isRealWall && hasOwnThing && !isBuildingHere && !rooms.some(({ room }) => room === 'entrance');
}
