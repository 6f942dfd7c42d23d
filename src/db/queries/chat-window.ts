import { Dexie } from 'dexie';
import type { UserDatabase } from '../database.ts';
import { messagesAtOnce } from './chat.ts';

/** How many stored messages of a conversation are held at the same time, however many it has. */
export const messagesHeld = 120;

/** A part of a conversation, by the times of its first and last message. */
export interface ChatWindow {
  /** Undefined: as far back as a first reading goes. */
  from: string | undefined;
  /** Undefined: up to the newest, and what is on its way. */
  to: string | undefined;
}

/** Where a conversation opens: at its newest messages. */
export const newestWindow: ChatWindow = { from: undefined, to: undefined };

/** Moved towards the beginning by one reading; what is then too much is left out at the end. */
export async function earlierWindow(
  db: UserDatabase,
  sessionId: string,
  { from, to }: ChatWindow,
): Promise<ChatWindow> {
  if (from === undefined) return { from, to };
  const earlier = await times(db, sessionId, { before: from }, messagesAtOnce);
  const begin = earlier.at(-1) ?? from;
  const held = await times(db, sessionId, { from: begin, to }, messagesHeld + 1);
  return { from: begin, to: held.length > messagesHeld ? held[messagesHeld - 1] : to };
}

/** Moved towards the newest by one reading; what is then too much is left out at the beginning. */
export async function laterWindow(
  db: UserDatabase,
  sessionId: string,
  { from, to }: ChatWindow,
): Promise<ChatWindow> {
  if (to === undefined) return { from, to };
  const later = await times(db, sessionId, { after: to }, messagesAtOnce + 1);
  const end = later.length > messagesAtOnce ? later[messagesAtOnce - 1] : undefined;
  const held = await times(db, sessionId, { upTo: end }, messagesHeld);
  const begin = held.length === messagesHeld ? held.at(-1) : undefined;
  return { from: begin !== undefined && begin > (from ?? '') ? begin : from, to: end };
}

/** Around one message of the mirror; undefined where it has none of that id in this conversation. */
export async function windowAround(
  db: UserDatabase,
  sessionId: string,
  messageId: string,
): Promise<ChatWindow | undefined> {
  const message = await db.user_chats.get(messageId);
  if (message?.session_id !== sessionId || message.deleted_at !== null) return undefined;
  const at = message.created_at;
  const half = messagesAtOnce / 2;
  const before = await times(db, sessionId, { before: at }, half);
  const after = await times(db, sessionId, { after: at }, half + 1);
  return { from: before.at(-1) ?? at, to: after.length > half ? after[half - 1] : undefined };
}

type Span =
  | { before: string }
  | { after: string }
  | { from: string; to: string | undefined }
  | { upTo: string | undefined };

/** The times of at most so many messages, from the named end on; without reading the messages. */
async function times(db: UserDatabase, sessionId: string, span: Span, count: number): Promise<string[]> {
  const all = db.user_chats.where('[session_id+created_at]');
  const least = [sessionId, Dexie.minKey];
  const most = [sessionId, Dexie.maxKey];
  const found =
    'before' in span
      ? backwards(all.between(least, [sessionId, span.before], true, false))
      : 'after' in span
        ? all.between([sessionId, span.after], most, false, true)
        : 'from' in span
          ? all.between([sessionId, span.from], [sessionId, span.to ?? Dexie.maxKey], true, true)
          : backwards(all.between(least, [sessionId, span.upTo ?? Dexie.maxKey], true, true));
  // Of a compound index each key is the list of its parts.
  const keys = (await found.limit(count).keys()) as unknown as [string, string][];
  return keys.map(([, at]) => at);
}

function backwards<T extends { reverse(): T }>(found: T): T {
  // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
  return found.reverse();
}
