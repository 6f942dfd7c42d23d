import { useLiveQuery } from 'dexie-react-hooks';
import { userDatabase, type UserDatabase } from '#db/database.ts';
import { changeReminderSettings, remindOfFestival } from '#db/mutations/reminders.ts';
import { keepingNow, type Keeping, type KeepOutcome } from '#db/mutations/keep-acts.ts';
import {
  festivalReminder,
  keptReminders,
  reminderSettings,
  type KeptReminders,
} from '#db/queries/reminders.ts';
import { readReminder, type Reminder, type ReminderSettings } from '#domain/reminders/reminder.ts';
import { reminders as texts } from '#i18n/catalogue/reminders.ts';
import { logQuietly } from '#lib/log.ts';
import { useSession } from '#session/use-session.ts';
import { showToast } from '#ui/toast.ts';

/** Who is here: undefined while nobody knows, null for a guest. */
export function useReminded(): string | null | undefined {
  const session = useSession();
  if (session.status === 'starting') return undefined;
  return session.status === 'signed-in' ? session.user.id : null;
}

/** Undefined until the device has answered. */
export function useKeptReminders(userId: string): KeptReminders | 'failed' | undefined {
  return useLiveQuery(() => asked(keptReminders(userDatabase(userId), userId)), [userId]);
}

/** Undefined until the device has answered; absent until the server has told it. */
export function useReminderSettings(userId: string): ReminderSettings | 'absent' | 'failed' | undefined {
  return useLiveQuery(
    async () => (await asked(reminderSettings(userDatabase(userId), userId))) ?? 'absent',
    [userId],
  );
}

/** Of one festival: null where there is none, undefined until the device has answered. */
export function useFestivalReminder(
  userId: string | null | undefined,
  festivalId: string,
): Reminder | null | undefined {
  return useLiveQuery(async () => {
    if (userId === undefined) return undefined;
    if (userId === null) return null;
    const row = await asked(festivalReminder(userDatabase(userId), festivalId));
    return row === 'failed' ? null : (readReminder(row) ?? null);
  }, [userId, festivalId]);
}

/** Keeps what the user has just said, and tells them where that was not possible. Answers whether it was kept. */
export async function keepOrTell(
  userId: string,
  keep: (db: UserDatabase, keeping: Keeping) => Promise<KeepOutcome>,
): Promise<boolean> {
  try {
    const keeping = keepingNow(userId);
    const { kind } = await keep(userDatabase(userId), keeping);
    if (kind !== 'kept')
      showToast({
        tone: 'error',
        title: { message: kind === 'full' ? texts.deviceFull : texts.notKept },
      });
    return kind === 'kept';
  } catch (error) {
    logQuietly('reminders', error);
    showToast({ tone: 'error', title: { message: texts.notKept } });
    return false;
  }
}

/** Keeps when the user wants to hear of a festival. Whoever asks for one wants to hear of festivals again. */
export async function keepFestivalReminder(
  userId: string,
  festivalId: string,
  reminder: Reminder,
): Promise<boolean> {
  const isKept = await keepOrTell(userId, (db, keeping) =>
    remindOfFestival(db, festivalId, reminder, keeping),
  );
  if (isKept && reminder.days.length > 0)
    await keepOrTell(userId, async (db, keeping) =>
      (await reminderSettings(db, userId))?.festivals === false
        ? changeReminderSettings(db, (kept) => ({ ...kept, festivals: true }), keeping)
        : { kind: 'kept', opIds: [] },
    );
  return isKept;
}

async function asked<T>(answer: Promise<T>): Promise<T | 'failed'> {
  try {
    return await answer;
  } catch (error) {
    logQuietly('reminders', error);
    return 'failed';
  }
}
