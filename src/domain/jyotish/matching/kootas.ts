import { lordOf, type Friendship } from '../dignities.ts';
import { relationOf } from './relations.ts';
import { yonis, type Gana, type Vashya, type Varna } from '../nakshatra-traits.ts';
import { taraOf } from '../day/bala.ts';
import { countFrom } from '../zodiac.ts';
import type { MatchedMoon } from './moon-of.ts';

/** In the order of their weight, which is also the points that each can give. */
export const kootaIds = ['varna', 'vashya', 'tara', 'yoni', 'maitri', 'gana', 'bhakoot', 'nadi'] as const;
export type KootaId = (typeof kootaIds)[number];

export interface Koota {
  points: number;
  of: number;
  /** What the points were given for, on the boy's side and the girl's. */
  boy: string;
  girl: string;
  /** What other tables in use give, where they give something else. */
  variants: { table: KootaVariant; points: number }[];
}

/**
 * Named tables beside the common one. `maitreya`: the asymmetric vashya table and the milder friendships that the Maitreya
 * program and the Saravali pages print. `jagannatha`: the vashya table of programs that follow Jagannatha Hora. `horse-and-deer-apart`, `buffalo-and-lion-apart`: single entries of the yoni
 * table that printed ones give otherwise. `even-gana`: five points between deva and manushya either way. `deva-takes-rakshasa`:
 * one point where the boy is deva and the girl rakshasa, as the other way round.
 */
export type KootaVariant =
  | 'maitreya'
  | 'jagannatha'
  | 'horse-and-deer-apart'
  | 'buffalo-and-lion-apart'
  | 'even-gana'
  | 'deva-takes-rakshasa';

export const mostGunas = 36;

/**
 * The eight kootas as the almanacs of northern India add them up (Muhurta Chintamani, chapter 6, names them; the graded
 * tables of vashya, yoni and gana are those that nearly all almanacs print).
 */
export function kootasOf(boy: MatchedMoon, girl: MatchedMoon): Record<KootaId, Koota> {
  return {
    varna: varna(boy, girl),
    vashya: vashya(boy, girl),
    tara: tara(boy, girl),
    yoni: yoni(boy, girl),
    maitri: maitri(boy, girl),
    gana: gana(boy, girl),
    bhakoot: bhakoot(boy, girl),
    nadi: nadi(boy, girl),
  };
}

function varna(boy: MatchedMoon, girl: MatchedMoon): Koota {
  const rank = (of: Varna) => ['shudra', 'vaishya', 'kshatriya', 'brahmin'].indexOf(of);
  return {
    points: rank(boy.varna) >= rank(girl.varna) ? 1 : 0,
    of: 1,
    boy: boy.varna,
    girl: girl.varna,
    variants: [],
  };
}

function vashya(boy: MatchedMoon, girl: MatchedMoon): Koota {
  const [hers, his] = [vashyaOrder.indexOf(girl.vashya), vashyaOrder.indexOf(boy.vashya)];
  const points = vashyaPoints[his]?.[hers] ?? 0;
  const other = vashyaOfMaitreya[hers]?.[his] ?? 0;
  const ofJagannatha = vashyaOfJagannatha[hers]?.[his] ?? 0;
  return {
    points,
    of: 2,
    boy: boy.vashya,
    girl: girl.vashya,
    variants: otherwise(points, [
      ['maitreya', other],
      ['jagannatha', ofJagannatha],
    ]),
  };
}

const vashyaOrder: readonly Vashya[] = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'];

/** The same either way. */
const vashyaPoints: readonly (readonly number[])[] = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0.5, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
];

/** A row for the girl's, a column for the boy's. */
const vashyaOfMaitreya: readonly (readonly number[])[] = [
  [2, 0, 0, 0.5, 0],
  [1, 2, 1, 0.5, 1],
  [0.5, 1, 2, 1, 1],
  [0, 0, 0, 2, 0],
  [1, 1, 1, 0, 2],
];

/** As programs after Jagannatha Hora have it; rows and columns as above. */
const vashyaOfJagannatha: readonly (readonly number[])[] = [
  [2, 0.5, 1, 0, 2],
  [0.5, 2, 0, 0, 0],
  [1, 0, 2, 2, 2],
  [0, 0, 2, 2, 0],
  [1, 0, 1, 0, 2],
];

