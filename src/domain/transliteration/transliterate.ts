import { aksharaParts, type Akshara, type Vowel } from './aksharas.ts';
import { silentAs, type Speech } from './silent-a.ts';

/**
 * plain: for those who sing, without marks. Long vowels are doubled (aa, ee, oo), aspirates have an h, च is ch and छ chh;
 * dental and retroflex letters are alike, sh is श and ष. · iast: the International Alphabet of Sanskrit Transliteration.
 */
export type Scheme = 'plain' | 'iast';

export interface Transliterating {
  /** The language of the text, by its code (ISO 639): it decides which unwritten vowels are spoken. */
  language: string;
  scheme: Scheme;
}

/**
 * A text in Latin letters. Devanagari becomes Latin, with its digits and strokes; everything else stays as it is. The text
 * may be normalised in any way.
 */
export function transliterate(text: string, { language, scheme }: Transliterating): string {
  const speech = speechOf(language);
  return aksharaParts(text)
    .map((part) =>
      part.kind === 'word' ? wordIn(part.aksharas, speech, scheme) : signsIn(part.text, scheme),
    )
    .join('');
}

/** Whether there is anything in it that would become Latin. */
export function hasDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}

function speechOf(language: string): Speech {
  switch (language) {
    case 'sa':
      return 'sanskrit';
    case 'awa':
    case 'bra':
      return 'old-hindi';
    case 'mr':
      return 'marathi';
    default:
      return 'hindi';
  }
}

function wordIn(word: readonly Akshara[], speech: Speech, scheme: Scheme): string {
  if (isOm(word)) return om[scheme];
  const silent = silentAs(word, speech);
  return word
    .map((akshara, place) => {
      const next = word[place + 1];
      const vowel =
        akshara.vowel !== undefined && !silent.has(place) ? vowelIn(akshara.vowel, speech, scheme) : '';
      return [
        consonantsIn(akshara.onset, speech, scheme),
        vowel,
        nasalIn(akshara, next?.onset[0], place === word.length - 1, { speech, scheme }),
        akshara.hasVisarga ? visargaIn(next?.onset[0], speech, scheme) : '',
      ].join('');
    })
    .join('');
}

/** ऋ is spoken ru in Marathi. */
function vowelIn(vowel: Vowel, speech: Speech, scheme: Scheme): string {
  return vowel === 'ri' && speech === 'marathi' && scheme === 'plain' ? 'ru' : vowels[scheme][vowel];
}

/** ऊँ alone is how ॐ is often written. */
function isOm([first, ...others]: readonly Akshara[]): boolean {
  return (
    others.length === 0 && first?.onset.length === 0 && first.vowel === 'uu' && first.nasal !== undefined
  );
}

function consonantsIn(onset: readonly string[], speech: Speech, scheme: Scheme): string {
  return onset
    .map((letter, place) => {
      const [before, after] = [onset[place - 1], onset[place + 1]];
      if (scheme === 'iast') return iastConsonants[letter] ?? '';
      if (letter === 'ज' && after === 'ञ') return jna[speech];
      if (letter === 'ञ' && before === 'ज') return '';
      // As svaami and dvaar are spoken in Hindi; Sanskrit and what follows r, l or a nasal keep the v.
      if (
        letter === 'व' &&
        speech !== 'sanskrit' &&
        before !== undefined &&
        'कखगघचजतथदधटडपबशषसह'.includes(before)
      )
        return 'w';
      if (letter === 'ङ' || letter === 'ञ')
        return after === undefined ? (plainConsonants[letter] ?? '') : 'n';
      return plainConsonants[letter] ?? '';
    })
    .join('');
}

function nasalIn(
  { nasal, isInherent }: Akshara,
  next: string | undefined,
  isLast: boolean,
  { speech, scheme }: { speech: Speech; scheme: Scheme },
): string {
  if (nasal === undefined) return '';
  const own = next === undefined ? undefined : nasalOf(next);
  if (scheme === 'iast') {
    if (nasal === 'chandrabindu') return tilde;
    if (own !== undefined) return iastConsonants[own] ?? '';
    // What is dotted at the end of a Hindi word is spoken through the nose; evam and svayam are Sanskrit.
    return speech === 'sanskrit' || !isLast || isInherent ? 'ṃ' : tilde;
  }
  if (own !== undefined) return own === 'म' ? 'm' : 'n';
  if (nasal === 'chandrabindu') return 'n';
  if (isLast) return speech === 'sanskrit' || isInherent ? 'm' : 'n';
  return speech === 'sanskrit' || next === 'व' ? 'm' : 'n';
}

