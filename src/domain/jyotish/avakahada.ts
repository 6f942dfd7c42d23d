import type { Chart } from './chart.ts';
import { lordOf } from './dignities.ts';
import type { SeenGraha } from './grahas.ts';
import { traitsOf } from './nakshatra-traits.ts';
import { padaSyllable, type Syllable } from './names/syllables.ts';
import { countFrom } from './zodiac.ts';

const payas = ['gold', 'silver', 'copper', 'iron'] as const;
export type Paya = (typeof payas)[number];

/** The block at the head of a printed kundli. */
export type Avakahada = ReturnType<typeof traitsOf> & {
  /** What a name begins with, by the Moon's pada. */
  syllable: Syllable;
  rashiLord: SeenGraha;
  lagnaLord: SeenGraha | null;
  /** By the Moon's house from the lagna; null without one. */
  paya: Paya | null;
};

export function avakahadaOf({ grahas, lagna }: Chart): Avakahada {
  const { longitude, sign, nakshatra, pada } = grahas.moon;
  return {
    ...traitsOf(longitude),
    syllable: padaSyllable(nakshatra, pada).syllable,
    rashiLord: lordOf(sign),
    lagnaLord: lagna && lordOf(lagna.sign),
    paya: lagna && payaOfHouse(countFrom(lagna.sign, sign)),
  };
}

/** As almanacs have it: the Moon in 1, 6, 11 gold; 2, 5, 9 silver; 3, 7, 10 copper; 4, 8, 12 iron. */
function payaOfHouse(house: number): Paya {
  const found = [
    [1, 6, 11],
    [2, 5, 9],
    [3, 7, 10],
    [4, 8, 12],
  ].findIndex((houses) => houses.includes(house));
  return payas[found] ?? 'gold';
}
