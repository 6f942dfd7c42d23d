import { useMemo } from 'react';
import { taraNames } from '#domain/jyotish/day/bala.ts';
import { dayForBirth } from '#domain/jyotish/day/day-tables.ts';
import { isInRange } from '#domain/panchang/range.ts';
import { settingsFor } from '#domain/panchang/settings.ts';
import { addDays, readCivilDate } from '#domain/time/civil-date.ts';
import { myDayLine as texts } from '#i18n/catalogue/my-day-line.ts';
import { myDayTexts } from '#i18n/catalogue/my-day.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { usePreferences } from '#session/use-preferences.ts';
import type { Person } from '../person.ts';
import { bornUnder } from './day-for-person.tsx';

/** 'My day: Sampat, supports': what holds at sunrise. */
export function DayInShort({ person, date }: { person: Person; date: string }) {
  const { t, language } = useI18n();
  const { place, monthSystem } = usePreferences().preferences;
  const day = useMemo(() => {
    const civil = readCivilDate(date);
    const born = civil && isInRange(addDays(civil, 2)) ? bornUnder(person) : undefined;
    return civil && born && dayForBirth(civil, born, settingsFor(place, monthSystem));
  }, [person, date, place, monthSystem]);
  if (!day) return t(texts.ask);
  const [tara] = day.taras;
  const said = [tara && taraNames[tara.tara.id][language], t(myDayTexts[day.favour])];
  return t(texts.told, { said: said.filter(Boolean).join(', ') });
}
