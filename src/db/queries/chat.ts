import { Dexie } from 'dexie';
import { applyAct } from '#domain/acts/apply-act.ts';
import { sessionTitle } from '#domain/chat/session-title.ts';
import { assertNever } from '#lib/assert-never.ts';
import type { UserDatabase } from '../database.ts';
import type { ChatSessionRow, OutboxRow, UserChatRow } from '../schema.ts';
import { overlaid } from './overlay.ts';

export interface Conversation {
  /** As the user last named it; undefined where the device knows no such session, or it was deleted. */
  session: ChatSessionRow | undefined;
  /** It was deleted, here or elsewhere: nothing can be added to it any more. */
  isDeleted: boolean;
  /** Those on the server in the order in which it took them, then those on their way in the order of writing. */
  messages: ChatMessage[];
  /** Whether the mirror has messages from before those. */
  hasEarlier: boolean;
  /** Whether there are messages after those, in the mirror or on their way. */
  hasLater: boolean;
  /** Where they begin, for the next reading; undefined where there is nothing to hold on to. */
  from: string | undefined;
  /** Where they end; undefined where nothing comes after them. */
  to: string | undefined;
  /** The last message of all, be it among those or later. */
  lastId: string | undefined;
}

export interface ReadingRange {
  /** So many of the mirror's newest messages are read at least; Infinity reads all. */
  limit?: number;
  /** As the reading before gave it: what was shown then is shown still, however many have come since. */
  from?: string | undefined;
  /** Nothing that comes after this is read. */
  to?: string | undefined;
  /** So many of the mirror's messages at most; the earliest are left out then. */
  most?: number;
}

/** How many messages are read at first, and how many more each time the reader asks for others. */
export const messagesAtOnce = 50;

export interface ChatMessage {
  id: string;
  sessionId: string;
  text: string;
  /** Milliseconds since 1970: when the server took it, until then when it was written. */
  at: number;
  language: UserChatRow['language'];
  /** Whether the mirror has it. */
  isStored: boolean;
  /** What goes with it. */
  file: MessageFile | undefined;
  state: MessageState;
  /** What its reader has said of the answer, and what became of that. */
  complaint: Complaint | undefined;
}

/** The file of a message. */
export interface MessageFile {
  /** As its owner named it, where that was kept. */
  name: string | undefined;
  /** In the bucket of the chat; undefined where the message went on without the file itself. */
  path: string | undefined;
  /** What its words say of it; they may be a plan. */
  text: string | undefined;
}

/** "This did not help": on its way, its price given back, or refused for a reason of the server's. */
export type Complaint =
  { kind: 'asked' } | { kind: 'returned' } | { kind: 'refused'; opId: string; code: string };

/** What has become of a message. The `opId` is that of the act which is on its way, held or refused. */
export type MessageState =
  /** `heldUp`: what of it the server has failed on; it is tried again. */
  | { kind: 'queued'; opId: string; heldUp: 'message' | 'file' | undefined }
  | { kind: 'sending'; opId: string }
  /** The server takes it once something else has changed; the code says what it lacks. */
  | { kind: 'blocked'; opId: string; code: string }
  /** Refused for good: itself, or what has to be there before it. */
  | { kind: 'dead'; opId: string; code: string; cause: 'message' | 'session' | 'file' }
  /** The server has it and an answer is awaited. */
  | { kind: 'waiting' }
  | { kind: 'answered'; response: string; sources: readonly unknown[]; answeredBy: string | null }
  /** The server had no answer; `refusedOpId` is an act of asking again that was refused. */
  | { kind: 'failed'; code: string; refusedOpId: string | undefined }
  /** No answer was asked for. */
  | { kind: 'silent' };

/**
 * The newest messages of one conversation with everything that is still on its way in it, as of one moment: nothing is in
 * it twice or in between. Asks the database three times, and once more for each of its messages on the wire; of a reading
 * that ends before the newest, twice more.
 */
