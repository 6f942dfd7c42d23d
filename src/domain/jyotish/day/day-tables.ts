import { midmostMuhurtaOf, type Choghadiya } from '../../panchang/day-parts.ts';
import { panchangOf } from '../../panchang/day.ts';
import type { Settings } from '../../panchang/settings.ts';
import { solarDayBeside, solarDayOf, type SolarDay } from '../../panchang/solar-day.ts';
import type { CivilDate, Weekday } from '../../time/civil-date.ts';
import type { Instant, Interval } from '../../time/zone.ts';
import { bhadrasBetween, type Bhadra } from './bhadras.ts';
import { chandraBalaOf, taraOf, type ChandraBala, type Favour, type Tara } from './bala.ts';
import { dishaShoolOf, type Direction } from './disha-shool.ts';
import { durmuhurtasOf } from './durmuhurtas.ts';
import { amritKaalsBetween, varjyamsBetween, type GhatisOfNakshatra } from './ghatis-of-nakshatra.ts';
import { horasOf, type Hora } from './horas.ts';
import { panchakasBetween, type Panchaka } from './panchakas.ts';

/**
 * What an almanac prints of a day at a place, from sunrise to the next sunrise. Tables that are cut from day and night
 * are null where the Sun does not rise or does not set; `sun` says which. Those of the Moon touch the day and keep their own
 * ends. How each is reckoned, and by whose word, is in `dayConventions`.
 */
export interface DayTables {
  date: CivilDate;
  vara: Weekday;
  sun: SolarDay['sun'];
  sunrise: Instant | null;
  sunset: Instant | null;
  start: Instant;
  end: Instant;
  choghadiya: { day: Choghadiya[]; night: Choghadiya[] } | null;
  hora: { day: Hora[]; night: Hora[] } | null;
  rahuKaal: Interval | null;
  yamaganda: Interval | null;
  gulika: Interval | null;
  /** Not held for auspicious on Wednesdays. */
  abhijit: (Interval & { isHeld: boolean }) | null;
  /** Of the night that ends with this day's sunrise. */
  brahmaMuhurta: Interval | null;
  durmuhurta: Interval[] | null;
  varjyam: GhatisOfNakshatra[];
  amritKaal: GhatisOfNakshatra[];
  /** The direction in which no journey is begun on this weekday. */
  dishaShool: Direction;
  panchaka: Panchaka[];
  bhadra: Bhadra[];
  /** Nakshatras of the day, each with the birth nakshatras (1…27) to which its tara is favourable. */
  tarabala: (Interval & { nakshatra: number; favourableTo: number[] })[];
  /** The Moon's rashis within the day, with the birth rashis (1…12) to which it gives strength; cut where the paksha changes. */
  chandrabala: (Interval & { rashi: number; favourableTo: number[] })[];
}

/** RangeError where the panchang does not reach. */
export function dayTablesOf(date: CivilDate, settings: Settings): DayTables {
  const panchang = panchangOf(date, settings);
  const day = solarDayOf(date, settings);
  const after = solarDayBeside(day, 1, settings);
  const { vara, start, end } = panchang;
  const midmost = midmostMuhurtaOf(day);
  const { ayanamsa } = settings;
  return {
    date,
    vara,
    sun: day.sun,
    sunrise: day.sunrise,
    sunset: day.sunset,
    start,
    end,
    choghadiya: panchang.choghadiya,
    hora: horasOf(vara, day, after),
    rahuKaal: panchang.rahuKalam,
    yamaganda: panchang.yamaganda,
    gulika: panchang.gulika,
    abhijit: midmost && { ...midmost, isHeld: panchang.abhijit !== null },
    brahmaMuhurta: panchang.brahmaMuhurta,
    durmuhurta: durmuhurtasOf(vara, day, after),
    varjyam: varjyamsBetween(start, end, ayanamsa),
    amritKaal: amritKaalsBetween(start, end, ayanamsa),
    dishaShool: dishaShoolOf(vara),
    panchaka: panchakasBetween(start, end, settings),
    bhadra: bhadrasBetween(start, end, ayanamsa),
    tarabala: panchang.nakshatras.map(({ number, from, to }) => ({
      nakshatra: number,
      from,
      to,
      favourableTo: numbersTo(27).filter((birth) => taraOf(birth, number).favour === 'favourable'),
    })),
    chandrabala: panchang.moonRashis
      .flatMap((rashi) => halves(within(rashi, start, end), panchang.tithis))
      .map(({ number, from, to, isInLight }) => ({
        rashi: number,
        from,
        to,
        favourableTo: numbersTo(12).filter(
          (birth) => chandraBalaOf(birth, number, isInLight).favour === 'favourable',
        ),
      })),
  };
}

/** The tara and the Moon's strength for a birth, through a day. */
export interface DayForBirth {
  taras: (Interval & { nakshatra: number; tara: Tara })[];
  moons: (Interval & { rashi: number; bala: ChandraBala })[];
  favour: Favour;
}

/**
 * `nakshatra` 1…27 and `rashi` 1…12 are those of the birth's Moon; where only the rashi is known there are no taras. The
 * favour is what holds at the day's start.
 */
export function dayForBirth(
  date: CivilDate,
  birth: { nakshatra: number | undefined; rashi: number },
  settings: Settings,
): DayForBirth {
  const panchang = panchangOf(date, settings);
  const { nakshatra: star } = birth;
  const taras =
    star === undefined
      ? []
      : panchang.nakshatras.map(({ number, from, to }) => ({
          nakshatra: number,
          from,
          to,
          tara: taraOf(star, number),
        }));
  const moons = panchang.moonRashis
    .flatMap((rashi) => halves(within(rashi, panchang.start, panchang.end), panchang.tithis))
    .map(({ number, from, to, isInLight }) => ({
      rashi: number,
      from,
      to,
      bala: chandraBalaOf(birth.rashi, number, isInLight),
    }));
  const moon = moons[0]?.bala.favour ?? 'mixed';
  const tara = taras[0]?.tara.favour ?? moon;
  return { taras, moons, favour: tara === moon ? tara : 'mixed' };
}

interface Numbered extends Interval {
  number: number;
}

function within(limb: Numbered, start: Instant, end: Instant): Numbered {
  return { number: limb.number, from: Math.max(limb.from, start), to: Math.min(limb.to, end) };
}

/** A rashi of the Moon, cut where the bright or the dark half begins in it. */
function halves(rashi: Numbered, tithis: readonly Numbered[]): (Numbered & { isInLight: boolean })[] {
  const change = tithis.find(({ number, from }) => number % 15 === 1 && from > rashi.from && from < rashi.to);
  const isInLight = isBright(tithis, rashi.from);
  if (change === undefined) return [{ ...rashi, isInLight }];
  return [
    { ...rashi, to: change.from, isInLight: change.number !== 1 },
    { ...rashi, from: change.from, isInLight: change.number === 1 },
  ];
}

function isBright(tithis: readonly Numbered[], at: Instant): boolean {
  const ruling = tithis.find(({ to }) => to > at) ?? tithis[0];
  return (ruling?.number ?? 1) <= 15;
}

function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
