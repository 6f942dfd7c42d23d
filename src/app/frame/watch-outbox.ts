import { liveQuery } from 'dexie';
import { userDatabase } from '#db/database.ts';
import { outboxSummary } from '#db/queries/outbox.ts';
import { logQuietly } from '#lib/log.ts';

export interface OutboxNews {
  /** What the user wrote and the server does not have; a file is part of what it belongs to. */
  waiting: number;
  failed: number;
  /** Whether the server wants to know anew who is there. */
  isSignInOver: boolean;
  /** Whether this device has ever been in step with the server. */
  isFilled: boolean;
}

/** Tells how this user's outbox stands, now and after every change, until the answer is called. */
export function watchOutbox(userId: string, tell: (news: OutboxNews) => void): () => void {
  const db = userDatabase(userId);
  const subscription = liveQuery(async (): Promise<OutboxNews> => {
    const summary = await outboxSummary(db);
    const files = await db.outbox
      .where('state')
      .anyOf('queued', 'sending', 'blocked')
      .and(({ kind }) => kind === 'upload')
      .count();
    return {
      waiting: summary.waiting - files || files,
      failed: summary.dead,
      isSignInOver: summary.link.problem === 'unauthorized',
      isFilled: summary.syncedAt !== undefined,
    };
  }).subscribe({ next: tell, error: (error: unknown) => logQuietly('sync indicator', error) });
  return () => subscription.unsubscribe();
}
