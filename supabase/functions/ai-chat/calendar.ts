import type { CalendarContext } from '#domain/guide/answer-calendar.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { civilDateAt } from '#domain/time/zone.ts';

/** What the calendar of an answer is reckoned with: the caller's place and month system, and the day it is there now. */
export function calendarOf({ place, monthSystem }: Omit<CalendarContext, 'today'>): CalendarContext {
  return { today: civilDateAt(Date.now(), (place ?? defaultPlace).timeZone), place, monthSystem };
}
