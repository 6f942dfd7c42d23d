import { logQuietly } from '#lib/log.ts';
import { mirrorOf, type UserDatabase } from '#db/database.ts';
import { answerLanguageOf } from '#db/queries/chat-languages.ts';
import type { UserChatRow } from '#db/schema.ts';
import type { ChatRequest } from '#remote/ask-chat.ts';
import type { Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import { notePause } from './note-pause.ts';

export interface AnswerPorts {
  /** Has the guide or the model answer a message that the server keeps; the answer comes through the mirror. */
  askChat(request: ChatRequest, onText?: (text: string | undefined) => void): Promise<Answer<string>>;
  /** Shows an answer that is just coming, as far as it has come; undefined forgets it. Without it nobody is looking. */
  showAnswer?(messageId: string, text: string | undefined): void;
  /** Keeps to the few tries that a message has after the first; without it each call of this is one. */
  tries?: AnswerTries;
  /** Runs the work unless another page of this device holds the lock. */
  exclusively(lock: string, work: () => Promise<void>): Promise<void>;
  /** Something has changed on the server that the mirror does not show yet. */
  onAnswer(): void;
  isStopped(): boolean;
  /** Milliseconds since 1970 by the device's clock. */
  now(): number;
  /** In [0, 1). */
  random(): number;
}

/** How the engine keeps to the few tries that a message has. */
export interface AnswerTries {
  mayTry(messageId: string, now: number): boolean;
  /** When it is tried by itself; undefined for never. Of what has not failed, now. */
  nextAt(messageId: string, now: number): number | undefined;
  noteFailure(messageId: string, now: number): void;
  forget(messageId: string): void;
}

/** What a page knows beyond its mirror, which may be behind. */
export interface AnswerMemory {
  /** Requests that were asked for a moment ago, however that went: the mirror has to be looked at before they are again. */
  resting: Set<string>;
  /** Conversations that this page has in hand. */
  inHand: Set<string>;
  /** Messages whose answer is shown as it came, until the mirror has it. */
  shown: Set<string>;
  /** Messages by the requests that the server says it has ended, until the mirror says so too. */
  ended: Map<string, string>;
}

/**
 * Asks for the answers of messages that are on the server and wait for one, in each conversation one after the other, as
 * the server reads there what was said before. Which messages wait is told by the mirror alone: whoever sees one may ask,
 * and the server answers and charges once. Returns whether a message may be left waiting.
 */
export async function askAnswers(
  db: UserDatabase,
  ports: AnswerPorts,
  memory: AnswerMemory = { resting: new Set(), inHand: new Set(), shown: new Set(), ended: new Map() },
): Promise<boolean> {
  const { resting, inHand, shown } = memory;
  const all = await waitingMessages(db);
  for (const id of shown) if (all.every((row) => row.id !== id)) forget(id, ports, shown);
  settleEnded(all, ports, memory);
  const mayTry = ({ id }: UserChatRow) => ports.tries?.mayTry(id, ports.now()) ?? true;
  const waiting = all.filter(
    (row) => !resting.has(requestOf(row)) && !inHand.has(row.session_id) && mayTry(row),
  );
  let isLeft = false;
  await Promise.all(
    Array.from(new Set(waiting.map((row) => row.session_id)), async (sessionId) => {
      inHand.add(sessionId);
      const rows = waiting.filter((row) => row.session_id === sessionId);
      let isDone = false;
      try {
        await ports.exclusively(`answer:${sessionId}`, async () => {
          isDone = await answerSession(db, rows, ports, memory);
        });
      } finally {
        inHand.delete(sessionId);
      }
      if (isDone) return;
      isLeft = true;
      for (const row of rows) resting.add(requestOf(row));
    }),
  );
  return isLeft;
}

async function answerSession(
  db: UserDatabase,
  rows: readonly UserChatRow[],
  ports: AnswerPorts,
  { resting, shown, ended }: AnswerMemory,
): Promise<boolean> {
  for (const row of rows) {
    if (ports.isStopped()) return true;
    // Somebody else may have asked for it while this page waited for its turn.
    if (((await db.user_chats.get(row.id))?.request_id ?? undefined) !== row.request_id) continue;
    const language = row.language === 'hindi' ? 'hindi' : 'english';
    const answer = await ports.askChat(
      {
        requestId: requestOf(row),
        language,
        answerIn: await answerLanguageOf(db, row.session_id),
        ...(await calendarOf(db)),
      },
      ports.showAnswer &&
        ((text) => {
          shown.add(row.id);
          ports.showAnswer?.(row.id, text);
        }),
    );
    resting.add(requestOf(row));
    if (!answer.ok) {
      forget(row.id, ports, shown);
      logQuietly('answer', answer.problem);
      if (!isClosed(answer.problem)) {
        if (isUnreached(answer.problem)) await notePause(db, answer.problem, ports);
        else if (isFailure(answer.problem)) ports.tries?.noteFailure(row.id, ports.now());
        return false;
      }
      ended.set(requestOf(row), row.id);
    } else ports.tries?.forget(row.id);
    ports.onAnswer();
  }
  return true;
}

/** A request that the server said it had ended, and whose message waits still when the mirror was looked at, has failed. */
function settleEnded(
  waiting: readonly UserChatRow[],
  ports: AnswerPorts,
  { resting, inHand, ended }: AnswerMemory,
): void {
  for (const [requestId, messageId] of ended) {
    const row = waiting.find((one) => requestOf(one) === requestId);
    if (row && (resting.has(requestId) || inHand.has(row.session_id))) continue;
    ended.delete(requestId);
    if (!row) ports.tries?.forget(messageId);
    else if (ports.tries) {
      ports.tries.noteFailure(messageId, ports.now());
      resting.add(requestId);
    }
  }
}

/** A profile that has not come, or says nothing, leaves the server to name the place that it answers for. */
async function calendarOf(db: UserDatabase): Promise<Pick<ChatRequest, 'place' | 'monthSystem'>> {
  const row = await mirrorOf(db, 'profiles').toCollection().first();
  const {
    place_name: name,
    latitude,
    longitude,
    time_zone: timeZone,
    month_system: monthSystem,
  } = (row ?? {}) as Readonly<Record<string, unknown>>;
  return {
    ...(typeof name === 'string' && { place: { name, latitude, longitude, timeZone } }),
    ...(typeof monthSystem === 'string' && { monthSystem }),
  };
}

function forget(messageId: string, ports: AnswerPorts, shown: Set<string>): void {
  if (shown.delete(messageId)) ports.showAnswer?.(messageId, undefined);
}

/** Whether a message waits for its answer, as far as the mirror knows. */
export async function isAnswerDue(db: UserDatabase): Promise<boolean> {
  return (await waitingRows(db).count()) > 0;
}

/** When a message that waits is to be asked for; undefined where none is, or only its reader has it asked for again. */
export async function answerDueAt(
  db: UserDatabase,
  { tries, now }: Pick<AnswerPorts, 'tries' | 'now'>,
): Promise<number | undefined> {
  const ids = (await waitingMessages(db)).map(({ id }) => id);
  const times = ids.map((id) => (tries ? tries.nextAt(id, now()) : now()));
  const due = times.filter((time) => time !== undefined);
  return due.length > 0 ? Math.min(...due) : undefined;
}

function requestOf({ request_id: requestId, id }: UserChatRow): string {
  return requestId ?? id;
}

/** Whether the server has ended the request, which it then says in the row. Otherwise it is asked again later. */
function isClosed({ kind, code }: Problem): boolean {
  if (code === 'busy') return false;
  return code !== undefined && !code.startsWith('PGRST') && (kind === 'refused' || kind === 'server');
}

/** The server had no answer. Whose session is over, or whose message somebody else has in hand, has not failed. */
function isFailure({ kind, code }: Problem): boolean {
  return code !== 'busy' && kind !== 'unauthorized';
}

/** An answer may take longer than a call waits for it: that says nothing of the line. */
function isUnreached({ kind }: Problem): boolean {
  return kind === 'network' || kind === 'portal';
}

function waitingMessages(db: UserDatabase): Promise<UserChatRow[]> {
  return waitingRows(db).sortBy('created_at');
}

function waitingRows(db: UserDatabase) {
  return db.user_chats.where('request_id').above('');
}
