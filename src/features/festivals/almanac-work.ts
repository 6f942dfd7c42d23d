import { nextOccurrences } from '#domain/events/next-occurrences.ts';
import { festivalsBetween } from '#domain/festivals/festivals-between.ts';
import { panchangOf, tithiOn } from '#domain/panchang/day.ts';
import { modulo } from '#domain/panchang/lunations.ts';
import { isInRange } from '#domain/panchang/range.ts';
import { settingsFor, type Settings } from '#domain/panchang/settings.ts';
import { solarDayOf } from '#domain/panchang/solar-day.ts';
import { elongationAt } from '#domain/sky/positions.ts';
import { siderealWheels } from '#domain/sky/wheel.ts';
import { civilDate, type CivilDate } from '#domain/time/civil-date.ts';
import { assertNever } from '#lib/assert-never.ts';
import type {
  AlmanacAnswers,
  AlmanacDay,
  AlmanacKind,
  AlmanacTask,
  DatedEvent,
  MonthAlmanac,
} from './almanac-task.ts';
import { cellsOf } from './calendar-month.ts';

/** Reckons what is asked, here and now. RangeError where the years that can be reckoned end. */
export function reckon(task: AlmanacTask): AlmanacAnswers[AlmanacKind] {
  const settings = settingsFor(task.reckoning.place, task.reckoning.monthSystem);
  switch (task.kind) {
    case 'month':
      return monthAlmanac(cellsOf(task.month).filter(isInRange), settings);
    case 'day':
      return panchangOf(task.date, settings);
    case 'year':
      return festivalsBetween(civilDate(task.year, 1, 1), civilDate(task.year, 12, 31), settings);
    case 'personal':
      return new Map(task.events.map((event) => [event.id, daysOf(event, task, settings)]));
    default:
      return assertNever(task);
  }
}

function monthAlmanac(dates: readonly CivilDate[], settings: Settings): MonthAlmanac {
  const [first] = dates;
  const last = dates.at(-1);
  return {
    days: dates.map((date) => almanacDay(date, settings)),
    festivals: first && last ? festivalsBetween(first, last, settings) : [],
  };
}

function almanacDay(date: CivilDate, settings: Settings): AlmanacDay {
  const { start } = solarDayOf(date, settings);
  return {
    date,
    ...tithiOn(date, settings),
    elongation: modulo(elongationAt(start), 360),
    moonRashi: modulo(siderealWheels(settings.ayanamsa).moonRashi.partAt(start), 12) + 1,
  };
}

function daysOf(
  { when, createdOn }: DatedEvent,
  { from, until }: { from: CivilDate; until: CivilDate },
  settings: Settings,
): CivilDate[] {
  return nextOccurrences(when, from, until, settings, createdOn);
}
