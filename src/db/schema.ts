import type { KeptLanguage } from '#domain/chat/kept-language.ts';
import type { PaymentOrder, Statement } from '#domain/credits/statement.ts';
import type { Language, LanguageWord } from '#domain/language.ts';

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
  'festival_reminders',
  'japa_days',
  'birth_profiles',
  'user_deity',
  'user_aartis',
  'credit_balances',
] as const;
export type MirroredTable = (typeof mirroredTables)[number];

/** The tables that the first version mirrored. */
const mirrorStores: Record<
  Exclude<MirroredTable, 'festival_reminders' | 'japa_days' | 'birth_profiles'>,
  string
> = {
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
  {
    plan_drafts: 'id',
    // How old and how large the copies are is read off the index, without their bytes.
    pictures: 'id, [usedAt+size]',
    property_drafts: 'id',
  },
  { festival_reminders: 'id' },
  { japa_days: 'id' },
  { birth_profiles: 'id' },
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

export interface PropertyRow extends MirroredRow {
  title: string;
  city: string;
  project_name: string | null;
  description: string | null;
  created_at: string;
  updated_at: string;
}

export interface FloorplanRow extends MirroredRow {
  /** Null for one that stands alone. */
  property_id: string | null;
  title: string;
  description: string | null;
  /** A path in the bucket `floorplans`, or an address that ends in it. */
  image_url: string;
  upload_date: string;
  file_size: number | null;
  file_type: string | null;
  created_at: string;
}

export interface PropertyPhotoRow extends MirroredRow {
  property_id: string;
  /** A path in the bucket `floorplans`, or an address that ends in it. */
  image_url: string;
  caption: string | null;
  upload_date: string;
  file_size: number | null;
  file_type: string | null;
  created_at: string;
}

export interface AnalysisRow extends MirroredRow {
  floorplan_id: string;
  property_id: string | null;
  /** A whole number from 0 to 10; null where nothing could be rated. */
  overall_rating: number | null;
  analysis_summary: string | null;
  recommendations: string | null;
  analyzed_at: string;
  /** Who wrote it; `built-in engine` where no model did. */
  llm_model: string | null;
  /** The plan that was analysed, to be read with `readKeptPlan`; null or absent where none was kept. */
  plan?: unknown;
  /** The language that it is written in; null or absent where nobody said. */
  language?: LanguageWord | null;
  created_at: string;
}

export interface UserEventRow extends MirroredRow {
  title: string;
  description: string | null;
  /** solar: `event_date` · lunar: `lunar_month`, `lunar_day` and `paksha`. */
  date_type: string;
  is_recurring: boolean;
  /** YYYY-MM-DD. */
  event_date: string | null;
  /** As the act names it: 'Chaitra' … 'Phalguna'. */
  lunar_month: string | null;
  /** 1 to 15 within its half of the month. */
  lunar_day: number | null;
  /** 'shukla' or 'krishna'; null and missing are shukla. */
  paksha?: string | null;
  /** To be read with `readReminder`; null and missing: none. */
  reminder?: unknown;
  created_at: string;
  updated_at: string;
}

/** When somebody is reminded of a festival, under the id that `festivalReminderId` gives; without days it is off. */
export interface FestivalReminderRow extends MirroredRow {
  /** As the rules of the festivals name it. */
  festival_id: string;
  /** Days before it: 0 to 30. */
  days: readonly number[];
  /** 0 to 23, on the clock of the device that shows it. */
  hour: number;
  created_at: string;
  updated_at: string;
}

/** How often a mantra was said in one sitting on one device. */
export interface JapaDayRow extends MirroredRow {
  /** YYYY-MM-DD, on which it began. */
  day: string;
  /** Its words. */
  mantra: string;
  /** Beads, from 1. */
  count: number;
}

/** A birth whose chart its owner keeps in the account. */
export interface BirthProfileRow extends MirroredRow {
  /** Empty where nobody gave one. */
  name: string;
  /** YYYY-MM-DD. */
  birth_date: string;
  /** Minutes since midnight on the clock of the place; null where nobody knows. */
  minutes_of_day: number | null;
  /** How far the true time may lie to either side. */
  within_minutes: number;
  place_name: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  /** IANA. */
  time_zone: string;
  /** What the clock was ahead of UTC, where somebody had to choose. */
  offset_minutes: number | null;
  created_at?: string;
}

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

/** A copy of a file that the server has, so that it is there without a network. The first to go where room is short. */
export interface PictureRow {
  /** Which file, and how large the copy is. */
  id: string;
  bytes: ArrayBuffer;
  type: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970 by this device's clock, to the hour. */
  usedAt: number;
}

/** What stands in a message box and has not been sent. */
export interface DraftRow {
  /** The session it belongs to, or `newChatDraft`. */
  id: string;
  text: string;
}

/** The draft of the conversation that has not begun. */
export const newChatDraft = 'new';

/** The plan of a floorplan as far as its owner has marked it. Only here, until it is assessed: never let go of for want of room. */
export interface PlanDraftRow {
  /** The floorplan. */
  id: string;
  /** Whoever reads it parses it, as an older or a newer version may have written it. */
  plan: unknown;
  /** Whether the rooms were looked for once, or their owner chose to mark them alone. */
  isDrafted: boolean;
  /** The assessment by the server that was begun and whose end this device has not seen. */
  request?: PlanRequest;
  /** Milliseconds since 1970 by this device's clock. */
  changedAt: number;
}

export interface PlanRequest {
  /** Sent again under the same id, so that it is done and paid for once. */
  id: string;
  language: LanguageWord;
  /** Milliseconds since 1970 by this device's clock. */
  begunAt: number;
}

/** A property that somebody is entering, and what they have chosen to go with it. The bytes lie in `blobs`. */
export interface PropertyDraftRow {
  /** `newPropertyDraft`, or the id of the property that something is added to. */
  id: string;
  /** Of the property, also before there is one: what is saved twice is one property. */
  propertyId: string;
  title: string;
  city: string;
  project_name: string;
  description: string;
  files: readonly ChosenFile[];
}

/** The draft of a property that is not there yet. */
export const newPropertyDraft = 'new';

/** A floorplan or a photo that was chosen and made ready. */
export interface ChosenFile {
  /** Of its bytes in `blobs`, and of its upload. */
  id: string;
  use: 'plan' | 'photo';
  /** As its owner named it. */
  name: string;
  /** Of a floorplan. */
  title: string;
  /** The description of a floorplan, or the caption of a photo. */
  words: string;
  /** The media type by content. */
  type: string;
  /** The ending of the path, without a dot. */
  extension: string;
  /** Bytes. */
  size: number;
}

export type MetaRow =
  /** `isFilled` is false while older rows are still on their way to a new device. */
  | { key: 'cursor'; cursor: number; generation: string; floor: number; isFilled?: boolean }
  | { key: 'device'; id: string }
  /** What Disha has said of its language, by conversation; the last one holds there. */
  | { key: 'chat-languages'; notes: readonly KeptLanguageNote[] }
  /** When the mirror was last in step and when it was last compared with the server: milliseconds since 1970. */
  | { key: 'synced'; at: number; comparedAt: number }
  /** Messages older than this were let go of for want of room; the server has them. */
  | { key: 'trimmed'; before: string }
  /** The picture of the profile, so that it is there without a network. */
  | { key: 'picture'; path: string; bytes: ArrayBuffer; type: string }
  /** Whether this device shows its user's reminders. */
  | { key: 'push'; record: PushRecord }
  /** Its user was told where the files of the chat are kept. */
  | { key: 'address-told' }
  /** Reminders that were looked at here, the newest last. */
  | { key: 'reminders-seen'; keys: readonly string[] }
  /** What the server last said of the credits and of the purchases, and when (milliseconds since 1970). */
  | { key: 'statement'; at: number; statement: Statement }
  | { key: 'purchases'; orders: readonly PaymentOrder[] }
  /** Orders that went to the checkout from here and whose end nobody has been told; `at`: milliseconds since 1970. */
  | { key: 'checkouts'; open: readonly OpenCheckout[] }
  /** How calls to the server went last; nothing is called before `nextAt` (milliseconds since 1970). */
  | { key: 'link'; failures: number; nextAt: number; problem: LinkProblem | undefined };

/** Somebody has chosen the language of the answers of a conversation. */
export interface KeptLanguageNote {
  /** The conversation, or `newChatDraft`. */
  of: string;
  /** The exchange that stands before it; undefined where it stands above all. */
  after: string | undefined;
  language: LanguageWord;
}

export interface PushRecord {
  /** Whether the user wants it. */
  isWanted: boolean;
  /** What the server was last told of this browser. */
  told?: { endpoint: string; language: Language; timeZone: string };
}

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
