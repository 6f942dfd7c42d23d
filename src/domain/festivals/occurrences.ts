import {
  bearsName,
  lunationOf,
  lunationsBetween,
  modulo,
  type Lunation,
  type MonthNumber,
} from '../panchang/lunations.ts';
import type { Settings } from '../panchang/settings.ts';
import { solarDayOfNumber } from '../panchang/solar-day.ts';
import { sunLongitude } from '../sky/positions.ts';
import { karanaWheel, siderealWheels, tithiWheel } from '../sky/wheel.ts';
import { dayNumberOf, weekdayOfNumber } from '../time/civil-date.ts';
import { civilDateAt, dayMs, type Instant, type Interval } from '../time/zone.ts';
import { chooseDay, dayHolding, holds, shareOf, type DayChoice } from './choose-day.ts';
import * as by from './day-rules.ts';
import { arunodayaMs, hourOf } from './hours.ts';
import type {
  Anchor,
  DayRule,
  FestivalRule,
  Kaala,
  OtherUsage,
  Reason,
  SankrantiRule,
  Usage,
} from './types.ts';

export interface Kept {
  dayNumber: number;
  reason: Reason;
}

export interface Occurrence extends Kept {
  alternatives: Kept[];
}

type LocalRule = Exclude<FestivalRule, { kind: 'after' }>;

/** The occurrences of a rule that may fall on the days from `first` to `last`; some just outside of them are among them. */
export function occurrencesOf(
  rule: LocalRule,
  first: number,
  last: number,
  settings: Settings,
): Occurrence[] {
  const found: Occurrence[] = [];
  const near = nearby(first, last);
  switch (rule.kind) {
    case 'tithi':
      for (const { lunation, span, anchor } of tithisOf(rule, near, settings)) {
        const choose = (dayRule: DayRule) => chooseDay(span, dayRule, settings);
        const occurred = occurrence(span, anchor, rule.by, choose, rule.others, settings);
        found.push(rule.avoidsBhadra ? afterBhadra(occurred, lunation, settings) : occurred);
      }
      return found;
    case 'every-month':
      for (const lunation of lunationsBetween(near.from, near.to, settings.ayanamsa)) {
        for (const tithi of rule.tithis) {
          const span = tithiOf(lunation, tithi);
          if (!touches(span, near)) continue;
          const choose = (dayRule: DayRule) => chooseDay(span, dayRule, settings);
          const anchor = tithiAnchor(lunation.month, tithi, lunation, settings);
          found.push(occurrence(span, anchor, rule.by, choose, rule.others, settings));
        }
      }
      return found;
    case 'ekadashi':
      for (const { lunation, span } of ekadashisOf(rule, near, settings)) {
        found.push(ekadashiOf(lunation, rule.tithi, span, settings));
      }
      return found;
    case 'holika':
      for (const { lunation, span, anchor } of tithisOf({ month: 12, tithi: 15 }, near, settings)) {
        found.push(holikaOf(lunation, span, anchor, settings));
      }
      return found;
    case 'vijaya-dashami':
      for (const { span, anchor } of tithisOf({ month: 7, tithi: 10 }, near, settings)) {
        found.push(vijayaDashamiOf(span, anchor, settings));
      }
      return found;
    case 'sankranti':
      for (const at of ingressesOf(rule.rashi, near, settings)) {
        const anchor: Anchor = { kind: 'sankranti', rashi: rule.rashi };
        const on = (sankrantiRule: SankrantiRule, usage: Usage | null) =>
          keptBySun(at, anchor, sankrantiRule, usage, settings);
        found.push({
          ...on(rule.by, null),
          alternatives: (rule.others ?? []).map((other) => on(other.by, other.usage)),
        });
      }
      return found;
    case 'solar-day':
      for (const at of ingressesOf(rule.rashi, { from: near.from - 40 * dayMs, to: near.to }, settings)) {
        const anchor: Anchor = { kind: 'solar-day', day: rule.day, rashi: rule.rashi };
        const begun = keptBySun(at, anchor, rule.by, null, settings);
        found.push({ ...begun, dayNumber: begun.dayNumber + rule.day - 1, alternatives: [] });
      }
      return found;
    case 'nakshatra':
      for (const at of ingressesOf(rule.rashi, { from: near.from - 40 * dayMs, to: near.to }, settings)) {
        const occurred = starDaysOf(rule, at, settings);
        if (occurred !== undefined) found.push(occurred);
      }
      return found;
    case 'solar-month-tithi':
      for (const lunation of lunationsBetween(near.from, near.to, settings.ayanamsa)) {
        const span = tithiOf(lunation, rule.tithi);
        const choice = chooseDay(span, rule.by, settings);
        const { start } = solarDayOfNumber(choice.dayNumber, settings);
        if (modulo(siderealWheels(settings.ayanamsa).sunRashi.partAt(start), 12) !== rule.rashi) continue;
        const anchor = tithiAnchor(lunation.month, rule.tithi, lunation, settings);
        found.push({ ...kept(span, anchor, rule.by.kaala, choice, null, settings), alternatives: [] });
      }
      return found;
    case 'weekday-before':
      for (const { span, anchor } of tithisOf(rule, nearby(first, last + 7), settings)) {
        const choice = chooseDay(span, by.atSunrise, settings);
        const back = modulo(weekdayOfNumber(choice.dayNumber) - rule.weekday, 7);
        const on: DayChoice = { dayNumber: choice.dayNumber - back, decision: 'weekday' };
        found.push({ ...kept(span, anchor, 'sunrise', on, null, settings), alternatives: [] });
      }
      return found;
  }
}

