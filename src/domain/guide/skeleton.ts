import { transliterateWord } from './transliterate.ts';

const folds: readonly (readonly [RegExp, string])[] = [
  [/tch|chh|ch/g, 'c'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/([kgjtdbs])h/g, '$1'],
  [/ck|q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/oo|ou|uu/g, 'u'],
  [/ee|ii|ea|ey/g, 'i'],
  [/aa+/g, 'a'],
  [/ai|ei|ay/g, 'e'],
  [/au|ow/g, 'o'],
  // "mukhya" is not "mukhi".
  [/([^aeiou])ya$/, '$1Y'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/[ae]$/, ''],
];

/**
 * How a word sounds, roughly: the same for the spellings that Hindi speakers use for one word in either script
 * ("दक्षिण", "dakshin", "daxin"). Not meant to be read.
 */
export function skeletonOf(word: string): string {
  const known = skeletons.get(word);
  if (known !== undefined) return known;
  const skeleton = fold(word);
  if (skeletons.size >= mostKept) skeletons.clear();
  skeletons.set(word, skeleton);
  return skeleton;
}

const mostKept = 20_000;
const skeletons = new Map<string, string>();

function fold(word: string): string {
  let key = /\p{Script=Devanagari}/u.test(word) ? transliterateWord(word) : word.toLowerCase();
  for (const [pattern, plain] of folds) key = key.replace(pattern, plain);
  return key;
}

/** Whether one insertion, deletion, exchange of neighbours or other vowel at most makes one word the other. */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  if (start === a.length && start === b.length) return true;
  const restA = a.slice(start);
  const restB = b.slice(start);
  // Another consonant makes another word: "kirana" is not "kichan".
  const isVowelSwap = restA.slice(1) === restB.slice(1) && /^[aeiou]{2}$/.test(`${restA[0]}${restB[0]}`);
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    isVowelSwap ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
