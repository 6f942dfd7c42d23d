import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase } from './database.ts';
import {
  applyPage,
  mirrorCursor,
  replaceMirror,
  replayQuarantine,
  type PulledRow,
} from './mutations/apply-page.ts';
import { askAgain, askKeptQuestion, askQuestion, dropAsk, type NewAsk } from './mutations/ask-question.ts';
import { deviceId } from './mutations/device-id.ts';
import { keepDraft } from './mutations/keep-draft.ts';
import { chatSessions, conversation, creditThirds, draftOf } from './queries/chat.ts';

const userId = 'user';
const start = { cursor: 0, generation: 'g1', floor: 0 };
const at = '2026-11-20T10:00:00Z';
let lastId = 0;

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('a page of the server', () => {
  test('is applied together with its cursor', async () => {
    const db = userDatabase(userId);
    expect(await applyPage(db, page([session({ seq: 4 })], 4))).toBe(true);
    expect(await db.chat_sessions.count()).toBe(1);
    expect(await mirrorCursor(db)).toEqual({ ...start, cursor: 4 });
  });

  test('never puts an older row over a newer one, and puts an equal one', async () => {
    const db = userDatabase(userId);
    await applyPage(db, page([session({ seq: 5, title: 'new' })], 5));
    await applyPage(db, { ...page([session({ seq: 4, title: 'old' })], 4), from: { ...start, cursor: 5 } });
    expect((await db.chat_sessions.get('s'))?.title).toBe('new');
    expect((await mirrorCursor(db))?.cursor).toBe(5);
    await applyPage(db, { ...page([session({ seq: 5, title: 'again' })], 5), from: { ...start, cursor: 5 } });
    expect((await db.chat_sessions.get('s'))?.title).toBe('again');
  });

  test('that belongs to a history which another tab has replaced is left', async () => {
    const db = userDatabase(userId);
    await replaceMirror(db, [session({ seq: 1 })], { cursor: 1, generation: 'g2', floor: 0 });
    expect(await applyPage(db, page([session({ seq: 9, title: 'stale' })], 9))).toBe(false);
    expect((await db.chat_sessions.get('s'))?.title).toBe('Kitchen');
    expect((await mirrorCursor(db))?.generation).toBe('g2');
  });

  test('with a deleted row takes it off the screens and keeps it from coming back', async () => {
    const db = userDatabase(userId);
    await applyPage(db, page([session({ seq: 1 })], 1));
    const deleted = { table: 'chat_sessions', row: { id: 's', seq: 3, deleted_at: at } };
    await applyPage(db, { ...page([deleted], 3), from: { ...start, cursor: 1 } });
    await applyPage(db, { ...page([session({ seq: 2 })], 3), from: { ...start, cursor: 3 } });
    expect(await chatSessions(db)).toEqual([]);
    expect((await conversation(db, 's')).session).toBeUndefined();
  });

  test('with rows that this version cannot read sets them aside and applies the rest', async () => {
    const db = userDatabase(userId);
    const unread = [
      { table: 'horoscopes', row: { id: 'h', seq: 1 } },
      { table: 'chat_sessions', row: { id: 'broken', seq: 2, title: 7 } },
    ];
    await applyPage(db, page([...unread, session({ seq: 3 })], 3));
    expect(await db.chat_sessions.toCollection().primaryKeys()).toEqual(['s']);
    expect((await db.quarantine.toArray()).map(({ id, reason }) => [id, reason])).toEqual([
      ['broken', 'unknown-shape'],
      ['h', 'unknown-table'],
    ]);
  });

  test('with an answer takes the question off its way in the same moment', async () => {
    const db = userDatabase(userId);
    const { requestId } = await askQuestion(db, newAsk({}));
    await applyPage(db, page([chat({ id: requestId, response: null, seq: 1 })], 1));
    expect(await db.asks.count()).toBe(1);
    await applyPage(db, { ...page([chat({ id: requestId, seq: 2 })], 2), from: { ...start, cursor: 1 } });
    expect(await db.asks.count()).toBe(0);
  });
});

test('what was set aside is read by a version that can', async () => {
  const db = userDatabase(userId);
  const { row } = session({ seq: 3 });
  await db.quarantine.put({ table: 'chat_sessions', id: 's', seq: 3, row, reason: 'unknown-shape' });
  await replayQuarantine(db);
  expect((await db.chat_sessions.get('s'))?.title).toBe('Kitchen');
  expect(await db.quarantine.count()).toBe(0);
});

test('a mirror that is built anew keeps the questions on their way and the drafts', async () => {
  const db = userDatabase(userId);
  await applyPage(db, page([session({ seq: 1 }), chat({ seq: 2 })], 2));
  await askQuestion(db, newAsk({}));
  await keepDraft(db, 's', 'half');
  await replaceMirror(db, [session({ seq: 1, title: 'anew' })], { cursor: 1, generation: 'g2', floor: 0 });
  expect((await conversation(db, 's')).chats).toEqual([]);
  expect(await db.asks.count()).toBe(1);
  expect(await draftOf(db, 's')).toBe('half');
});

