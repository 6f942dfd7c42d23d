import type { UserDatabase } from '../database.ts';
import type { MetaRow } from '../schema.ts';

export type SyncedState = Omit<Extract<MetaRow, { key: 'synced' }>, 'key'>;

/** When the mirror was last in step and last compared, in milliseconds since 1970; 0 for never. */
export async function syncedState(db: UserDatabase): Promise<SyncedState> {
  const meta = await db.meta.get('synced');
  return meta?.key === 'synced' ? { at: meta.at, comparedAt: meta.comparedAt } : { at: 0, comparedAt: 0 };
}

/** Remembers that the mirror is in step. Returns when it was last compared. */
export async function noteSynced(db: UserDatabase, now: number): Promise<number> {
  const before = await syncedState(db);
  // A mirror that has just been filled has nothing to be compared for.
  const comparedAt = before.comparedAt === 0 ? now : before.comparedAt;
  await db.meta.put({ key: 'synced', at: now, comparedAt });
  return comparedAt;
}

export async function noteCompared(db: UserDatabase, now: number): Promise<void> {
  await db.meta.put({ key: 'synced', at: now, comparedAt: now });
}
