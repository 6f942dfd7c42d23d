import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { lunarMonthNames } from '#domain/events/personal-date.ts';
import { readSolarDate } from '#domain/events/read-answer.ts';
import { isInRange } from '#domain/panchang/range.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { eventForm as texts } from '#i18n/catalogue/events.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { usePlaceName } from '#session/use-place-name.ts';
import { usePreferences } from '#session/use-preferences.ts';
import classes from './event-form.module.css';
import type { EventValues } from './event-values.ts';

/** For whoever knows the calendar date of a birth or a death and not its tithi: finds it and fills it in. */
export function TithiOfDate({
  onFound,
}: {
  onFound(found: Pick<EventValues, 'month' | 'paksha' | 'day'>): void;
}) {
  const { t } = useI18n();
  const { place, monthSystem } = usePreferences().preferences;
  const placeName = usePlaceName(place);
  const [date, setDate] = useState('');
  const [note, setNote] = useState<Message>();
  const noteId = useId();

  async function find(text: string): Promise<void> {
    setDate(text);
    setNote(undefined);
    const read = readSolarDate(text);
    if (read.kind !== 'read') return;
    try {
      const found = await tithiOf(read.date);
      if (!found) return setNote(texts.outOfAlmanac);
      if (found.isAdhika) setNote(texts.adhikaNote);
      onFound(found);
    } catch (error) {
      logQuietly('events', error);
    }
  }

  async function tithiOf(day: CivilDate) {
    if (!isInRange(day)) return undefined;
    const [{ tithiOn }, { settingsFor }] = await Promise.all([
      import('#domain/panchang/day.ts'),
      import('#domain/panchang/settings.ts'),
    ]);
    const { tithi, month } = tithiOn(day, settingsFor(place, monthSystem));
    const name = lunarMonthNames[month[monthSystem] - 1];
    if (name === undefined) return undefined;
    const paksha = tithi > 15 ? 'krishna' : 'shukla';
    return { month: name, paksha, day: ((tithi - 1) % 15) + 1, isAdhika: month.isAdhika } as const;
  }

  return (
    <details className={classes.known}>
      <summary>{t(texts.knowDate)}</summary>
      <TextInput
        type="date"
        label={t(texts.knownDate)}
        aria-describedby={noteId}
        className={classes.date}
        value={date}
        onChange={({ currentTarget }) => void find(currentTarget.value)}
      />
      <p id={noteId} className={classes.quiet} aria-live="polite">
        {t(note ?? texts.knownDateText, { place: placeName })}
      </p>
    </details>
  );
}
