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

export const userStores: Record<MirroredTable | 'asks' | 'drafts' | 'meta' | 'quarantine', string> = {
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
  asks: 'id, state, sessionId, requestId',
  drafts: 'id',
  meta: 'key',
  quarantine: '[table+id]',
};

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
  language: 'hindi' | 'english' | 'hinglish' | null;
  created_at: string;
}

export interface CreditBalanceRow extends MirroredRow {
  /** Thirds of a credit. */
  thirds: number;
}

export type ChatLanguage = 'hindi' | 'english';

/** How far a question has come; each name is what has been done. */
export type AskStep = 'kept' | 'session' | 'credit' | 'answer';

/** Why a question has no answer yet. */
export type AskFailure =
  | { kind: 'no-connection' }
  | { kind: 'signed-out' }
  | { kind: 'no-credits'; message: string | undefined }
  /** Whether a credit could be reserved is not known. */
  | { kind: 'credit-failed' }
  /** The server would not take the message, though not for want of credits. */
  | { kind: 'refused'; message: string | undefined }
  | { kind: 'session-failed' }
  | { kind: 'answer-failed' };

/** A question on its way: kept until its answer has come back through the mirror. */
export interface AskRow {
  id: string;
  /** Under this id a credit is reserved and an answer is stored, once, however often it is sent. */
  requestId: string;
  sessionId: string;
  /** Of the act that makes the session, where there is none yet. */
  sessionOpId: string;
  text: string;
  language: ChatLanguage;
  /** Milliseconds since 1970, by this device's clock; for display and order on this device only. */
  askedAt: number;
  state: 'asking' | 'failed';
  step: AskStep;
  failure: AskFailure | undefined;
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
  { key: 'cursor'; cursor: number; generation: string; floor: number } | { key: 'device'; id: string };

/** A row that this version cannot read, kept as it came for a version that can. */
export interface QuarantinedRow {
  table: string;
  id: string;
  row: unknown;
  seq: number;
  reason: 'unknown-table' | 'unknown-shape';
}