/** Time in which the anchors of a range of days begin or end, wherever the place lies. */
function nearby(first: number, last: number): Interval {
  return { from: (first - 3) * dayMs, to: (last + 4) * dayMs };
}

function touches(span: Interval, range: Interval): boolean {
  return span.from < range.to && span.to > range.from;
}

function tithiOf(lunation: Lunation, tithi: number): Interval {
  const part = lunation.number * 30 + tithi - 1;
  return { from: tithiWheel.startOf(part), to: tithiWheel.startOf(part + 1) };
}

interface TithiFound {
  lunation: Lunation;
  span: Interval;
  anchor: Anchor;
}

/**
 * A tithi of a month in the lunations of a range. The adhika month is passed over for the nija one, unless the rule
 * prefers it; a month whose name is lost is kept in the lunation in which the Sun entered both rashis.
 */
function* tithisOf(
  rule: { month: MonthNumber; tithi: number; prefersAdhika?: true },
  near: Interval,
  settings: Settings,
): Generator<TithiFound> {
  for (const lunation of lunationsBetween(near.from, near.to, settings.ayanamsa)) {
    if (!bearsName(lunation, rule.month)) continue;
    const before = lunationOf(lunation.number - 1, settings.ayanamsa);
    const isTwin = before.isAdhika && before.month === rule.month;
    if (rule.prefersAdhika ? isTwin : lunation.isAdhika) continue;
    const span = tithiOf(lunation, rule.tithi);
    if (!touches(span, near)) continue;
    yield { lunation, span, anchor: tithiAnchor(rule.month, rule.tithi, lunation, settings) };
  }
}

function tithiAnchor(
  month: MonthNumber,
  tithi: number,
  { isAdhika }: Lunation,
  { monthSystem }: Settings,
): Anchor {
  const isNamedAfterNext = monthSystem === 'purnimanta' && tithi > 15 && !isAdhika;
  return { kind: 'tithi', month: isNamedAfterNext ? (month % 12) + 1 : month, tithi, isAdhika };
}

function kept(
  span: Interval,
  anchor: Anchor,
  hour: Kaala | null,
  { dayNumber, decision }: DayChoice,
  usage: Usage | null,
  { place }: Settings,
): Kept {
  return {
    dayNumber,
    reason: {
      anchor,
      from: span.from,
      to: span.to,
      hour,
      decision,
      usage,
      days: 0,
      place: place.name,
      timeZone: place.timeZone,
    },
  };
}

function occurrence(
  span: Interval,
  anchor: Anchor,
  main: DayRule,
  choose: (rule: DayRule) => DayChoice,
  others: readonly OtherUsage[] | undefined,
  settings: Settings,
): Occurrence {
  return {
    ...kept(span, anchor, main.kaala, choose(main), null, settings),
    alternatives: (others ?? []).map((other) =>
      other.usage === 'east-asian'
        ? eighthOfFourthMonth(span.from, settings)
        : kept(span, anchor, other.by.kaala, choose(other.by), other.usage, settings),
    ),
  };
}

