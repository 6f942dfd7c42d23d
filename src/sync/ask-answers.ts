import { Dexie } from 'dexie';
import { historyWindow, type HistoryMessage } from '#domain/chat/history.ts';
import { logQuietly } from '#lib/log.ts';
import type { UserDatabase } from '#db/database.ts';
import type { UserChatRow } from '#db/schema.ts';
import type { Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import type { ChatRequest } from '#remote/procedures.ts';

export interface AnswerPorts {
  /** Has the guide or the model answer a message that the server keeps; the answer comes through the mirror. */
  askChat(request: ChatRequest): Promise<Answer<string>>;
  /** Runs the work unless another page of this device holds the lock. */
  exclusively(lock: string, work: () => Promise<void>): Promise<void>;
  /** Something has changed on the server that the mirror does not show yet. */
  onAnswer(): void;
  isStopped(): boolean;
}

/**
 * Asks for the answers of messages that are on the server and wait for one, in each conversation one after the other, so
 * that an answer knows what was said before. Which messages wait is told by the mirror alone: whoever sees one may ask,
 * and the server answers and charges once. Returns whether a message is left waiting.
 */
export async function askAnswers(db: UserDatabase, ports: AnswerPorts): Promise<boolean> {
  const waiting = await waitingMessages(db);
  const sessionIds = [...new Set(waiting.map((row) => row.session_id))];
  const done = new Set<string>();
  await Promise.all(
    sessionIds.map((sessionId) =>
      ports.exclusively(`answer:${sessionId}`, async () => {
        if (await answerSession(db, sessionId, ports)) done.add(sessionId);
      }),
    ),
  );
  return sessionIds.some((sessionId) => !done.has(sessionId));
}

async function answerSession(db: UserDatabase, sessionId: string, ports: AnswerPorts): Promise<boolean> {
  const answers = new Map<string, string>();
  const rows = (await waitingMessages(db)).filter((row) => row.session_id === sessionId);
  for (const row of rows) {
    if (ports.isStopped()) return true;
    const answer = await ports.askChat({
      message: row.query,
      chatHistory: historyWindow(await saidBefore(db, row, answers)),
      language: row.language === 'hindi' ? 'hindi' : 'english',
      requestId: row.request_id ?? row.id,
      sessionId,
    });
    if (answer.ok) answers.set(row.id, answer.value);
    else {
      logQuietly('answer', answer.problem);
      if (!isClosed(answer.problem)) return false;
    }
    ports.onAnswer();
  }
  return true;
}

/** Whether the server has ended the request, which it then says in the row. Otherwise it is asked again later. */
function isClosed({ kind, code }: Problem): boolean {
  if (code === 'busy') return false;
  return kind === 'refused' || (kind === 'server' && code !== undefined);
}

function waitingMessages(db: UserDatabase): Promise<UserChatRow[]> {
  return db.user_chats.where('request_id').above('').sortBy('created_at');
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
