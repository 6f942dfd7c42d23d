import type { Chart } from './chart.ts';
import { lordOf, signsOf } from './dignities.ts';
import { seenGrahas, type SeenGraha } from './grahas.ts';
import { signFrom, type Sign } from './zodiac.ts';

/** Points of the twelve signs, Mesha first. */
export type Points = readonly number[];

export interface Ashtakavarga {
  /** Of each graha: 48, 49, 39, 54, 56, 52 and 39 points. */
  bhinna: Readonly<Record<SeenGraha, Points>>;
  /** All together: 337. */
  sarva: Points;
  /** Each graha's after the reductions by trines and by common lords. */
  reduced: Readonly<Record<SeenGraha, Points>>;
  /** The sum of the reduced points, weighed by signs and by the grahas in them (shodhya pinda). */
  pinda: Readonly<Record<SeenGraha, number>>;
}

/**
 * Whose houses give points. `brihat-jataka`: 9.1-7, as B. V. Raman (Ashtakavarga System) has them too. `bphs-66`: an edition
 * of BPHS that Jagannatha Hora follows, which moves three with the same sums.
 */
export const ashtakavargaEditions = ['brihat-jataka', 'bphs-66'] as const;
export type AshtakavargaEdition = (typeof ashtakavargaEditions)[number];

/** BPHS 66-69 and Brihat Jataka 9; null without a lagna, which is the eighth that gives points. */
export function ashtakavargaOf(
  { lagna, grahas }: Pick<Chart, 'lagna' | 'grahas'>,
  edition: AshtakavargaEdition = 'brihat-jataka',
): Ashtakavarga | null {
  if (lagna === null) return null;
  const givers = [...seenGrahas.map((graha) => grahas[graha].sign), lagna.sign];
  const occupied = new Set(seenGrahas.map((graha) => grahas[graha].sign));
  const bhinna = each((graha) => pointsOf(places[edition][graha], givers));
  const reduced = each((graha) => byLords(byTrines(bhinna[graha]), occupied));
  return {
    bhinna,
    sarva: signs.map((_, index) => seenGrahas.reduce((sum, graha) => sum + (bhinna[graha][index] ?? 0), 0)),
    reduced,
    pinda: each((graha) => pindaOf(reduced[graha], (other) => grahas[other].sign)),
  };
}

const signs = Array.from({ length: 12 }, (_, index) => (index + 1) as Sign);

function each<T>(of: (graha: SeenGraha) => T): Record<SeenGraha, T> {
  return Object.fromEntries(seenGrahas.map((graha) => [graha, of(graha)])) as Record<SeenGraha, T>;
}

function pointsOf(houses: Houses, givers: readonly Sign[]): Points {
  const points = signs.map(() => 0);
  for (const [giver, from] of givers.entries()) {
    for (const house of houses[giver] ?? []) {
      const index = signFrom(from, house) - 1;
      points[index] = (points[index] ?? 0) + 1;
    }
  }
  return points;
}

/** The least of each three signs of one element is taken off all three (BPHS 67.2-5). */
function byTrines(points: Points): Points {
  return points.map((own, index) => {
    const three = [0, 4, 8].map((on) => points[(index + on) % 12] ?? 0);
    return own - Math.min(...three);
  });
}

/**
 * Of the two signs of one lord (BPHS 67.6-12): nothing changes where either has no point or both are occupied. Where one
 * is occupied the other keeps at most as many as it, and none where it has no more. Where neither is, both keep the less,
 * and equal ones nothing.
 */
function byLords(points: Points, occupied: ReadonlySet<Sign>): Points {
  const kept = [...points];
  for (const [one, other] of pairs) {
    const [ofOne, ofOther] = [points[one - 1] ?? 0, points[other - 1] ?? 0];
    const [isOne, isOther] = [occupied.has(one), occupied.has(other)];
    if (ofOne === 0 || ofOther === 0 || (isOne && isOther)) continue;
    if (!isOne && !isOther) {
      const least = ofOne === ofOther ? 0 : Math.min(ofOne, ofOther);
      kept[one - 1] = least;
      kept[other - 1] = least;
    } else {
      const [held, empty, index] = isOne ? [ofOne, ofOther, other - 1] : [ofOther, ofOne, one - 1];
      kept[index] = empty > held ? held : 0;
    }
  }
  return kept;
}

const pairs = seenGrahas.flatMap((graha) => {
  const [one, other] = signsOf(graha);
  return one !== undefined && other !== undefined && lordOf(one) === graha ? [[one, other] as const] : [];
});