function* ekadashisOf(
  { month, tithi }: Extract<FestivalRule, { kind: 'ekadashi' }>,
  near: Interval,
  settings: Settings,
): Generator<{ lunation: Lunation; span: Interval }> {
  for (const lunation of lunationsBetween(near.from, near.to, settings.ayanamsa)) {
    if (lunation.isAdhika ? month !== 'adhika' : month !== lunation.month) continue;
    const span = tithiOf(lunation, tithi);
    if (touches(span, near)) yield { lunation, span };
  }
}

/**
 * Householders (Smarta) keep the day at whose sunrise the ekadashi rules; of two the second, so long as dvadashi is left
 * for breaking the fast on the morning after it; and the day before, touched by dashami, where dvadashi meets no sunrise
 * at all. Vaishnavas keep an ekadashi with no dashami in the dawn before it, else dvadashi; also where dvadashi rules at
 * two sunrises (Dharmasindhu, second chapter, on ekadashi).
 */
function ekadashiOf(lunation: Lunation, tithi: 11 | 26, span: Interval, settings: Settings): Occurrence {
  const anchor = tithiAnchor(lunation.month, tithi, lunation, settings);
  const dvadashi = tithiOf(lunation, tithi + 1);
  const sunrise = (dayNumber: number) => solarDayOfNumber(dayNumber, settings).start;
  const earlier = chooseDay(span, by.atSunrise, settings);
  const later = chooseDay(span, by.atSunriseLater, settings).dayNumber;
  const isAtSunrise = earlier.decision !== 'begins-in';
  const hasDvadashi = holds(dvadashi, sunrise(later + 1));

  let smarta: DayChoice = earlier;
  if (later > earlier.dayNumber)
    smarta = hasDvadashi ? { dayNumber: later, decision: 'two-sunrises' } : earlier;
  else if (isAtSunrise && !hasDvadashi && span.from > sunrise(later - 1))
    smarta = { dayNumber: later - 1, decision: 'dvadashi-lost' };

  const hasDashamiAtDawn = span.from > sunrise(later) - arunodayaMs;
  const isDvadashiDoubled = holds(dvadashi, sunrise(later + 1)) && holds(dvadashi, sunrise(later + 2));
  const vaishnava: DayChoice =
    hasDashamiAtDawn || isDvadashiDoubled
      ? { dayNumber: later + 1, decision: hasDashamiAtDawn ? 'dashami-at-dawn' : 'dvadashi-doubled' }
      : { dayNumber: later, decision: 'pure-ekadashi' };

  return {
    ...kept(span, anchor, 'sunrise', smarta, null, settings),
    alternatives: [kept(span, anchor, 'arunodaya', vaishnava, 'vaishnava', settings)],
  };
}

/**
 * Holika is burnt in the evening (pradosha) of the full moon, without Bhadra, which is the first half of that tithi.
 * Of two such evenings the later, as Bhadra fills the earlier. Where only the earlier evening has the full moon and
 * Bhadra fills all of it, the later evening serves if the full moon lasts three and a half watches of its day; else the
 * earlier, once Bhadra is over (Dharmasindhu, on Phalguna).
 */
function holikaOf(lunation: Lunation, span: Interval, anchor: Anchor, settings: Settings): Occurrence {
  const choice = chooseDay(span, by.inPradoshaLater, settings);
  const plain = kept(span, anchor, 'pradosha', choice, null, settings);
  const evening = hourOf('pradosha', choice.dayNumber, settings);
  const isInBhadra =
    choice.decision === 'only-day' && evening !== null && evening.to <= bhadraEndOf(lunation);
  if (!isInBhadra) return { ...plain, alternatives: [] };
  const next = solarDayOfNumber(choice.dayNumber + 1, settings);
  const lasts = span.to >= next.start + (next.dusk - next.start) * (3.5 / 4);
  const waiting: Occurrence = {
    dayNumber: plain.dayNumber,
    reason: { ...plain.reason, decision: 'within-bhadra', bhadraUntil: bhadraEndOf(lunation) },
    alternatives: [],
  };
  if (!lasts) return waiting;
  const on: DayChoice = { dayNumber: next.dayNumber, decision: 'after-bhadra' };
  return {
    ...kept(span, anchor, 'pradosha', on, null, settings),
    alternatives: [
      asUsage(
        { ...plain, reason: { ...plain.reason, bhadraUntil: bhadraEndOf(lunation) } },
        'without-bhadra-rule',
      ),
    ],
  };
}

