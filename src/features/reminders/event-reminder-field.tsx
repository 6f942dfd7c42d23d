import { useId } from 'react';
import { defaultReminderSettings, mostRemindersOfOne, type Reminder } from '#domain/reminders/reminder.ts';
import { reminders as texts } from '#i18n/catalogue/reminders.ts';
import { useI18n, type I18n } from '#i18n/use-i18n.ts';
import { HourSelect } from './hour-select.tsx';
import { offeredDays, toggleDay } from './reminder-days.ts';
import classes from './reminders.module.css';

export interface EventReminderFieldProps {
  /** Null: no reminder. */
  value: Reminder | null;
  onChange(value: Reminder | null): void;
  /** The hour that a first choice begins with. */
  usualHour?: number;
}

/** On the day, so many days before, and at which hour. Nothing chosen is no reminder. */
export function EventReminderField({
  value,
  onChange,
  usualHour = defaultReminderSettings.hour,
}: EventReminderFieldProps) {
  const { t } = useI18n();
  const id = useId();
  const days = value?.days ?? [];
  const hour = value?.hour ?? usualHour;
  const isFull = days.length >= mostRemindersOfOne;

  function change(chosen: readonly number[], at = hour): void {
    onChange(chosen.length === 0 ? null : { days: chosen, hour: at });
  }

  return (
    <fieldset className={classes.field} aria-describedby={isFull ? `${id}-full` : undefined}>
      <legend className={classes.legend}>{t(texts.when)}</legend>
      <div className={classes.chips}>
        {offeredDays(days).map((day) => (
          <label key={day} className={classes.chip}>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={days.includes(day)}
              // One that were disabled could not say why.
              aria-disabled={isFull && !days.includes(day)}
              onChange={() => change(toggleDay(days, day))}
            />
            {sayDaysBefore(day, t)}
          </label>
        ))}
      </div>
      {isFull && (
        <p id={`${id}-full`} className={classes.quiet}>
          {t(texts.mostDays)}
        </p>
      )}
      {days.length === 0 ? (
        <p className={classes.quiet}>{t(texts.noneChosen)}</p>
      ) : (
        <HourSelect label={t(texts.hour)} value={hour} onChange={(chosen) => change(days, chosen)} />
      )}
    </fieldset>
  );
}

function sayDaysBefore(days: number, t: I18n['t']): string {
  if (days === 0) return t(texts.onTheDay);
  return days === 1 ? t(texts.dayBefore) : t(texts.daysBefore, { count: days });
}
