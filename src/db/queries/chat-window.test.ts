import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '../database.ts';
import type { UserChatRow } from '../schema.ts';
import { earlierWindow, laterWindow, newestWindow, windowAround, type ChatWindow } from './chat-window.ts';
import { conversation } from './chat.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000013';
const s = 'b7d0c7de-5f0b-4d2e-9a53-0000000000aa';
let db: UserDatabase;

beforeEach(async () => {
  db = userDatabase(userId);
  await db.user_chats.bulkPut([
    ...Array.from({ length: 400 }, (_, n) => row(n)),
    row(0, { id: 'elsewhere', session_id: 'another', created_at: minute(200) }),
  ]);
});

afterEach(() => deleteUserDatabase(userId));

test('a conversation opens at its newest messages, which are counted from the end', async () => {
  expect(await read(newestWindow)).toEqual([350, 399]);
});

test('going back reads fifty more each time, and never holds more than 120', async () => {
  const spans: number[][] = [];
  let window = await opened();
  for (let step = 0; step < 9; step += 1) {
    window = await earlierWindow(db, s, window);
    spans.push(await read(window));
  }
  expect(spans.slice(0, 4)).toEqual([
    [300, 399],
    [250, 369],
    [200, 319],
    [150, 269],
  ]);
  expect(spans.at(-1)).toEqual([0, 119]);
});

test('going forward again ends at the newest, open to what comes', async () => {
  let window: ChatWindow = { from: minute(0), to: minute(119) };
  const spans: number[][] = [];
  while (window.to !== undefined) {
    window = await laterWindow(db, s, window);
    spans.push(await read(window));
  }
  expect(spans[0]).toEqual([50, 169]);
  expect(spans.at(-2)).toEqual([250, 369]);
  expect(spans.at(-1)).toEqual([280, 399]);
  await db.user_chats.put(row(400));
  expect((await read(window)).at(-1)).toBe(400);
});

test.each([
  [200, [175, 225]],
  [3, [0, 28]],
  [398, [350, 399]],
])('around message %s it reaches to both sides as far as there is something', async (n, span) => {
  expect(await read((await windowAround(db, s, `m${n}`)) as ChatWindow)).toEqual(span);
});

test('there is nothing around a message that is elsewhere, deleted or unknown', async () => {
  await db.user_chats.put({ id: 'm7', seq: 9, deleted_at: minute(7) } as UserChatRow);
  for (const id of ['elsewhere', 'm7', 'nobody']) expect(await windowAround(db, s, id)).toBeUndefined();
});

test('messages of the same moment are not torn apart', async () => {
  await db.user_chats.bulkPut(
    Array.from({ length: 10 }, (_, n) => row(0, { id: `same ${n}`, created_at: minute(349) })),
  );
  const window = await earlierWindow(db, s, { from: minute(350), to: undefined });
  const { messages } = await conversation(db, s, window);
  expect(messages.filter(({ at }) => at === Date.parse(minute(349)))).toHaveLength(11);
});

test('a part of a conversation knows what comes after it', async () => {
  const part = await conversation(db, s, { from: minute(100), to: minute(160) });
  expect([part.hasEarlier, part.hasLater, part.to, part.lastId]).toEqual([true, true, minute(160), 'm399']);
  await db.user_chats
    .where('[session_id+created_at]')
    .above([s, minute(160)])
    .delete();
  const end = await conversation(db, s, { from: minute(100), to: minute(160) });
  expect([end.hasLater, end.to, end.lastId]).toEqual([false, undefined, 'm160']);
});

test('held to a number, the newest stay', async () => {
  const { messages, hasEarlier } = await conversation(db, s, { from: minute(0), most: 120 });
  expect([messages.length, messages[0]?.id, hasEarlier]).toEqual([120, 'm280', true]);
});

async function opened(): Promise<ChatWindow> {
  const { from, to } = await conversation(db, s, newestWindow);
  return { from, to };
}

async function read(window: ChatWindow): Promise<number[]> {
  const { messages } = await conversation(db, s, window);
  const numbers = messages.map(({ id }) => Number(id.slice(1)));
  expect(numbers).toEqual(Array.from(numbers, (_, index) => (numbers[0] ?? 0) + index));
  return [numbers[0] ?? Number.NaN, numbers.at(-1) ?? Number.NaN];
}

function minute(n: number): string {
  return new Date(Date.UTC(2026, 9, 1, 0, n)).toISOString();
}

function row(n: number, change: Partial<UserChatRow> = {}): UserChatRow {
  return {
    id: `m${n}`,
    seq: n + 1,
    deleted_at: null,
    session_id: s,
    query: `question ${n}`,
    response: 'yes',
    image_url: null,
    sources: [],
    answered_by: 'guide',
    language: 'english',
    created_at: minute(n),
    ...change,
  };
}
