import type { Akshara } from './aksharas.ts';
import { wordsWithin } from './words-within.ts';

/** How the languages that are written in Devanagari speak the `a` that is not written. */
export type Speech = 'sanskrit' | 'hindi' | 'old-hindi' | 'marathi';

/**
 * Of the syllables of a word those whose inherent `a` is not spoken, by their places. Sanskrit speaks every one. The others
 * leave it out at the end of a word, and between single consonants with vowels on both sides, from the end to the beginning
 * (M. Ohala, Aspects of Hindi Phonology, 1983). A word within a compound is spoken as if it stood alone.
 */
export function silentAs(word: readonly Akshara[], speech: Speech): Set<number> {
  const silent = new Set<number>();
  if (speech === 'sanskrit') return silent;
  const stem = speech === 'old-hindi' && hasEnclitic(word) ? word.slice(0, -1) : word;
  for (const { from, until, isSpelledOut } of wordsWithin(stem)) {
    const part = stem.slice(from, until);
    const spoken = isSpelledOut ? silentAtEnd(part, speech) : silentInPart(part, speech);
    for (const place of spoken) silent.add(from + place);
  }
  // What joins the stem is spoken on its last vowel: bharat, bharatahi.
  if (stem !== word) silent.delete(stem.length - 1);
  return silent;
}

/** `-hi` and `-hu` of Awadhi and Braj after a stem that ends in its own `a`. */
function hasEnclitic(word: readonly Akshara[]): boolean {
  const last = word.at(-1);
  const isIt = last?.onset.join('') === 'ह' && (last.vowel === 'i' || last.vowel === 'u');
  return isIt && word.length > 2 && word.at(-2)?.isInherent === true;
}

function silentInPart(part: readonly Akshara[], speech: Speech): Set<number> {
  const silent = silentAtEnd(part, speech);
  for (let place = part.length - 2; place > 0; place -= 1)
    if (isSilentWithin(part, place, silent)) silent.add(place);
  return silent;
}

function silentAtEnd(part: readonly Akshara[], speech: Speech): Set<number> {
  const last = part.at(-1);
  const isSilent = last !== undefined && part.length > 1 && isBare(last) && !staysAtEnd(part, last, speech);
  return new Set(isSilent ? [part.length - 1] : []);
}

/** What could not be spoken otherwise: satya, indra, vighna, priya; but dharm, bhakt, moksh. */
function staysAtEnd(part: readonly Akshara[], { onset }: Akshara, speech: Speech): boolean {
  const [before, last] = onset.slice(-2);
  if (before !== undefined && last !== undefined)
    return speech === 'marathi' || loudness(last) > loudness(before);
  const vowel = part.at(-2)?.vowel;
  return onset[0] === 'य' && (vowel === 'i' || vowel === 'ii' || vowel === 'uu');
}

function isSilentWithin(part: readonly Akshara[], place: number, silent: ReadonlySet<number>): boolean {
  const [before, own, after] = [part[place - 1], part[place], part[place + 1]];
  if (!before || !own || !after || !isBare(own) || own.onset.length !== 1) return false;
  const endsInVowel =
    before.vowel !== undefined && !silent.has(place - 1) && before.nasal !== 'anusvara' && !before.hasVisarga;
  const goesOn = after.vowel !== undefined && !silent.has(place + 1) && isLight(after);
  if (!endsInVowel || !goesOn) return false;
  const [mine, next] = [own.onset[0] ?? '', after.onset[0] ?? ''];
  // A short i or u, and the ending of vibhooshanam, are of Sanskrit.
  const isLearned =
    after.vowel === 'i' || after.vowel === 'u' || (after.isInherent && after.nasal === 'anusvara');
  const isLastLearned = place === part.length - 2 && isLearned;
  // Else janani would have a double n, and bahut-like words an aspirate that nobody wrote.
  return mine !== next && !isLastLearned && !(next === 'ह' && withoutBreath.has(mine));
}

/** Whether a syllable begins so that it can follow a consonant: with a single one, or with pr and br. */
function isLight({ onset }: Akshara): boolean {
  return onset.length === 1 || (onset.length === 2 && /^[पब]र$/.test(onset.join('')));
}

function isBare({ isInherent, nasal, hasVisarga }: Akshara): boolean {
  return isInherent && nasal === undefined && !hasVisarga;
}

/** The stops and the sibilant that would be read as an aspirate before an h. */
const withoutBreath = new Set('कगचजटडतदपबसश');

function loudness(consonant: string): number {
  if ('यय़'.includes(consonant)) return 4;
  if ('रलवळ'.includes(consonant)) return 3;
  return 'ङञणनम'.includes(consonant) ? 2 : 1;
}
