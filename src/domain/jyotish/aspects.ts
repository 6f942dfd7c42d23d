import type { Chart } from './chart.ts';
import { grahas, type Graha } from './grahas.ts';
import { countFrom, signFrom, type Sign } from './zodiac.ts';

/** The houses that a graha sees in full, counted from its own (BPHS 26.2-5). The nodes are given the seventh alone. */
const full: Readonly<Partial<Record<Graha, readonly number[]>>> = {
  mars: [4, 7, 8],
  jupiter: [5, 7, 9],
  saturn: [3, 7, 10],
};

export function aspectsSign(graha: Graha, from: Sign, to: Sign): boolean {
  return (full[graha] ?? seventh).includes(countFrom(from, to));
}

const seventh = [7];

/** What a graha sees in full: the signs, and who stands in them. */
export interface Sight {
  signs: Sign[];
  grahas: Graha[];
}

export function sightOf(graha: Graha, { grahas: placed }: Pick<Chart, 'grahas'>): Sight {
  const from = placed[graha].sign;
  return {
    signs: (full[graha] ?? seventh).map((house) => signFrom(from, house)),
    grahas: grahas.filter((other) => aspectsSign(graha, from, placed[other].sign)),
  };
}

/**
 * How much of its sight a graha has for a point so many degrees on from it: 0…60 virupas, 60 being full (BPHS 26.6-10,
 * with the additions for Mars, Jupiter and Saturn at their own places).
 */
export function aspectValue(graha: Graha, degreesOn: number): number {
  return Math.min(60, plainAspect(degreesOn) + addedAspect(graha, degreesOn));
}

function plainAspect(on: number): number {
  if (on < 30 || on > 300) return 0;
  if (on < 60) return (on - 30) / 2;
  if (on < 90) return on - 45;
  if (on < 120) return 30 + (120 - on) / 2;
  if (on < 150) return 150 - on;
  if (on < 180) return (on - 150) * 2;
  return (300 - on) / 2;
}

/** Saturn has 45 more at the third and the tenth, Mars 15 at the fourth and the eighth, Jupiter 30 at the fifth and ninth. */
function addedAspect(graha: Graha, on: number): number {
  const isIn = (from: number, to: number) => on >= from && on < to;
  switch (graha) {
    case 'saturn':
      return isIn(60, 90) || isIn(270, 300) ? 45 : 0;
    case 'mars':
      return isIn(90, 120) || isIn(210, 240) ? 15 : 0;
    case 'jupiter':
      return isIn(120, 150) || isIn(240, 270) ? 30 : 0;
    case 'sun':
    case 'moon':
    case 'mercury':
    case 'venus':
    case 'rahu':
    case 'ketu':
      return 0;
  }
}