/** दुःख is spoken without it, except in Sanskrit. */
function visargaIn(next: string | undefined, speech: Speech, scheme: Scheme): string {
  if (scheme === 'iast') return 'ḥ';
  return next === 'ख' && speech !== 'sanskrit' ? '' : 'h';
}

/** The nasal of the place where a stop is spoken; undefined for what is no stop. */
function nasalOf(consonant: string): string | undefined {
  const [letter = ''] = consonant;
  return rows.find(({ stops }) => stops.includes(letter))?.nasal;
}

const rows = [
  { stops: 'कखगघङ', nasal: 'ङ' },
  { stops: 'चछजझञ', nasal: 'ञ' },
  { stops: 'टठडढण', nasal: 'ण' },
  { stops: 'तथदधन', nasal: 'न' },
  { stops: 'पफबभम', nasal: 'म' },
] as const;

/** What stands between words: ॐ, strokes, digits and the mark of what is swallowed. */
function signsIn(text: string, scheme: Scheme): string {
  const spaced = text.replaceAll(/[^\S\n]*([।॥])[^\S\n]*/gu, ' $1 ');
  return spaced.replaceAll(/[\u0900-\u097f\ua8e0-\ua8ff\u1cd0-\u1cfa]/gu, (sign) => {
    if (sign === 'ॐ') return om[scheme];
    if (sign >= '०' && sign <= '९') return String(sign.charCodeAt(0) - '०'.charCodeAt(0));
    return otherSigns[sign] ?? '';
  });
}

const otherSigns: Readonly<Record<string, string>> = { '।': '|', '॥': '||', ऽ: '’', '॰': '.' };
const om = { plain: 'om', iast: 'oṃ' } as const;
/** Over the vowel before it. */
const tilde = '\u0303';
/** ज्ञ as it is spoken. */
const jna = { hindi: 'gy', 'old-hindi': 'gy', marathi: 'dny', sanskrit: 'jn' } as const;

const vowels: Readonly<Record<Scheme, Readonly<Record<Vowel, string>>>> = {
  plain: {
    a: 'a',
    aa: 'aa',
    i: 'i',
    ii: 'ee',
    u: 'u',
    uu: 'oo',
    ri: 'ri',
    rii: 'ree',
    li: 'lri',
    lii: 'lree',
    e: 'e',
    ai: 'ai',
    o: 'o',
    au: 'au',
  },
  iast: {
    a: 'a',
    aa: 'ā',
    i: 'i',
    ii: 'ī',
    u: 'u',
    uu: 'ū',
    ri: 'ṛ',
    rii: 'ṝ',
    li: 'ḷ',
    lii: 'ḹ',
    e: 'e',
    ai: 'ai',
    o: 'o',
    au: 'au',
  },
};

const dotted = (letter: string) => `${letter}\u093c`;

const plainConsonants: Readonly<Record<string, string>> = {
  ...letters('क ख ग घ ङ च छ ज झ ञ', 'k kh g gh ng ch chh j jh ny'),
  ...letters('ट ठ ड ढ ण त थ द ध न', 't th d dh n t th d dh n'),
  ...letters('प फ ब भ म य र ल व श ष स ह ळ', 'p ph b bh m y r l v sh sh s h l'),
  ...letters(
    ['क', 'ख', 'ग', 'ज', 'झ', 'ड', 'ढ', 'फ', 'य', 'न', 'र', 'ळ'].map(dotted).join(' '),
    'q kh gh z zh d dh f y n r l',
  ),
};

const iastConsonants: Readonly<Record<string, string>> = {
  ...letters('क ख ग घ ङ च छ ज झ ञ', 'k kh g gh ṅ c ch j jh ñ'),
  ...letters('ट ठ ड ढ ण त थ द ध न', 'ṭ ṭh ḍ ḍh ṇ t th d dh n'),
  ...letters('प फ ब भ म य र ल व श ष स ह ळ', 'p ph b bh m y r l v ś ṣ s h ḷ'),
  ...letters(
    ['क', 'ख', 'ग', 'ज', 'झ', 'ड', 'ढ', 'फ', 'य', 'न', 'र', 'ळ'].map(dotted).join(' '),
    'q kh g z jh ṛ ṛh f y n r ḷ',
  ),
};

function letters(devanagari: string, latin: string): Record<string, string> {
  const written = latin.split(' ');
  return Object.fromEntries(devanagari.split(' ').map((letter, place) => [letter, written[place] ?? '']));
}
