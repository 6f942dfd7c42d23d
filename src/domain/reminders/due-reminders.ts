import { nextOccurrences } from '../events/next-occurrences.ts';
import type { PersonalDate } from '../events/personal-date.ts';
import { festivalsBetween } from '../festivals/festivals-between.ts';
import { festivals as allFestivals } from '../festivals/festivals.ts';
import { askedFor } from './every-ekadashi.ts';
import { firstDate, lastDate } from '../panchang/range.ts';
import type { Settings } from '../panchang/settings.ts';
import { addDays, type CivilDate } from '../time/civil-date.ts';
import { civilDateAt, dayMs, instantAt, type Instant } from '../time/zone.ts';
import { loudFrom, shownMinutes } from './quiet-hours.ts';
import type { QuietHours, Reminder } from './reminder.ts';

/** A personal event that somebody wants to be reminded of. */
export interface RemindedEvent {
  id: string;
  title: string;
  personal: PersonalDate;
  /** The day on which it was made: one that does not return falls on the first such day from then on. */
  createdOn: CivilDate;
  reminder: Reminder;
  /** When it was last said so: an hour that was over by then is none that was missed. */
  askedAt: Instant;
}

export interface RemindedFestival {
  festivalId: string;
  reminder: Reminder;
  askedAt: Instant;
}

/** All that somebody wants to be reminded of, and how. */
export interface RemindersAsked {
  events: readonly RemindedEvent[];
  festivals: readonly RemindedFestival[];
  quiet: QuietHours | null;
  /** By whose clock the hours are: the zone that the device is in. */
  timeZone: string;
  /** By which the dates are: the place of the calendar, wherever the device is. */
  settings: Settings;
}

export type ReminderTarget =
  | { kind: 'event'; id: string; title: string; personal: PersonalDate }
  | { kind: 'festival'; festivalId: string };

export interface DueReminder {
  /** `event:<id>` or `festival:<id>`: with the date and the days before it, what is shown once. */
  key: string;
  target: ReminderTarget;
  /** The key of what was asked for: the same, or that of all of its kind. */
  askedBy: string;
  /** The day that it is about. */
  date: CivilDate;
  daysBefore: number;
  /** When it is shown, and on which date by the device's clock: later on that date it may come late, then no more. */
  at: Instant;
  shownOn: CivilDate;
}

/** So many events are looked at, and as many festivals: the first ones. */
const mostAskedOfAKind = 1000;

/** So far is looked ahead for the next one. */
const horizonDays = 40;

/**
 * What is to be shown now: its hour has come, its date is not over, and it is not quiet. And when to look again: at the
 * next hour, at the end of the quiet hours where something waits for that, or after 40 days where there is nothing.
 */
export function dueReminders(
  asked: RemindersAsked,
  now: Instant,
): { due: DueReminder[]; lookAgainAt: Instant } {
  const today = civilDateAt(now, asked.timeZone);
  const coming = remindersBetween(asked, today, addDays(today, horizonDays));
  const hasCome = coming.filter(({ at, shownOn }) => at <= now && shownOn === today);
  const next = coming.find(({ at }) => at > now)?.at ?? now + horizonDays * dayMs;
  const loud = loudFrom(now, asked.quiet, asked.timeZone);
  if (loud === now) return { due: hasCome, lookAgainAt: next };
  const isWaiting = loud !== undefined && hasCome.length > 0;
  return { due: [], lookAgainAt: isWaiting ? Math.min(next, loud) : next };
}

/**
 * What is shown from one date to another by the device's clock, in the order of the hours. Nothing of an hour that was
 * over when it was asked for, and nothing outside of the years that can be reckoned.
 */
export function remindersBetween(asked: RemindersAsked, from: CivilDate, to: CivilDate): DueReminder[] {
  if (from > lastDate || to < firstDate) return [];
  const [first, last] = [from < firstDate ? firstDate : from, to > lastDate ? lastDate : to];
  return [...eventReminders(asked, first, last), ...festivalReminders(asked, first, last)]
    .filter(({ askedAt, reminder }) => reminder.at >= askedAt)
    .map(({ reminder }) => reminder)
    .toSorted((one, other) => one.at - other.at || compareText(one.key, other.key));
}

type Found = { askedAt: Instant; reminder: DueReminder };

function eventReminders(asked: RemindersAsked, from: CivilDate, to: CivilDate): Found[] {
  const known = new Map<string, CivilDate[]>();
  return asked.events.slice(0, mostAskedOfAKind).flatMap((event) => {
    const { id, title, personal, reminder } = event;
    const until = lastDayAbout([reminder], to);
    // Reckoned once for all the events of one tithi, however many somebody keeps.
    const name = JSON.stringify([personal, until, personal.isRecurring ? null : event.createdOn]);
    const dates = known.get(name) ?? nextOccurrences(personal, from, until, asked.settings, event.createdOn);
    known.set(name, dates);
    const target: ReminderTarget = { kind: 'event', id, title, personal };
    return dates.flatMap((date) => shownFor(asked, event, target, date, from, to));
  });
}

function festivalReminders(asked: RemindersAsked, from: CivilDate, to: CivilDate): Found[] {
  const festivals = new Map(
    asked.festivals.slice(0, mostAskedOfAKind).map((festival) => [festival.festivalId, festival]),
  );
  // A newer app may know festivals that this version does not.
  const ids = allFestivals.map(({ id }) => id).filter((id) => askedFor(id, festivals));
  if (ids.length === 0) return [];
  const until = lastDayAbout(
    [...festivals.values()].map(({ reminder }) => reminder),
    to,
  );
  return festivalsBetween(from, until, asked.settings, { ids }).flatMap(({ id, date }) => {
    const festival = askedFor(id, festivals);
    if (!festival) return [];
    const askedBy = keyOf({ kind: 'festival', festivalId: festival.festivalId });
    return shownFor(asked, festival, { kind: 'festival', festivalId: id }, date, from, to, askedBy);
  });
}

/** The reminders of one day that are shown within these dates. */
function shownFor(
  { timeZone, quiet }: RemindersAsked,
  { reminder, askedAt }: { reminder: Reminder; askedAt: Instant },
  target: ReminderTarget,
  date: CivilDate,
  from: CivilDate,
  to: CivilDate,
  askedBy = keyOf(target),
): Found[] {
  const minutes = shownMinutes(reminder.hour, quiet);
  return reminder.days.flatMap((daysBefore) => {
    const shownOn = addDays(date, -daysBefore);
    if (shownOn < from || shownOn > to) return [];
    const at = instantAt(shownOn, minutes, timeZone);
    return [{ askedAt, reminder: { key: keyOf(target), target, askedBy, date, daysBefore, shownOn, at } }];
  });
}

function keyOf(target: ReminderTarget): string {
  return target.kind === 'event' ? `event:${target.id}` : `festival:${target.festivalId}`;
}

/** A day further ahead is not spoken of yet. */
function lastDayAbout(reminders: readonly Reminder[], to: CivilDate): CivilDate {
  const furthest = addDays(to, Math.max(0, ...reminders.flatMap(({ days }) => days)));
  return furthest > lastDate ? lastDate : furthest;
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
