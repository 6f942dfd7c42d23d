import type { UserDatabase } from '../database.ts';
import { keepActs, type Keeping, type KeepOutcome } from './keep-acts.ts';

/** So many beads of one mantra in one sitting. */
export interface JapaSitting {
  /** Made by the device that counts. */
  id: string;
  /** YYYY-MM-DD, on which it began. */
  day: string;
  mantra: string;
  count: number;
}

/** Keeps how far a sitting has come. An earlier word on it that has not left the device is replaced by it. */
export function countJapa(
  db: UserDatabase,
  { id, day, mantra, count }: JapaSitting,
  keeping: Keeping,
): Promise<KeepOutcome> {
  return keepActs(db, [{ kind: 'japa.count', entityId: id, payload: { day, mantra, count } }], keeping);
}

/** Removes sittings from the record, on every device. */
export async function removeJapa(
  db: UserDatabase,
  ids: readonly string[],
  keeping: Keeping,
): Promise<KeepOutcome> {
  const acts = ids.map((id) => ({ kind: 'japa.remove', entityId: id, payload: {} }) as const);
  return keepActs(db, acts, keeping);
}
