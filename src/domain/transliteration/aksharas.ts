/** A written syllable of Devanagari: consonants that are written together, the vowel after them, and its marks. */
export interface Akshara {
  /** The consonants as letters with their dots, in order; empty where the syllable begins with its vowel. */
  onset: readonly string[];
  /** Undefined where a stroke below says that none follows. */
  vowel: Vowel | undefined;
  /** Whether the vowel is the `a` that every consonant has where nothing else is written. */
  isInherent: boolean;
  /** anusvara: a dot · chandrabindu: the dot in a half moon. */
  nasal: 'anusvara' | 'chandrabindu' | undefined;
  hasVisarga: boolean;
}

export type Vowel =
  'a' | 'aa' | 'i' | 'ii' | 'u' | 'uu' | 'ri' | 'rii' | 'li' | 'lii' | 'e' | 'ai' | 'o' | 'au';

/** A part of a text: a word of Devanagari, or whatever stands between words. */
export type Part = { kind: 'word'; aksharas: Akshara[] } | { kind: 'rest'; text: string };

/** A text in its parts. It may be normalised in any way; what is no word is in its composed form. */
export function aksharaParts(text: string): Part[] {
  return (text.normalize('NFD').match(wordOrRest) ?? []).map((part): Part => {
    const aksharas = aksharasOf(part);
    return aksharas.length === 0 ? { kind: 'rest', text: part.normalize('NFC') } : { kind: 'word', aksharas };
  });
}

/** The syllables of a word (NFD). Marks of recitation and joiners say nothing of the sound and are passed over. */
export function aksharasOf(word: string): Akshara[] {
  const aksharas: Akshara[] = [];
  let onset: string[] = [];
  /** Whether the last consonant still waits for its vowel or its stroke. */
  let isOpen = false;

  const close = (vowel: Vowel | undefined, isInherent = false) => {
    aksharas.push({ onset, vowel, isInherent, nasal: undefined, hasVisarga: false });
    onset = [];
    isOpen = false;
  };
  const flush = () => {
    if (isOpen) close('a', true);
    // The stroke was the last of it: a consonant without a vowel.
    else if (onset.length > 0) close(undefined);
  };

  for (const letter of word) {
    const own = independent[letter];
    const sign = signs[letter];
    const mark = marks[letter];
    if (isConsonant(letter)) {
      if (isOpen) close('a', true);
      onset.push(likeIt[letter] ?? letter);
      isOpen = true;
    } else if (letter === nukta) {
      const last = onset.pop();
      if (last !== undefined) onset.push(last.endsWith(nukta) ? last : last + nukta);
    } else if (letter === virama) {
      isOpen = false;
    } else if (sign !== undefined && onset.length > 0) {
      close(sign);
    } else if (own !== undefined || sign !== undefined) {
      flush();
      close(own ?? sign);
    } else if (mark !== undefined) {
      flush();
      const last = aksharas.pop();
      if (last) aksharas.push({ ...last, ...mark });
    }
  }
  flush();
  return aksharas;
}

const nukta = '\u093c';
const virama = '\u094d';

/** Letters with their signs, joiners within them; the whole run of anything else. */
const wordOrRest =
  /[\u0900-\u0939\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0960-\u0963\u0971-\u097f\u1cd0-\u1cf9\ua8e0-\ua8f1][\u0900-\u093c\u093e-\u094f\u0951-\u0957\u0960-\u0963\u0971-\u097f\u1cd0-\u1cf9\ua8e0-\ua8f1\u200c\u200d]*|[^\u0900-\u093c\u093e-\u094f\u0951-\u0957\u0960-\u0963\u0971-\u097f\u1cd0-\u1cf9\ua8e0-\ua8f1]+/gu;

function isConsonant(letter: string): boolean {
  return (letter >= 'क' && letter <= 'ह') || likeIt[letter] !== undefined;
}

/** Letters of other languages in this script, by the nearest of those that are spoken here. */
const likeIt: Readonly<Record<string, string>> = {
  '\u0978': 'ड',
  '\u0979': 'ज',
  '\u097a': 'य',
  '\u097b': 'ग',
  '\u097c': 'ज',
  '\u097e': 'ड',
  '\u097f': 'ब',
};

const independent: Readonly<Record<string, Vowel>> = {
  '\u0904': 'a',
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ii',
  उ: 'u',
  ऊ: 'uu',
  ऋ: 'ri',
  ॠ: 'rii',
  ऌ: 'li',
  ॡ: 'lii',
  ऍ: 'e',
  ऎ: 'e',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ऒ: 'o',
  ओ: 'o',
  औ: 'au',
  '\u0972': 'e',
  '\u0973': 'o',
  '\u0974': 'o',
  '\u0975': 'au',
  '\u0976': 'u',
  '\u0977': 'u',
};

const signs: Readonly<Record<string, Vowel>> = {
  '\u093e': 'aa',
  '\u093f': 'i',
  '\u0940': 'ii',
  '\u0941': 'u',
  '\u0942': 'uu',
  '\u0943': 'ri',
  '\u0944': 'rii',
  '\u0945': 'e',
  '\u0946': 'e',
  '\u0947': 'e',
  '\u0948': 'ai',
  '\u0949': 'o',
  '\u094a': 'o',
  '\u094b': 'o',
  '\u094c': 'au',
  '\u093a': 'o',
  '\u093b': 'o',
  '\u094f': 'au',
  '\u0955': 'e',
  '\u0956': 'u',
  '\u0957': 'u',
  '\u0962': 'li',
  '\u0963': 'lii',
};

const marks: Readonly<Record<string, Partial<Akshara>>> = {
  '\u0900': { nasal: 'chandrabindu' },
  '\u0901': { nasal: 'chandrabindu' },
  '\u0902': { nasal: 'anusvara' },
  '\u0903': { hasVisarga: true },
};
