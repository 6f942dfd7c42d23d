import { doorPadas } from '#domain/vaastu/door-padas.ts';
import type { DoorPadaId, Place, Zone16 } from '#domain/vaastu/types.ts';
import { findWords } from './find-words.ts';
import type { Corner, Side } from './lexicon.ts';
import { skeletonOf } from './skeleton.ts';
import type { Token } from './tokens.ts';

export interface FoundDirection {
  place: Place;
  from: number;
  to: number;
}

export interface FoundPada {
  pada: DoorPadaId;
  from: number;
  to: number;
}

export interface FoundAngle {
  degrees: number;
  from: number;
  to: number;
}

type Part = { side: Side } | { corner: Corner } | { zone: Zone16 } | { centre: true };

interface Word {
  part: Part;
  from: number;
  to: number;
}

const cornerOf: Readonly<Record<string, Corner>> = {
  NE: 'NE', EN: 'NE', SE: 'SE', ES: 'SE', SW: 'SW', WS: 'SW', NW: 'NW', WN: 'NW',
}; // prettier-ignore

const zoneOf: Readonly<Record<string, Zone16>> = {
  'N+NE': 'NNE', 'E+NE': 'ENE', 'E+SE': 'ESE', 'S+SE': 'SSE', 'S+SW': 'SSW', 'W+SW': 'WSW', 'W+NW': 'WNW', 'N+NW': 'NNW',
}; // prettier-ignore

const abbreviations: ReadonlyMap<string, Part> = new Map(Object.entries({
  n: { side: 'N' }, e: { side: 'E' }, s: { side: 'S' }, w: { side: 'W' },
  ne: { corner: 'NE' }, se: { corner: 'SE' }, sw: { corner: 'SW' }, nw: { corner: 'NW' },
  nne: { zone: 'NNE' }, ene: { zone: 'ENE' }, ese: { zone: 'ESE' }, sse: { zone: 'SSE' },
  ssw: { zone: 'SSW' }, wsw: { zone: 'WSW' }, wnw: { zone: 'WNW' }, nnw: { zone: 'NNW' },
})); // prettier-ignore

/** After these even a lower-case "n" or "se" is a direction; "se" is else "from", "n" is else "and". */
const beforeDirection = /^(?:in|at|the|towards?|facing|is|to|from|between|either|or|ya)$/;
const afterDirection =
  /^(?:corner|corners|side|kon|kona|kone|me|mein|mai|facing|face|direction|disha|wall|zone|mukhi|part|sector|ki|ka|ke|area|entrance|entry|door|gate|kitchen|toilet|bedroom|pooja|puja|hai|quadrant|cut|kata|kati|wala|wali|extended|badha|missing|half)$/;

const answerWords =
  /^(?:do|de|den|dein|dijiye|dijie|dena|chahiye|chaiye|bataiye|batao|दो|दें|दीजिए|दीजिये|चाहिए|दे|बताइए)$/;
const regionWords =
  /^(?:india|indian|indians|delhi|bengal|pradesh|pole|mumbai|kolkata|korea|america|africa|goa|indies|bangalore|chennai|भारत|प्रदेश|दिल्ली|बंगाल|ध्रुव)$/;

/** The directions that a question names, in order: eight directions, sixteen zones and the centre (C). */
export function findDirections(tokens: readonly Token[]): FoundDirection[] {
  const words = [...spelledOut(tokens), ...shortened(tokens)]
    .filter((word) => !isSomethingElse(tokens, word))
    .toSorted((a, b) => a.from - b.from)
    .filter((word, index, all) => index === 0 || word.from >= (all[index - 1]?.to ?? 0));
  return withoutLooseCentre(tokens, joinBetween(tokens, join(tokens, words)));
}

