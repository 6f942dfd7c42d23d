import type { Graha } from '../jyotish/grahas.ts';
import type { Sign } from '../jyotish/zodiac.ts';
import { grahasAt, nakshatrasAt, signsBeside } from './jyotish-words.ts';

/** What a question tells of a chart that somebody has read already, so that no birth is needed to answer it. */
export interface ToldChart {
  lagna?: Sign | undefined;
  /** A graha with the house that it is said to stand in, 1…12. */
  placed?: { graha: Graha; house: number } | undefined;
  /** Whose gem is asked for. */
  gem?: Graha | undefined;
}

export function readToldChart(question: string): ToldChart {
  return { lagna: lagnaIn(question), placed: placedIn(question), gem: gemIn(question) };
}

const lagnasIn = signsBeside('(?:lagn?a?|lagan|ascendant|rising|लग्न)');
/** Moon signs, those included that are also names or things where no sign is spoken of. */
export const rashisIn = signsBeside('(?:rashi|raashi|rasi|राशि)');

/** The only sign that is named as rising. */
function lagnaIn(question: string): Sign | undefined {
  const [lagna, another] = lagnasIn(question);
  return another === undefined ? lagna : undefined;
}

const houseWords: readonly string[] = [
  'pehl[ae]|pahl[ae]|first|pratham|पहल[ाे]|प्रथम', 'd(?:oo|u)sr[ae]|second|dwiti?ya|दूसर[ाे]|द्वितीय', 't(?:ee|i)sr[ae]|third|trit[ie]+ya|तीसर[ाे]|तृतीय',
  'chauth[ae]|fourth|chaturth|चौथ[ाे]|चतुर्थ', 'paa?nchv[ae]|fifth|pancham|पाँचव[ाे]ँ?|पांचव[ाे]ं?|पंचम', 'chh?at?h[ae]|chh?athv[ae]|sixth|shash?th|षष्ठ|छठ[ाे]|छठव[ाे]ं?',
  'saa?tv[ae]|seventh|saptam|सातव[ाे]ं?|सप्तम', 'aa?th?v[ae]|eighth|asht?am|आठव[ाे]ं?|अष्टम', 'nav?v[ae]|nauv[ae]|ninth|navam|नौव[ाे]ं?|नवम|नवें',
  'da[sh]+v[ae]|tenth|dasham|दसव[ाे]ं?|दशम', 'gy?aa?rah?v[ae]|eleventh|ekadash(?= (?:bhaa?v|house|ghar))|ग्यारहव[ाे]ं?|एकादश(?= भाव)', 'baa?rah?v[ae]|twelfth|dwadash|बारहव[ाे]ं?|द्वादश(?= भाव)',
]; // prettier-ignore

const houseName = String.raw`(?:house|bhaa?v|bhava|ghar|sthaa?n|भाव|घर|स्थान)`;
const housePatterns = houseWords.map((words, index) => {
  const number = String(index + 1);
  const nth = `(?<!\\d)${number} ?(?:st|nd|rd|th|ve|vein|we|wa|va|van|वें|वे|वाँ|वां)`;
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?:(?:${words}|${nth}) ${houseName}|(?:${words}|${nth}) (?:me|mein|mai|में)(?![\\p{L}\\p{M}])|(?<!\\d)${number} (?:house|bhaa?v|bhava|ghar|भाव)|${houseName} ${number}(?!\\d)|in (?:the |my |his |her )?(?:${words}|${nth})(?![\\p{L}\\p{M}]))`,
    'iu',
  );
});

/** Letters between a graha and its house. */
const farthest = 40;

/** The graha that is said to stand in the only house that is named. */
function placedIn(question: string): ToldChart['placed'] {
  const houses = housePatterns.flatMap((pattern, index) => {
    const at = pattern.exec(question);
    return at === null ? [] : [{ house: index + 1, from: at.index, to: at.index + at[0].length }];
  });
  const [house, another] = houses;
  if (house === undefined || another !== undefined) return undefined;
  const near = grahasAt(question)
    .map(({ graha, at }) => ({ graha, way: at < house.from ? house.from - at : at - house.to }))
    .toSorted((one, other) => one.way - other.way)[0];
  return near !== undefined && near.way <= farthest ? { graha: near.graha, house: house.house } : undefined;
}

const gems: readonly (readonly [Graha, string])[] = [
  ['sun', 'ruby|manik|maa?nikya|माणिक्?य?|माणिक'],
  ['moon', 'pearl|moti|मोती'],
  ['mars', 'coral|moo?nga|मूंगा|मूँगा'],
  ['mercury', 'emerald|panna|पन्ना'],
  ['jupiter', 'yellow sapphire|pukhraj|pukhraaj|पुखराज'],
  ['venus', 'diamond|hee?ra|हीरा'],
  ['saturn', 'blue sapphire|nee?lam|नीलम'],
];

/** The only gem that is named. */
function gemIn(question: string): Graha | undefined {
  const found = gems.filter(([, names]) =>
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})(?![\\p{L}\\p{M}])`, 'iu').test(question),
  );
  return found.length === 1 ? found[0]?.[0] : undefined;
}

/** A small period within a great one, whose length is asked for. */
export function periodAskedFor(question: string): { great: Graha; small: Graha } | undefined {
  if (!/dasha|antar|bhukti|दशा|भुक्ति/iu.test(question) || !asksHowLong.test(question)) return undefined;
  const [first, second, third] = grahasAt(question);
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  const between = question.slice(first.at, second.at);
  // "Venus antardasha in Saturn mahadasha" names the small one first; "rahu me guru" and "Rahu–Jupiter" the great one.
  const isSmallFirst =
    /antar|bhukti|अंतर|भुक्ति/iu.test(between) || /\b(?:in|within|of|under)\b/iu.test(between);
  return isSmallFirst
    ? { great: second.graha, small: first.graha }
    : { great: first.graha, small: second.graha };
}

const asksHowLong = /kitn[aei]|how long|how many|duration|\blasts?\b|length|avadhi|कितन|अवधि|कब तक रहती/iu;

/** "Both are Rohini", "dono ka nakshatra ek hi hai". */
const bothAlike = /(?<![\p{L}\p{M}])(?:both|dono|same|ek hi|दोनों|एक ही)(?![\p{L}\p{M}])/iu;

/** The nakshatras of a couple in the order in which they are named, where a question is about their matching. */
export function starsOfCouple(question: string): [number, number] | undefined {
  const [first, second, third] = nakshatrasAt(question);
  if (first === undefined || third !== undefined) return undefined;
  if (second !== undefined) return [first, second];
  return bothAlike.test(question) ? [first, first] : undefined;
}
