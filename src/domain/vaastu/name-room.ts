import { roomWords } from '#domain/guide/lexicon.ts';
import { inLatinDigits } from '#domain/latin-digits.ts';
import {
  besideNames,
  joiners,
  lookAlikes,
  notOnPlans,
  oftenRead,
  shortenedWords,
  spacesWithoutRule,
} from './label-words.ts';
import { rooms } from './rooms.ts';
import type { RoomId } from './types.ts';

/** What a label of a plan names; `sureness` is 0 to 1. */
export interface NamedRoom {
  room: RoomId;
  sureness: number;
}

/**
 * The room that a label of a plan names, in English, Hindi or Hinglish, shortened as draughtsmen do, with its measures
 * beside it or a slip of the reader in it. Undefined for whatever is no room, and for rooms that no rule speaks about.
 */
export function nameRoom(label: string): NamedRoom | undefined {
  const space = nameSpace(label);
  return space?.room === null || !space ? undefined : { room: space.room, sureness: space.sureness };
}

/** What a label names; `word` is the name itself where some of its letters are not known. */
export interface NamedSpace {
  room: RoomId | null;
  sureness: number;
  word?: string;
}

/** As `nameRoom`, but `room` is null for a known place that no rule speaks about, such as a passage. */
export function nameSpace(label: string): NamedSpace | undefined {
  if (label.length > longestLabel) return undefined;
  if (lately.has(label)) return lately.get(label);
  const named = spaceOf(label);
  if (lately.size >= mostLately) lately.clear();
  lately.set(label, named);
  return named;
}

/** The words of a plan are tried in many groups, and the same ones again and again. */
const lately = new Map<string, NamedSpace | undefined>();
const mostLately = 5000;

function spaceOf(label: string): NamedSpace | undefined {
  const text = withoutMeasures(label);
  const gaps = text.split(unknownLetter).length - 1;
  if (gaps > 0) return byKnownLetters(withoutNumbers(wordsOf(text)).join(''), gaps);
  const whole = nameWords(wordsOf(text));
  if (whole) return whole;
  const parts = text.split(joiners).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > 3) return undefined;
  const named = parts.map((part) => nameWords(wordsOf(part)));
  // What two rooms share is judged as the weightier of them.
  const known = named.flatMap((part) => (part?.room ? [{ room: part.room, sureness: part.sureness }] : []));
  if (named.includes(undefined) || known.length === 0) return undefined;
  const weightiest = known.reduce((best, next) => (weight(next.room) > weight(best.room) ? next : best));
  return { room: weightiest.room, sureness: 0.85 * Math.min(...named.map((part) => part?.sureness ?? 0)) };
}

/** Whether a text says how many rooms a home has, as brochures do: 3 Balconies, 2 Bedroom + 2 Toilet. */
export function countsRooms(label: string): boolean {
  const parts = withoutMeasures(label)
    .split(joiners)
    .map((part) => part.trim());
  const counted = parts.filter((part) => /^\d\s+\p{L}/u.test(part));
  return counted.length > 1 || (counted.length === 1 && /^\d\s[^\d]*s$/u.test(counted[0] ?? ''));
}

/** A label as one reads it out: without measures, and without what its reader has seen around it. */
export function tidyLabel(label: string): string {
  return likeQuotes(label)
    .replaceAll(unknownLetter, '')
    .replace(new RegExp(measure.source, 'giu'), ' ')
    .split(/\s+/)
    .filter((token) => !isMeasure(token.toLowerCase()) && /[\p{L}\d]/u.test(token))
    .join(' ')
    .replace(/^[^\p{L}\d]+|[^\p{L}\p{M}\d.)]+$/gu, '');
}

/** Stands where a file says that there is a letter, but not which. */
const unknownLetter = '\u{fffd}';

/** Longer texts are remarks. */
const longestLabel = 60;

function weight(room: RoomId): number {
  return rooms[room].weight;
}

