import { lunationOf, modulo } from '../../panchang/lunations.ts';
import type { Settings } from '../../panchang/settings.ts';
import { solarDayBeside, solarDayOfNumber, type SolarDay } from '../../panchang/solar-day.ts';
import { siderealWheels, tithiWheel, type Wheel } from '../../sky/wheel.ts';
import { weekdayOfNumber } from '../../time/civil-date.ts';
import { minuteMs, type Interval } from '../../time/zone.ts';
import type { PurposeRule } from './purposes.ts';
import type { Season } from './seasons.ts';

/** A span of a day in which nothing that a rule requires is wanting. */
export interface Window extends Interval {
  day: SolarDay;
}

/** The windows of a day, sunrise to sunrise. */
export function windowsOfDay(
  dayNumber: number,
  rule: PurposeRule,
  seasons: readonly Season[],
  settings: Settings,
): Window[] {
  if (!rule.varas.includes(weekdayOfNumber(dayNumber))) return [];
  const day = solarDayOfNumber(dayNumber, settings);
  const whole = { from: day.start, to: solarDayBeside(day, 1, settings).start };
  const { nakshatra } = siderealWheels(settings.ayanamsa);
  const stars = joined(partsWithin(nakshatra, whole, (part) => starSpan(part, nakshatra, rule)));
  if (stars.length === 0) return [];
  const tithis = joined(
    partsWithin(tithiWheel, whole, (part) =>
      isTithiOf(part, rule, settings) ? wholePart(tithiWheel, part) : null,
    ),
  );
  const bars = seasons.filter(({ id }) => rule.bars.includes(id));
  return without(common(stars, tithis), bars)
    .filter(({ from, to }) => to - from >= shortestMs)
    .map((span) => ({ ...span, day }));
}

/** Half a muhurta: shorter ones are of no use to anybody. */
const shortestMs = 24 * minuteMs;

function starSpan(
  part: number,
  wheel: Wheel,
  { nakshatras, withoutPadas = [] }: PurposeRule,
): Interval | null {
  const number = modulo(part, 27) + 1;
  if (!nakshatras.includes(number)) return null;
  const { from, to } = wholePart(wheel, part);
  const pada = (to - from) / 4;
  const lacks = (which: 1 | 4) => withoutPadas.some(([star, left]) => star === number && left === which);
  return { from: lacks(1) ? from + pada : from, to: lacks(4) ? to - pada : to };
}

function isTithiOf(part: number, { shukla, krishna, months }: PurposeRule, settings: Settings): boolean {
  const tithi = modulo(part, 30) + 1;
  if (!(tithi <= 15 ? shukla.includes(tithi) : krishna.includes(tithi - 15))) return false;
  if (months === undefined) return true;
  return months.includes(lunationOf(Math.floor(part / 30), settings.ayanamsa).month);
}

function partsWithin(
  wheel: Wheel,
  { from, to }: Interval,
  spanOf: (part: number) => Interval | null,
): Interval[] {
  const found: Interval[] = [];
  for (let part = wheel.partAt(from); wheel.startOf(part) < to; part += 1) {
    const span = spanOf(part);
    if (span === null) continue;
    const within = { from: Math.max(span.from, from), to: Math.min(span.to, to) };
    if (within.to > within.from) found.push(within);
  }
  return found;
}

function wholePart(wheel: Wheel, part: number): Interval {
  return { from: wheel.startOf(part), to: wheel.startOf(part + 1) };
}

/** Spans that follow each other without a gap made one. */
function joined(spans: readonly Interval[]): Interval[] {
  const found: Interval[] = [];
  for (const { from, to } of spans) {
    const last = found.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
}

export function common(one: readonly Interval[], other: readonly Interval[]): Interval[] {
  return one.flatMap((span) =>
    other
      .map(({ from, to }) => ({ from: Math.max(from, span.from), to: Math.min(to, span.to) }))
      .filter(({ from, to }) => to > from),
  );
}

export function without(spans: readonly Interval[], bars: readonly Interval[]): Interval[] {
  return bars.reduce<readonly Interval[]>(
    (left, bar) =>
      left.flatMap((span) =>
        [
          { from: span.from, to: Math.min(span.to, bar.from) },
          { from: Math.max(span.from, bar.to), to: span.to },
        ].filter(({ from, to }) => to > from),
      ),
    spans,
  ) as Interval[];
}
