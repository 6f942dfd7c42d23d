import type { EventFields } from '#db/mutations/events.ts';
import type { UserEventRow } from '#db/schema.ts';
import { lunarMonthNames, personalDateOf, type LunarMonthName } from '#domain/events/personal-date.ts';
import type { Paksha } from '#domain/panchang/day.ts';
import { longestDescription, longestTitle, readSolarDate, readTitle } from '#domain/events/read-answer.ts';
import { readReminder, type Reminder } from '#domain/reminders/reminder.ts';

/** What stands in the form of an event. */
export interface EventValues {
  title: string;
  description: string;
  kind: 'solar' | 'lunar';
  /** YYYY-MM-DD, or what the field has instead. */
  date: string;
  month: LunarMonthName;
  paksha: Paksha;
  day: number;
  isRecurring: boolean;
  reminder: Reminder | null;
}

export const newEventValues: EventValues = {
  title: '',
  description: '',
  kind: 'solar',
  date: '',
  month: lunarMonthNames[0],
  paksha: 'shukla',
  day: 1,
  isRecurring: true,
  reminder: null,
};

export function eventValuesOf(event: UserEventRow): EventValues {
  const personal = personalDateOf(event);
  return {
    ...newEventValues,
    title: event.title,
    description: event.description ?? '',
    isRecurring: event.is_recurring,
    reminder: readReminder(event.reminder) ?? null,
    ...(personal?.kind === 'solar' && { kind: 'solar', date: personal.date }),
    ...(personal?.kind === 'lunar' && {
      kind: 'lunar',
      month: lunarMonthNames[personal.month - 1] ?? newEventValues.month,
      paksha: personal.paksha,
      day: personal.day,
    }),
  };
}

/** The fields of the row as the form has them; what belongs to the other kind of date is null. */
export function eventFieldsOf(values: EventValues): EventFields {
  const isLunar = values.kind === 'lunar';
  const { reminder } = values;
  return {
    title: values.title.trim(),
    description: values.description.trim() || null,
    date_type: values.kind,
    is_recurring: values.isRecurring,
    event_date: isLunar ? null : values.date,
    lunar_month: isLunar ? values.month : null,
    lunar_day: isLunar ? values.day : null,
    paksha: isLunar ? values.paksha : null,
    reminder: reminder && { days: [...reminder.days], hour: reminder.hour },
  };
}

/** Only what is different from the row: another device may have changed the rest. A date goes as a whole. */
export function eventChangeOf(event: UserEventRow, values: EventValues): Partial<EventFields> {
  const before = eventFieldsOf(eventValuesOf(event));
  const after = eventFieldsOf(values);
  const isSame = (field: keyof EventFields) => JSON.stringify(before[field]) === JSON.stringify(after[field]);
  const dated = ['date_type', 'event_date', 'lunar_month', 'lunar_day', 'paksha'] as const;
  const others = ['title', 'description', 'is_recurring', 'reminder'] as const;
  const changed = [...others.filter((field) => !isSame(field)), ...(dated.every(isSame) ? [] : dated)];
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

export type EventFault =
  | { field: 'title'; kind: 'missing' }
  | { field: 'title' | 'description'; kind: 'too-long'; most: number }
  | { field: 'date'; kind: 'missing' | 'out-of-range' };

/** What has to be mended before the form can be kept, from top to bottom. */
export function eventFaultsOf({ title, description, kind, date }: EventValues): EventFault[] {
  const faults: EventFault[] = [];
  if (title.trim() === '') faults.push({ field: 'title', kind: 'missing' });
  else if (readTitle(title).kind === 'too-long')
    faults.push({ field: 'title', kind: 'too-long', most: longestTitle });
  if (Array.from(description.trim()).length > longestDescription)
    faults.push({ field: 'description', kind: 'too-long', most: longestDescription });
  if (kind === 'solar') {
    const read = readSolarDate(date);
    if (read.kind !== 'read')
      faults.push({ field: 'date', kind: read.kind === 'out-of-range' ? 'out-of-range' : 'missing' });
  }
  return faults;
}
