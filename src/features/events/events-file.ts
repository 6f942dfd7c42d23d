import type { Preferences } from '#db/preferences.ts';
import type { UserEventRow } from '#db/schema.ts';
import { icsCalendar, lunarDatesFrom } from '#domain/events/ics.ts';
import { settingsFor } from '#domain/panchang/settings.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import type { Language } from '#i18n/messages.ts';
import { calendarWords } from '#session/export-words.ts';

export interface FileRequest {
  events: readonly UserEventRow[];
  preferences: Pick<Preferences, 'place' | 'monthSystem'>;
  language: Language;
  /** Without its ending. */
  name: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** The events as a file for other calendars, lunar ones with their days of ten years at the place of the preferences. */
export function eventsFile({ events, preferences, language, name, now }: FileRequest): File {
  const { place, monthSystem } = preferences;
  const dates = lunarDatesFrom(civilDateAt(now, place.timeZone), settingsFor(place, monthSystem));
  const text = icsCalendar(events, calendarWords(language), new Date(now).toISOString(), dates);
  return new File([text], `${name}.ics`, { type: 'text/calendar' });
}
