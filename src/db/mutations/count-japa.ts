import { durably, type UserDatabase } from '../database.ts';
import { keepActs, type Keeping, type KeepOutcome } from './keep-acts.ts';
import { withdraw } from './withdraw.ts';

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
export async function countJapa(
  db: UserDatabase,
  { id, day, mantra, count }: JapaSitting,
  keeping: Keeping,
): Promise<KeepOutcome> {
  const before = await db.outbox.where('entityId').equals(id).toArray();
  const outcome = await keepActs(
    db,
    [{ kind: 'japa.count', entityId: id, payload: { day, mantra, count } }],
    keeping,
  );
  if (outcome.kind !== 'kept') return outcome;
  for (const { opId, state, attempts } of before)
    if (state === 'dead' || (state === 'queued' && attempts === 0))
      await withdraw(durably(db), opId, keeping.newId);
  return outcome;
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
