import { addDays } from '../time/civil-date.ts';
import { civilDateAt, clockAt, instantAt, type Instant } from '../time/zone.ts';
import type { QuietHours } from './reminder.ts';

/** So long before the quiet hours begin is shown what would fall into them and cannot wait for their end. */
const minutesBefore = 15;

/**
 * When a reminder for an hour is shown, in minutes since midnight: at that hour, or where it is quiet at the end of the
 * quiet hours; where that is only on the next date, shortly before they begin. Never on another date.
 */
export function shownMinutes(hour: number, quiet: QuietHours | null): number {
  if (quiet === null || !isQuiet(hour, quiet)) return hour * 60;
  return hour < quiet.to ? quiet.to * 60 : quiet.from * 60 - minutesBefore;
}

/** When it will not be quiet any more: `now` where it is not; undefined where this date ends before. */
export function loudFrom(now: Instant, quiet: QuietHours | null, timeZone: string): Instant | undefined {
  const { hour } = clockAt(now, timeZone);
  if (quiet === null || !isQuiet(hour, quiet)) return now;
  return hour < quiet.to ? instantAt(civilDateAt(now, timeZone), quiet.to * 60, timeZone) : undefined;
}

/** Until when it may be shown on this date: the next midnight, or where the quiet hours begin before it. */
export function shownUntil(now: Instant, quiet: QuietHours | null, timeZone: string): Instant {
  const today = civilDateAt(now, timeZone);
  const midnight = instantAt(addDays(today, 1), 0, timeZone);
  if (quiet === null || quiet.from === quiet.to) return midnight;
  const begin = instantAt(today, quiet.from * 60, timeZone);
  return begin > now ? Math.min(begin, midnight) : midnight;
}

/** Hours from one to the same are none. */
function isQuiet(hour: number, { from, to }: QuietHours): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