function tara(boy: MatchedMoon, girl: MatchedMoon): Koota {
  const fromGirl = taraOf(girl.nakshatra, boy.nakshatra);
  const fromBoy = taraOf(boy.nakshatra, girl.nakshatra);
  const points = [fromGirl, fromBoy].filter(({ favour }) => favour !== 'unfavourable').length * 1.5;
  return { points, of: 3, boy: fromGirl.id, girl: fromBoy.id, variants: [] };
}

function yoni(boy: MatchedMoon, girl: MatchedMoon): Koota {
  const [his, hers] = [yonis.indexOf(boy.yoni), yonis.indexOf(girl.yoni)];
  const points = Number(yoniPoints[his]?.charAt(hers));
  const pair = [boy.yoni, girl.yoni].sort().join(' ');
  return {
    points,
    of: 4,
    boy: boy.yoni,
    girl: girl.yoni,
    variants: otherwise(points, [
      ['horse-and-deer-apart', pair === 'deer horse' ? 1 : points],
      ['buffalo-and-lion-apart', pair === 'buffalo lion' ? 2 : points],
    ]),
  };
}

/** The same either way. */
const yoniPoints = [
  '42232221013321',
  '24332222312320',
  '23421213312031',
  '33242111122202',
  '22124212210211',
  '22212402213321',
  '22111042222212',
  '12312224303221',
  '03312223412221',
  '11121120141121',
  '32220323214221',
  '33022322212432',
  '22301212222342',
  '10121121111224',
];

function maitri(boy: MatchedMoon, girl: MatchedMoon): Koota {
  const [his, hers] = [lordOf(boy.sign), lordOf(girl.sign)];
  const relations = [relationOf(his, hers), relationOf(hers, his)].sort().join(' ');
  const { points, ofMaitreya } = friendshipPoints[relations] ?? { points: 0, ofMaitreya: 0 };
  return {
    points,
    of: 5,
    boy: his,
    girl: hers,
    variants: otherwise(points, [['maitreya', ofMaitreya]]),
  };
}

/** By what each lord is to the other, in the order of the alphabet. */
const friendshipPoints: Readonly<Record<string, { points: number; ofMaitreya: number }>> = {
  'friend friend': { points: 5, ofMaitreya: 5 },
  'friend neutral': { points: 4, ofMaitreya: 4 },
  'neutral neutral': { points: 3, ofMaitreya: 3 },
  'enemy friend': { points: 1, ofMaitreya: 2 },
  'enemy neutral': { points: 0.5, ofMaitreya: 1 },
  'enemy enemy': { points: 0, ofMaitreya: 0 },
} satisfies Partial<Record<`${Friendship} ${Friendship}`, unknown>>;

function gana(boy: MatchedMoon, girl: MatchedMoon): Koota {
  const points = ganaPoints[boy.gana][girl.gana];
  const isEven = [boy.gana, girl.gana].sort().join(' ') === 'deva manushya';
  return {
    points,
    of: 6,
    boy: boy.gana,
    girl: girl.gana,
    variants: otherwise(points, [
      ['even-gana', isEven ? 5 : points],
      ['deva-takes-rakshasa', boy.gana === 'deva' && girl.gana === 'rakshasa' ? 1 : points],
    ]),
  };
}

/** By the boy's, then the girl's. */
const ganaPoints: Readonly<Record<Gana, Readonly<Record<Gana, number>>>> = {
  deva: { deva: 6, manushya: 6, rakshasa: 0 },
  manushya: { deva: 5, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 1, manushya: 0, rakshasa: 6 },
};

function bhakoot(boy: MatchedMoon, girl: MatchedMoon): Koota {
  const [his, hers] = [countFrom(girl.sign, boy.sign), countFrom(boy.sign, girl.sign)];
  return {
    points: apart.has(his) ? 0 : 7,
    of: 7,
    boy: String(his),
    girl: String(hers),
    variants: [],
  };
}

/** Signs two and twelve, five and nine, six and eight from each other. */
const apart: ReadonlySet<number> = new Set([2, 5, 6, 8, 9, 12]);

function nadi(boy: MatchedMoon, girl: MatchedMoon): Koota {
  return { points: boy.nadi === girl.nadi ? 0 : 8, of: 8, boy: boy.nadi, girl: girl.nadi, variants: [] };
}

function otherwise(points: number, tables: readonly (readonly [KootaVariant, number])[]): Koota['variants'] {
  return tables.filter(([, other]) => other !== points).map(([table, other]) => ({ table, points: other }));
}
