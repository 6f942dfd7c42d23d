import type { UserDatabase } from '../database.ts';

/** Lets go of files that have arrived and that no act needs any more. Runs inside the caller's transaction. */
export async function releaseUploads(db: UserDatabase): Promise<void> {
  const arrived = await db.outbox
    .where('state')
    .equals('acked')
    .and(({ kind }) => kind === 'upload')
    .toArray();
  if (arrived.length === 0) return;
  const needed = new Set<string>();
  await db.outbox.each(({ deps }) => deps.forEach((dep) => needed.add(dep)));
  for (const { n, opId, entityId } of arrived) {
    if (needed.has(opId) || n === undefined) continue;
    await db.outbox.delete(n);
    await db.blobs.delete(entityId);
  }
}
