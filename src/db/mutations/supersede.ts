import type { UserDatabase } from '../database.ts';
import { newOutboxRow } from '../outbox-row.ts';
import type { OutboxRow } from '../schema.ts';

/**
 * Puts another act in the place of one that has an `n`, in the caller's transaction. What waits for the old one waits for
 * the new one. The new one has an id of its own: the server may have carried out the old one, although this device has
 * forgotten that it sent it.
 */
export async function supersede(
  db: UserDatabase,
  old: OutboxRow,
  next: Pick<OutboxRow, 'opId'> & Partial<Pick<OutboxRow, 'payload' | 'deps'>>,
): Promise<void> {
  await db.outbox.put({ ...newOutboxRow({ ...old, ...next }), ...(old.n !== undefined && { n: old.n }) });
  await db.outbox
    .filter(({ deps }) => deps.includes(old.opId))
    .modify((waiting) => {
      waiting.deps = waiting.deps.map((dep) => (dep === old.opId ? next.opId : dep));
    });
}
