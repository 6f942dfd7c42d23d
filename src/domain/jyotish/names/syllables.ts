/** What a name begins with, written as people write it: Devanagari with the vowel long where it may be either. */
export interface Syllable {
  devanagari: string;
  latin: string;
}

export interface PadaSyllable {
  /** 1…27. */
  nakshatra: number;
  /** 1…4. */
  pada: number;
  syllable: Syllable;
  /** What other tables or the custom of a region have in its place. */
  variants: readonly SyllableVariant[];
}

export interface SyllableVariant {
  syllables: readonly Syllable[];
  /**
   * `rare-sound`: hardly a name begins with the syllable, and these are taken instead. `abhijit`: tables of 28 nakshatras
   * give these to Abhijit, which lies here. `south`: as almanacs of the south have it.
   */
  why: 'rare-sound' | 'abhijit' | 'south';
}

/**
 * The name syllables of the four padas of a nakshatra (the Avakahada or Shatapada wheel; Muhurta Chintamani, and every
 * almanac). RangeError for numbers that are none.
 */
export function syllablesOf(nakshatra: number): PadaSyllable[] {
  return [1, 2, 3, 4].map((pada) => padaSyllable(nakshatra, pada));
}

export function padaSyllable(nakshatra: number, pada: number): PadaSyllable {
  const row = wheel[nakshatra - 1]?.split(' ')[pada - 1];
  if (row === undefined) throw new RangeError(`There is no pada ${pada} of a nakshatra ${nakshatra}.`);
  return { nakshatra, pada, syllable: read(row), variants: variantsOf(nakshatra, pada) };
}

/**
 * The padas to which a name belongs by its sound, in the order of the nakshatras; empty where none fits. Long and short
 * vowels count alike, and so do sha, sha and sa, and ba and va, as the wheel has one of each alone. In Latin letters "t" may
 * be त or ट, so that both are found; a consonant alone is read with each of its vowels.
 */
export function padasOfName(name: string): PadaSyllable[] {
  const written = name.trim().normalize('NFC');
  const sounds = new Set(/^[a-z]/iu.test(written) ? latinSounds(written) : devanagariSounds(written));
  const found: PadaSyllable[] = [];
  for (let nakshatra = 1; nakshatra <= 27; nakshatra += 1)
    for (const one of syllablesOf(nakshatra))
      if (sounds.has(soundOf(one.syllable.devanagari) ?? '')) found.push(one);
  return found;
}

function devanagariSounds(word: string): string[] {
  const all = /^[क-ह]$/u.test(word) ? Object.keys(vowelSigns).map((sign) => word + sign) : [word];
  return all.flatMap((each) => soundOf(each) ?? []);
}

function latinSounds(word: string): string[] {
  const [, onset = '', rest = ''] = /^([^aeiou]*)(.*)$/u.exec(word.toLowerCase()) ?? [];
  const vowels = rest === '' ? ['a', 'i', 'u', 'e', 'o'] : [latinVowel(rest)];
  if (onset === '') return vowels;
  const [letters] = Object.keys(latinOnsets)
    .filter((each) => onset.startsWith(each))
    .toSorted((one, other) => other.length - one.length);
  return (latinOnsets[letters ?? ''] ?? []).flatMap((consonant) =>
    vowels.flatMap((vowel) => soundOf(consonant + (signOfVowel[vowel] ?? '')) ?? []),
  );
}

function latinVowel(written: string): string {
  if (/^(?:ee|i)/u.test(written)) return 'i';
  if (/^(?:oo|u)/u.test(written)) return 'u';
  if (/^(?:e|ai)/u.test(written)) return 'e';
  return /^(?:o|au)/u.test(written) ? 'o' : 'a';
}

/** What names in Latin letters begin with, and the consonants it may stand for. */
// prettier-ignore
const latinOnsets: Readonly<Record<string, readonly string[]>> = {
  k: ['क'], q: ['क'], c: ['क'], kh: ['ख'], g: ['ग'], gy: ['ग'], gh: ['घ'], ch: ['च'], chh: ['छ'], j: ['ज'], z: ['ज'], jh: ['झ'],
  t: ['त', 'ट'], th: ['थ', 'ठ'], d: ['द', 'ड'], dh: ['ध', 'ढ'], n: ['न'], p: ['प'], ph: ['फ'], f: ['फ'], b: ['ब'], bh: ['भ'],
  m: ['म'], y: ['य'], r: ['र'], l: ['ल'], v: ['व'], w: ['व'], s: ['स'], sh: ['श'], h: ['ह'],
};
const signOfVowel: Readonly<Record<string, string>> = { a: 'ा', i: 'ी', u: 'ू', e: 'े', o: 'ो' };

