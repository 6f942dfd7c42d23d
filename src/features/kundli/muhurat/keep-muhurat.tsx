import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Muhurat } from '#domain/jyotish/muhurat/find-muhurats.ts';
import { purposes } from '#domain/jyotish/muhurat/purposes.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { muhuratTexts as texts } from '#i18n/catalogue/muhurat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { saveFile } from '#lib/save-file.ts';
import { useSession } from '#session/use-session.ts';
import { showToast } from '#ui/toast.ts';
import { keepDate } from '../keep-date.ts';
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
    const isKept = await keepDate(userId, {
      title: purposes[muhurat.purpose].name[language],
      description: muhuratNote(muhurat, asked, language),
      // Dates have no hours: the civil day on which the time begins.
      date: civilDateAt(muhurat.from, asked.place.timeZone),
      remindedDays: [1, 0],
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
