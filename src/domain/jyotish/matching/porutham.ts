import { lordOf } from '../dignities.ts';
import { relationOf } from './relations.ts';
import type { Yoni } from '../nakshatra-traits.ts';
import { countFrom } from '../zodiac.ts';
import type { MatchedMoon } from './moon-of.ts';

/** The ten of the south, in the order in which almanacs list them. */
export const poruthamIds = [
  'dina',
  'gana',
  'mahendra',
  'streeDeergha',
  'yoni',
  'rasi',
  'rasyadhipati',
  'vasya',
  'rajju',
  'vedha',
] as const;
export type PoruthamId = (typeof poruthamIds)[number];

export type Agrees = 'agrees' | 'partly' | 'differs';

export interface Porutham {
  agrees: Agrees;
  /** What was compared: a count of stars or signs from the girl's, or the groups that both belong to. */
  seen: string;
}

/**
 * The ten poruthams, all counted from the girl's Moon to the boy's, as Kalaprakashika and the almanacs of Tamil Nadu and
 * Kerala have them. Those that books grade into three are `partly` in their middle.
 */
export function poruthamsOf(boy: MatchedMoon, girl: MatchedMoon): Record<PoruthamId, Porutham> {
  const stars = ((boy.nakshatra - girl.nakshatra + 27) % 27) + 1;
  const signs = countFrom(girl.sign, boy.sign);
  return {
    dina: { agrees: dina(stars, girl.nakshatra), seen: String(stars) },
    gana: { agrees: gana(boy, girl, stars), seen: `${boy.gana} ${girl.gana}` },
    mahendra: { agrees: yes(stars > 1 && stars % 3 === 1), seen: String(stars) },
    streeDeergha: {
      agrees: stars > 13 ? 'agrees' : stars > 7 ? 'partly' : 'differs',
      seen: String(stars),
    },
    yoni: {
      agrees: boy.yoni === girl.yoni ? 'agrees' : areFoes(boy.yoni, girl.yoni) ? 'differs' : 'partly',
      seen: `${boy.yoni} ${girl.yoni}`,
    },
    rasi: { agrees: rasi(signs, boy, girl), seen: String(signs) },
    rasyadhipati: rasyadhipati(boy, girl),
    vasya: {
      agrees: yes(vasyaOf(girl.sign).includes(boy.sign) || vasyaOf(boy.sign).includes(girl.sign)),
      seen: `${boy.sign} ${girl.sign}`,
    },
    rajju: {
      agrees: yes(rajjuOf(boy.nakshatra) !== rajjuOf(girl.nakshatra)),
      seen: `${rajjuOf(boy.nakshatra)} ${rajjuOf(girl.nakshatra)}`,
    },
    vedha: {
      agrees: yes(
        boy.nakshatra === girl.nakshatra || hinderedBy(boy.nakshatra) !== hinderedBy(girl.nakshatra),
      ),
      seen: `${boy.nakshatra} ${girl.nakshatra}`,
    },
  };
}

/** The 2nd, 4th, 6th, 8th and 9th star of each round; the girl's own star by a list of its own. */
function dina(stars: number, nakshatra: number): Agrees {
  if (stars === 1)
    return sameStarAgrees.has(nakshatra) ? 'agrees' : sameStarPartly.has(nakshatra) ? 'partly' : 'differs';
  return yes([2, 4, 6, 8, 0].includes(stars % 9));
}

const sameStarAgrees: ReadonlySet<number> = new Set([4, 6, 10, 13, 16, 22, 26, 27]);
const sameStarPartly: ReadonlySet<number> = new Set([1, 3, 5, 7, 8, 12, 14, 17, 20, 21]);

function gana(boy: MatchedMoon, girl: MatchedMoon, stars: number): Agrees {
  if (boy.gana === girl.gana) return 'agrees';
  if (boy.gana !== 'rakshasa' && girl.gana !== 'rakshasa') return 'agrees';
  if (boy.gana === 'rakshasa') return girl.gana === 'manushya' ? 'partly' : 'differs';
  // A girl of rakshasa gana is taken where the stars are far apart.
  return stars > 14 ? 'partly' : 'differs';
}

function rasi(signs: number, boy: MatchedMoon, girl: MatchedMoon): Agrees {
  if (signs === 1) return boy.nakshatra === girl.nakshatra ? 'partly' : 'agrees';
  if (signs === 8) return 'partly';
  return yes(signs >= 7);
}

function rasyadhipati(boy: MatchedMoon, girl: MatchedMoon): Porutham {
  const [his, hers] = [lordOf(boy.sign), lordOf(girl.sign)];
  const relations = [relationOf(his, hers), relationOf(hers, his)];
  const agrees = relations.includes('enemy') ? 'differs' : relations.includes('friend') ? 'agrees' : 'partly';
  return { agrees, seen: `${his} ${hers}` };
}

/** The signs that are vasya to a sign. */
function vasyaOf(sign: number): readonly number[] {
  return vasyas[sign - 1] ?? [];
}

const vasyas: readonly (readonly number[])[] = [
  [5, 8],
  [4, 7],
  [6],
  [8, 9],
  [7],
  [3, 12],
  [6, 10],
  [4],
  [12],
  [1, 11],
  [1],
  [10],
];

export type Rajju = 'pada' | 'kati' | 'nabhi' | 'kantha' | 'shiras';

/** Up from the foot to the head and down again, in rounds of nine. */
function rajjuOf(nakshatra: number): Rajju {
  const up = (['pada', 'kati', 'nabhi', 'kantha', 'shiras', 'kantha', 'nabhi', 'kati', 'pada'] as const)[
    (nakshatra - 1) % 9
  ];
  return up ?? 'pada';
}

/** Stars that hinder each other, as their first; three of them hinder one another. */
function hinderedBy(nakshatra: number): number {
  return hindering.find((stars) => stars.includes(nakshatra))?.[0] ?? nakshatra;
}

const hindering: readonly (readonly number[])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [5, 14, 23],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
];

function areFoes(one: Yoni, other: Yoni): boolean {
  return foes.some((pair) => pair.includes(one) && pair.includes(other));
}

const foes: readonly (readonly [Yoni, Yoni])[] = [
  ['horse', 'buffalo'],
  ['elephant', 'lion'],
  ['sheep', 'monkey'],
  ['serpent', 'mongoose'],
  ['dog', 'deer'],
  ['cat', 'rat'],
  ['cow', 'tiger'],
];

function yes(is: boolean): Agrees {
  return is ? 'agrees' : 'differs';
}
