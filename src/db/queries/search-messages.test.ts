import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteUserDatabase, durably, userDatabase } from '../database.ts';
import { sendMessage } from '../mutations/send-message.ts';
import type { UserChatRow } from '../schema.ts';
import { messageIndex, type MessageIndex } from './search-messages.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000001';
const session = 'b7d0c7de-5f0b-4d2e-9a53-0000000000aa';
const db = () => userDatabase(userId);

let index: MessageIndex;
let stop: () => void;
let changes: number;

beforeEach(() => {
  changes = 0;
});

afterEach(async () => {
  stop();
  await deleteUserDatabase(userId);
});

test('messages are found by their question and by their answer, the newest first', async () => {
  await put(
    row({ id: 'a', query: 'मेरी रसोई', created_at: '2026-11-01T10:00:00Z' }),
    row({
      id: 'b',
      query: 'And here?',
      response: 'The **rasoee** stands well.',
      created_at: '2026-11-03T10:00:00Z',
    }),
    row({ id: 'c', query: 'my bed', created_at: '2026-11-02T10:00:00Z' }),
    row({ id: 'd', query: 'rasoi?', created_at: '2026-11-02T10:00:00Z' }),
  );
  await follow();
  expect(await find('rasoi')).toEqual(['b', 'd', 'a']);
  expect(await find('रसोई')).toEqual(['b', 'd', 'a']);
  const outcome = await search('stands');
  expect(outcome?.found[0]).toMatchObject({ id: 'b', answer: 'The rasoee stands well.' });
});

test('of many only the newest are given, and all are counted', async () => {
  await put(
    ...Array.from({ length: 250 }, (_, number) =>
      row({ id: `m${number}`, query: 'rasoi', created_at: new Date(number * 1000).toISOString() }),
    ),
  );
  await follow();
  const outcome = await search('rasoi', 3);
  expect(outcome?.found.map(({ id }) => id)).toEqual(['m249', 'm248', 'm247']);
  expect(outcome?.total).toBe(250);
});

test('what comes, changes or is deleted is found as it stands now', async () => {
  await put(row({ id: 'a', query: 'rasoi' }));
  await follow();
  await put(row({ id: 'b', query: 'rasoi too' }));
  await expect.poll(() => find('rasoi')).toHaveLength(2);
  await put(row({ id: 'b', seq: 3, query: 'rasoi too', response: 'An answer about the mandir.' }));
  await expect.poll(() => find('mandir')).toEqual(['b']);
  await durably(db()).user_chats.put({ id: 'a', seq: 4, deleted_at: '2026-11-20T10:00:00Z' } as never);
  await expect.poll(() => find('rasoi')).toEqual(['b']);
  await db().user_chats.delete('b');
  await expect.poll(() => find('rasoi')).toEqual([]);
});

test('a whole page of rows, and a mirror built anew, are taken in', async () => {
  await put(row({ id: 'old', query: 'rasoi' }));
  await follow();
  await db().transaction('rw', db().user_chats, async () => {
    await db().user_chats.clear();
    await db().user_chats.bulkPut(
      Array.from({ length: 120 }, (_, number) => row({ id: `m${number}`, query: 'mandir' })),
    );
  });
  await expect.poll(() => find('mandir')).toHaveLength(120);
  expect(await find('rasoi')).toEqual([]);
});

test('what has not been sent yet is found too, and once when it has come back', async () => {
  await follow();
  const id = 'b7d0c7de-5f0b-4d2e-9a53-0000000000bb';
  await sendMessage(
    db(),
    { id, sessionId: session, text: 'मेरी रसोई', language: 'hindi' },
    { userId, now: Date.now(), newId: () => crypto.randomUUID() },
  );
  expect(await find('rasoi')).toEqual([id]);
  await put(row({ id, query: 'मेरी रसोई' }));
  await expect
    .poll(() => search('rasoi'))
    .toMatchObject({ found: [{ id, at: Date.parse('2026-11-20T10:00:00Z') }], total: 1 });
});

test('messages of conversations that are not listed are not found', async () => {
  await put(row({ id: 'a', query: 'rasoi' }), row({ id: 'b', query: 'rasoi', session_id: 'gone' }));
  await follow();
  expect(await find('rasoi')).toEqual(['a']);
});

test('a search that was overtaken gives nothing', async () => {
  await put(row({ id: 'a', query: 'rasoi' }));
  await follow();
  const ending = new AbortController();
  ending.abort();
  expect(
    await index.search({ typed: 'rasoi', most: 9, isWanted: () => true, signal: ending.signal }),
  ).toBeUndefined();
});

test('whoever follows hears when all messages are in', async () => {
  await put(row({ id: 'a', query: 'rasoi' }));
  await follow();
  expect(index.isComplete()).toBe(true);
  expect(changes).toBeGreaterThan(0);
});

async function follow(): Promise<void> {
  index = messageIndex(db());
  stop = index.follow(() => {
    changes += 1;
  });
  await expect.poll(() => index.isComplete()).toBe(true);
}

async function find(typed: string): Promise<string[]> {
  return (await search(typed, 1000))?.found.map(({ id }) => id) ?? [];
}

function search(typed: string, most = 1000) {
  const { signal } = new AbortController();
  return index.search({ typed, most, isWanted: (id) => id === session, signal });
}

async function put(...rows: UserChatRow[]): Promise<void> {
  await db().user_chats.bulkPut(rows);
}

function row(change: Partial<UserChatRow>): UserChatRow {
  return {
    id: 'chat',
    seq: 2,
    deleted_at: null,
    session_id: session,
    query: '',
    response: null,
    image_url: null,
    sources: [],
    answered_by: 'guide',
    language: 'english',
    created_at: '2026-11-20T10:00:00Z',
    ...change,
  };
}