/** Door places such as "S4" or "W-5 pada". */
export function findPadas(tokens: readonly Token[]): FoundPada[] {
  const found: FoundPada[] = [];
  for (const [index, token] of tokens.entries()) {
    const [first, digit] = /^[nesw][1-8]$/.test(token.text) ? [token.text[0], token.text[1]] : [];
    const next = tokens[index + 1];
    const pada = doorPadas.find(({ id }) =>
      first ? id === `${first}${digit}`.toUpperCase() : isSplitPada(token, next, id),
    );
    if (pada) found.push({ pada: pada.id, from: index, to: index + (first ? 1 : 2) });
  }
  return found.length > 0 ? found : spelledPadas(tokens);
}

/** Angles in degrees from north, as written: "112 degree", "112°". */
export function findAngles(tokens: readonly Token[]): FoundAngle[] {
  return tokens.flatMap((token, index) =>
    /^\d/.test(token.text) && /^(?:degree|°)$/.test(tokens[index + 1]?.text ?? '')
      ? [{ degrees: Number(token.text), from: index, to: index + 2 }]
      : [],
  );
}

/** "The fourth pada of the west wall", or a door place by the name of its deity ("Pushpadanta"). */
function spelledPadas(tokens: readonly Token[]): FoundPada[] {
  const walls = findWords(tokens, 'side');
  const [wall] = walls;
  const at = tokens.findIndex(
    ({ text }, index) => ordinalOf(text) > 0 && padaWord.test(tokens[index + 1]?.text ?? ''),
  );
  const number = ordinalOf(tokens[at]?.text ?? '');
  const counted =
    wall && walls.length === 1 ? doorPadas.find(({ id }) => id === `${wall.concept.id}${number}`) : undefined;
  if (counted) return [{ pada: counted.id, from: at, to: at + 2 }];
  return tokens.flatMap((token, index) => {
    const named = plainNames.get(token.skeleton);
    return named ? [{ pada: named, from: index, to: index + 1 }] : [];
  });
}

const padaWord = /^(?:pada|pad|pads|padas|bhag|bhaag|hissa|part|division|पद|भाग|हिस्से|हिस्सा|पाद)$/;

/** Names that mean nothing else in a question about a house; "Indra", "Soma" or "Mukhya" may. */
const plainNames: ReadonlyMap<string, DoorPadaId> = new Map(
  doorPadas
    .filter(({ name }) =>
      /^(?:Parjanya|Jayanta|Vitatha|Grihakshata|Gandharva|Bhringaraja|Dauvarika|Sugriva|Pushpadanta|Bhallata|Papayakshma)\b/.test(
        name.en,
      ),
    )
    .map(({ id, name }) => [skeletonOf((name.en.split(' ')[0] ?? '').toLowerCase()), id]),
);

const ordinals: readonly RegExp[] = [
  /^(?:first|1st|pehl[aeiy]|pahl[aei]|पहल[ाेी])$/, /^(?:second|2nd|doosr[aei]|dusr[aei]|दूसर[ाेी])$/, /^(?:third|3rd|teesr[aei]|tisr[aei]|तीसर[ाेी])$/,
  /^(?:fourth|4th|chauth[aei]|chouth[aei]|चौथ[ाेी])$/, /^(?:fifth|5th|paanchv[ae]|panchv[ae]|panchw[ae]|पाँचव[ाे]ँ?|पांचव[ाे]ं?|पाँचवें|पाँचवाँ|पांचवें|पांचवां)$/,
  /^(?:sixth|6th|chhath[aei]|chath[aei]|छठ[ाेी]|छठे)$/, /^(?:seventh|7th|saatv[ae]n?|सातव[ाे]ँ?|सातवें|सातवां)$/, /^(?:eighth|8th|aathv[ae]n?|आठव[ाे]ँ?|आठवें|आठवां)$/,
]; // prettier-ignore

function ordinalOf(word: string): number {
  return ordinals.findIndex((pattern) => pattern.test(word)) + 1;
}