export async function conversation(
  db: UserDatabase,
  sessionId: string,
  reading: ReadingRange = {},
): Promise<Conversation> {
  return db.transaction('r', db.chat_sessions, db.user_chats, db.outbox, async () => {
    const [mirrored, { rows, hasEarlier }, outbox, last] = await Promise.all([
      db.chat_sessions.get(sessionId),
      newestRows(db, sessionId, reading),
      db.outbox.toArray(),
      lastAfter(db, sessionId, reading.to),
    ]);
    const { session, isDeleted } = sessionWith(mirrored, outbox, sessionId);
    const acts = actsByMessage(outbox);
    const stored = new Set(rows.map(({ id }) => id));
    const sends = outbox.filter((act) => sessionOf(act) === sessionId && !stored.has(act.entityId));
    // One that was sent may have its row among the others, or be deleted elsewhere since: a tombstone names no session.
    const heardOf = new Set(sends.filter(({ attempts }) => attempts > 0).map(({ entityId }) => entityId));
    const elsewhere = await knownIds(db, heardOf);
    const onTheirWay = [...new Set(sends.map(({ entityId }) => entityId))].filter((id) => !elsewhere.has(id));
    const hasLater = reading.to !== undefined && (last !== undefined || onTheirWay.length > 0);
    const hindrances = hindrancesIn(outbox);
    const messages = [
      ...(isDeleted ? [] : rows).map((row) => messageOf(row, acts.get(row.id) ?? [], hindrances)),
      ...(hasLater ? [] : onTheirWay).map((id) => messageOf(undefined, acts.get(id) ?? [], hindrances)),
    ].filter((message) => message !== undefined);
    return {
      session,
      isDeleted,
      messages,
      hasEarlier: hasEarlier && !isDeleted,
      hasLater: hasLater && !isDeleted,
      // Where all of them are still on their way, they become the first rows together.
      from: rows[0]?.created_at ?? (messages.length > 0 ? '' : undefined),
      to: hasLater ? reading.to : undefined,
      lastId: onTheirWay.at(-1) ?? last ?? rows.at(-1)?.id,
    };
  });
}

/** One message as it stands; undefined where there is none, or none any more. */
export async function messageById(db: UserDatabase, id: string): Promise<ChatMessage | undefined> {
  return db.transaction('r', db.user_chats, db.outbox, async () => {
    const [row, acts] = await Promise.all([
      db.user_chats.get(id),
      db.outbox.where('entityId').equals(id).sortBy('n'),
    ]);
    const needed = await db.outbox
      .where('opId')
      .anyOf(acts.flatMap(({ deps }) => deps))
      .toArray();
    return messageOf(row, acts, hindrancesIn(needed));
  });
}

/**
 * All conversations as the user last left them, newest first. One to which something was written comes first at once, and
 * one whose beginning was refused is listed as long as it has a message to look after.
 */
export async function keptSessions(db: UserDatabase): Promise<ChatSessionRow[]> {
  return db.transaction('r', db.chat_sessions, db.outbox, async () => {
    const [rows, outbox] = await Promise.all([
      db.chat_sessions.orderBy('updated_at').toArray(),
      db.outbox.toArray(),
    ]);
    const listed = new Set(rows.map(({ id }) => id));
    const begun = outbox.filter(({ kind, entityId }) => kind === 'session.create' && !listed.has(entityId));
    const buried = await db.chat_sessions.bulkGet(begun.map(({ entityId }) => entityId));
    const known = [...rows, ...buried.filter((row) => row !== undefined)];
    const sessions = new Map<string, ChatSessionRow>(
      overlaid(outbox, 'chat_sessions', known).map((session) => [session.id, session]),
    );
    for (const act of outbox) {
      const id = sessionOf(act);
      if (id === undefined) continue;
      const session = sessions.get(id);
      if (session && act.state !== 'dead') sessions.set(id, touched(session, act));
      else if (!session && act.state !== 'acked') sessions.set(id, lostSession(id, act, outbox));
    }
    return [...sessions.values()].toSorted((one, other) => timeOf(other) - timeOf(one));
  });
}

/** The balance in thirds of a credit; undefined until the server has said it. */
export async function creditThirds(db: UserDatabase): Promise<number | undefined> {
  return (await db.credit_balances.toCollection().first())?.thirds;
}

/** What was typed into the message box of this session and not sent. */
export async function draftOf(db: UserDatabase, id: string): Promise<string> {
  return (await db.drafts.get(id))?.text ?? '';
}

