import { Button } from '@mantine/core';
import { useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { addEvent } from '#db/mutations/events.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import type { Muhurat } from '#domain/jyotish/muhurat/find-muhurats.ts';
import { purposes } from '#domain/jyotish/muhurat/purposes.ts';
import { defaultReminderSettings } from '#domain/reminders/reminder.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { muhuratTexts as texts } from '#i18n/catalogue/muhurat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { saveFile } from '#lib/save-file.ts';
import { useSession } from '#session/use-session.ts';
import { showToast } from '#ui/toast.ts';
import classes from '../kundli.module.css';
import { muhuratFile, muhuratNote } from './muhurat-file.ts';
import type { AskedMuhurat } from './muhurat-question.ts';

/** The ways of a time into calendars: one's own dates with a reminder, or a file for any other. */
export function KeepMuhurat({ muhurat, asked }: { muhurat: Muhurat; asked: AskedMuhurat }) {
  const { t, language } = useI18n();
  const session = useSession();
  const [state, setState] = useState<'idle' | 'busy' | 'kept'>('idle');

  async function keep(userId: string): Promise<void> {
    if (state !== 'idle') return;
    setState('busy');
    const isKept = await keepMuhurat(userId, muhurat, {
      title: purposes[muhurat.purpose].name[language],
      description: muhuratNote(muhurat, asked, language),
      date: civilDateAt(muhurat.from, asked.place.timeZone),
    });
    setState(isKept ? 'kept' : 'idle');
    showToast(
      isKept
        ? { tone: 'success', title: { message: texts.kept } }
        : { tone: 'error', title: { message: texts.notKept } },
    );
  }

  return (
    <div className={classes.acts} data-print="no">
      {session.status === 'signed-in' && (
        <Button
          variant="light"
          size="sm"
          aria-disabled={state !== 'idle'}
          onClick={() => void keep(session.user.id)}
        >
          {t(state === 'kept' ? texts.keptShort : texts.keep)}
        </Button>
      )}
      <Button
        variant="default"
        size="sm"
        onClick={() => saveFile(muhuratFile(muhurat, asked, language, Date.now()))}
      >
        {t(texts.file)}
      </Button>
    </div>
  );
}

/** A date of one's own on the civil day on which the time begins, told of the day before and on the day. */
async function keepMuhurat(
  userId: string,
  { purpose, from }: Muhurat,
  { title, description, date }: { title: string; description: string; date: string },
): Promise<boolean> {
  const keeping = keepingNow(userId);
  try {
    const { kind } = await addEvent(
      userDatabase(userId),
      keeping.newId(),
      {
        title,
        description,
        date_type: 'solar',
        is_recurring: false,
        event_date: date,
        lunar_month: null,
        lunar_day: null,
        paksha: null,
        reminder: { days: [1, 0], hour: defaultReminderSettings.hour },
      },
      keeping,
    );
    return kind === 'kept';
  } catch (error) {
    logQuietly(`muhurat ${purpose} ${from}`, error);
    return false;
  }
}
