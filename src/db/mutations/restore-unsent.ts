import type { UserDatabase } from '../database.ts';
import { untried } from '../outbox-row.ts';
import { unsentCopy } from '../registry.ts';
import type { OutboxRow } from '../schema.ts';

/**
 * Where the browser has removed the database, brings back from its copy what had not reached the server. What the copy has
 * too much was done already, and the server takes nothing twice. Returns how many acts came back.
 */
export async function restoreUnsent(db: UserDatabase, userId: string): Promise<number> {
  const rows = (await unsentCopy(userId)).filter((row) => row.userId === userId);
  if (rows.length === 0) return 0;
  return db.transaction('rw', db.outbox, db.meta, async () => {
    const isAnew = (await db.meta.count()) === 0 && (await db.outbox.count()) === 0;
    if (!isAnew) return 0;
    await db.outbox.bulkAdd(
      rows.map((row): OutboxRow => {
        const isHeld = row.state === 'dead' || row.state === 'blocked';
        return {
          ...row,
          ...untried,
          ...(isHeld && { state: row.state, problem: row.problem }),
          // One may have been under way, so that taking it back asks the server too.
          attempts: Math.max(row.attempts, 1),
        };
      }),
    );
    return rows.length;
  });
}
