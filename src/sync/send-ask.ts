import type { UserDatabase } from '#db/database.ts';
import { sessionTitle } from '#domain/chat/session-title.ts';
import { conversation } from '#db/queries/chat.ts';
import type { AskFailure, AskRow, AskStep } from '#db/schema.ts';
import type { Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import type { ChatRequest, CreditUse } from '#remote/procedures.ts';

/** What sending needs of the world. */
export interface AskPorts {
  createSession(request: {
    opId: string;
    sessionId: string;
    title: string;
  }): Promise<Answer<'created' | 'refused'>>;
  spendCredits(request: { messageType: 'text'; count: 1; requestId: string }): Promise<Answer<CreditUse>>;
  askChat(request: ChatRequest): Promise<Answer<string>>;
  /** Brings the mirror in step; false where the server was not reached. */
  pull(): Promise<boolean>;
  newId(): string;
  wait(ms: number): Promise<void>;
}

/** The answer carries at most this many earlier messages. */
const historyLength = 6;
/** How often to ask again while another page of the same user has the question in work, and how long to wait between. */
const busyTries = 30;
const busyWaitMs = 2000;

/**
 * Carries one question through: session, credit, answer, mirror. Every step may be repeated: the session by its id, the
 * credit and the answer by the request id, so that a lost reply costs nothing twice. The question ends in the mirror, or
 * as failed with its reason and its words.
 */
export async function sendAsk(db: UserDatabase, id: string, ports: AskPorts): Promise<void> {
  let ask = await db.asks.get(id);
  if (ask?.state !== 'asking') return;
  if (ask.step !== 'answer') {
    const failure = await obtainAnswer(db, ask, ports);
    if (failure) {
      await db.asks.update(id, { state: 'failed', failure });
      // The balance may have changed: a failed answer gives its credit back.
      await ports.pull();
      return;
    }
  }
  const isInStep = await ports.pull();
  ask = await db.asks.get(id);
  if (isInStep && ask) await db.asks.update(id, { state: 'failed', failure: { kind: 'answer-failed' } });
}

async function obtainAnswer(db: UserDatabase, ask: AskRow, ports: AskPorts): Promise<AskFailure | undefined> {
  const { session, chats } = await conversation(db, ask.sessionId);
  if (!session) {
    const made = await ports.createSession({
      opId: ask.sessionOpId,
      sessionId: ask.sessionId,
      title: sessionTitle(ask.text),
    });
    if (!made.ok) return connectionFailure(made.problem) ?? { kind: 'session-failed' };
    if (made.value === 'refused') return { kind: 'session-failed' };
  }
  await reached(db, ask, 'session');

  const history = chats
    .flatMap(({ query, response }) => [
      { text: query, sender: 'user' as const },
      ...(response === null ? [] : [{ text: response, sender: 'system' as const }]),
    ])
    .slice(-historyLength);
  let requestId = ask.requestId;
  // A request whose credit was given back is over; it is begun anew once.
  for (const isLastTry of [false, true]) {
    const spent = await ports.spendCredits({ messageType: 'text', count: 1, requestId });
    if (!spent.ok) return connectionFailure(spent.problem) ?? { kind: 'credit-failed' };
    if (spent.value.status === 'insufficient') return { kind: 'no-credits', message: spent.value.message };
    if (spent.value.status === 'refused') return { kind: 'refused', message: spent.value.message };
    await reached(db, ask, 'credit');

    const answer = await answerWhenFree(ports, {
      message: ask.text,
      chatHistory: history,
      language: ask.language,
      requestId,
      sessionId: ask.sessionId,
    });
    if (answer.ok) {
      await reached(db, ask, 'answer');
      return undefined;
    }
    if (isOver(answer.problem)) {
      requestId = ports.newId();
      await db.asks.update(ask.id, { requestId });
      if (answer.problem.code === 'no_reservation' && !isLastTry) continue;
    }
    return connectionFailure(answer.problem) ?? { kind: 'answer-failed' };
  }
  return { kind: 'answer-failed' };
}

async function answerWhenFree(ports: AskPorts, request: ChatRequest): Promise<Answer<string>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ports.askChat(request);
    if (answer.ok || answer.problem.code !== 'busy' || attempt === busyTries) return answer;
    await ports.wait(busyWaitMs);
  }
}

/** The server has closed the request and given the credit back, so that its id is of no more use. */
function isOver({ code }: Problem): boolean {
  return code === 'no_reservation' || code === 'provider_failed' || code === 'provider_timeout';
}

function connectionFailure({ kind }: Problem): AskFailure | undefined {
  if (kind === 'network' || kind === 'portal') return { kind: 'no-connection' };
  return kind === 'unauthorized' ? { kind: 'signed-out' } : undefined;
}

async function reached(db: UserDatabase, { id }: AskRow, step: AskStep): Promise<void> {
  await db.asks.update(id, { step });
}
