import { ayanamsaAt } from '../sky/ayanamsa.ts';
import { centuriesSince2000, obliquity } from '../sky/positions.ts';
import { dayMs } from '../time/zone.ts';
import { aspectValue } from './aspects.ts';
import { birthDayOf, type BirthDay } from './birth-panchang.ts';
import type { Chart } from './chart.ts';
import {
  compoundFriendship,
  exaltationOf,
  lordOf,
  naturalFriendship,
  signsOf,
  temporaryFriendship,
  type Compound,
} from './dignities.ts';
import { seenGrahas, type SeenGraha } from './grahas.ts';
import { viewOf } from './rules/rule-view.ts';
import { degreesApart, degreesOn, withinCircle } from './zodiac.ts';

/** The six strengths of a graha in virupas; sixty are a rupa. */
export interface Strength {
  /** Of place. */
  sthana: number;
  /** Of direction. */
  dig: number;
  /** Of time. */
  kala: number;
  /** Of motion. */
  cheshta: number;
  /** By nature. */
  naisargika: number;
  /** Of aspects; may be below nought. */
  drik: number;
  total: number;
  /** The total as a share of what the graha needs: 1 and more is enough. */
  ratio: number;
}

export type Shadbala = Readonly<Record<SeenGraha, Strength>>;

/**
 * Shadbala after BPHS 27, with the numbers of B. V. Raman (Graha and Bhava Balas) where editions differ; war of planets is
 * left out. Null without a lagna.
 */
export function shadbalaOf(chart: Chart): Shadbala | null {
  const { lagna, midheaven } = chart;
  if (lagna === null || midheaven === null) return null;
  const day = birthDayOf(chart.moment);
  const { benefics } = viewOf(chart);
  const told = seenGrahas.map((graha) => {
    const parts = {
      sthana: sthanaOf(graha, chart),
      dig: degreesApart(chart.grahas[graha].longitude, powerlessPoint(graha, lagna.longitude, midheaven)) / 3,
      kala: kalaOf(graha, chart, day, benefics),
      cheshta: cheshtaOf(graha, chart, benefics),
      naisargika: nature[graha],
      drik: drikOf(graha, chart, benefics),
    };
    const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
    return [graha, { ...parts, total, ratio: total / (needed[graha] * 60) }] as const;
  });
  return Object.fromEntries(told) as Record<SeenGraha, Strength>;
}

function sthanaOf(graha: SeenGraha, { grahas }: Chart): number {
  const { longitude, degrees, sign, house, vargas } = grahas[graha];
  const uccha = degreesApart(longitude, withinCircle(exaltationOf(graha) + 180)) / 3;
  const saptavarga = (['D1', 'D2', 'D3', 'D7', 'D9', 'D12', 'D30'] as const).reduce((sum, varga) => {
    const lord = lordOf(vargas[varga]);
    if (varga === 'D1' && grahas[graha].dignity === 'moolatrikona') return sum + 45;
    if (signsOf(graha).includes(vargas[varga])) return sum + 30;
    const temporary = temporaryFriendship(sign, grahas[lord].sign);
    return sum + ofFriendship[compoundFriendship(naturalFriendship(graha, lord), temporary)];
  }, 0);
  const wantsEven = graha === 'moon' || graha === 'venus';
  const oja = [sign, vargas.D9].filter((each) => (each % 2 === 0) === wantsEven).length * 15;
  const kendra = house % 3 === 1 ? 60 : house % 3 === 2 ? 30 : 15;
  const drekkana = Math.floor(degrees / 10) === decanate[graha] ? 15 : 0;
  return uccha + saptavarga + oja + kendra + drekkana;
}

/** Sun and Mars are strong in the south, Jupiter and Mercury in the east, the Moon and Venus in the north, Saturn in the west. */
function powerlessPoint(graha: SeenGraha, lagna: number, midheaven: number): number {
  switch (graha) {
    case 'sun':
    case 'mars':
      return withinCircle(midheaven + 180);
    case 'jupiter':
    case 'mercury':
      return withinCircle(lagna + 180);
    case 'moon':
    case 'venus':
      return midheaven;
    case 'saturn':
      return lagna;
  }
}

type Benefics = readonly SeenGraha[];

function kalaOf(graha: SeenGraha, chart: Chart, day: BirthDay, benefics: Benefics): number {
  return (
    nathonnatha(graha, chart.moment) +
    paksha(graha, chart, benefics) +
    tribhaga(graha, chart.moment.at, day) +
    lordsOfTime(graha, chart, day) +
    ayana(graha, chart)
  );
}

/** By the distance from midnight in local mean time: some are strong at midnight, some at noon, Mercury always. */
function nathonnatha(graha: SeenGraha, { at, longitude }: Chart['moment']): number {
  if (graha === 'mercury') return 60;
  const days = at / dayMs + longitude / 360;
  const ofDay = days - Math.floor(days);
  const fromMidnight = Math.min(ofDay, 1 - ofDay) * 120;
  return graha === 'moon' || graha === 'mars' || graha === 'saturn' ? 60 - fromMidnight : fromMidnight;
}

function paksha(graha: SeenGraha, chart: Chart, benefics: Benefics): number {
  const apart = degreesApart(chart.grahas.sun.longitude, chart.grahas.moon.longitude) / 3;
  if (graha === 'moon') return 2 * apart;
  return benefics.includes(graha) ? apart : 60 - apart;
}

