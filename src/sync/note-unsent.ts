import { liveQuery } from 'dexie';
import type { UserDatabase } from '#db/database.ts';
import { unsentActs } from '#db/mutations/wipe-user.ts';
import { noteUnsent } from '#db/registry.ts';
import { inTurn } from '#lib/exclusive.ts';
import { logQuietly } from '#lib/log.ts';
import { keptTokens } from '#remote/auth-storage.ts';
import { registryLock } from '#session/registry-lock.ts';

/** Writing the copy of a long outbox at each of its changes would cost more than it saves. */
const noteEveryMs = 1_000;

/**
 * Notes what is unsent beside the databases, as long as the user is signed in. A sign-out removes the session first and
 * then, under the same lock, the note: none that comes later brings a word of the user back.
 */
export async function noteUnsentOf(db: UserDatabase, userId: string): Promise<void> {
  await inTurn(registryLock(userId), async () => {
    if ((await keptTokens())?.userId === userId) await noteUnsent(userId, await unsentActs(db));
  });
}

/** Notes the first change of the outbox at once, and of those that follow quickly the last. The answer ends it. */
export function followUnsent(db: UserDatabase, userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasChanged = false;
  function note(): void {
    if (timer !== undefined) {
      hasChanged = true;
      return;
    }
    hasChanged = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (hasChanged) note();
    }, noteEveryMs);
    noteUnsentOf(db, userId).catch((error: unknown) => logQuietly('registry', error));
  }
  // By their ids alone: what has merely moved on is in the copy already, and the server takes nothing twice.
  const subscription = liveQuery(() => db.outbox.orderBy('opId').keys()).subscribe({
    next: note,
    error: (error: unknown) => logQuietly('registry', error),
  });
  return () => {
    subscription.unsubscribe();
    clearTimeout(timer);
  };
}
