import { degreesInSign, nakshatraOf, signOf, type Sign } from './zodiac.ts';

/** What tradition says of a Moon by its nakshatra and its sign: the tables of avakahada and of matching alike. */
const ganas = ['deva', 'manushya', 'rakshasa'] as const;
export type Gana = (typeof ganas)[number];

/** Aadi, madhya and antya: the round of the nakshatras there and back. */
const nadis = ['aadi', 'madhya', 'antya'] as const;
export type Nadi = (typeof nadis)[number];

export const yonis = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const;
export type Yoni = (typeof yonis)[number];

const varnas = ['brahmin', 'kshatriya', 'vaishya', 'shudra'] as const;
export type Varna = (typeof varnas)[number];

const vashyas = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const;
export type Vashya = (typeof vashyas)[number];

const tatvas = ['fire', 'earth', 'air', 'water'] as const;
export type Tatva = (typeof tatvas)[number];

/** By the Moon's nakshatra, 1…27 (Muhurta Chintamani, Vivaha Prakarana; the same in all almanacs). */
function ganaOf(nakshatra: number): Gana {
  return read(ganas, '012101002211020202211022110'.charAt(nakshatra - 1));
}

function nadiOf(nakshatra: number): Nadi {
  return read(nadis, '012210012210012210012210012'.charAt(nakshatra - 1));
}

/** The animal, and which of its pair. */
export function yoniOf(nakshatra: number): { animal: Yoni; isMale: boolean } {
  const [animal, isMale] = yoniOfNakshatra[nakshatra - 1] ?? [];
  if (animal === undefined || isMale === undefined) throw new RangeError(`No nakshatra ${nakshatra}.`);
  return { animal, isMale };
}

/** By the Moon's sign: water, fire, earth, air. */
function varnaOf(sign: Sign): Varna {
  return read(varnas, '123012301230'.charAt(sign - 1));
}

function tatvaOf(sign: Sign): Tatva {
  return read(tatvas, '012301230123'.charAt(sign - 1));
}

/** By the Moon's longitude, as Dhanu and Makara change in their middle. */
function vashyaOf(longitude: number): Vashya {
  const sign = signOf(longitude);
  const isFirstHalf = degreesInSign(longitude) < 15;
  if (sign === 9) return isFirstHalf ? 'manava' : 'chatushpada';
  if (sign === 10) return isFirstHalf ? 'chatushpada' : 'jalachara';
  return vashyaOfSign[sign];
}

export function traitsOf(moon: number): {
  gana: Gana;
  nadi: Nadi;
  yoni: Yoni;
  varna: Varna;
  vashya: Vashya;
  tatva: Tatva;
} {
  const [nakshatra, sign] = [nakshatraOf(moon), signOf(moon)];
  return {
    gana: ganaOf(nakshatra),
    nadi: nadiOf(nakshatra),
    yoni: yoniOf(nakshatra).animal,
    varna: varnaOf(sign),
    vashya: vashyaOf(moon),
    tatva: tatvaOf(sign),
  };
}

function read<T>(of: readonly T[], digit: string): T {
  const found = digit === '' ? undefined : of[Number(digit)];
  if (found === undefined) throw new RangeError('There is no such nakshatra or sign.');
  return found;
}

const yoniOfNakshatra: readonly (readonly [Yoni, boolean])[] = [
  ['horse', true],
  ['elephant', true],
  ['sheep', false],
  ['serpent', true],
  ['serpent', false],
  ['dog', false],
  ['cat', false],
  ['sheep', true],
  ['cat', true],
  ['rat', true],
  ['rat', false],
  ['cow', true],
  ['buffalo', false],
  ['tiger', false],
  ['buffalo', true],
  ['tiger', true],
  ['deer', false],
  ['deer', true],
  ['dog', true],
  ['monkey', true],
  ['mongoose', true],
  ['monkey', false],
  ['lion', false],
  ['horse', false],
  ['lion', true],
  ['cow', false],
  ['elephant', false],
];

const vashyaOfSign: Readonly<Record<Sign, Vashya>> = {
  1: 'chatushpada',
  2: 'chatushpada',
  3: 'manava',
  4: 'jalachara',
  5: 'vanachara',
  6: 'manava',
  7: 'manava',
  8: 'keeta',
  9: 'manava',
  10: 'jalachara',
  11: 'manava',
  12: 'jalachara',
};
