import type { Table } from 'dexie';
import { mirrorOf, type UserDatabase } from '../database.ts';
import type { MirroredRow } from '../schema.ts';
import { newestFirst } from './newest-first.ts';
import type { Shown } from './overlay.ts';
import { sendState, shownRows, type SendState } from './properties.ts';

/** An aarti of the user's own. */
export interface UserAartiRow extends MirroredRow {
  /** Null for one that was added on a festival. */
  user_deity_id: string | null;
  festival_id: string | null;
  title: string;
  content: string | null;
  file_type: string;
  /** A path in the bucket `user_aartis`, or an address that ends in it. */
  file_url: string | null;
  tags: readonly string[] | null;
  /** Whether its owner alone is to see it. */
  is_private?: boolean;
  /** How it stands with those who look at what is shared; null or missing where nobody was asked. Only the server sets it. */
  review_status?: 'pending' | 'verified' | 'rejected' | null;
  /** Why it was not shared. */
  review_note?: string | null;
  created_at?: string;
}

export interface OwnAarti {
  aarti: Shown<UserAartiRow>;
  state: SendState;
}

/** All aartis of the user's own, also those that are still on their way, the newest first. */
export async function ownAartis(db: UserDatabase): Promise<OwnAarti[]> {
  // `readRow` has looked at the fields that every version has.
  const mirror = mirrorOf(db, 'user_aartis') as unknown as Table<UserAartiRow, string>;
  return db.transaction('r', [mirror, db.outbox], async () => {
    const [rows, outbox] = await Promise.all([mirror.toArray(), db.outbox.toArray()]);
    return shownRows(outbox, 'user_aartis', rows)
      .toSorted(newestFirst((row) => row.created_at ?? ''))
      .map((aarti) => ({ aarti, state: sendState(aarti.id, outbox) }));
  });
}

/** One of them; undefined where there is none of this id. */
export async function ownAarti(db: UserDatabase, id: string): Promise<OwnAarti | undefined> {
  return (await ownAartis(db)).find(({ aarti }) => aarti.id === id);
}

/**
 * How an aarti stands with everybody else: private: its owner alone sees it · waiting: somebody looks at it first ·
 * shared: everybody sees it, as it was when it was looked at · declined: it was not shared, for the reason if one was given.
 */
export type Sharing =
  | { kind: 'private' }
  | { kind: 'waiting' }
  | { kind: 'shared' }
  | { kind: 'declined'; reason: string | undefined };

/** What is on its way counts as it will be: whatever is changed is looked at again. */
export function sharingOf({ is_private, review_status, review_note, unsent }: Shown<UserAartiRow>): Sharing {
  if (is_private !== false) return { kind: 'private' };
  if (unsent) return { kind: 'waiting' };
  if (review_status === 'verified') return { kind: 'shared' };
  if (review_status === 'rejected') return { kind: 'declined', reason: review_note?.trim() || undefined };
  return { kind: 'waiting' };
}
