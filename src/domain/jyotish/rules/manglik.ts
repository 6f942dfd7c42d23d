import { aspectsSign } from '../aspects.ts';
import type { Chart } from '../chart.ts';
import { exaltationOf, signsOf } from '../dignities.ts';
import type { Said } from '../said.ts';
import { countFrom, signOf, type Sign } from '../zodiac.ts';

/** From where the houses of Mars are counted. */
export type ManglikOrigin = 'lagna' | 'moon' | 'venus';

export interface Manglik {
  /** The house of Mars from each; null where there is no lagna. */
  houses: Readonly<Record<ManglikOrigin, number | null>>;
  /** From which of them it counts. */
  countsFrom: ManglikOrigin[];
  /** What lifts it, by id; see `manglikExceptions`. */
  exceptions: ManglikExceptionId[];
  /** It counts from one at least, and nothing lifts it. */
  isManglik: boolean;
}

/**
 * The second house is counted in the south and by many in the north, the first is left out by some in the south: all six
 * are taken, and what lifts it is told beside.
 */
const manglikHouses: readonly number[] = [1, 2, 4, 7, 8, 12];

export type ManglikExceptionId = keyof typeof manglikExceptions;

// prettier-ignore
export const manglikExceptions = {
  'own-or-exalted': { en: 'Mars is in its own or exaltation sign.', hi: 'मंगल अपनी या उच्च राशि में है।', hinglish: 'Mangal apni ya uchch rashi mein hai.' },
  'with-jupiter': { en: 'Jupiter is with Mars or looks at it.', hi: 'गुरु मंगल के साथ है या उसे देखता है।', hinglish: 'Guru Mangal ke saath hai ya use dekhta hai.' },
  'with-moon': { en: 'The Moon is with Mars.', hi: 'चंद्र मंगल के साथ है।', hinglish: 'Chandra Mangal ke saath hai.' },
  'mild-sign': { en: 'Mars stands in a sign that is named as mild for its house.', hi: 'मंगल ऐसी राशि में है जो उस भाव के लिए सौम्य कही गई है।', hinglish: 'Mangal aisi rashi mein hai jo us bhaav ke liye saumya kahi gayi hai.' },
  'lagna-of-its-friend': { en: 'For a Karka or Simha lagna Mars is the giver of good (yogakaraka).', hi: 'कर्क या सिंह लग्न के लिए मंगल योगकारक है।', hinglish: 'Karka ya Simha lagna ke liye Mangal yogakarak hai.' },
} as const satisfies Record<string, Said>;

/** Signs of Mars that are held mild, by its house from the lagna (quoted in handbooks of matching; no verse is known). */
const mild: Readonly<Partial<Record<number, readonly Sign[]>>> = {
  2: [3, 6],
  4: [1, 8],
  7: [4, 10],
  8: [9, 12],
  12: [2, 7],
};

export function manglikOf({ lagna, grahas }: Pick<Chart, 'lagna' | 'grahas'>): Manglik {
  const { mars, moon, venus, jupiter } = grahas;
  const house = (from: Sign) => countFrom(from, mars.sign);
  const houses = { lagna: lagna && house(lagna.sign), moon: house(moon.sign), venus: house(venus.sign) };
  const countsFrom = (['lagna', 'moon', 'venus'] as const).filter((origin) =>
    manglikHouses.includes(houses[origin] ?? 0),
  );
  const holds: Record<ManglikExceptionId, boolean> = {
    'own-or-exalted': isStrong(mars.sign),
    'with-jupiter': jupiter.sign === mars.sign || aspectsSign('jupiter', jupiter.sign, mars.sign),
    'with-moon': moon.sign === mars.sign,
    'mild-sign': lagna !== null && isMild(lagna.sign, mars.sign),
    'lagna-of-its-friend': lagna !== null && isFriend(lagna.sign),
  };
  const exceptions = (Object.keys(holds) as ManglikExceptionId[]).filter((id) => holds[id]);
  return {
    houses,
    countsFrom,
    exceptions: countsFrom.length === 0 ? [] : exceptions,
    isManglik: countsFrom.length > 0 && exceptions.length === 0,
  };
}

/**
 * The same of the lagna and the sign of Mars alone, where nothing else of a chart is known: whether it counts, and whether
 * the sign or the lagna lifts it.
 */
export function manglikOfLagna(lagna: Sign, mars: Sign): { counts: boolean; isLifted: boolean } {
  return {
    counts: manglikHouses.includes(countFrom(lagna, mars)),
    isLifted: isStrong(mars) || isMild(lagna, mars) || isFriend(lagna),
  };
}

function isStrong(mars: Sign): boolean {
  return signsOf('mars').includes(mars) || signOf(exaltationOf('mars')) === mars;
}

function isMild(lagna: Sign, mars: Sign): boolean {
  return (mild[countFrom(lagna, mars)] ?? []).includes(mars);
}

function isFriend(lagna: Sign): boolean {
  return lagna === 4 || lagna === 5;
}
