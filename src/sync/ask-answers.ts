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

/** What a page knows beyond its mirror, which may be behind. */
export interface AnswerMemory {
  /** Requests that the server has answered or ended: the mirror will say so. */
  settled: Set<string>;
  /** Conversations that this page has in hand. */
  inHand: Set<string>;
}

/**
 * Asks for the answers of messages that are on the server and wait for one, in each conversation one after the other, so
 * that an answer knows what was said before. Which messages wait is told by the mirror alone: whoever sees one may ask,
 * and the server answers and charges once. Returns whether a message is left that this page has not in hand.
 */
export async function askAnswers(
  db: UserDatabase,
  ports: AnswerPorts,
  memory: AnswerMemory = { settled: new Set(), inHand: new Set() },
): Promise<boolean> {
  const { settled, inHand } = memory;
  const waiting = (await waitingMessages(db)).filter((row) => !settled.has(requestOf(row)));
  const sessionIds = new Set(waiting.map((row) => row.session_id).filter((id) => !inHand.has(id)));
  let left = sessionIds.size;
  await Promise.all(
    Array.from(sessionIds, async (sessionId) => {
      inHand.add(sessionId);
      try {
        await ports.exclusively(`answer:${sessionId}`, async () => {
          if (await answerSession(db, sessionId, ports, settled)) left -= 1;
        });
      } finally {
        inHand.delete(sessionId);
      }
    }),
  );
  return left > 0;
}

async function answerSession(
  db: UserDatabase,
  sessionId: string,
  ports: AnswerPorts,
  settled: Set<string>,
): Promise<boolean> {
  const answers = new Map<string, string>();
  const rows = (await waitingMessages(db)).filter(
    (row) => row.session_id === sessionId && !settled.has(requestOf(row)),
  );
  for (const row of rows) {
    if (ports.isStopped()) return true;
    const answer = await ports.askChat({
      message: row.query,
      chatHistory: historyWindow(await saidBefore(db, row, answers)),
      language: row.language === 'hindi' ? 'hindi' : 'english',
      requestId: requestOf(row),
      sessionId,
    });
    if (answer.ok) answers.set(row.id, answer.value);
    else {
      logQuietly('answer', answer.problem);
      if (!isClosed(answer.problem)) return false;
    }
    settled.add(requestOf(row));
    ports.onAnswer();
  }
  return true;
}

function requestOf({ request_id: requestId, id }: UserChatRow): string {
  return requestId ?? id;
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