function pindaOf(reduced: Points, signOf: (graha: SeenGraha) => Sign): number {
  const bySign = reduced.reduce((sum, points, index) => sum + points * (signWeights[index] ?? 0), 0);
  const byGraha = seenGrahas.reduce(
    (sum, graha) => sum + (reduced[signOf(graha) - 1] ?? 0) * grahaWeights[graha],
    0,
  );
  return bySign + byGraha;
}

/** BPHS 69.2-4. */
const signWeights = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12];
const grahaWeights: Readonly<Record<SeenGraha, number>> = {
  sun: 5,
  moon: 5,
  mars: 8,
  mercury: 5,
  jupiter: 10,
  venus: 7,
  saturn: 5,
};

/** In which houses from the Sun, the Moon, Mars, Mercury, Jupiter, Venus, Saturn and the lagna a graha gains a point. */
type Houses = readonly (readonly number[])[];

// prettier-ignore
const ofBrihatJataka: Readonly<Record<SeenGraha, Houses>> = {
  sun: [[1, 2, 4, 7, 8, 9, 10, 11], [3, 6, 10, 11], [1, 2, 4, 7, 8, 9, 10, 11], [3, 5, 6, 9, 10, 11, 12], [5, 6, 9, 11], [6, 7, 12], [1, 2, 4, 7, 8, 9, 10, 11], [3, 4, 6, 10, 11, 12]],
  moon: [[3, 6, 7, 8, 10, 11], [1, 3, 6, 7, 10, 11], [2, 3, 5, 6, 9, 10, 11], [1, 3, 4, 5, 7, 8, 10, 11], [1, 4, 7, 8, 10, 11, 12], [3, 4, 5, 7, 9, 10, 11], [3, 5, 6, 11], [3, 6, 10, 11]],
  mars: [[3, 5, 6, 10, 11], [3, 6, 11], [1, 2, 4, 7, 8, 10, 11], [3, 5, 6, 11], [6, 10, 11, 12], [6, 8, 11, 12], [1, 4, 7, 8, 9, 10, 11], [1, 3, 6, 10, 11]],
  mercury: [[5, 6, 9, 11, 12], [2, 4, 6, 8, 10, 11], [1, 2, 4, 7, 8, 9, 10, 11], [1, 3, 5, 6, 9, 10, 11, 12], [6, 8, 11, 12], [1, 2, 3, 4, 5, 8, 9, 11], [1, 2, 4, 7, 8, 9, 10, 11], [1, 2, 4, 6, 8, 10, 11]],
  jupiter: [[1, 2, 3, 4, 7, 8, 9, 10, 11], [2, 5, 7, 9, 11], [1, 2, 4, 7, 8, 10, 11], [1, 2, 4, 5, 6, 9, 10, 11], [1, 2, 3, 4, 7, 8, 10, 11], [2, 5, 6, 9, 10, 11], [3, 5, 6, 12], [1, 2, 4, 5, 6, 7, 9, 10, 11]],
  venus: [[8, 11, 12], [1, 2, 3, 4, 5, 8, 9, 11, 12], [3, 5, 6, 9, 11, 12], [3, 5, 6, 9, 11], [5, 8, 9, 10, 11], [1, 2, 3, 4, 5, 8, 9, 10, 11], [3, 4, 5, 8, 9, 10, 11], [1, 2, 3, 4, 5, 8, 9, 11]],
  saturn: [[1, 2, 4, 7, 8, 10, 11], [3, 6, 11], [3, 5, 6, 10, 11, 12], [6, 8, 9, 10, 11, 12], [5, 6, 11, 12], [6, 11, 12], [3, 5, 6, 11], [1, 3, 4, 6, 10, 11]],
};

/**
 * The Moon's from the ninth of Mars to the ninth of the Moon and from the twelfth of Jupiter to the second, and Venus's from
 * the fifth of Mars to the fourth.
 */
// prettier-ignore
const places: Readonly<Record<AshtakavargaEdition, Readonly<Record<SeenGraha, Houses>>>> = {
  'brihat-jataka': ofBrihatJataka,
  'bphs-66': {
    ...ofBrihatJataka,
    moon: [[3, 6, 7, 8, 10, 11], [1, 3, 6, 7, 9, 10, 11], [2, 3, 5, 6, 10, 11], [1, 3, 4, 5, 7, 8, 10, 11], [1, 2, 4, 7, 8, 10, 11], [3, 4, 5, 7, 9, 10, 11], [3, 5, 6, 11], [3, 6, 10, 11]],
    venus: [[8, 11, 12], [1, 2, 3, 4, 5, 8, 9, 11, 12], [3, 4, 6, 9, 11, 12], [3, 5, 6, 9, 11], [5, 8, 9, 10, 11], [1, 2, 3, 4, 5, 8, 9, 10, 11], [3, 4, 5, 8, 9, 10, 11], [1, 2, 3, 4, 5, 8, 9, 11]],
  },
};
