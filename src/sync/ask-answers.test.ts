import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, mirrorOf, userDatabase, type UserDatabase } from '#db/database.ts';
import { applyPage } from '#db/mutations/apply-page.ts';
import { keepChatLanguages } from '#db/mutations/keep-chat-languages.ts';
import type { Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import type { ChatRequest } from '#remote/ask-chat.ts';
import { failing } from '#tests/fakes/manual-server.ts';
import { pulled } from '#tests/fakes/manual-rows.ts';
import { answerTries, answerTriesStore, beginTriesAnew, forgetTries, stopTries } from './answer-tries.ts';
import { answerDueAt, askAnswers, type AnswerMemory, type AnswerPorts } from './ask-answers.ts';

const userId = 'asker';
let db: UserDatabase;
let asked: ChatRequest[];
let news: number;
let held: Set<string>;
let isStopped: boolean;
let told: (readonly [string, string | undefined])[];
let answer: (request: ChatRequest) => Answer<string> | Promise<Answer<string>>;

beforeEach(() => {
  db = userDatabase(userId);
  asked = [];
  news = 0;
  held = new Set();
  isStopped = false;
  answer = ({ requestId }) => ({ ok: true, value: `answer to ${requestId}` });
  told = [];
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('a message that waits for its answer', () => {
  test('is asked for under its request, in its language: its words are on the server', async () => {
    await mirror({ id: 'm', query: 'रसोई?', language: 'hindi', request_id: 'r' });
    expect(await askAnswers(db, ports())).toBe(false);
    expect(asked).toEqual([{ language: 'hindi', requestId: 'r' }]);
    expect(news).toBe(1);
  });

  test('is asked for with the place and the month system that its owner has chosen', async () => {
    const place = { latitude: 18.5204, longitude: 73.8567 };
    await mirror({ id: 'm', request_id: 'r', language: 'english' });
    const profile = {
      id: userId,
      seq: 2,
      deleted_at: null,
      month_system: 'amanta',
      place_name: 'Pune',
      ...place,
      time_zone: 'Asia/Kolkata',
    };
    await mirrorOf(db, 'profiles').put(profile);
    await askAnswers(db, ports());
    const chosen = { place: { name: 'Pune', ...place, timeZone: 'Asia/Kolkata' }, monthSystem: 'amanta' };
    expect(asked).toEqual([{ language: 'english', requestId: 'r', ...chosen }]);
  });

  test('is answered in the language that was chosen for its conversation', async () => {
    await mirror({ id: 'm', request_id: 'r', language: 'english' });
    const [row] = await db.user_chats.toArray();
    const of = row?.session_id ?? '';
    await keepChatLanguages(db, () => [{ of, after: undefined, language: 'hindi' }]);
    await askAnswers(db, ports());
    expect(asked).toEqual([{ language: 'english', requestId: 'r', answerIn: 'hindi' }]);
  });

  test.each([null, 'hinglish', 'english'])(
    'is answered in English where its language is %j',
    async (language) => {
      await mirror({ id: 'm', request_id: 'r', language });
      await askAnswers(db, ports());
      expect(asked[0]?.language).toBe('english');
    },
  );

  test('is not one that is answered, has failed or was never asked', async () => {
    await mirror(
      { id: 'answered', request_id: null, response: 'a' },
      { id: 'failed', request_id: null, response: null, failure: 'refused' },
      { id: 'silent', response: null },
    );
    expect(await askAnswers(db, ports())).toBe(false);
    expect(asked).toEqual([]);
  });

  test('writes nothing itself: the answer comes through the mirror', async () => {
    await mirror({ id: 'm', request_id: 'r', response: null });
    await askAnswers(db, ports());
    expect((await db.user_chats.get('m'))?.response).toBeNull();
  });
});

describe('within a conversation', () => {
  test('messages are asked for one after the other, in the order of writing', async () => {
    await mirror(
      { id: 'two', request_id: 'r2', response: null, created_at: '2026-11-20T12:00:00Z' },
      { id: 'one', request_id: 'r1', response: null, created_at: '2026-11-20T11:00:00Z' },
    );
    let underWay = 0;
    answer = async ({ requestId }) => {
      underWay += 1;
      await Promise.resolve();
      expect(underWay).toBe(1);
      underWay -= 1;
      return { ok: true, value: requestId };
    };
    await askAnswers(db, ports());
    expect(asked.map(({ requestId }) => requestId)).toEqual(['r1', 'r2']);
  });

  test('what another page of this device has in hand is left to it', async () => {
    await mirror({ id: 'm', request_id: 'r' }, { id: 'n', session_id: 'other', request_id: 'r2' });
    held.add('answer:s');
    await askAnswers(db, ports());
    expect(asked.map(({ requestId }) => requestId)).toEqual(['r2']);
  });

  test('nothing is asked any more once it is stopped', async () => {
    await mirror(
      { id: 'one', request_id: 'r1', created_at: '2026-11-20T11:00:00Z' },
      { id: 'two', request_id: 'r2', created_at: '2026-11-20T12:00:00Z' },
    );
    answer = () => {
      isStopped = true;
      return { ok: true, value: 'a' };
    };
    await askAnswers(db, ports());
    expect(asked).toHaveLength(1);
  });
});

describe('when there is no answer', () => {
  test.each<Problem>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'portal', status: 200 },
    { kind: 'unreadable', status: 200 },
    { kind: 'unauthorized', status: 401 },
    { kind: 'server', status: 503 },
    { kind: 'refused', status: 409, code: 'busy' },
    { kind: 'server', status: 503, code: 'busy' },
  ])('the message is left waiting, and so is what follows it: %j', async (problem) => {
    await mirror(
      { id: 'one', request_id: 'r1', created_at: '2026-11-20T11:00:00Z' },
      { id: 'two', request_id: 'r2', created_at: '2026-11-20T12:00:00Z' },
      { id: 'else', session_id: 'other', request_id: 'r3' },
    );
    answer = ({ requestId }) => (requestId === 'r1' ? failing(problem) : { ok: true, value: 'a' });
    expect(await askAnswers(db, ports())).toBe(true);
    expect(asked.map(({ requestId }) => requestId).toSorted()).toEqual(['r1', 'r3']);
    expect(news).toBe(1);
  });

  test.each<Problem>([
    { kind: 'refused', status: 402, code: 'no_reservation' },
    { kind: 'server', status: 502, code: 'model_failed' },
  ])('because the server has ended the request, the next one is asked for: %j', async (problem) => {
    await mirror(
      { id: 'one', query: 'one', request_id: 'r1', created_at: '2026-11-20T11:00:00Z', response: null },
      { id: 'two', query: 'two', request_id: 'r2', created_at: '2026-11-20T12:00:00Z', response: null },
    );
    answer = ({ requestId }) => (requestId === 'r1' ? failing(problem) : { ok: true, value: 'a' });
    expect(await askAnswers(db, ports())).toBe(false);
    expect(asked.map(({ requestId }) => requestId)).toEqual(['r1', 'r2']);
    expect(news).toBe(2);
  });
});

