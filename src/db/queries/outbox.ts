import type { UserDatabase } from '../database.ts';
import { linkState, type LinkState } from '../mutations/note-link.ts';
import { syncedState } from '../mutations/note-synced.ts';
import type { OutboxRow } from '../schema.ts';

export interface OutboxSummary {
  /** Acts and files that still have to reach the server. */
  waiting: number;
  /** What the server has refused and its writer has not looked after. */
  dead: number;
  /** What the server takes once something else has changed, such as the credits. */
  blocked: number;
  link: LinkState;
  /** Milliseconds since 1970 when the mirror was last in step; undefined for never. */
  syncedAt: number | undefined;
}

export async function outboxSummary(db: UserDatabase): Promise<OutboxSummary> {
  const [waiting, dead, blocked, link, { at }] = await Promise.all([
    db.outbox.where('state').anyOf('queued', 'sending', 'blocked').count(),
    db.outbox.where('state').equals('dead').count(),
    db.outbox.where('state').equals('blocked').count(),
    linkState(db),
    syncedState(db),
  ]);
  return { waiting, dead, blocked, link, syncedAt: at === 0 ? undefined : at };
}

/** What the server has refused, oldest first. */
export async function deadLetters(db: UserDatabase): Promise<OutboxRow[]> {
  return db.outbox.where('state').equals('dead').sortBy('n');
}

/** What still has to reach the server, in the order in which it was kept. */
export async function waitingActs(db: UserDatabase): Promise<OutboxRow[]> {
  return db.outbox.where('state').anyOf('queued', 'sending', 'blocked').sortBy('n');
}
