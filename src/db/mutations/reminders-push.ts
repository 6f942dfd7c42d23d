import type { UserDatabase } from '../database.ts';
import type { PushRecord } from '../schema.ts';

const nothingYet: PushRecord = { isWanted: false };

/** What is on record of this device. */
export async function pushRecord(db: UserDatabase): Promise<PushRecord> {
  const kept = await db.meta.get('push');
  return kept?.key === 'push' ? kept.record : nothingYet;
}

export async function keepPushRecord(db: UserDatabase, record: PushRecord): Promise<void> {
  await db.meta.put({ key: 'push', record });
}
