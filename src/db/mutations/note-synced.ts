import type { UserDatabase } from '../database.ts';
import type { MetaRow } from '../schema.ts';

export type SyncedState = Omit<Extract<MetaRow, { key: 'synced' }>, 'key'>;

/** When the mirror was last in step and last compared, in milliseconds since 1970; 0 for never. */
export async function syncedState(db: UserDatabase): Promise<SyncedState> {
  const meta = await db.meta.get('synced');
  return meta?.key === 'synced' ? { at: meta.at, comparedAt: meta.comparedAt } : { at: 0, comparedAt: 0 };
}

/**
 * Remembers that the mirror is in step with the server as it was when it was asked: what was written after that may not
 * be here, however late the answer came. `filledFrom`: when its first row was asked for, 0 where that is not known.
 * Returns when it was last compared; 0 for never.
 */
export async function noteSynced(db: UserDatabase, askedAt: number, filledFrom = askedAt): Promise<number> {
  const before = await syncedState(db);
  // A mirror that was filled at one go has nothing to be compared for.
  const comparedAt = before.comparedAt === 0 ? filledFrom : before.comparedAt;
  await db.meta.put({ key: 'synced', at: askedAt, comparedAt });
  return comparedAt;
}

/** Remembers as of when the mirror was compared with the server. */
export async function noteCompared(db: UserDatabase, comparedAt: number): Promise<void> {
  const { at } = await syncedState(db);
  await db.meta.put({ key: 'synced', at, comparedAt });
}
