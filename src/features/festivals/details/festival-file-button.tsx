import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FestivalNames } from '#domain/festivals/types.ts';
import { festivalDetails as texts } from '#i18n/catalogue/festival-details.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { CalendarIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import { namesOf } from './festival-names.ts';
import { useReckoning } from './use-calendar-years.ts';

/** A calendar file of one festival, with its days of ten years. */
export function FestivalFileButton({ festival, names }: { festival: string; names: FestivalNames }) {
  const { t, language } = useI18n();
  const { reckoning, today } = useReckoning();
  return (
    <FileButton
      words={t(texts.addToCalendar)}
      hint={t(texts.addToCalendarHint)}
      testId="festival-ics"
      save={async () => {
        const { saveFestivalFile } = await import('./festival-file.ts');
        await saveFestivalFile({ festival, name: names[language], from: today, language, reckoning });
      }}
    />
  );
}

/** The same where only the rule of the festival is known; nothing for one that has none. */
export function RuleFileButton({ festival }: { festival: string }) {
  const names = namesOf(festival, undefined);
  return names && <FestivalFileButton festival={festival} names={names} />;
}

/** A calendar file of all festivals of a year. */
export function YearFileButton({ year }: { year: number }) {
  const { t, language } = useI18n();
  const { reckoning } = useReckoning();
  return (
    <FileButton
      words={t(texts.yearToCalendar, { year })}
      testId="year-ics"
      save={async () => {
        const { saveYearFile } = await import('./festival-file.ts');
        const name = t(texts.calendarOfYear, { year });
        await saveYearFile({ year, name, language, reckoning });
      }}
    />
  );
}

interface FileButtonProps {
  words: string;
  hint?: string;
  testId: string;
  save(): Promise<void>;
}

function FileButton({ words, hint, testId, save }: FileButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function make(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await save();
      showToast({ tone: 'success', title: { message: texts.calendarSaved } });
    } catch (error) {
      logQuietly('calendar-file', error);
      showToast({ tone: 'error', title: { message: texts.calendarFailed } });
    }
    setIsBusy(false);
  }

  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<CalendarIcon size="1.125rem" />}
      title={hint}
      aria-disabled={isBusy}
      data-disabled={isBusy}
      onClick={() => void make()}
      data-testid={testId}
    >
      {words}
    </Button>
  );
}
