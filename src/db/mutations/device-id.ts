import type { UserDatabase } from '../database.ts';

/** The id by which the server knows this device of the user; made on first use. */
export async function deviceId(db: UserDatabase, newId: () => string): Promise<string> {
  return db.transaction('rw', db.meta, async () => {
    const kept = await db.meta.get('device');
    if (kept?.key === 'device') return kept.id;
    const id = newId();
    await db.meta.put({ key: 'device', id });
    return id;
  });
}
