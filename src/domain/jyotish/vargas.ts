import { degreesInSign, withinCircle, padaIndex, signFrom, signOf, wrapSign, type Sign } from './zodiac.ts';

/** The sixteen divisions of Parashara, by into how many parts each cuts a sign (BPHS 6). */
export const vargas = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D7',
  'D9',
  'D10',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
] as const;
export type Varga = (typeof vargas)[number];
export type VargaSigns = Readonly<Record<Varga, Sign>>;

/** The sign in which a sidereal longitude falls in a division (BPHS 6.2-41, chapter 6 in the translation of R. Santhanam). */
export function vargaSign(varga: Varga, longitude: number): Sign {
  const at = withinCircle(longitude);
  const sign = signOf(at);
  const degrees = degreesInSign(at);
  const part = (parts: number) => Math.min(parts - 1, Math.floor((degrees * parts) / 30));
  const isOdd = sign % 2 === 1;
  switch (varga) {
    case 'D1':
      return sign;
    case 'D2':
      return degrees < 15 === isOdd ? 5 : 4;
    case 'D3':
      return signFrom(sign, 1 + 4 * part(3));
    case 'D4':
      return signFrom(sign, 1 + 3 * part(4));
    case 'D7':
      return signFrom(sign, (isOdd ? 1 : 7) + part(7));
    case 'D9':
      return wrapSign(padaIndex(at) + 1);
    case 'D10':
      return signFrom(sign, (isOdd ? 1 : 9) + part(10));
    case 'D12':
      return signFrom(sign, 1 + part(12));
    case 'D16':
      return byMode(sign, [1, 5, 9], part(16));
    case 'D20':
      return byMode(sign, [1, 9, 5], part(20));
    case 'D24':
      return wrapSign((isOdd ? 5 : 4) + part(24));
    case 'D27':
      return wrapSign(([1, 4, 7, 10][(sign - 1) % 4] ?? 1) + part(27));
    case 'D30':
      return trimshamsha(isOdd, degrees);
    case 'D40':
      return wrapSign((isOdd ? 1 : 7) + part(40));
    case 'D45':
      return byMode(sign, [1, 5, 9], part(45));
    case 'D60':
      return signFrom(sign, 1 + part(60));
  }
}

export function vargaSigns(longitude: number): VargaSigns {
  const signs: Partial<Record<Varga, Sign>> = {};
  for (const varga of vargas) signs[varga] = vargaSign(varga, longitude);
  return signs as VargaSigns;
}

/** Divisions that begin elsewhere in movable, fixed and dual signs. */
function byMode(sign: Sign, [movable, fixed, dual]: readonly [number, number, number], part: number): Sign {
  return wrapSign(([movable, fixed, dual][(sign - 1) % 3] ?? movable) + part);
}

/** Five unequal parts, ruled by Mars, Saturn, Jupiter, Mercury and Venus in odd signs, backwards in even ones. */
function trimshamsha(isOdd: boolean, degrees: number): Sign {
  const parts = isOdd ? oddParts : evenParts;
  return parts.find(([end]) => degrees < end)?.[1] ?? parts[4][1];
}

type Parts = readonly [Part, Part, Part, Part, Part];
type Part = readonly [end: number, sign: Sign];
const oddParts: Parts = [
  [5, 1],
  [10, 11],
  [18, 9],
  [25, 3],
  [30, 7],
];
const evenParts: Parts = [
  [5, 2],
  [12, 6],
  [20, 12],
  [25, 10],
  [30, 8],
];