/** Read backwards from the end, as far as the reading reaches; in the order in which the server took them. */
async function newestRows(
  db: UserDatabase,
  sessionId: string,
  { limit = messagesAtOnce, from, to, most = Infinity }: ReadingRange,
): Promise<{ rows: UserChatRow[]; hasEarlier: boolean }> {
  let count = 0;
  let hasEarlier = false;
  const rows = await db.user_chats
    .where('[session_id+created_at]')
    .between([sessionId, Dexie.minKey], [sessionId, to ?? Dexie.maxKey], true, true)
    // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
    .reverse()
    .until(({ created_at: at }) => {
      hasEarlier = count >= most || (count >= limit && (from === undefined || at < from));
      count += 1;
      return hasEarlier;
    })
    .toArray();
  return { rows: rows.toReversed(), hasEarlier };
}

/** The newest message of the mirror, if it comes after that time. */
async function lastAfter(
  db: UserDatabase,
  sessionId: string,
  at: string | undefined,
): Promise<string | undefined> {
  if (at === undefined) return undefined;
  const later = db.user_chats
    .where('[session_id+created_at]')
    .between([sessionId, at], [sessionId, Dexie.maxKey], false, true);
  // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
  return (await later.reverse().limit(1).primaryKeys())[0];
}

/** Those of the ids that the mirror has, be it as tombstones. */
async function knownIds(db: UserDatabase, ids: ReadonlySet<string>): Promise<Set<string>> {
  if (ids.size === 0) return new Set();
  const rows = await db.user_chats.bulkGet([...ids]);
  return new Set(rows.flatMap((row) => (row ? [row.id] : [])));
}

function sessionWith(
  mirrored: ChatSessionRow | undefined,
  outbox: readonly OutboxRow[],
  sessionId: string,
): Pick<Conversation, 'session' | 'isDeleted'> {
  const acts = outbox.filter(({ entityId, state }) => entityId === sessionId && state !== 'dead');
  let session = mirrored;
  for (const act of acts) session = applyAct(session, act);
  const isDeleted =
    (mirrored?.deleted_at ?? null) !== null || acts.some(({ kind }) => kind === 'session.delete');
  return { session: isDeleted ? undefined : session, isDeleted };
}

/** Whether an act is a message of its own, asked or taken over from a guest. */
function makesMessage(kind: string): boolean {
  return kind === 'chat.send' || kind === 'chat.keep';
}