/** Names that say less than others which room it is. */
const unsure: ReadonlyMap<string, number> = new Map(
  Object.entries({ foyer: 0.7, porch: 0.7, portico: 0.7, drawing: 0.75, terrace: 0.7, terr: 0.65, off: 0.6, st: 0.7, park: 0.5, br: 0.7, rec: 0.65, acc: 0.6, den: 0.7, well: 0.7, md: 0.7, sq: 0.5, gents: 0.7, ladies: 0.7, ent: 0.7, court: 0.7, deck: 0.65, wash: 0.8, family: 0.8, waiting: 0.7, up: 0.55, dn: 0.55 }), // prettier-ignore
);

interface Known {
  room: RoomId | null;
  sureness: number;
}

/** The names as the tables write them. */
const spellings = new Map<string, string>();

const dictionary = makeDictionary();
const folded = new Map([...dictionary].map(([key, known]) => [fold(key), known]));
const beside = new Set(keysOf(besideNames));
const unlike = new Set(keysOf(lookAlikes));
const fuzzyKeys = keysOf(oftenRead).flatMap((key) => {
  const known = dictionary.get(key);
  return known ? [{ letters: Array.from(key), known }] : [];
});

function makeDictionary(): Map<string, Known> {
  const excluded = new Set(keysOf(notOnPlans));
  const made = new Map<string, Known>();
  for (const table of [roomWords, shortenedWords]) {
    for (const [room, words] of Object.entries(table) as [RoomId, string][]) {
      for (const key of keysOf(words)) {
        if (table === roomWords && excluded.has(key)) continue;
        made.set(key, { room, sureness: unsure.get(key) ?? 1 });
      }
    }
  }
  for (const key of keysOf(spacesWithoutRule)) made.set(key, { room: null, sureness: 1 });
  return made;
}

function keysOf(words: string): string[] {
  return words
    .split(',')
    .map((word) => {
      const key = wordsOf(word).join('');
      if (!spellings.has(key)) spellings.set(key, word.trim());
      return key;
    })
    .filter((key) => key !== '');
}

/** Numbers with their units, alone or as length by width; what is left of a label is its name. */
function withoutMeasures(label: string): string {
  return clean(label)
    .replace(measure, ' ')
    .replace(/[([{][^)\]}]*$|[([{][^\p{L}]*[)\]}]/gu, ' ')
    .split(/\s+/)
    .filter((token) => !isMeasure(token))
    .join(' ');
}

const number = String.raw`\d+(?:[.,]\d+)?`;
const unit = String.raw`(?:'{1,2}|"|°|ft|feet|foot|in|inch|inches|mm|cm|mtrs?|mts?|m|sq|sft|sqft|sqm|sqmt|फीट|फ़ीट|फिट|फुट|इंच|मीटर|मी|वर्ग)(?![\p{L}\p{M}])\.?`;
const length = `${number}\\s*(?:${unit})?(?:\\s*-?\\s*${number}\\s*(?:${unit}))?`;
const measure = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?:${length}\\s*(?:x|×|\\*|by|गुणा)\\s*${length}|${number}\\s*${unit}(?:\\s*-?\\s*${number}\\s*${unit}?)?)(?:\\s*${unit})*(?![\\p{L}\\p{M}])`,
  'gu',
);

/** Measures in which the reader has slipped: I2'O" */
function isMeasure(token: string): boolean {
  const digits = token.replace(/[^\d'"]/g, '').length;
  const letters = token.replace(/[^\p{L}\p{M}]/gu, '').length;
  if (/['"]/.test(token) && /\d/.test(token)) return letters <= 3 || digits >= letters;
  return (
    (digits > 0 && digits >= letters && letters <= 3 && token.length > 1 && !/^\p{L}/u.test(token)) ||
    token === 'x'
  );
}

function likeQuotes(label: string): string {
  return label
    .normalize('NFKC')
    .replace(/[‘’′`´]/g, "'")
    .replace(/[“”″]|''/g, '"');
}

