import type { PersonalDate } from '#domain/events/personal-date.ts';
import type { Observance } from '#domain/festivals/festivals-between.ts';
import type { DayPanchang, TithiOfDay } from '#domain/panchang/day.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import type { MonthSystem } from '#domain/time/month-system.ts';
import type { Place } from '#domain/time/place.ts';
import type { CalendarMonth } from './calendar-month.ts';

/** What the days are reckoned by. */
export interface Reckoning {
  place: Place;
  monthSystem: MonthSystem;
}

/** A personal event, as far as its days go. */
export interface DatedEvent {
  id: string;
  when: PersonalDate;
  /** From when on one that falls once is looked for. */
  createdOn: CivilDate;
}

/** What can be asked of the almanac. */
export type AlmanacTask = { reckoning: Reckoning } & (
  | { kind: 'month'; month: CalendarMonth }
  | { kind: 'day'; date: CivilDate }
  | { kind: 'year'; year: number }
  | { kind: 'personal'; events: readonly DatedEvent[]; from: CivilDate; until: CivilDate }
);
export type AlmanacKind = AlmanacTask['kind'];
export type TaskOf<Kind extends AlmanacKind> = Extract<AlmanacTask, { kind: Kind }>;

/** What it answers to each. */
export interface AlmanacAnswers {
  month: MonthAlmanac;
  day: DayPanchang;
  year: readonly Observance[];
  /** The days of each event by its id. */
  personal: ReadonlyMap<string, readonly CivilDate[]>;
}

export interface MonthAlmanac {
  /** The days of the grid that the calendar reaches. */
  days: readonly AlmanacDay[];
  festivals: readonly Observance[];
}

export interface AlmanacDay extends TithiOfDay {
  date: CivilDate;
  /** Degrees of the Moon ahead of the Sun at the day's start, for the picture of the Moon. */
  elongation: number;
  /** 1…12, at the day's start. */
  moonRashi: number;
}

/** Two tasks with the same key have the same answer. */
export function keyOf(task: AlmanacTask): string {
  const { place, monthSystem } = task.reckoning;
  const where = `${place.latitude} ${place.longitude} ${place.timeZone} ${place.name} ${monthSystem}`;
  switch (task.kind) {
    case 'month':
      return `month ${task.month} ${where}`;
    case 'day':
      return `day ${task.date} ${where}`;
    case 'year':
      return `year ${task.year} ${where}`;
    case 'personal':
      return `personal ${task.from} ${task.until} ${where} ${JSON.stringify(task.events)}`;
  }
}