/** The session that a message is said into; undefined for any other act. */
function sessionOf({ kind, payload }: OutboxRow): string | undefined {
  const id = makesMessage(kind) ? payload['session_id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

function actsByMessage(outbox: readonly OutboxRow[]): Map<string, OutboxRow[]> {
  const acts = new Map<string, OutboxRow[]>();
  for (const act of outbox) {
    if (!act.kind.startsWith('chat.')) continue;
    const before = acts.get(act.entityId);
    if (before) before.push(act);
    else acts.set(act.entityId, [act]);
  }
  return acts;
}

/** The acts that keep what needs them here: those that were refused, and files that the server has failed on. */
function hindrancesIn(acts: readonly OutboxRow[]): Map<string, OutboxRow> {
  const found = acts.filter(
    ({ kind, state, problem }) => state === 'dead' || (kind === 'upload' && problem?.code === 'server'),
  );
  return new Map(found.map((act) => [act.opId, act]));
}

/** The row and the acts of one id are one message; where the server has it, the server's word counts. */
function messageOf(
  row: UserChatRow | undefined,
  acts: readonly OutboxRow[],
  hindrances: ReadonlyMap<string, OutboxRow>,
): ChatMessage | undefined {
  if (row) {
    if (row.deleted_at !== null) return undefined;
    return {
      id: row.id,
      sessionId: row.session_id,
      text: row.query,
      at: Date.parse(row.created_at) || 0,
      language: row.language,
      isStored: true,
      file: fileOf(row),
      state: stateOfRow(
        row,
        acts.findLast(({ kind }) => kind === 'chat.ask_again'),
      ),
      complaint: complaintOf(
        row,
        acts.findLast(({ kind }) => kind === 'chat.unhelpful'),
      ),
    };
  }
  const act = acts.findLast(({ kind }) => makesMessage(kind));
  const sessionId = act && sessionOf(act);
  if (!act || sessionId === undefined) return undefined;
  const { query, language } = act.payload;
  return {
    id: act.entityId,
    sessionId,
    text: textOf(query),
    at: act.keptAt,
    language: language === 'hindi' || language === 'english' || language === 'hinglish' ? language : null,
    isStored: false,
    file: fileOf(act.payload),
    complaint: undefined,
    state: stateOfAct(
      act,
      act.deps.flatMap((dep) => hindrances.get(dep) ?? []),
    ),
  };
}

function stateOfRow(row: UserChatRow, askAgain: OutboxRow | undefined): MessageState {
  if (row.response !== null) {
    return { kind: 'answered', response: row.response, sources: row.sources, answeredBy: row.answered_by };
  }
  if ((row.request_id ?? null) !== null) return { kind: 'waiting' };
  if (askAgain?.state === 'dead')
    return { kind: 'failed', code: codeOf(askAgain), refusedOpId: askAgain.opId };
  if (askAgain) return stateOfAct(askAgain, []);
  return typeof row.failure === 'string'
    ? { kind: 'failed', code: row.failure, refusedOpId: undefined }
    : { kind: 'silent' };
}

/** From a row or from the fields of an act, which bear the same names. */
function fileOf(fields: {
  image_url?: unknown;
  attachment_name?: unknown;
  attachment_text?: unknown;
}): MessageFile | undefined {
  const path = textOf(fields.image_url) || undefined;
  const name = textOf(fields.attachment_name) || undefined;
  return path === undefined && name === undefined
    ? undefined
    : { name, path, text: textOf(fields.attachment_text) || undefined };
}

function complaintOf(row: UserChatRow, act: OutboxRow | undefined): Complaint | undefined {
  if ((row.unhelpful_at ?? null) !== null) return { kind: 'returned' };
  if (!act) return undefined;
  return act.state === 'dead' ? { kind: 'refused', opId: act.opId, code: codeOf(act) } : { kind: 'asked' };
}

/** What it needs and the server has refused keeps it from ever being sent. */
function stateOfAct(act: OutboxRow, hindrances: readonly OutboxRow[]): MessageState {
  const { opId, state } = act;
  const cause = hindrances.find((needed) => needed.state === 'dead');
  // What the guide told a guest is answered already, wherever it is on its way.
  if (act.kind === 'chat.keep' && !cause && state !== 'dead')
    return {
      kind: 'answered',
      response: textOf(act.payload['response']),
      sources: [],
      answeredBy: 'guide',
    };
  switch (state) {
    case 'queued':
    case 'blocked':
      if (cause)
        return {
          kind: 'dead',
          opId,
          code: codeOf(cause),
          cause: cause.kind === 'upload' ? 'file' : 'session',
        };
      return state === 'blocked'
        ? { kind: 'blocked', opId, code: codeOf(act) }
        : { kind: 'queued', opId, heldUp: heldUpBy(act, hindrances) };
    case 'sending':
      return { kind: 'sending', opId };
    case 'acked':
      return { kind: 'waiting' };
    case 'dead':
      return { kind: 'dead', opId, code: codeOf(act), cause: 'message' };
    default:
      return assertNever(state);
  }
}

function heldUpBy({ failures }: OutboxRow, hindrances: readonly OutboxRow[]): 'message' | 'file' | undefined {
  if (hindrances.length > 0) return 'file';
  return failures > 0 ? 'message' : undefined;
}

function codeOf({ problem }: OutboxRow): string {
  return problem?.code ?? 'unknown';
}

function touched(session: ChatSessionRow, { keptAt }: OutboxRow): ChatSessionRow {
  return keptAt > timeOf(session) ? { ...session, updated_at: new Date(keptAt).toISOString() } : session;
}

/** A session that is not there, under the name that it had or would have had. */
function lostSession(
  id: string,
  { keptAt, payload }: OutboxRow,
  outbox: readonly OutboxRow[],
): ChatSessionRow {
  const beginning = outbox.find(({ kind, entityId }) => kind === 'session.create' && entityId === id);
  const at = new Date(keptAt).toISOString();
  const title = textOf(beginning?.payload['title']) || sessionTitle(textOf(payload['query']));
  return { id, seq: 0, deleted_at: null, title, created_at: at, updated_at: at };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function timeOf({ updated_at: updatedAt }: ChatSessionRow): number {
  return Date.parse(updatedAt) || 0;
}
