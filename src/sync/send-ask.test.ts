import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { keepQuestion, keptQuestion, type KeptQuestion } from '#db/guest.ts';
import { applyPage } from '#db/mutations/apply-page.ts';
import { askAgain, askQuestion } from '#db/mutations/ask-question.ts';
import type { AskFailure } from '#db/schema.ts';
import type { Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import type { ChatRequest, CreditUse } from '#remote/procedures.ts';
import { sendAsk, type AskPorts } from './send-ask.ts';
import { takeKeptQuestion } from './take-kept-question.ts';

const userId = 'asker';
const at = '2026-11-20T10:00:00Z';
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

test('a question makes its conversation, costs once, is answered, and ends in the mirror', async () => {
  await ask('mera kitchen south west me hai, kya ye theek hai?');
  await send();
  expect(server.sessions).toEqual([{ id: 's', title: 'mera kitchen south west me hai, kya ye theek hai?' }]);
  expect(server.spent).toEqual(['id-2']);
  expect(await db().asks.count()).toBe(0);
  expect((await db().user_chats.get('id-2'))?.response).toBe('answer 1');
});

test('a second question goes into the conversation that is there, with what was said before', async () => {
  for (const text of ['one', 'two', 'three', 'four', 'five']) {
    await ask(text);
    await send();
  }
  expect(server.sessions).toHaveLength(1);
  expect(server.requests.at(-1)?.chatHistory).toEqual([
    { text: 'two', sender: 'user' },
    { text: 'answer 2', sender: 'system' },
    { text: 'three', sender: 'user' },
    { text: 'answer 3', sender: 'system' },
    { text: 'four', sender: 'user' },
    { text: 'answer 4', sender: 'system' },
  ]);
});

describe('a reply that is lost', () => {
  test.each(['createSession', 'spendCredits', 'askChat'] as const)(
    'by %s costs nothing twice when the question is sent again',
    async (step) => {
      await ask('q');
      server.loseReplyOf(step);
      server.isPullCut = true;
      await send();
      expect(await failure()).toEqual({ kind: 'no-connection' });
      server.isPullCut = false;
      await sendAgain();
      expect(server.spent).toHaveLength(1);
      expect(server.sessions).toHaveLength(1);
      expect((await db().user_chats.toArray()).map(({ query }) => query)).toEqual(['q']);
    },
  );

  test('by the server is no loss where the answer comes through the mirror', async () => {
    await ask('q');
    server.loseReplyOf('askChat');
    await send();
    expect(await db().asks.count()).toBe(0);
    expect((await db().user_chats.toArray()).map(({ response }) => response)).toEqual(['answer 1']);
  });

  test('by the pull leaves the answered question on its way, and sending it on asks for nothing', async () => {
    await ask('q');
    server.isPullCut = true;
    await send();
    expect((await db().asks.toArray())[0]).toMatchObject({ state: 'asking', step: 'answer' });
    server.isPullCut = false;
    await send();
    expect(server.requests).toHaveLength(1);
    expect(await db().asks.count()).toBe(0);
  });
});

describe('a question without an answer says why', () => {
  test.each<[string, () => void, AskFailure]>([
    [
      'when nothing is left',
      () => (server.credit = { status: 'insufficient', message: 'Nothing left.' }),
      { kind: 'no-credits', message: 'Nothing left.' },
    ],
    [
      'when the credit is refused',
      () => (server.credit = { status: 'refused', message: 'No.' }),
      { kind: 'refused', message: 'No.' },
    ],
    [
      'when the model fails',
      () => server.refuse({ kind: 'server', code: 'provider_failed' }),
      { kind: 'answer-failed' },
    ],
    ['when the token is over', () => server.refuse({ kind: 'unauthorized' }), { kind: 'signed-out' }],
    ['when a hotel page comes back', () => server.refuse({ kind: 'portal' }), { kind: 'no-connection' }],
    ['when the conversation is refused', () => (server.isSessionRefused = true), { kind: 'session-failed' }],
  ])('%s', async (_, arrange, expected) => {
    arrange();
    await ask('q');
    await send();
    expect(await failure()).toEqual(expected);
    expect((await db().asks.toArray())[0]?.text).toBe('q');
  });
});

test('after a failure that gave the credit back, sending again reserves under a new request', async () => {
  server.refuse({ kind: 'server', code: 'provider_failed' });
  await ask('q');
  await send();
  await sendAgain();
  expect(new Set(server.spent).size).toBe(2);
  expect((await db().user_chats.toArray()).map(({ response }) => response)).toEqual(['answer 1']);
});

test('a reservation that is over is begun anew once, and not for ever', async () => {
  server.refuse({ kind: 'refused', code: 'no_reservation' });
  await ask('q');
  await send();
  expect(await db().asks.count()).toBe(0);
  server.refuse({ kind: 'refused', code: 'no_reservation' }, { kind: 'refused', code: 'no_reservation' });
  await ask('q2');
  await send();
  expect(await failure()).toEqual({ kind: 'answer-failed' });
});

test('while another tab has the question in work, its answer is waited for', async () => {
  server.refuse({ kind: 'refused', code: 'busy' }, { kind: 'refused', code: 'busy' });
  await ask('q');
  await send();
  expect(server.waits).toBe(2);
  expect((await db().user_chats.toArray()).map(({ response }) => response)).toEqual(['answer 1']);
});

describe('a question from before sign-in', () => {
  const kept: KeptQuestion = {
    requestId: 'kept-request',
    sessionId: 's',
    sessionOpId: 'kept-op',
    text: 'मेरी रसोई दक्षिण-पश्चिम में है, क्या यह ठीक है?',
    language: 'hindi',
    keptAt: 1000,
  };

  test('is asked and paid for once, with two tabs taking and sending it at the same time', async () => {
    await keepQuestion(kept);
    await Promise.all([takeKeptQuestion(db(), 2000), takeKeptQuestion(db(), 2000)]);
    const ids = await db().asks.toCollection().primaryKeys();
    expect(ids).toEqual(['kept-request']);
    await Promise.all([
      sendAsk(db(), 'kept-request', server.ports),
      sendAsk(db(), 'kept-request', server.ports),
    ]);
    await takeKeptQuestion(db(), 3000);
    expect(server.spent).toEqual(['kept-request']);
    expect(server.sessions).toHaveLength(1);
    expect((await db().user_chats.toArray()).map(({ query }) => query)).toEqual([kept.text]);
    expect(await db().asks.count()).toBe(0);
    expect(await keptQuestion()).toBeUndefined();
  });

  test('that is older than a day is left to be offered, not asked', async () => {
    await keepQuestion(kept);
    await takeKeptQuestion(db(), 1000 + 25 * 60 * 60 * 1000);
    expect(await db().asks.count()).toBe(0);
    expect(await keptQuestion()).toEqual(kept);
  });
});

function db() {
  return userDatabase(userId);
}

async function ask(text: string): Promise<void> {
  await askQuestion(db(), { sessionId: 's', text, language: 'english', now: 1, newId: server.ports.newId });
}

async function send(): Promise<void> {
  for (const id of await db().asks.where('state').equals('asking').primaryKeys())
    await sendAsk(db(), id, server.ports);
}

async function sendAgain(): Promise<void> {
  for (const id of await db().asks.toCollection().primaryKeys()) await askAgain(db(), id);
  await send();
}

async function failure(): Promise<AskFailure | undefined> {
  return (await db().asks.toArray())[0]?.failure;
}

type Step = 'createSession' | 'spendCredits' | 'askChat';

/** A server that keeps its promises: one id, one conversation, one charge, one answer. */
class FakeServer {
  readonly sessions: { id: string; title: string }[] = [];
  readonly spent: string[] = [];
  readonly requests: ChatRequest[] = [];
  waits = 0;
  credit: CreditUse = { status: 'reserved' };
  isSessionRefused = false;
  isPullCut = false;
  private readonly answers = new Map<string, { request: ChatRequest; response: string; seq: number }>();
  private refusals: Problem[] = [];
  private lost: Step | undefined;
  private ids = 0;

  /** The next questions get these in place of an answer. */
  refuse(...problems: Problem[]): void {
    this.refusals = problems;
  }

  /** The next call of this kind is carried out, and its reply does not arrive. */
  loseReplyOf(step: Step): void {
    this.lost = step;
  }

  readonly ports: AskPorts = {
    newId: () => {
      this.ids += 1;
      return `id-${this.ids}`;
    },
    wait: () => {
      this.waits += 1;
      return Promise.resolve();
    },
    createSession: ({ sessionId, title }) => {
      if (this.isSessionRefused) return Promise.resolve({ ok: true, value: 'refused' });
      if (!this.sessions.some(({ id }) => id === sessionId)) this.sessions.push({ id: sessionId, title });
      return this.reply('createSession', 'created');
    },
    spendCredits: ({ requestId }) => {
      if (this.credit.status === 'reserved' && !this.spent.includes(requestId)) this.spent.push(requestId);
      return this.reply('spendCredits', this.credit);
    },
    askChat: (request) => {
      const refusal = this.refusals.shift();
      if (refusal) return Promise.resolve({ ok: false, problem: refusal });
      const known = this.answers.get(request.requestId);
      if (known) return this.reply('askChat', known.response);
      this.requests.push(request);
      const response = `answer ${this.requests.length}`;
      this.answers.set(request.requestId, { request, response, seq: this.requests.length + 1 });
      return this.reply('askChat', response);
    },
    pull: async () => {
      if (this.isPullCut) return false;
      const rows = [
        ...this.sessions.map(({ id, title }) => ({
          table: 'chat_sessions',
          row: { id, title, seq: 1, deleted_at: null, created_at: at, updated_at: at },
        })),
        ...[...this.answers].map(([id, { request, response, seq }]) => ({
          table: 'user_chats',
          row: {
            id,
            seq,
            deleted_at: null,
            session_id: request.sessionId,
            query: request.message,
            response,
            sources: [],
            created_at: `2026-11-20T10:00:0${seq}Z`,
          },
        })),
      ];
      await db().meta.clear();
      await applyPage(db(), { rows, from: undefined, to: { cursor: 1, generation: 'g', floor: 0 } });
      return true;
    },
  };

  private reply<T>(step: Step, value: T): Promise<Answer<T>> {
    if (this.lost !== step) return Promise.resolve({ ok: true, value });
    this.lost = undefined;
    return Promise.resolve({ ok: false, problem: { kind: 'network' } });
  }
}
