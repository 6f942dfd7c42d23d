import { remindersBetween, type RemindersAsked, type DueReminder } from '#domain/reminders/due-reminders.ts';
import { addDays } from '#domain/time/civil-date.ts';
import { civilDateAt, type Instant } from '#domain/time/zone.ts';

/** What has come lately and what comes next, as of one moment. */
export interface ReckonedList {
  /** Of the present date; what came last first. */
  today: DueReminder[];
  /** Of the days before; what came last first. */
  earlier: DueReminder[];
  /** The next one of each that was asked for, in order. */
  coming: DueReminder[];
}

/** As long as somebody may still want to hear of a day that they missed. */
const daysBack = 6;
/** A lunar year is up to 385 days long, and each festival is in it. */
const daysAhead = 400;
/** Reckoned in pieces, so that the page goes on answering. */
const pieceDays = 40;

/**
 * Reckons the list in pieces, and hands it on after each piece. Stops once everything that was asked for has its next day,
 * or when the signal says so.
 */
export async function reckonList(
  asked: RemindersAsked,
  now: Instant,
  tell: (list: ReckonedList, isWhole: boolean) => void,
  signal: AbortSignal,
): Promise<void> {
  const today = civilDateAt(now, asked.timeZone);
  const wanted = asked.events.length + asked.festivals.length;
  const came = remindersBetween(asked, addDays(today, -daysBack), today).filter(({ at }) => at <= now);
  const coming = new Map<string, DueReminder>();
  for (let from = 0; from <= daysAhead && coming.size < wanted; from += pieceDays) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return;
    const piece = remindersBetween(asked, addDays(today, from), addDays(today, from + pieceDays - 1));
    for (const reminder of piece)
      if (reminder.at > now && !coming.has(reminder.askedBy)) coming.set(reminder.askedBy, reminder);
    tell(listOf(), false);
  }
  tell(listOf(), true);

  function listOf(): ReckonedList {
    return {
      today: latestOfEach(came.filter(({ shownOn }) => shownOn === today)),
      earlier: latestOfEach(came.filter(({ shownOn }) => shownOn < today)),
      coming: [...coming.values()],
    };
  }
}

/** One line for each day that is spoken of, however often that was. */
function latestOfEach(reminders: readonly DueReminder[]): DueReminder[] {
  const latest = new Map(reminders.map((reminder) => [`${reminder.key}/${reminder.date}`, reminder]));
  return [...latest.values()].toSorted((one, other) => other.at - one.at);
}
