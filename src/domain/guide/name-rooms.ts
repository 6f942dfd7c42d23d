import type { RoomId } from '#domain/vaastu/types.ts';
import { findWords, type FoundThing } from './find-words.ts';
import type { SignalId, ThingId } from './lexicon.ts';
import type { RoomMention } from './pair-rooms.ts';
import type { Token } from './tokens.ts';

/** Rooms in order, with what the neighbouring words make of them. */
export function nameRooms(
  tokens: readonly Token[],
  signals: ReadonlySet<SignalId>,
  isSleep: boolean,
): RoomMention[] {
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
    if (/^(?:counter|काउंटर)$/.test(said) && signals.has('shop')) room = 'cash_counter';
    if (room === 'overhead_tank' && signals.has('under_ground')) room = 'underground_water';
    if (room === 'underground_water' && signals.has('above_ground') && /tank|टंकी|टैंक/.test(said))
      room = 'overhead_tank';
    if (room === 'bedroom' && isSleep) room = 'master_bedroom';
    if (room === 'bedroom' && /^(?:owner|owners|malik|parents|couple)$/.test(before)) room = 'master_bedroom';
    if (room === 'pooja' && isOutsideTemple(tokens, said)) return [];
    return [{ kind: 'room' as const, room, from, to }];
  });
  return mentions.filter(
    ({ room, from }, index) =>
      !mentions.some((other, at) => at < index && other.room === room && from - other.to <= 1),
  );
}

/** Things that stand in one kind of room, by the words that can mean nothing else. */
const homes: Readonly<Partial<Record<ThingId, { room: RoomId; said: RegExp }>>> = {
  stove: { room: 'kitchen', said: /./ },
  sink: { room: 'kitchen', said: /sink|सिंक/ },
  bed: { room: 'master_bedroom', said: /./ },
  idol: { room: 'pooja', said: /./ },
  wc: { room: 'toilet', said: /commode|कमोड/ },
  desk: { room: 'study', said: /desk|workstation|laptop|computer|डेस्क/ },
};

/** "Where should the stove be?" asks for the kitchen: the room that all named things stand in, where there is one. */
export function nameRoomOf(tokens: readonly Token[], things: readonly FoundThing[]): RoomMention[] {
  const homesOf = things.map(({ concept, from, to }) => {
    const home = homes[concept.id];
    return home && tokens.slice(from, to).some(({ text }) => home.said.test(text)) ? home.room : undefined;
  });
  const [first] = things;
  const [room] = homesOf;
  if (!first || room === undefined || homesOf.some((other) => other !== room)) return [];
  return [{ kind: 'room', room, from: first.from, to: first.to }];
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
function isOutsideTemple(tokens: readonly Token[], said: string): boolean {
  if (!/^(?:temple|mandir|मंदिर|मन्दिर)$/.test(said)) return false;
  return outsideTemple.test(tokens.map(({ text }) => text).join(' '));
}

const outsideTemple =
  /(?:near|opposite|in front of|behind|beside) (?:a |the |my |our )?(?:temple|mandir)|(?:temple|mandir) (?:is )?(?:near|opposite|in front of|behind) (?:my |our |the )?(?:house|home|flat|plot)|(?:ghar|makan|plot|घर|मकान) (?:ke|के) (?:samne|saamne|paas|pas|piche|peeche|सामने|पास|पीछे) (?:ek |एक )?(?:mandir|temple|मंदिर)|(?:mandir|मंदिर) (?:ke|के) (?:paas|pas|samne|saamne|सामने|पास) (?:ghar|makan|plot|flat|घर|मकान|प्लॉट)/;