/** With the end of Bhadra where it falls into the daylight of the main day or later. */
function afterBhadra(occurred: Occurrence, lunation: Lunation, settings: Settings): Occurrence {
  const until = bhadraEndOf(lunation);
  if (until <= solarDayOfNumber(occurred.dayNumber, settings).start) return occurred;
  return { ...occurred, reason: { ...occurred.reason, bhadraUntil: until } };
}

/** Of the sixty karanas of a lunation the 29th, the first half of the full moon, is Vishti, which is Bhadra. */
function bhadraEndOf({ number }: Lunation): Instant {
  return karanaWheel.startOf(number * 60 + 29);
}

/**
 * Vijayadashami is the tenth in the afternoon (aparahna). Where two afternoons have it, that in which the Moon is in
 * Shravana, else the one with more of it. Where only the earlier has it, but the tenth lasts beyond the third muhurta of
 * the later, in whose afternoon the Moon is in Shravana and was not the day before, the later (Dharmasindhu, on Ashvina),
 * if the Moon is there at its sunrise already: the star has to be met "at that time", at which the tenth rises.
 */
function vijayaDashamiOf(span: Interval, anchor: Anchor, settings: Settings): Occurrence {
  const choice = chooseDay(span, by.inAparahnaGhatika, settings);
  const atSunrise = chooseDay(span, by.atSunrise, settings);
  const isMet = (dayNumber: number) => meetsStar(22, hourOf('aparahna', dayNumber, settings), settings);
  const first = dayHolding(span.from, settings);
  const isLong = shareOf(hourOf('third-muhurta', first + 1, settings), span) > 0;
  const isFirstAlone = choice.decision === 'only-day' && choice.dayNumber === first;
  const isMetAtSunrise = meetsStar(22, hourOf('sunrise', first + 1, settings), settings);
  const isOnBoth = choice.decision !== 'only-day' && choice.decision !== 'begins-in';
  let main = choice;
  if ((isOnBoth || (isFirstAlone && isLong && isMetAtSunrise)) && isMet(first + 1) && !isMet(first))
    main = { dayNumber: first + 1, decision: 'shravana-on-later-day' };
  else if (isOnBoth && isMet(first) && !isMet(first + 1))
    main = { dayNumber: first, decision: 'shravana-on-earlier-day' };
  return {
    ...kept(span, anchor, 'aparahna', main, null, settings),
    alternatives: [
      kept(span, anchor, 'aparahna', choice, 'deciding-hour', settings),
      kept(span, anchor, 'aparahna', chooseDay(span, by.inAparahna, settings), 'earlier-of-two', settings),
      kept(span, anchor, 'sunrise', atSunrise, 'sunrise-tithi', settings),
    ],
  };
}

function meetsStar(nakshatra: number, hour: Interval | null, { ayanamsa }: Settings): boolean {
  if (hour === null) return false;
  const wheel = siderealWheels(ayanamsa).nakshatra;
  return [hour.from, hour.to].some((at) => modulo(wheel.partAt(at), 27) + 1 === nakshatra);
}

function asUsage({ dayNumber, reason }: Kept, usage: Usage): Kept {
  return { dayNumber, reason: { ...reason, usage } };
}

/** The Sun's entries into a rashi, 0 = Mesha. */
function ingressesOf(rashi: number, near: Interval, settings: Settings): Instant[] {
  const { sunRashi } = siderealWheels(settings.ayanamsa);
  const found: Instant[] = [];
  let part = sunRashi.partAt(near.from);
  part += modulo(rashi - part, 12);
  for (; sunRashi.startOf(part) < near.to; part += 12) {
    if (sunRashi.startOf(part) >= near.from) found.push(sunRashi.startOf(part));
  }
  return found;
}

function keptBySun(
  at: Instant,
  anchor: Anchor,
  rule: SankrantiRule,
  usage: Usage | null,
  settings: Settings,
): Kept {
  return kept({ from: at, to: at }, anchor, null, firstDayOf(at, rule, settings), usage, settings);
}