/** The thirds of the day belong to Mercury, the Sun and Saturn, those of the night to the Moon, Venus and Mars. */
function tribhaga(graha: SeenGraha, at: number, { sunrise, sunset, nextSunrise, isByDay }: BirthDay): number {
  if (graha === 'jupiter') return 60;
  const [from, to] = isByDay ? [sunrise, sunset] : [sunset, nextSunrise];
  const third = Math.min(2, Math.max(0, Math.floor((3 * (at - from)) / (to - from))));
  const lords = isByDay ? (['mercury', 'sun', 'saturn'] as const) : (['moon', 'venus', 'mars'] as const);
  return lords[third] === graha ? 60 : 0;
}

/**
 * Lords of the year of 360 days (15), of the month of 30 days (30), of the weekday (45) and of the hour (60). Years and
 * months are counted through from the creation: on 2 January 1860 there were 714,404,108,573 days (E. Burgess, Surya
 * Siddhanta 1.48-51), a Monday.
 */
function lordsOfTime(graha: SeenGraha, { moment }: Chart, { vara, sunrise }: BirthDay): number {
  const ofPlace = sunrise + (moment.longitude / 360) * dayMs;
  const days = creationAt1860 + Math.floor((ofPlace - Date.UTC(1860, 0, 2)) / dayMs);
  const ofYear = weekLords[(Math.floor(days / 360) * 3) % 7];
  const ofMonth = weekLords[(Math.floor(days / 30) * 2) % 7];
  const hour = Math.floor(((moment.at - sunrise) * 24) / dayMs);
  const ofHour = hourLords[(hourLords.indexOf(weekLords[vara] ?? 'sun') + hour) % 7];
  return (
    (ofYear === graha ? 15 : 0) +
    (ofMonth === graha ? 30 : 0) +
    (weekLords[vara] === graha ? 45 : 0) +
    (ofHour === graha ? 60 : 0)
  );
}

/** By declination on the ecliptic: northern is good for the Sun, Mars, Jupiter and Venus, southern for the Moon and Saturn. */
function ayana(graha: SeenGraha, chart: Chart): number {
  const tropical = withinCircle(
    chart.grahas[graha].longitude + ayanamsaAt(chart.reckoning.ayanamsa, chart.moment.at),
  );
  const epsilon = obliquity(chart.moment.at);
  const declination = Math.asin(Math.sin(epsilon * radians) * Math.sin(tropical * radians)) / radians;
  const counted =
    graha === 'mercury'
      ? Math.abs(declination)
      : graha === 'moon' || graha === 'saturn'
        ? -declination
        : declination;
  const strength = ((24 + counted) / 48) * 60;
  return graha === 'sun' ? 2 * strength : strength;
}

/** Of the Sun its ayana, of the Moon its paksha; of the others the way from the fast apsis to the mean of mean and true place. */
function cheshtaOf(graha: SeenGraha, chart: Chart, benefics: Benefics): number {
  if (graha === 'sun') return ayana('sun', chart) / 2;
  if (graha === 'moon') return paksha('moon', chart, benefics) / 2;
  const { at } = chart.moment;
  const mean = (of: SeenGraha) => {
    const [start, rate] = meanLongitudes[of];
    return withinCircle(start + rate * centuriesSince2000(at) - chart.ayanamsa);
  };
  const isInner = graha === 'mercury' || graha === 'venus';
  const [own, apsis] = isInner ? [mean('sun'), mean(graha)] : [mean(graha), mean('sun')];
  const apparent = chart.grahas[graha].longitude;
  const way = degreesOn(own, apparent);
  const middle = withinCircle(own + (way > 180 ? way - 360 : way) / 2);
  return degreesApart(apsis, middle) / 3;
}

/** A quarter of what benefics give it by their sight, less what malefics do. */
function drikOf(graha: SeenGraha, chart: Chart, benefics: Benefics): number {
  return seenGrahas.reduce((sum, other) => {
    if (other === graha) return sum;
    const seen = aspectValue(other, degreesOn(chart.grahas[other].longitude, chart.grahas[graha].longitude));
    return sum + (benefics.includes(other) ? seen : -seen) / 4;
  }, 0);
}

const radians = Math.PI / 180;
const creationAt1860 = 714_404_108_573;
const weekLords = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
/** In the order in which planetary hours follow. */
const hourLords: readonly SeenGraha[] = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'];

const ofFriendship: Readonly<Record<Compound, number>> = {
  'great-friend': 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  'great-enemy': 1.875,
};

/** Male, neuter and female grahas are strong in the first, the second and the third decanate. */
const decanate: Readonly<Record<SeenGraha, number>> = {
  sun: 0,
  mars: 0,
  jupiter: 0,
  mercury: 1,
  saturn: 1,
  moon: 2,
  venus: 2,
};

const nature: Readonly<Record<SeenGraha, number>> = {
  sun: 60,
  moon: 360 / 7,
  venus: 300 / 7,
  jupiter: 240 / 7,
  mercury: 180 / 7,
  mars: 120 / 7,
  saturn: 60 / 7,
};

/** In rupas (BPHS 27.32-33). */
const needed: Readonly<Record<SeenGraha, number>> = {
  sun: 6.5,
  moon: 6,
  mars: 5,
  mercury: 7,
  jupiter: 6.5,
  venus: 5.5,
  saturn: 5,
};

/** Mean tropical longitudes, degrees at 2000 and in a Julian century (Meeus, table 31.A); the Sun's is the Earth's opposite. */
const meanLongitudes: Readonly<Record<SeenGraha, readonly [number, number]>> = {
  sun: [280.46646, 36_000.76983],
  moon: [218.31645, 481_267.88123],
  mercury: [252.250906, 149_474.0722491],
  venus: [181.979801, 58_519.2130302],
  mars: [355.433, 19_141.6964471],
  jupiter: [34.351519, 3036.3027748],
  saturn: [50.077444, 1223.5110686],
};