function isSplitPada(token: Token, next: Token | undefined, id: DoorPadaId): boolean {
  return (
    next?.gap !== 'stop' && `${token.raw}${next?.text ?? ''}` === id && token.raw === token.raw.toUpperCase()
  );
}

function spelledOut(tokens: readonly Token[]): Word[] {
  return findWords(tokens, 'side', 'corner', 'centre').map(({ concept, from, to }) => {
    switch (concept.kind) {
      case 'side':
        return { part: { side: concept.id }, from, to };
      case 'corner':
        return { part: { corner: concept.id }, from, to };
      case 'centre':
        return { part: { centre: true }, from, to };
    }
  });
}

function shortened(tokens: readonly Token[]): Word[] {
  const isShouted = tokens.every(({ raw }) => raw === raw.toUpperCase());
  return tokens.flatMap((token, index) => {
    const part = abbreviations.get(token.text);
    if (!part) return [];
    const isSure =
      (token.raw === token.raw.toUpperCase() && !isShouted) || /^(?:[ns]w|[a-z]{3})$/.test(token.text);
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    const isLikely =
      (before !== undefined && token.gap !== 'stop' && beforeDirection.test(before.text)) ||
      (after !== undefined &&
        after.gap !== 'stop' &&
        afterDirection.test(after.text) &&
        !isParticle(token, before, after));
    return isSure || isLikely ? [{ part, from: index, to: index + 1 }] : [];
  });
}

/** "ghar se ki", "maine": the particles se and ne stand after a word and before another one. */
function isParticle(token: Token, before: Token | undefined, after: Token): boolean {
  if (token.text !== 'se' && token.text !== 'ne' && token.text.length > 1) return false;
  if (
    /^(?:corner|corners|facing|side|kon|kona|kone|direction|disha|wall|zone|mukhi|me|cut|kata)$/.test(
      after.text,
    )
  )
    return false;
  return before !== undefined && !/^(?:aur|and|ya|or|in|the)$/.test(before.text);
}

/** "uttar" is also an answer, "purv" also means before, and places have directions in their names. */
function isSomethingElse(tokens: readonly Token[], { part, from, to }: Word): boolean {
  const before = tokens[from - 1]?.text ?? '';
  const word = tokens[from]?.text ?? '';
  const after = tokens[to]?.text ?? '';
  if (regionWords.test(after)) return true;
  if ('centre' in part)
    return (
      /^(?:shopping|call|service|medical|health|coaching)$/.test(before) ||
      /^(?:class|floor|age|school)$/.test(after)
    );
  if (!('side' in part)) return false;
  if (/^(?:true|magnetic|real|asli|geographic|असली|चुंबकीय|सही)$/.test(before)) return true;
  if (/^(?:uttar|utar|उत्तर)$/.test(word)) {
    return (
      answerWords.test(after) ||
      /^(?:sawal|prashna|question|iska|सवाल|प्रश्न|इसका)$/.test(
        tokens[from - (before === 'ka' || before === 'का' ? 2 : 1)]?.text ?? '',
      )
    );
  }
  if (/^(?:purv|poorv|purva|poorva|पूर्व)$/.test(word)) {
    const isPast =
      /^(?:me|में)$/.test(after) &&
      /^(?:bhi|hi|pucha|poocha|puchha|kaha|bataya|भी|ही|पूछा|कहा|बताया)$/.test(tokens[to + 1]?.text ?? '');
    return isPast || ((before === 'se' || before === 'से') && !afterDirection.test(after));
  }
  if (/^(?:dakshina|दक्षिणा)$/.test(word)) return !/^(?:mukhi|facing|disha|मुखी|दिशा)$/.test(after);
  return false;
}

/** Puts "north" and "east" together to NE, then "north" and "north-east" to NNE: from the right, as they are said. */
function join(tokens: readonly Token[], words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words.toReversed()) {
    const next = joined[0];
    const part = next && areTouching(tokens, word, next) ? joinParts(word.part, next.part) : undefined;
    if (next && part) joined[0] = { part, from: word.from, to: next.to };
    else joined.unshift(word);
  }
  return joined;
}

