import { useEffect, useState } from 'react';
import { madeOn, personalDateOf, type PersonalDate } from '#domain/events/personal-date.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { eventForm as texts } from '#i18n/catalogue/events.ts';
import { civilDateInFull } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { usePreferences } from '#session/use-preferences.ts';
import classes from './event-form.module.css';
import { eventFieldsOf, type EventValues } from './event-values.ts';

export interface NextLineProps {
  values: EventValues;
  /** When the event was made, ISO 8601; undefined for one that is made now. */
  createdAt: string | undefined;
}

/** On which day what stands in the form comes next, before it is saved. */
export function NextLine({ values, createdAt }: NextLineProps) {
  const { t, language } = useI18n();
  const { place, monthSystem } = usePreferences().preferences;
  const { latitude, longitude, timeZone } = place;
  const personal = personalDateOf(eventFieldsOf(values));
  const key = personal && JSON.stringify(personal);
  const [next, setNext] = useState<{ of: string; date: CivilDate | undefined }>();
  useEffect(() => {
    let isOver = false;
    async function find(of: string): Promise<void> {
      const sought = JSON.parse(of) as PersonalDate;
      const [{ nextOccurrences }, { settingsFor }, { civilDateAt }] = await Promise.all([
        import('#domain/events/next-occurrences.ts'),
        import('#domain/panchang/settings.ts'),
        import('#domain/time/zone.ts'),
      ]);
      if (isOver) return;
      const settings = settingsFor({ name: '', latitude, longitude, timeZone }, monthSystem);
      const today = civilDateAt(Date.now(), timeZone);
      const createdOn = madeOn(createdAt, timeZone, today);
      setNext({ of, date: nextOccurrences(sought, today, 1, settings, createdOn)[0] });
    }
    if (key !== undefined) void find(key).catch((error: unknown) => logQuietly('events', error));
    return () => {
      isOver = true;
    };
  }, [key, createdAt, latitude, longitude, timeZone, monthSystem]);
  const date = next !== undefined && next.of === key ? next.date : undefined;
  return (
    <p className={classes.next} aria-live="polite">
      {date !== undefined && (
        <>
          <span className={classes.quiet}>{t(texts.next)}</span>{' '}
          <time dateTime={date}>{civilDateInFull(date, language)}</time>
        </>
      )}
    </p>
  );
}
