import { userDatabase } from '#db/database.ts';
import { addEvent } from '#db/mutations/events.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import { defaultReminderSettings } from '#domain/reminders/reminder.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { logQuietly } from '#lib/log.ts';

export interface DateToKeep {
  title: string;
  description: string | null;
  date: CivilDate;
  /** When to be told of it, in days before it. */
  remindedDays: readonly number[];
}

/** Puts a day that a chart or an almanac gave among one's own dates, with a reminder. False where that was not possible. */
export async function keepDate(
  userId: string,
  { title, description, date, remindedDays }: DateToKeep,
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
        reminder: { days: [...remindedDays], hour: defaultReminderSettings.hour },
      },
      keeping,
    );
    return kind === 'kept';
  } catch (error) {
    logQuietly('own date', error);
    return false;
  }
}
