import type { EventInList } from '#db/queries/events.ts';
import type { Preferences } from '#db/preferences.ts';
import { madeOn } from '#domain/events/personal-date.ts';
import { dayNumberOf, type CivilDate } from '#domain/time/civil-date.ts';
import { civilDateAt } from '#domain/time/zone.ts';

/** When an event comes next: `next` is the day, or the last one where it does not come any more. */
export type NextDay =
  { kind: 'next'; date: CivilDate; inDays: number } | { kind: 'past'; date: CivilDate | undefined };

export interface NextDays {
  /** By the id of the event; events whose date is not understood have none. */
  days: ReadonlyMap<string, NextDay>;
  today: CivilDate;
}

/** After so long the page is let draw and be touched before the rest is worked out. */
const sliceMs = 12;

/**
 * The next day of each event from today on, at the place of the preferences. The ephemeris is fetched when there is
 * something to reckon; `isOver` is asked between slices and ends the work, which then answers nothing.
 */
export async function nextDaysOf(
  events: readonly EventInList[],
  { place, monthSystem }: Pick<Preferences, 'place' | 'monthSystem'>,
  now: number,
  isOver: () => boolean,
): Promise<NextDays | undefined> {
  const [{ nextOccurrences }, { settingsFor }] = await Promise.all([
    import('#domain/events/next-occurrences.ts'),
    import('#domain/panchang/settings.ts'),
  ]);
  const settings = settingsFor(place, monthSystem);
  const today = civilDateAt(now, place.timeZone);
  const days = new Map<string, NextDay>();
  let sliceEnd = performance.now() + sliceMs;
  for (const { event, personal } of events) {
    if (performance.now() > sliceEnd) {
      await new Promise((resolve) => setTimeout(resolve));
      sliceEnd = performance.now() + sliceMs;
    }
    if (isOver()) return undefined;
    if (!personal) continue;
    const createdOn = madeOn(event.created_at, place.timeZone, today);
    const [date] = nextOccurrences(personal, today, 1, settings, createdOn);
    if (date !== undefined) {
      days.set(event.id, { kind: 'next', date, inDays: dayNumberOf(date) - dayNumberOf(today) });
      continue;
    }
    const last = personal.kind === 'solar' && !personal.isRecurring ? personal.date : undefined;
    const lastDay = last ?? nextOccurrences(personal, createdOn, 1, settings, createdOn)[0];
    days.set(event.id, { kind: 'past', date: lastDay });
  }
  return { days, today };
}
