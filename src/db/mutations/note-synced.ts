import type { UserDatabase } from '../database.ts';
import type { MetaRow } from '../schema.ts';

export type SyncedState = Omit<Extract<MetaRow, { key: 'synced' }>, 'key'>;

/** When the mirror was last in step and last compared, in milliseconds since 1970; 0 for never. */
export async function syncedState(db: UserDatabase): Promise<SyncedState> {
  const meta = await db.meta.get('synced');
  return meta?.key === 'synced' ? { at: meta.at, comparedAt: meta.comparedAt } : { at: 0, comparedAt: 0 };
}

export async function noteSynced(db: UserDatabase, now: number): Promise<void> {
  const { comparedAt } = await syncedState(db);
  // A mirror that has just been filled has nothing to be compared for.
  await db.meta.put({ key: 'synced', at: now, comparedAt: comparedAt === 0 ? now : comparedAt });
}

export async function noteCompared(db: UserDatabase, now: number): Promise<void> {
  await db.meta.put({ key: 'synced', at: now, comparedAt: now });
}
