import { festivalName, readFestivalId } from '#domain/festivals/festivals.ts';
import { reminders as texts } from '#i18n/catalogue/reminders.ts';
import type { Language } from '#i18n/messages.ts';

/** The name of a festival; a newer version of the app may have kept one that this one does not know. */
export function nameOfFestival(festivalId: string, language: Language): string {
  const known = readFestivalId(festivalId);
  return known === undefined ? texts.festival[language] : festivalName(known, language);
}