/** The first day of a solar month whose Sun entered its rashi at an instant. */
function firstDayOf(at: Instant, rule: SankrantiRule, settings: Settings): DayChoice {
  const civil = dayNumberOf(civilDateAt(at, settings.place.timeZone));
  const day = dayHolding(at, settings);
  switch (rule) {
    case 'sunset':
      // Between midnight and sunrise the holy hours are those of the morning that follows.
      return at >= solarDayOfNumber(civil, settings).dusk
        ? { dayNumber: civil + 1, decision: 'after-sunset' }
        : { dayNumber: civil, decision: 'before-sunset' };
    case 'civil-day':
      return { dayNumber: civil, decision: 'civil-day' };
    case 'sunrise-day':
      return { dayNumber: day, decision: 'sunrise-day' };
    case 'first-sunrise-after':
      return {
        dayNumber: solarDayOfNumber(day, settings).start === at ? day : day + 1,
        decision: 'first-sunrise-after',
      };
    case 'day-after':
      return { dayNumber: civil + 1, decision: 'day-after' };
    case 'before-aparahna': {
      const afternoon = hourOf('aparahna', day, settings);
      return afternoon !== null && at >= afternoon.from
        ? { dayNumber: day + 1, decision: 'in-afternoon' }
        : { dayNumber: day, decision: 'before-afternoon' };
    }
  }
}

/** The day on which the Moon is in a star within a solar month; of two the second, as the month's full moon is by then near. */
function starDaysOf(
  rule: Extract<FestivalRule, { kind: 'nakshatra' }>,
  monthFrom: Instant,
  settings: Settings,
): Occurrence | undefined {
  const { sunRashi, nakshatra: wheel } = siderealWheels(settings.ayanamsa);
  const monthTo = sunRashi.startOf(sunRashi.partAt(monthFrom + dayMs) + 1);
  const anchor: Anchor = { kind: 'nakshatra', nakshatra: rule.nakshatra, rashi: rule.rashi };
  const days: { span: Interval; choice: DayChoice }[] = [];
  let part = wheel.partAt(monthFrom - dayMs);
  part += modulo(rule.nakshatra - 1 - part, 27);
  for (; wheel.startOf(part) < monthTo; part += 27) {
    const span = { from: wheel.startOf(part), to: wheel.startOf(part + 1) };
    const choice = chooseDay(span, rule.by, settings);
    const hour = hourOf(rule.by.kaala, choice.dayNumber, settings);
    if (hour !== null && hour.from >= monthFrom && hour.from < monthTo) days.push({ span, choice });
  }
  const [one, two] = days;
  const main = two ?? one;
  if (main === undefined || one === undefined) return undefined;
  const tell = ({ span, choice }: typeof one, usage: Usage | null) =>
    kept(span, anchor, rule.by.kaala, choice, usage, settings);
  const alternatives = (rule.others ?? []).map((other) =>
    kept(main.span, anchor, other.by.kaala, chooseDay(main.span, other.by, settings), other.usage, settings),
  );
  if (main !== one) alternatives.push(tell(one, 'first-of-two-stars'));
  return { ...tell(main, null), alternatives };
}

/**
 * The Buddha's birthday of East Asia: the eighth day of the fourth Chinese month, which is the one with the Sun at 60°
 * of the tropical zodiac, counted from the day of the new moon at Beijing.
 */
function eighthOfFourthMonth(near: Instant, settings: Settings): Kept {
  const beijing = (at: Instant) => dayNumberOf(civilDateAt(at, 'Asia/Shanghai'));
  let grainFull = near;
  for (let round = 0; round < 8; round += 1) {
    const short = modulo(60 - sunLongitude(grainFull) + 180, 360) - 180;
    grainFull += (short / 0.9856) * dayMs;
  }
  const lunation = lunationsBetween(grainFull - 30 * dayMs, grainFull + 2 * dayMs, settings.ayanamsa)
    .filter(({ from }) => beijing(from) <= beijing(grainFull))
    .at(-1);
  const from = lunation?.from ?? near;
  const anchor: Anchor = { kind: 'fourth-chinese-month', day: 8 };
  const on: DayChoice = { dayNumber: beijing(from) + 7, decision: 'counted-days' };
  return kept({ from, to: from }, anchor, null, on, 'east-asian', settings);
}
