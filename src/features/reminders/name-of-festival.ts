import { festivalName, readFestivalId } from '#domain/festivals/festivals.ts';
import { everyEkadashi } from '#domain/reminders/every-ekadashi.ts';
import { reminders as texts } from '#i18n/catalogue/reminders.ts';
import type { Language } from '#i18n/messages.ts';

/** The name of a festival; a newer version of the app may have kept one that this one does not know. */
export function nameOfFestival(festivalId: string, language: Language): string {
  if (festivalId === everyEkadashi) return texts.everyEkadashi[language];
  const known = readFestivalId(festivalId);
  return known === undefined ? texts.festival[language] : festivalName(known, language);
}