function clean(label: string): string {
  return inLatinDigits(likeQuotes(label))
    .toLowerCase()
    .replace(/[\u200b-\u200f\ufeff]/g, '')
    .normalize('NFD')
    .replace(/\u093c|[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/ँ/g, 'ं')
    .replace(/[ङञणनम]्(?=[क-ह])/g, (half, at: number, whole: string) => nasal(half, whole[at + 2]));
}

/** Before a stop of its own row a half nasal is written as a dot as well: मन्दिर and मंदिर. */
function nasal(half: string, next: string | undefined): string {
  const rows: Record<string, string> = { ङ: 'कखगघ', ञ: 'चछजझ', ण: 'टठडढ', न: 'तथदध', म: 'पफबभ' };
  return next !== undefined && rows[half.charAt(0)]?.includes(next) ? 'ं' : half;
}

/** The words of a name: letters, and what the reader may have taken for one. */
function wordsOf(text: string): string[] {
  return clean(text)
    .replace(/'s\b/g, 's')
    .split(/[^\p{L}\p{M}\d|!$]+/u)
    .filter((word) => word !== '' && /[\p{L}\d]/u.test(word));
}

function nameWords(words: readonly string[]): Known | undefined {
  if (unlike.has(words.filter((word) => !/\d/.test(word)).join(''))) return undefined;
  const named = [words, withoutNumbers(words)].flatMap((some) => exact(some) ?? [])[0];
  if (named) return named;
  const plain = withoutNumbers(words);
  const core = plain.filter((word) => !beside.has(word));
  // "Room" and "area" by themselves say nothing, and neither does what has no letter left.
  if (core.length === 0) return undefined;
  const found = exact(core);
  if (found) return { ...found, sureness: 0.95 * found.sureness };
  const lettered = core.filter((word) => Array.from(word).length > 1);
  for (const some of lettered.length > 0 && lettered.length < core.length
    ? [plain, core, lettered]
    : [plain, core]) {
    const near = bySlip(some);
    if (near) return near;
  }
  return undefined;
}

function exact(words: readonly string[]): Known | undefined {
  return dictionary.get(words.join(''));
}

/** Without the number of a room: BED-2, BED2, BEDROOM II, TOILET A. */
function withoutNumbers(words: readonly string[]): string[] {
  const trimmed = words
    .map((word) => (/^\d*\p{L}[\p{L}\p{M}]+\d+$/u.test(word) ? word.replace(/\d+$/, '') : word))
    .filter((word) => !/^[\d|!$]+$/.test(word));
  while (
    trimmed.length > 1 &&
    /^(?:i{1,3}|iv|v|vi|l|ll|[a-e]|no|one|two|three|four|five|six)$/.test(trimmed.at(-1) ?? '')
  )
    trimmed.pop();
  return trimmed;
}

/**
 * A name of which some letters are not known, in whatever order they stand: the file of a drawing often says nothing of
 * joined letters, and a vowel sign stands in it before the letter that it is spoken after.
 */
function byKnownLetters(key: string, gaps: number): NamedSpace | undefined {
  const letters = Array.from(key);
  let best: { name: string; known: Known; more: number } | undefined;
  let isTied = false;
  for (const [name, known] of dictionary) {
    const more = name.length - key.length;
    const isLikely = more >= 0 && more <= lettersInOne * gaps && more <= letters.length;
    if (!isLikely || more > (best?.more ?? Infinity) || !isWithin(letters, name)) continue;
    if (!best || more < best.more) {
      best = { name, known, more };
      isTied = false;
    } else if (best.known.room !== known.room) isTied = true;
  }
  if (!best || isTied || letters.length < 2) return undefined;
  const { name, known } = best;
  return { room: known.room, sureness: 0.85 * known.sureness, word: spellings.get(name) ?? name };
}

/** Joined letters are three with the sign that joins them. */
const lettersInOne = 3;

/** Whether the letters stand in the name, in their order. */
function isWithin(letters: readonly string[], name: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = name.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function bySlip(words: readonly string[]): Known | undefined {
  const key = words.join('');
  const known = folded.get(fold(key));
  if (known && !unlike.has(key)) return { ...known, sureness: 0.85 * known.sureness };
  const letters = Array.from(key);
  if (letters.length < 4 || unlike.has(key) || words.some((word) => unlike.has(word))) return undefined;
  let best: { known: Known; distance: number } | undefined;
  let isTied = false;
  for (const candidate of fuzzyKeys) {
    const allowed = slips(candidate.letters.length);
    const limit = Math.min(allowed, best?.distance ?? allowed);
    const distance = distanceOf(letters, candidate.letters, limit);
    if (distance > limit) continue;
    if (!best || distance < best.distance) {
      best = { known: candidate.known, distance };
      isTied = false;
    } else if (candidate.known.room !== best.known.room) isTied = true;
  }
  if (!best || isTied) return undefined;
  return { room: best.known.room, sureness: best.known.sureness * (0.85 - 0.12 * best.distance) };
}

/** How much may differ in a name of so many letters; a mistaken look-alike counts for half. */
function slips(letters: number): number {
  if (letters <= 4) return 0;
  if (letters === 5) return 0.5;
  if (letters <= 8) return 1;
  return letters <= 11 ? 1.5 : 2;
}

/** The same for letters that look the same. */
function fold(key: string): string {
  return key
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[1l|!]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/[5$]/g, 's')
    .replace(/8/g, 'b')
    .replace(/2/g, 'z')
    .replace(/6/g, 'g');
}

const lookAlikeLetters = [
  'il1|!tjf', 'oq0cdeua', 's5$8', 'b8h6r', 'g69q', 'z2', 'mnrw', 'uvy', 'hnkb', 'ceo', 'pfr', 'dlo', 'vwy', 'ef',
  'ीिे', 'ुू', 'ोौाे', 'ंैेॅ', 'ःं', 'घध', 'बव', 'पष', 'रस', 'टठढ', 'डइड', 'मभ', 'यथप', 'कफ', 'तन', 'ाी', 'शरा', 'इई', 'उऊ', 'एऐ', 'ॉोा',
]; // prettier-ignore

/** For each letter those that look like it; a name is compared with hundreds. */
const alike = new Map<string, Set<string>>();
for (const group of lookAlikeLetters)
  for (const letter of group)
    alike.set(letter, new Set([...(alike.get(letter) ?? []), ...Array.from(group)]));

/** What has to change from one name to the other; more than `limit` once it is beyond it. */
function distanceOf(one: readonly string[], other: readonly string[], limit: number): number {
  if (Math.abs(one.length - other.length) > 2 * limit) return limit + 1;
  let row = other.map((_, index) => index + 1);
  row.unshift(0);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const [a = '', b = ''] = [one[i - 1], other[j - 1]];
      const cost = Math.min(
        (row[j - 1] ?? 0) + (a === b ? 0 : looksLike(a, b) ? 0.5 : 1),
        (row[j] ?? 0) + weightOf(a),
        (next[j - 1] ?? 0) + (isStroke(b) ? 0.5 : weightOf(b)),
        j > 1 && isThin(other[j - 2]) && isThin(b) && isBroad(a) ? (row[j - 2] ?? 0) + 0.5 : Infinity,
      );
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A sign above or below a letter is soon lost. */
function weightOf(letter: string): number {
  return letter >= '\u0300' && /\p{M}/u.test(letter) ? 0.5 : 1;
}

/** Between two others it is soon lost as well. */
function isStroke(letter: string): boolean {
  return letter === 'i' || letter === 'l';
}

/** In small print two of these run together and look like one letter: TOUET, UTIUTY. */
function isThin(letter: string | undefined): boolean {
  return letter === 'i' || letter === 'l' || letter === 't';
}

function isBroad(letter: string): boolean {
  return 'unmrhw'.includes(letter);
}

function looksLike(a: string, b: string): boolean {
  return alike.get(a)?.has(b) ?? false;
}
