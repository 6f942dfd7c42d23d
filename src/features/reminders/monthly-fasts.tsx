import { useId } from 'react';
import { everyEkadashi } from '#domain/reminders/every-ekadashi.ts';
import { readReminder } from '#domain/reminders/reminder.ts';
import { reminders as texts } from '#i18n/catalogue/reminders.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Switch } from '#ui/switch.tsx';
import { nameOfFestival } from './name-of-festival.ts';
import classes from './reminders.module.css';
import { keepFestivalReminder, useKeptReminders } from './use-reminders.ts';

/** What most homes keep month by month, each as its bell in the calendar has it. */
const fasts = [everyEkadashi, 'pradosha_vrat', 'sankashti_chaturthi', 'purnima', 'amavasya'] as const;

/** A fast is prepared for on the day before. */
const usualDays = [1];

/** The days that return month by month, each to be reminded of at once. */
export function MonthlyFasts({ userId, hour }: { userId: string; hour: number }) {
  const { t, language } = useI18n();
  const titleId = useId();
  const kept = useKeptReminders(userId);
  if (kept === undefined || kept === 'failed') return null;
  return (
    <section className={classes.fasts} aria-labelledby={titleId} data-testid="monthly-fasts">
      <h3 id={titleId} className={classes.rowTitle}>
        {t(texts.fasts)}
      </h3>
      <p className={classes.quiet}>{t(texts.fastsText)}</p>
      <ul className={classes.fastList}>
        {fasts.map((id) => {
          const row = kept.festivals.find(({ festival_id }) => festival_id === id);
          const reminder = readReminder(row);
          return (
            <li key={id}>
              <label className={classes.fast}>
                {nameOfFestival(id, language)}
                <Switch
                  checked={reminder !== undefined}
                  onChange={(event) =>
                    void keepFestivalReminder(userId, id, {
                      days: event.currentTarget.checked ? usualDays : [],
                      hour: row?.hour ?? hour,
                    })
                  }
                />
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