/** Four syllables for each nakshatra, from Ashwini on, each as 'चू:Chu'. */
const wheel = [
  'चू:Chu चे:Che चो:Cho ला:La',
  'ली:Li लू:Lu ले:Le लो:Lo',
  'अ:A ई:I उ:U ए:E',
  'ओ:O वा:Va वी:Vi वू:Vu',
  'वे:Ve वो:Vo का:Ka की:Ki',
  'कू:Ku घ:Gha ङ:Nga छ:Chha',
  'के:Ke को:Ko हा:Ha ही:Hi',
  'हू:Hu हे:He हो:Ho डा:Da',
  'डी:Di डू:Du डे:De डो:Do',
  'मा:Ma मी:Mi मू:Mu मे:Me',
  'मो:Mo टा:Ta टी:Ti टू:Tu',
  'टे:Te टो:To पा:Pa पी:Pi',
  'पू:Pu ष:Sha ण:Na ठ:Tha',
  'पे:Pe पो:Po रा:Ra री:Ri',
  'रू:Ru रे:Re रो:Ro ता:Ta',
  'ती:Ti तू:Tu ते:Te तो:To',
  'ना:Na नी:Ni नू:Nu ने:Ne',
  'नो:No या:Ya यी:Yi यू:Yu',
  'ये:Ye यो:Yo भा:Bha भी:Bhi',
  'भू:Bhu धा:Dha फा:Pha ढा:Dha',
  'भे:Bhe भो:Bho जा:Ja जी:Ji',
  'खी:Khi खू:Khu खे:Khe खो:Kho',
  'गा:Ga गी:Gi गू:Gu गे:Ge',
  'गो:Go सा:Sa सी:Si सू:Su',
  'से:Se सो:So दा:Da दी:Di',
  'दू:Du थ:Tha झ:Jha ञ:Nya',
  'दे:De दो:Do चा:Cha ची:Chi',
];

function read(written: string): Syllable {
  const [devanagari = '', latin = ''] = written.split(':');
  return { devanagari, latin };
}

/** By nakshatra and pada. */
const otherwise: Readonly<Record<string, readonly (readonly [SyllableVariant['why'], string])[]>> = {
  '6 2': [['rare-sound', 'घा:Gha घी:Ghi']],
  '6 3': [['rare-sound', 'गा:Ga ना:Na']],
  '6 4': [['rare-sound', 'छा:Chha छी:Chhi']],
  '13 2': [['rare-sound', 'शा:Sha षा:Sha']],
  '13 3': [['rare-sound', 'ना:Na']],
  '13 4': [
    ['rare-sound', 'ठा:Tha ठी:Thi'],
    ['south', 'डा:Da'],
  ],
  '20 4': [['rare-sound', 'ढी:Dhi']],
  '21 4': [['abhijit', 'जू:Ju जे:Je जो:Jo खा:Kha']],
  '22 1': [
    ['abhijit', 'खा:Kha'],
    ['south', 'जू:Ju'],
  ],
  '22 2': [['south', 'जे:Je']],
  '22 3': [['south', 'जो:Jo']],
  '22 4': [['south', 'खा:Kha']],
  '26 2': [['rare-sound', 'था:Tha थी:Thi']],
  '26 3': [['rare-sound', 'झा:Jha झी:Jhi']],
  '26 4': [['rare-sound', 'ना:Na या:Ya']],
};

function variantsOf(nakshatra: number, pada: number): SyllableVariant[] {
  return (otherwise[`${nakshatra} ${pada}`] ?? []).map(([why, written]) => ({
    why,
    syllables: written.split(' ').map(read),
  }));
}

/** The first consonant and vowel of a Devanagari word, sounds that count alike made one. */
function soundOf(word: string): string | undefined {
  const [first = '', second = ''] = Array.from(word);
  const vowel = openVowels[first];
  if (vowel !== undefined) return vowel;
  if (!/^[क-ह]$/u.test(first)) return undefined;
  const consonant = alike[first] ?? first;
  // Of a cluster the first consonant counts, with the vowel that follows it at last.
  if (second === '्') {
    const vowelSign = Array.from(word).find((letter) => letter in vowelSigns);
    return consonant + (vowelSigns[vowelSign ?? ''] ?? 'a');
  }
  return wholeRow.has(consonant) ? consonant : consonant + (vowelSigns[second] ?? 'a');
}

const openVowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ए: 'e',
  ऐ: 'e',
  ओ: 'o',
  औ: 'o',
};

const vowelSigns: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'े': 'e',
  'ै': 'e',
  'ो': 'o',
  'ौ': 'o',
};

const alike: Readonly<Record<string, string>> = { ब: 'व', श: 'स' };

/** Letters that the wheel has once, for all their vowels. */
const wholeRow: ReadonlySet<string> = new Set(['घ', 'ङ', 'छ', 'ष', 'ण', 'ठ', 'थ', 'झ', 'ञ', 'ध', 'फ', 'ढ']);
