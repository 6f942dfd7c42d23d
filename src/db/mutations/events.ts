import type { UserDatabase } from '../database.ts';
import type { UserEventRow } from '../schema.ts';
import { changeRow } from './change-row.ts';
import { keepActs, type Keeping, type KeepOutcome } from './keep-acts.ts';

/** What somebody says of a personal event: fields of `event.create` and `event.update`. */
export type EventFields = Pick<
  UserEventRow,
  | 'title'
  | 'description'
  | 'date_type'
  | 'is_recurring'
  | 'event_date'
  | 'lunar_month'
  | 'lunar_day'
  | 'paksha'
  | 'reminder'
>;

/** Keeps a new personal event. Optional fields that are empty are null. */
export async function addEvent(
  db: UserDatabase,
  id: string,
  fields: EventFields,
  keeping: Keeping,
): Promise<KeepOutcome> {
  return keepActs(db, [{ kind: 'event.create', entityId: id, payload: { ...fields } }], keeping);
}

/** Keeps what its owner changes of an event, as `changeRow` says. */
export function changeEvent(
  db: UserDatabase,
  id: string,
  change: Partial<EventFields>,
  keeping: Keeping,
): Promise<KeepOutcome> {
  return changeRow(db, 'event', id, change, keeping);
}

export async function deleteEvent(db: UserDatabase, id: string, keeping: Keeping): Promise<KeepOutcome> {
  return keepActs(db, [{ kind: 'event.delete', entityId: id, payload: {} }], keeping);
}
