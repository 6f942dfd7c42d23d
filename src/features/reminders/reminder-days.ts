import { mostRemindersOfOne } from '#domain/reminders/reminder.ts';

/** What the form offers; another one that was chosen elsewhere is shown beside them. */
const offered = [0, 1, 3, 7, 15, 30];

/** The numbers of days before the date that can be chosen, the day itself first. */
export function offeredDays(chosen: readonly number[]): number[] {
  return [...new Set([...offered, ...chosen])].sort((one, other) => one - other);
}

/** With the day, or without it where it was chosen already, the earliest first; one more than the most changes nothing. */
export function toggleDay(chosen: readonly number[], day: number): number[] {
  if (chosen.includes(day)) return chosen.filter((each) => each !== day);
  if (chosen.length >= mostRemindersOfOne) return [...chosen];
  return [...chosen, day].sort((one, other) => other - one);
}
