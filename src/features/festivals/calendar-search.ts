import { readDay, readMonth } from './calendar-month.ts';

/** What the address of the calendar may say: `?month=2026-11&day=2026-11-08&festival=diwali`; `read`: an aarti that is read. */
export interface CalendarSearch {
  month?: string;
  day?: string;
  festival?: string;
  read?: string;
}

const aartiId = /^[0-9a-f-]{36}$/i;
const festivalId = /^[a-z0-9][a-z0-9_-]{1,79}$/;

/** What of an address the calendar can follow; the rest is passed over, so that a broken link still opens the calendar. */
export function readCalendarSearch(search: Readonly<Record<string, unknown>>): CalendarSearch {
  const month = readMonth(search['month']);
  const day = readDay(search['day']);
  const { festival, read } = search;
  return {
    ...(month !== undefined && { month }),
    ...(day !== undefined && { day }),
    ...(typeof festival === 'string' && festivalId.test(festival) && { festival }),
    ...(typeof read === 'string' && aartiId.test(read) && { read }),
  };
}
