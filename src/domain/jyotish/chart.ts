import { ayanamsaAt } from '../sky/ayanamsa.ts';
import type { BirthMoment } from './birth.ts';
import { isCombust } from './combustion.ts';
import {
  compoundFriendship,
  dignityAt,
  lordOf,
  naturalFriendship,
  temporaryFriendship,
  type Compound,
  type Dignity,
} from './dignities.ts';
import {
  defaultReckoning,
  grahas,
  positionsAt,
  type Graha,
  type Positions,
  type GrahaReckoning,
} from './grahas.ts';
import { bhavaOf, sripatiHouses, type Bhava } from './houses.ts';
import { hasLagna, lagnaAt, midheavenAt } from './lagna.ts';
import { vargaSigns, type VargaSigns } from './vargas.ts';
import {
  countFrom,
  degreesInSign,
  nakshatraOf,
  padaOf,
  signFrom,
  signOf,
  type Pada,
  type Sign,
} from './zodiac.ts';

export interface ChartPoint {
  /** Sidereal degrees. */
  longitude: number;
  sign: Sign;
  /** Within the sign. */
  degrees: number;
  nakshatra: number;
  pada: Pada;
  vargas: VargaSigns;
}

export interface PlacedGraha extends ChartPoint {
  /** Degrees a day. */
  speed: number;
  isRetrograde: boolean;
  isCombust: boolean;
  /** 1…12, whole signs from the lagna, or from the Moon where there is no lagna. */
  house: number;
  /** 1…12 by Sripati; null without a lagna. */
  bhava: number | null;
  dignity: Dignity;
  /** What it is to the lord of its sign, natural and temporary together; null in a sign of its own. */
  friendship: Compound | null;
}

/** Why a chart has no lagna. */
export type NoLagna = 'no-time' | 'polar';

export interface Chart {
  moment: BirthMoment;
  reckoning: GrahaReckoning;
  /** Degrees, of date, nutation included. */
  ayanamsa: number;
  lagna: ChartPoint | null;
  noLagna: NoLagna | null;
  /** Sidereal degrees. */
  midheaven: number | null;
  /** Sripati's, the first being the lagna's; empty without a lagna. */
  bhavas: Bhava[];
  /** The sign of the first house: the lagna's, or the Moon's. */
  firstSign: Sign;
  grahas: Readonly<Record<Graha, PlacedGraha>>;
}

/** The whole chart of a moment. Without a birth time the moment is any of that day, and houses count from the Moon. */
export function chartOf(
  moment: BirthMoment,
  reckoning: GrahaReckoning = defaultReckoning,
  {
    hasTime = true,
    positions = positionsAt(moment.at, reckoning),
  }: {
    hasTime?: boolean;
    positions?: Positions;
  } = {},
): Chart {
  const noLagna: NoLagna | null = !hasTime
    ? 'no-time'
    : hasLagna(moment.at, moment.latitude)
      ? null
      : 'polar';
  const lagna = noLagna === null ? pointAt(lagnaAt(moment.at, moment, reckoning.ayanamsa)) : null;
  const midheaven = lagna && midheavenAt(moment.at, moment.longitude, reckoning.ayanamsa);
  const bhavas = lagna && midheaven !== null ? sripatiHouses(lagna.longitude, midheaven) : [];
  const firstSign = lagna?.sign ?? signOf(positions.moon.longitude);
  const placed = grahas.map((graha) => [graha, place(graha, positions, firstSign, bhavas)] as const);
  return {
    moment,
    reckoning,
    ayanamsa: ayanamsaAt(reckoning.ayanamsa, moment.at),
    lagna,
    noLagna,
    midheaven,
    bhavas,
    firstSign,
    grahas: Object.fromEntries(placed) as Record<Graha, PlacedGraha>,
  };
}

/** The sign of a house, 1…12. */
export function signOfHouse(chart: Pick<Chart, 'firstSign'>, house: number): Sign {
  return signFrom(chart.firstSign, house);
}

function pointAt(longitude: number): ChartPoint {
  return {
    longitude,
    sign: signOf(longitude),
    degrees: degreesInSign(longitude),
    nakshatra: nakshatraOf(longitude),
    pada: padaOf(longitude),
    vargas: vargaSigns(longitude),
  };
}

function place(graha: Graha, positions: Positions, firstSign: Sign, bhavas: readonly Bhava[]): PlacedGraha {
  const { longitude, speed, isRetrograde } = positions[graha];
  const point = pointAt(longitude);
  return {
    ...point,
    speed,
    isRetrograde,
    isCombust: isCombust(graha, positions),
    house: countFrom(firstSign, point.sign),
    bhava: bhavas.length === 0 ? null : bhavaOf(longitude, bhavas),
    dignity: dignityAt(graha, longitude),
    friendship: friendshipAt(graha, point.sign, positions),
  };
}

function friendshipAt(graha: Graha, sign: Sign, positions: Positions): Compound | null {
  const lord = lordOf(sign);
  if (lord === graha) return null;
  const temporary = temporaryFriendship(sign, signOf(positions[lord].longitude));
  return compoundFriendship(naturalFriendship(graha, lord), temporary);
}