describe('an answer that the server does not have', () => {
  const failures: Problem[] = [
    { kind: 'server', status: 500 },
    { kind: 'refused', status: 402 },
    { kind: 'refused', status: 422 },
    { kind: 'unreadable', status: 200 },
    { kind: 'timeout' },
  ];

  test.each(failures)(
    'is told at once and tried three times behind that, after growing pauses: %j',
    async (problem) => {
      await mirror({ id: 'm', request_id: 'r', response: null });
      answer = () => failing(problem);
      let now = 1_000_000;
      const trying = { ...ports(), tries: answerTries, now: () => now };
      for (let second = 0; second < 300; second += 1) {
        await askAnswers(db, trying);
        now += 1000;
        if (second === 0)
          expect(answerTriesStore.getState().tries['m']).toEqual({ failures: 1, nextAt: 1_005_000 });
      }
      expect(asked).toHaveLength(4);
      expect(answerTriesStore.getState().tries['m']).toEqual({ failures: 4, nextAt: undefined });
      expect(await answerDueAt(db, trying)).toBeUndefined();
      beginTriesAnew('m');
      await askAnswers(db, trying);
      expect(asked).toHaveLength(5);
      forgetTries();
    },
  );

  test('is told and tried as often where the server says that it has ended a request which goes on waiting', async () => {
    await mirror({ id: 'm', request_id: 'r', response: null });
    answer = () => failing({ kind: 'refused', status: 402, code: 'insufficient_credits' });
    let now = 1_000_000;
    const trying = { ...ports(), tries: answerTries, now: () => now };
    const memory = nothingKnown();
    const look = async (): Promise<void> => {
      await askAnswers(db, trying, memory);
      // As the engine does once the mirror was looked at.
      memory.resting.clear();
      now += 5000;
    };
    await look();
    expect(answerTriesStore.getState().tries).toEqual({});
    await look();
    expect(answerTriesStore.getState().tries['m']?.failures).toBe(1);
    for (let round = 0; round < 60; round += 1) await look();
    expect(asked).toHaveLength(4);
    expect(answerTriesStore.getState().tries['m']).toEqual({ failures: 4, nextAt: undefined });
    forgetTries();
  });

  test('is told by the other pages too, which do not ask by themselves before the next try', async () => {
    await mirror({ id: 'm', request_id: 'r', response: null });
    const elsewhere = new BroadcastChannel('disha-tries');
    const heard = new Promise<unknown>((resolve) => {
      elsewhere.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    answerTries.noteFailure('m', 1000);
    expect(await heard).toEqual({ messageId: 'm', found: { failures: 1, nextAt: 6000 } });

    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    elsewhere.postMessage({ messageId: 'm', found: { failures: 2, nextAt: 90_000 } });
    await expect.poll(() => answerTriesStore.getState().tries['m']?.failures).toBe(2);
    await askAnswers(db, { ...ports(), tries: answerTries, now: () => 60_000 });
    expect(asked).toEqual([]);
    elsewhere.close();
    forgetTries();
  });

  test('leaves no count behind where the request has ended', async () => {
    await mirror({ id: 'm', request_id: 'r', response: null });
    answerTries.noteFailure('m', 0);
    answer = () => failing({ kind: 'refused', status: 402, code: 'no_reservation' });
    const memory = nothingKnown();
    const trying = { ...ports(), tries: answerTries, now: () => 60_000 };
    await askAnswers(db, trying, memory);
    await db.user_chats.update('m', { request_id: null, failure: 'no_reservation' });
    await askAnswers(db, trying, memory);
    expect(answerTriesStore.getState().tries).toEqual({});
  });

  test('is not tried again once its reader has said so', async () => {
    await mirror({ id: 'm', request_id: 'r', response: null });
    answer = () => failing({ kind: 'server', status: 500 });
    let now = 0;
    const trying = { ...ports(), tries: answerTries, now: () => now };
    await askAnswers(db, trying);
    stopTries('m');
    now += 3_600_000;
    await askAnswers(db, trying);
    expect(asked).toHaveLength(1);
    forgetTries();
  });

  test.each<Problem>([
    { kind: 'network' },
    { kind: 'unauthorized', status: 401 },
    { kind: 'refused', status: 409, code: 'busy' },
  ])('is another thing than one that nobody could ask for: %j', async (problem) => {
    await mirror({ id: 'm', request_id: 'r', response: null });
    answer = () => failing(problem);
    await askAnswers(db, { ...ports(), tries: answerTries });
    expect(answerTriesStore.getState().tries).toEqual({});
  });
});

describe('an answer that comes word by word', () => {
  const streaming = (): AnswerPorts => ({
    ...ports(),
    showAnswer: (id, text) => told.push([id, text]),
    async askChat(request, onText) {
      onText?.('The');
      onText?.('The kitchen');
      return answer(request);
    },
  });

  test('is shown as far as it has come, and until the mirror has it', async () => {
    await mirror({ id: 'm', request_id: 'r', response: null });
    const memory = nothingKnown();
    await askAnswers(db, streaming(), memory);
    await askAnswers(db, streaming(), memory);
    expect(told).toEqual([
      ['m', 'The'],
      ['m', 'The kitchen'],
    ]);
    await db.user_chats.update('m', { request_id: null, response: 'The kitchen.' });
    await askAnswers(db, streaming(), memory);
    expect(told.at(-1)).toEqual(['m', undefined]);
  });

  test('is forgotten when it fails', async () => {
    await mirror({ id: 'm', request_id: 'r', response: null });
    answer = () => failing({ kind: 'server', code: 'provider_failed' });
    await askAnswers(db, streaming());
    expect(told.at(-1)).toEqual(['m', undefined]);
  });

  test('is not asked for word by word where nobody is looking', async () => {
    await mirror({ id: 'm', request_id: 'r' });
    let listener: unknown = 'not asked';
    await askAnswers(db, {
      ...ports(),
      async askChat(request, onText) {
        listener = onText;
        return answer(request);
      },
    });
    expect(listener).toBeUndefined();
  });
});

function nothingKnown(): AnswerMemory {
  return { resting: new Set(), inHand: new Set(), shown: new Set(), ended: new Map() };
}

function ports(): AnswerPorts {
  return {
    async askChat(request) {
      asked.push(request);
      return answer(request);
    },
    async exclusively(lock, work) {
      if (held.has(lock)) return;
      held.add(lock);
      await work();
      held.delete(lock);
    },
    onAnswer: () => (news += 1),
    now: () => 1000,
    random: () => 0.5,
    isStopped: () => isStopped,
  };
}

async function mirror(...chats: Omit<Parameters<typeof pulled.chat>[0], 'seq'>[]): Promise<void> {
  const rows = chats.map((chat, index) => pulled.chat({ seq: index + 1, ...chat }));
  await applyPage(db, {
    rows,
    from: undefined,
    to: { cursor: rows.length, generation: 'g', floor: 0 },
    isLast: true,
  });
}