function areTouching(tokens: readonly Token[], a: Word, b: Word): boolean {
  const gap = tokens[b.from]?.gap;
  if (gap === 'comma' || gap === 'stop') return false;
  if (a.to === b.from) return true;
  const between = tokens.slice(a.to, b.from).map(({ text }) => text);
  const isOf = between.every((text) => /^(?:of|the|ka|ke|ki|का|के|की)$/.test(text));
  // "south of south-west", "north of north-east": a part of the corner.
  return isOf && 'side' in a.part && 'corner' in b.part;
}

function joinParts(a: Part, b: Part): Part | undefined {
  if ('side' in a && 'side' in b) {
    const corner = cornerOf[a.side + b.side];
    return corner ? { corner } : undefined;
  }
  if ('side' in a && 'corner' in b) return zonePart(a.side, b.corner);
  if ('corner' in a && 'side' in b) return zonePart(b.side, a.corner);
  return undefined;
}

function zonePart(side: Side, corner: Corner): Part | undefined {
  const zone = zoneOf[`${side}+${corner}`];
  return zone ? { zone } : undefined;
}

/** "Between north and east", "उत्तर और पूर्व के बीच": the corner. */
function joinBetween(tokens: readonly Token[], words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [first, second, third] = [words[index], words[index + 1], words[index + 2]];
    if (first && second && 'side' in first.part && 'side' in second.part) {
      const corner = cornerOf[first.part.side + second.part.side];
      const isAnded =
        /^(?:and|aur|और|n|va|व|tatha)$/.test(tokens[second.from - 1]?.text ?? '') &&
        second.from - first.to === 1;
      const isBetween =
        /^(?:between)$/.test(tokens[first.from - 1]?.text ?? '') ||
        (third !== undefined &&
          'centre' in third.part &&
          third.from - second.to <= 1 &&
          /^(?:ke|k|के)$/.test(tokens[second.to]?.text ?? ''));
      if (corner && isAnded && isBetween) {
        const hasCentre = third !== undefined && 'centre' in third.part && third.from - second.to <= 1;
        result.push({ part: { corner }, from: first.from, to: hasCentre ? third.to : second.to });
        index += hasCentre ? 2 : 1;
        continue;
      }
    }
    if (first) result.push(first);
  }
  return result;
}

/** "Between the kitchen and the toilet" and "the middle of the south wall" are not the middle of the house. */
function withoutLooseCentre(tokens: readonly Token[], words: readonly Word[]): FoundDirection[] {
  return words.flatMap(({ part, from, to }, index) => {
    if (!('centre' in part)) return [{ place: placeOf(part), from, to }];
    const next = words[index + 1];
    const isOfSide =
      next !== undefined && next.from - to <= 2 && /^(?:of|ka|ke|in)$/.test(tokens[to]?.text ?? '');
    // "deewar ke theek beech"
    const ofAt = /^(?:theek|thik|bilkul|ekdum|ठीक|बिल्कुल|एकदम)$/.test(tokens[from - 1]?.text ?? '')
      ? from - 2
      : from - 1;
    const isBetweenThings =
      /^(?:beech|bich|बीच|madhya|मध्य)$/.test(tokens[from]?.text ?? '') &&
      /^(?:ke|के)$/.test(tokens[ofAt]?.text ?? '') &&
      !/^(?:ghar|makan|plot|house|flat|घर|मकान|प्लॉट|फ्लैट|bhavan|dukan|office|duplex|villa)$/.test(
        tokens[ofAt - 1]?.text ?? '',
      );
    return isOfSide || isBetweenThings ? [] : [{ place: 'C' as const, from, to }];
  });
}

function placeOf(part: Exclude<Part, { centre: true }>): Place {
  if ('side' in part) return part.side;
  return 'corner' in part ? part.corner : part.zone;
}
