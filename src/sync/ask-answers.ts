import { Dexie } from 'dexie';
import { historyWindow, type HistoryMessage } from '#domain/chat/history.ts';
import { logQuietly } from '#lib/log.ts';
import type { UserDatabase } from '#db/database.ts';
import type { UserChatRow } from '#db/schema.ts';
import type { Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import type { ChatRequest } from '#remote/procedures.ts';
import { notePause } from './note-pause.ts';

export interface AnswerPorts {
  /** Has the guide or the model answer a message that the server keeps; the answer comes through the mirror. */
  askChat(request: ChatRequest): Promise<Answer<string>>;
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

/** What a page knows beyond its mirror, which may be behind. */
export interface AnswerMemory {
  /** Requests that were asked for a moment ago, however that went: the mirror has to be looked at before they are again. */
  resting: Set<string>;
  /** Conversations that this page has in hand. */
  inHand: Set<string>;
}

/**
 * Asks for the answers of messages that are on the server and wait for one, in each conversation one after the other, so
 * that an answer knows what was said before. Which messages wait is told by the mirror alone: whoever sees one may ask,
 * and the server answers and charges once. Returns whether a message may be left waiting.
 */
export async function askAnswers(
  db: UserDatabase,
  ports: AnswerPorts,
  memory: AnswerMemory = { resting: new Set(), inHand: new Set() },
): Promise<boolean> {
  const { resting, inHand } = memory;
  const waiting = (await waitingMessages(db)).filter(
    (row) => !resting.has(requestOf(row)) && !inHand.has(row.session_id),
  );
  let isLeft = false;
  await Promise.all(
    Array.from(new Set(waiting.map((row) => row.session_id)), async (sessionId) => {
      inHand.add(sessionId);
      const rows = waiting.filter((row) => row.session_id === sessionId);
      let isDone = false;
      try {
        await ports.exclusively(`answer:${sessionId}`, async () => {
          isDone = await answerSession(db, rows, ports, resting);
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
  resting: Set<string>,
): Promise<boolean> {
  const answers = new Map<string, string>();
  for (const row of rows) {
    if (ports.isStopped()) return true;
    // Somebody else may have asked for it while this page waited for its turn.
    if (((await db.user_chats.get(row.id))?.request_id ?? undefined) !== row.request_id) continue;
    const answer = await ports.askChat({
      message: row.query,
      chatHistory: historyWindow(await saidBefore(db, row, answers)),
      language: row.language === 'hindi' ? 'hindi' : 'english',
      requestId: requestOf(row),
      sessionId: row.session_id,
    });
    resting.add(requestOf(row));
    if (answer.ok) answers.set(row.id, answer.value);
    else {
      logQuietly('answer', answer.problem);
      if (!isClosed(answer.problem)) {
        if (isUnreached(answer.problem)) await notePause(db, answer.problem, ports);
        return false;
      }
    }
    ports.onAnswer();
  }
  return true;
}

/** Whether a message waits for its answer, as far as the mirror knows. */
export async function isAnswerDue(db: UserDatabase): Promise<boolean> {
  return (await waitingRows(db).count()) > 0;
}

function requestOf({ request_id: requestId, id }: UserChatRow): string {
  return requestId ?? id;
}

/** Whether the server has ended the request, which it then says in the row. Otherwise it is asked again later. */
function isClosed({ kind, code }: Problem): boolean {
  if (code === 'busy') return false;
  return code !== undefined && !code.startsWith('PGRST') && (kind === 'refused' || kind === 'server');
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

async function saidBefore(
  db: UserDatabase,
  row: UserChatRow,
  answers: ReadonlyMap<string, string>,
): Promise<HistoryMessage[]> {
  const newestFirst = db.user_chats
    .where('[session_id+created_at]')
    .between([row.session_id, Dexie.minKey], [row.session_id, row.created_at])
    // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not a list
    .reverse();
  const earlier = await newestFirst.limit(historyRows).toArray();
  return earlier.toReversed().flatMap(({ id, query, response: stored }) => {
    const response = answers.get(id) ?? stored;
    return [
      { text: query, sender: 'user' as const },
      ...(response === null ? [] : [{ text: response, sender: 'system' as const }]),
    ];
  });
}

/** Each row is at least one message of the window. */
const historyRows = 6;
