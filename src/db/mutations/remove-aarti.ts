import type { UserDatabase } from '../database.ts';
import { keepActs, type Keeping, type KeepOutcome } from './keep-acts.ts';

/** Keeps that an aarti of the user's own is removed. */
export async function removeAarti(db: UserDatabase, id: string, keeping: Keeping): Promise<KeepOutcome> {
  return keepActs(db, [{ kind: 'aarti.delete', entityId: id, payload: {} }], keeping);
}
