import { isRecord } from '../is-record.ts';

/** When somebody wants to hear of a day: so many days before it (0 is the day itself), at an hour of their own clock. */
export interface Reminder {
  /** 0 to 30, each once, the earliest day first; empty is off. */
  days: readonly number[];
  /** 0 to 23. */
  hour: number;
}

/** Hours of the clock in which nothing is shown: from the first, up to the second; past midnight where it is the smaller. */
export interface QuietHours {
  from: number;
  to: number;
}

export interface ReminderSettings {
  /** Whether reminders of personal events, and of festivals, are shown at all. */
  events: boolean;
  festivals: boolean;
  /** The hour that a new reminder begins with. */
  hour: number;
  quiet: QuietHours | null;
}

/** How it is until somebody says otherwise: what they have asked for one by one is shown, but not at night. */
export const defaultReminderSettings: ReminderSettings = {
  events: true,
  festivals: true,
  hour: 8,
  quiet: { from: 22, to: 7 },
};

/** The furthest that a reminder may lie before its day, and how many there may be of one day. */
const mostDaysBefore = 30;
export const mostRemindersOfOne = 5;

/** What a row says; undefined where it asks for none, or cannot be read. */
export function readReminder(value: unknown): Reminder | undefined {
  if (!isRecord(value) || !isHour(value['hour']) || !Array.isArray(value['days'])) return undefined;
  const days = value['days'].filter(isDaysBefore);
  if (days.length === 0) return undefined;
  return {
    days: [...new Set(days)].toSorted((one, other) => other - one).slice(0, mostRemindersOfOne),
    hour: value['hour'],
  };
}

/** What a profile says; what cannot be read is as it is by default. */
export function readReminderSettings(value: unknown): ReminderSettings {
  if (!isRecord(value)) return defaultReminderSettings;
  const { events, festivals, hour, quiet } = value;
  return {
    events: typeof events === 'boolean' ? events : defaultReminderSettings.events,
    festivals: typeof festivals === 'boolean' ? festivals : defaultReminderSettings.festivals,
    hour: isHour(hour) ? hour : defaultReminderSettings.hour,
    quiet: readQuietHours(quiet),
  };
}

function readQuietHours(value: unknown): QuietHours | null {
  if (value === null) return null;
  if (!isRecord(value) || !isHour(value['from']) || !isHour(value['to']))
    return defaultReminderSettings.quiet;
  return { from: value['from'], to: value['to'] };
}

function isHour(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 23;
}

function isDaysBefore(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostDaysBefore;
}
