import { grahas, type Graha, type Positions } from './grahas.ts';
import { countFrom, signOf, type Sign } from './zodiac.ts';

export interface Transit {
  graha: Graha;
  sign: Sign;
  /** From the Moon's sign at birth, 1…12. */
  house: number;
  /** The house is one of those that are good for this graha (Phaladeepika 26.2-8). */
  isGood: boolean;
  /** Who stands in the house that obstructs a good one, or lifts the others' hold (vedha). */
  obstructedBy: Graha[];
  murti: Murti | null;
}

export type Murti = 'gold' | 'silver' | 'copper' | 'iron';

/**
 * Gochar: how the grahas of an instant stand to a Moon sign. A good transit is hindered while another graha is in the
 * house that answers to it, but for father and son: the Sun and Saturn, the Moon and Mercury never hinder each other
 * (Phaladeepika 26.3-6). The nodes are judged as the Sun is (26.2).
 *
 * @param moonAtEntry the Moon's sign when a graha entered the sign it is in, for the murti; left out where it is not asked
 */
export function transitsOver(
  moonSign: Sign,
  positions: Positions,
  moonAtEntry: Readonly<Partial<Record<Graha, Sign>>> = {},
): Transit[] {
  const houses = Object.fromEntries(
    grahas.map((graha) => [graha, countFrom(moonSign, signOf(positions[graha].longitude))]),
  ) as Record<Graha, number>;
  return grahas.map((graha) => {
    const house = houses[graha];
    const answer = vedha[graha].find(([good]) => good === house);
    const entry = moonAtEntry[graha];
    return {
      graha,
      sign: signOf(positions[graha].longitude),
      house,
      isGood: answer !== undefined,
      obstructedBy:
        answer === undefined
          ? []
          : grahas.filter((other) => other !== graha && houses[other] === answer[1] && !isKin(graha, other)),
      murti: entry === undefined ? null : murtiOf(countFrom(moonSign, entry)),
    };
  });
}

/** The houses from the Moon sign in which a graha's transit is good (Phaladeepika 26.2-8). */
export function goodHouses(graha: Graha): number[] {
  return vedha[graha].map(([good]) => good);
}

/** By where the Moon stood from the birth Moon when the graha entered its sign (murti nirnaya, as almanacs have it). */
function murtiOf(house: number): Murti {
  if ([1, 6, 11].includes(house)) return 'gold';
  if ([2, 5, 9].includes(house)) return 'silver';
  return [3, 7, 10].includes(house) ? 'copper' : 'iron';
}

function isKin(one: Graha, other: Graha): boolean {
  const pair = new Set([one, other]);
  return (pair.has('sun') && pair.has('saturn')) || (pair.has('moon') && pair.has('mercury'));
}

type Vedha = readonly (readonly [good: number, hindered: number])[];
const ofSun: Vedha = [
  [3, 9],
  [6, 12],
  [10, 4],
  [11, 5],
];
const ofMarsAndSaturn: Vedha = [
  [3, 12],
  [6, 9],
  [11, 5],
];

/**
 * Good houses from the Moon, each with the house that hinders it (Phaladeepika 26.2-8). Many programs have the last two of
 * Venus crosswise, as the verse names its houses in another order than they do.
 */
const vedha: Readonly<Record<Graha, Vedha>> = {
  sun: ofSun,
  moon: [
    [1, 5],
    [3, 9],
    [6, 12],
    [7, 2],
    [10, 4],
    [11, 8],
  ],
  mars: ofMarsAndSaturn,
  mercury: [
    [2, 5],
    [4, 3],
    [6, 9],
    [8, 1],
    [10, 8],
    [11, 12],
  ],
  jupiter: [
    [2, 12],
    [5, 4],
    [7, 3],
    [9, 10],
    [11, 8],
  ],
  venus: [
    [1, 8],
    [2, 7],
    [3, 1],
    [4, 10],
    [5, 9],
    [8, 5],
    [9, 11],
    [11, 3],
    [12, 6],
  ],
  saturn: ofMarsAndSaturn,
  rahu: ofSun,
  ketu: ofSun,
};
