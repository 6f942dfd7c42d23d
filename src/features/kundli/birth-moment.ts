import type { KeptBirth } from '#db/births.ts';
import { birthTime, dayOfBirth, momentOf, type BirthMoment } from '#domain/jyotish/birth.ts';
import type { ClockReading } from '#domain/time/clock-history.ts';
import { assertNever } from '#lib/assert-never.ts';
import { minuteMs, type Interval } from '#domain/time/zone.ts';

/** A birth as charts are made from it. */
export interface ReadMoment {
  moment: BirthMoment;
  hasTime: boolean;
  /** The instants between which the birth lies; both are one where the time is sure. */
  range: Interval;
  /** Which clock was read; undefined without a time. */
  reading: ClockReading | undefined;
}

/** Undefined where the clock of the place showed the time twice or not at all, and nobody has chosen. */
export function momentOfBirth(birth: KeptBirth): ReadMoment | undefined {
  const { date, within, place, offsetMinutes } = birth;
  const told = birthTime(birth);
  if (told.kind === 'out-of-range') return undefined;
  if (told.kind === 'no-time') return { ...dayOfBirth(date, place), hasTime: false, reading: undefined };
  const reading = readingsOf(told).find(({ offsetMs }, index) =>
    offsetMinutes === undefined ? told.kind === 'one' && index === 0 : offsetMs === offsetMinutes * minuteMs,
  );
  if (!reading) return undefined;
  const range = { from: reading.at - within * minuteMs, to: reading.at + within * minuteMs };
  return { moment: momentOf(reading, place), hasTime: true, range, reading };
}

/** The clocks by which a time that was shown twice or not at all may have been read. */
export function clocksToChooseFrom(birth: KeptBirth): ClockReading[] {
  const told = birthTime(birth);
  return told.kind === 'skipped' || told.kind === 'twice' ? readingsOf(told) : [];
}

function readingsOf(told: Exclude<ReturnType<typeof birthTime>, { kind: 'no-time' | 'out-of-range' }>) {
  switch (told.kind) {
    case 'one':
      return [told.reading, ...told.others];
    case 'skipped':
      return [told.before, told.after];
    case 'twice':
      return [told.first, told.second];
    default:
      return assertNever(told);
  }
}

/** What a clock was ahead of UTC: '+5:30', '+4:51:26'. */
export function offsetText(offsetMs: number): string {
  const seconds = Math.round(Math.abs(offsetMs) / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${offsetMs < 0 ? '−' : '+'}${hours}:${two(minutes)}${rest === 0 ? '' : `:${two(rest)}`}`;
}