describe('a question', () => {
  test('is sent again under its old request when it failed with the same words', async () => {
    const db = userDatabase(userId);
    const first = await askQuestion(db, newAsk({}));
    await db.asks.update(first.id, { state: 'failed', failure: { kind: 'answer-failed' } });
    const second = await askQuestion(db, newAsk({ language: 'hindi' }));
    expect(second).toMatchObject({
      id: first.id,
      requestId: first.requestId,
      state: 'asking',
      language: 'hindi',
    });
    expect(await db.asks.count()).toBe(1);
  });

  test('with other words leaves the one that failed where it is', async () => {
    const db = userDatabase(userId);
    const first = await askQuestion(db, newAsk({}));
    await db.asks.update(first.id, { state: 'failed', failure: { kind: 'answer-failed' } });
    await askQuestion(db, newAsk({ text: 'another' }));
    expect((await conversation(db, 's')).asks.map(({ state }) => state)).toEqual(['failed', 'asking']);
  });

  test('on its way is neither begun again nor let go of', async () => {
    const db = userDatabase(userId);
    const { id } = await askQuestion(db, newAsk({}));
    await db.asks.update(id, { step: 'credit' });
    await askAgain(db, id);
    await dropAsk(db, id);
    expect((await db.asks.get(id))?.step).toBe('credit');
  });

  test('from before sign-in is taken once, however often it is handed over', async () => {
    const db = userDatabase(userId);
    const kept = {
      requestId: 'r',
      sessionId: 's',
      sessionOpId: 'o',
      text: 'q',
      language: 'hindi',
      keptAt: 1,
    } as const;
    await Promise.all([askKeptQuestion(db, kept), askKeptQuestion(db, kept)]);
    expect(await db.asks.count()).toBe(1);
    await applyPage(db, page([chat({ id: 'r', seq: 1 })], 1));
    await askKeptQuestion(db, kept);
    expect(await db.asks.count()).toBe(0);
  });
});

test('a row that waits for its answer and the question on its way are one message', async () => {
  const db = userDatabase(userId);
  const { requestId } = await askQuestion(db, newAsk({}));
  await applyPage(db, page([chat({ id: requestId, response: null, seq: 1 })], 1));
  const { chats, asks } = await conversation(db, 's');
  expect([chats.length, asks.length]).toEqual([0, 1]);
});

test('conversations come with the newest first', async () => {
  const db = userDatabase(userId);
  await applyPage(
    db,
    page(
      [
        session({ id: 'old', seq: 1, updated_at: '2026-11-01T00:00:00Z' }),
        session({ id: 'new', seq: 2, updated_at: '2026-11-20T00:00:00Z' }),
      ],
      2,
    ),
  );
  expect((await chatSessions(db)).map(({ id }) => id)).toEqual(['new', 'old']);
});

test('the balance is unknown until the server has said it', async () => {
  const db = userDatabase(userId);
  expect(await creditThirds(db)).toBeUndefined();
  await applyPage(db, page([{ table: 'credit_balances', row: { id: userId, seq: 1, thirds: 5 } }], 1));
  expect(await creditThirds(db)).toBe(5);
});

test('an emptied draft is not kept', async () => {
  const db = userDatabase(userId);
  await keepDraft(db, 's', 'word');
  await keepDraft(db, 's', '');
  expect(await db.drafts.count()).toBe(0);
});

test('a device has one id per user, also when two tabs ask for it at once', async () => {
  const db = userDatabase(userId);
  const ids = await Promise.all([deviceId(db, newId), deviceId(db, newId)]);
  expect(ids[0]).toBe(ids[1]);
});

test('nothing of one user is found by another, and nothing is left after deletion', async () => {
  await keepDraft(userDatabase(userId), 's', 'word');
  expect(await draftOf(userDatabase('other'), 's')).toBe('');
  await deleteUserDatabase(userId);
  expect(await draftOf(userDatabase(userId), 's')).toBe('');
  await deleteUserDatabase('other');
});

/** The first page that a mirror gets; spread another `from` over it for a later one. */
function page(rows: PulledRow[], cursor: number) {
  return { rows, from: undefined, to: { ...start, cursor } };
}

function session(change: { id?: string; seq: number; title?: string; updated_at?: string }): PulledRow {
  return {
    table: 'chat_sessions',
    row: { id: 's', title: 'Kitchen', created_at: at, updated_at: at, deleted_at: null, ...change },
  };
}

function chat(change: { id?: string; seq: number; response?: string | null }): PulledRow {
  return {
    table: 'user_chats',
    row: {
      id: 'c',
      session_id: 's',
      query: 'q',
      response: 'a',
      sources: [],
      created_at: at,
      deleted_at: null,
      ...change,
    },
  };
}

function newAsk(change: Partial<NewAsk>): NewAsk {
  return { sessionId: 's', text: 'q', language: 'english', now: 1, newId, ...change };
}

function newId(): string {
  lastId += 1;
  return `id-${lastId}`;
}
