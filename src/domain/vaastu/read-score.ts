import {
  aPlan,
  compliant,
  countedThings,
  isUnit,
  leftOpen,
  nothingElse,
  noThings,
  numberedThing,
  numberParts,
  numberWords,
  oneSpelling,
  overall,
  patterns,
  planWords,
  quarters,
  rated,
  ratedRoomWords,
  shareOfElse,
  wished,
  wishedAfter,
} from './rating-words.ts';

/**
 * The rating of the whole plan that a text gives, as a whole number from 0 to 10; null where it gives none. Reads
 * answers in English, Hindi and Hinglish, in digits or words. Ratings of single rooms, of a plan as it could be, dates,
 * pages and counts of things are not the rating; where several are left, the one that is called the overall one wins.
 */
export function readScore(text: string): number | null {
  const plain = plainOf(text.slice(0, longestText));
  const headings = headingsOf(plain);
  const ratings = [...mentionsIn(plain)]
    .map((mention) => ({ value: mention.value, weight: weightOf(plain, mention, headings) }))
    .filter(({ weight }) => weight > 0);
  const surest = Math.max(0, ...ratings.map(({ weight }) => weight));
  const found = ratings.find(({ weight }) => weight === surest);
  if (found === undefined || (leftOpen.test(plain) && surest < weights.ofTen + weights.rated)) return null;
  return Math.round(found.value);
}

/** A number of ten somewhere in a text. */
interface Mention {
  value: number;
  start: number;
  end: number;
  /** Without "of ten", under the word "rating" alone. */
  isBare: boolean;
  /** The most that its form gives. */
  most: number;
}

/** Longer than any answer; what comes behind is not read. */
const longestText = 20_000;
/** What stands farther ahead in the same line says nothing about a number. */
const longestLine = 300;

const weights = { ofTen: 1, ofOther: 0.5, bare: 2, rated: 3, overall: 5, plan: 2, room: -7, wish: -7 };

/** Digits of any Indian script as 0-9, without markdown, and with one way of writing where Hindi has several. */
function plainOf(text: string): string {
  return oneSpelling(text.replaceAll('½', '.5'))
    .replaceAll(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/gu, (digit) =>
      String(((digit.codePointAt(0) ?? 0) - 0x66) % 0x80),
    )
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\\]/gu, '')
    .replaceAll(/[*_`~>"“”]/gu, '')
    .replaceAll('|', ' : ')
    .replaceAll(/[‐‑‒–—−]/gu, '-')
    .replaceAll(/[⁄∕]/gu, '/')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .toLowerCase();
}

function* mentionsIn(plain: string): Generator<Mention> {
  const taken = new Uint8Array(plain.length);
  for (const { pattern, isBare = false, most = 10 } of patterns) {
    for (const match of plain.matchAll(pattern)) {
      const { value, other } = match.groups ?? {};
      const read = valueOf(value ?? '');
      const start = match.index;
      const end = start + match[0].length;
      if (read === undefined || taken.subarray(start, end).includes(1)) continue;
      // What was refused once is not read in another way: 24/10/2026 holds no 4/10.
      taken.fill(1, start, end);
      const upper = other === undefined ? read : (valueOf(other) ?? read);
      const mean = ((read + upper) / 2) * (10 / most);
      if (mean >= 0 && mean <= 10 && !isCounted(plain, start, end))
        yield { value: mean, start, end, isBare, most };
    }
  }
}

function valueOf(said: string): number | undefined {
  const [, ahead, digits, word, behind] = numberParts.exec(said) ?? [];
  const base = digits === undefined ? numberWords.get(word ?? '') : Number(digits.replace(',', '.'));
  if (base === undefined) return undefined;
  const point = /point (\p{L}+)/u.exec(behind ?? '')?.[1];
  if (point !== undefined) return base + (numberWords.get(point) ?? 0) / 10;
  if (behind?.includes('half')) return base + 0.5;
  return base + (ahead === undefined ? 0 : (quarters.get(ahead) ?? 0));
}

/** Dates, pages, fractions and counts of things look like ratings. */
function isCounted(plain: string, start: number, end: number): boolean {
  const before = plain.slice(Math.max(0, start - 30), start);
  const after = plain.slice(end, end + 40);
  if (numberedThing.test(before) || isDenied.test(before)) return true;
  if (isPartOrScale.test(after)) return true;
  const next = /^ (?:of )?([\p{L}\p{M}]+)/u.exec(after)?.[1];
  if (next === undefined) return false;
  return countedThings.has(next) || (/^[a-z]{3,}s$/u.test(next) && !noThings.has(next)) || isUnit.test(next);
}

const isDenied = /(?:not|नहीं|nahi|nahin) (?:an? )?$/u;
const isPartOrScale =
  /^\s?(?:=|%|th\b|of (?:the|all|its|our|your)\b|(?:would |will )?means?\b|का मतलब|का अर्थ)/u;

function weightOf(
  plain: string,
  { start, end, isBare, most }: Mention,
  headings: readonly Heading[],
): number {
  const nearby = plain.slice(Math.max(0, start - longestLine), start);
  const line = nearby.slice(nearby.lastIndexOf('\n') + 1);
  const sentence = line.slice(lastEnd(line, sentenceEnd));
  const clause = sentence.slice(lastEnd(sentence, clauseEnd));
  const after = /^[^\n.!?।;,]{0,60}/u.exec(plain.slice(end))?.[0] ?? '';
  const near = `${clause} ${after}`;
  if (most === 100 && !nothingElse.test(plain)) {
    const isOfPlan = compliant.test(near) || rated.test(near);
    if (!isOfPlan || shareOfElse.test(line) || isOfElse.test(after)) return 0;
  }
  let weight = isBare ? weights.bare : most === 10 ? weights.ofTen : weights.ofOther;
  if (rated.test(sentence) || rated.test(after)) weight += weights.rated;
  if (overall.test(near) || overall.test(sentence)) weight += weights.overall;
  if (aPlan.test(near)) weight += weights.plan;
  if (subjectIsRoom(clause, line)) weight += weights.room;
  else if (headings.findLast(({ at }) => at < start)?.isOfRoom && !overall.test(line)) weight += weights.room;
  if (wished.test(clause) || wishedAfter.test(after)) weight += weights.wish;
  return weight;
}

const isOfElse = /^ ?(?:confiden|certain|sure|of |discount|off\b|छूट|हिस्स|क्षेत्र|भाग)/u;
const sentenceEnd = /[!?।;]|\.(?!\d)/gu;
const clauseEnd = /,(?!\d)|\b(?:but|so|and|while|whereas|lekin|isliye)\b|लेकिन|पर |इसलिए|और /gu;

/** Whether the last thing named before a number is a room and not the plan: "the kitchen gets 9/10". */
function subjectIsRoom(clause: string, line: string): boolean {
  // A list entry or a table row begins with what it is about, and a comma in it changes nothing.
  const about = /^\s*(?:[-•+:#]|\d+[.)])/u.test(line) ? line : clause;
  const room = lastEnd(about, ratedRoomWords);
  return room > 0 && room > lastEnd(about, planWords);
}

/** Where headings stand, and whether they name a room and not the plan. */
function headingsOf(plain: string): Heading[] {
  return [...plain.matchAll(/^ ?#{1,6} .*$/gmu)].map(({ index, 0: heading }) => ({
    at: index,
    isOfRoom: lastEnd(heading, ratedRoomWords) > 0 && !overall.test(heading) && !rated.test(heading),
  }));
}

interface Heading {
  at: number;
  isOfRoom: boolean;
}

function lastEnd(text: string, pattern: RegExp): number {
  let end = 0;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}
