import type { KeptLanguage } from '#domain/chat/kept-language.ts';
import type { PaymentOrder, Statement } from '#domain/credits/statement.ts';

/** Names and indexes of what a device keeps of its user. Versions only ever add. */

/** Tables of the server that are mirrored row by row. */
export const mirroredTables = [
  'profiles',
  'chat_sessions',
  'user_chats',
  'properties',
  'floorplans',
  'vaastu_analysis',
  'property_photos',
  'user_events',
  'user_deity',
  'user_aartis',
  'credit_balances',
] as const;
export type MirroredTable = (typeof mirroredTables)[number];

const mirrorStores: Record<MirroredTable, string> = {
  profiles: 'id',
  chat_sessions: 'id, updated_at',
  user_chats: 'id, [session_id+created_at]',
  properties: 'id, updated_at',
  floorplans: 'id, property_id, upload_date',
  vaastu_analysis: 'id, floorplan_id, property_id',
  property_photos: 'id, property_id',
  user_events: 'id, event_date, [lunar_month+lunar_day]',
  user_deity: 'id, deity_id',
  user_aartis: 'id, user_deity_id, festival_id',
  credit_balances: 'id',
};

/** The stores of each released version. A version is never edited: the next one names what it adds. */
export const userStoreVersions = [
  {
    ...mirrorStores,
    asks: 'id, state, sessionId, requestId',
    drafts: 'id',
    meta: 'key',
    quarantine: '[table+id]',
  },
  {
    // Only the rows that wait for an answer have a request, so that this index costs the others nothing.
    user_chats: `${mirrorStores.user_chats}, request_id`,
    outbox: '++n, &opId, entityId, state',
    blobs: 'id',
    asks: null,
  },
] as const;

/** What every mirrored row carries. A deleted one is kept as its id, seq and deleted_at, so that it cannot come back. */
export interface MirroredRow {
  id: string;
  /** The change counter of its owner when it was last written; a higher one is newer. */
  seq: number;
  deleted_at: string | null;
}

export interface ChatSessionRow extends MirroredRow {
  title: string;
  created_at: string;
  updated_at: string;
}

export interface UserChatRow extends MirroredRow {
  session_id: string;
  query: string;
  response: string | null;
  image_url: string | null;
  sources: readonly unknown[];
  answered_by: string | null;
  language: KeptLanguage | null;
  /** The open request that will answer it; null when it is answered, has failed or was never asked. */
  request_id?: string | null;
  /** Why it has no answer: a code of the server. */
  failure?: string | null;
  attachment_name?: string | null;
  /** The words of a document, read on the device that sent it. */
  attachment_text?: string | null;
  /** The pages of a document as pictures, in order: paths in `chat_attachments`. */
  page_urls?: readonly string[] | null;
  /** When the price of the answer was given back because it did not help. */
  unhelpful_at?: string | null;
  created_at: string;
}

export interface CreditBalanceRow extends MirroredRow {
  /** Thirds of a credit. */
  thirds: number;
}

export type ChatLanguage = 'hindi' | 'english';

/**
 * An act on its way to the server, or one that the server has refused.
 *
 * queued: waits for its turn · sending: a hint that it is on the wire, reset when a flush begins · acked: done on the
 * server, shown from here until the mirror has passed `ackSeq` · blocked: the server will take it once something else
 * has changed (`problem` says what) · dead: refused for good, kept for its writer.
 */
export interface OutboxRow {
  /** Order of keeping on this device; given by the database. */
  n?: number;
  /** The idempotency key. */
  opId: string;
  /** Version of the payload's form. */
  v: number;
  /** A kind of `actDefinitions`, or `upload`. */
  kind: string;
  userId: string;
  /** Acts of one lane reach the server in the order of `n`. */
  lane: string;
  /** Acts that have to be done before this one. */
  deps: readonly string[];
  entityId: string;
  /** Frozen when it is kept. */
  payload: Readonly<Record<string, unknown>>;
  state: 'queued' | 'sending' | 'acked' | 'blocked' | 'dead';
  /** How often it went on the wire. */
  attempts: number;
  /** How often in a row sending failed; gives the pause before the next try. */
  failures: number;
  /** Milliseconds since 1970 by this device's clock: not tried again before. */
  nextAt: number;
  problem: OutboxProblem | undefined;
  /** The server's counter after the act: the mirror shows it once it has passed this. */
  ackSeq: number | undefined;
  /** The history that this counter counts: a server that was set back begins another. */
  ackGeneration: string | undefined;
  /** Milliseconds since 1970 by this device's clock, for display only. */
  keptAt: number;
}

/** Why an act is not done yet, or never will be: by code, with the field it concerns where there is one. */
export type OutboxProblem =
  /** The server failed on it. Where it came with others it may be the cause, so that it is tried alone after a while. */
  | { kind: 'failed'; code: string }
  /** The server takes it later. For want of credits: `seq` is its counter when it said so. */
  | { kind: 'held'; code: string; seq: number | undefined }
  | { kind: 'refused'; code: string; reason: string | undefined };

/** The bytes of an upload, until the row that names the file has come back through the mirror. */
export interface BlobRow {
  id: string;
  bytes: ArrayBuffer;
  type: string;
}

/** What stands in a message box and has not been sent. */
export interface DraftRow {
  /** The session it belongs to, or `newChatDraft`. */
  id: string;
  text: string;
}

/** The draft of the conversation that has not begun. */
export const newChatDraft = 'new';

export type MetaRow =
  /** `isFilled` is false while older rows are still on their way to a new device. */
  | { key: 'cursor'; cursor: number; generation: string; floor: number; isFilled?: boolean }
  | { key: 'device'; id: string }
  /** When the mirror was last in step and when it was last compared with the server: milliseconds since 1970. */
  | { key: 'synced'; at: number; comparedAt: number }
  /** Messages older than this were let go of for want of room; the server has them. */
  | { key: 'trimmed'; before: string }
  /** The picture of the profile, so that it is there without a network. */
  | { key: 'picture'; path: string; bytes: ArrayBuffer; type: string }
  /** What the server last said of the credits and of the purchases, and when (milliseconds since 1970). */
  | { key: 'statement'; at: number; statement: Statement }
  | { key: 'purchases'; orders: readonly PaymentOrder[] }
  /** Orders that went to the checkout from here and whose end nobody has been told; `at`: milliseconds since 1970. */
  | { key: 'checkouts'; open: readonly OpenCheckout[] }
  /** How calls to the server went last; nothing is called before `nextAt` (milliseconds since 1970). */
  | { key: 'link'; failures: number; nextAt: number; problem: LinkProblem | undefined };

export interface OpenCheckout {
  orderId: string;
  at: number;
}

/** What kept the last call from being answered. */
export type LinkProblem =
  'network' | 'timeout' | 'portal' | 'unreadable' | 'server' | 'unauthorized' | 'refused';

/** A row that this version cannot read, kept as it came for a version that can. */
export interface QuarantinedRow {
  table: string;
  id: string;
  row: unknown;
  seq: number;
  reason: 'unknown-table' | 'unknown-shape';
}
