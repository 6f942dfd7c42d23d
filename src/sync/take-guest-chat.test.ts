import 'fake-indexeddb/auto';
// What is fetched on first use is here already, so that no test waits for it to be compiled.
import '#domain/guide/answer-question.ts';
import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteUserDatabase, durably, userDatabase } from '#db/database.ts';
import { keepQuestion } from '#db/guest.ts';
import {
  beginGuestMessage,
  guestChat,
  keepGuestDraft,
  keepGuestRefusal,
  keepGuestReply,
} from '#db/guest-chat.ts';
import { keptSessions, conversation, draftOf } from '#db/queries/chat.ts';
import { newChatDraft } from '#db/schema.ts';
import { takeGuestChat, takeKeptQuestion } from './take-guest-chat.ts';

const asha = 'b7d0c7de-5f0b-4d2e-9a53-000000000001';
const ravi = 'b7d0c7de-5f0b-4d2e-9a53-000000000002';
const [one, two] = ['b7d0c7de-5f0b-4d2e-9a53-0000000000a1', 'b7d0c7de-5f0b-4d2e-9a53-0000000000a2'];
const now = Date.parse('2026-11-21T10:00:00Z');
const db = () => userDatabase(asha);

beforeEach(() => clear(createStore('disha-guest', 'kept')));
afterEach(async () => {
  await deleteUserDatabase(asha);
  await deleteUserDatabase(ravi);
});

test('what was answered becomes a conversation of whoever has signed in, and is shown at once', async () => {
  await say(one, 'Where should the stove stand?');
  await say(two, 'And the temple?');
  const { sessionId } = await guestChat();
  await take();
  expect(await acts()).toEqual([
    ['session.create', sessionId, { title: 'Where should the stove stand?' }],
    ['chat.keep', one, kept(sessionId, 'Where should the stove stand?')],
    ['chat.keep', two, kept(sessionId, 'And the temple?')],
  ]);
  const { session, messages } = await conversation(db(), sessionId);
  expect(session?.title).toBe('Where should the stove stand?');
  expect(messages.map(({ text, state }) => [text, state.kind])).toEqual([
    ['Where should the stove stand?', 'answered'],
    ['And the temple?', 'answered'],
  ]);
  expect((await guestChat()).exchanges).toEqual([]);
  expect((await guestChat()).spentAt).toHaveLength(2);
});

test('it is taken once, by however many tabs, and by nobody else afterwards', async () => {
  await say(one, 'Where should the stove stand?');
  await take();
  await take();
  await takeGuestChat(userDatabase(ravi), keeping(ravi));
  expect(await acts()).toHaveLength(2);
  expect(await userDatabase(ravi).outbox.count()).toBe(0);
});

test('a crash before it is kept leaves it to the same user, and one after keeps it once', async () => {
  await say(one, 'Where should the stove stand?');
  const stop = failWrites();
  await expect(take()).rejects.toThrow('the disk failed');
  stop();
  await deleteUserDatabase(asha);
  await takeGuestChat(userDatabase(ravi), keeping(ravi));
  expect(await userDatabase(ravi).outbox.count()).toBe(0);
  await take();
  await take();
  expect(await acts()).toHaveLength(2);
});

test('a question without an answer and a half-typed one become the words of the message box', async () => {
  await say(one, 'Where should the stove stand?');
  await beginGuestMessage({ id: two, text: 'And the temple?', language: 'english', now });
  await keepGuestRefusal(two, now);
  await keepGuestDraft('and also');
  const { sessionId } = await guestChat();
  await take();
  expect(await draftOf(db(), sessionId)).toBe('And the temple?\nand also');
  expect(await acts()).toHaveLength(2);
});

test('where nothing was answered no conversation begins, and a draft that stands stays', async () => {
  await keepGuestDraft('half a thought');
  await take();
  expect(await draftOf(db(), newChatDraft)).toBe('half a thought');
  await keepGuestDraft('another');
  await take();
  expect(await draftOf(db(), newChatDraft)).toBe('half a thought');
  expect(await keptSessions(db())).toEqual([]);
});

test('what still waited is answered by the guide of this device first', async () => {
  await beginGuestMessage({ id: one, text: 'क्या ईशान में शौचालय दोष है?', language: 'hindi', now });
  await take();
  const [, keep] = await acts();
  expect(keep?.[2]).toMatchObject({ query: 'क्या ईशान में शौचालय दोष है?', language: 'hindi' });
});

test('the question of the home page is asked beside it', async () => {
  await say(one, 'Where should the stove stand?');
  const home = 'b7d0c7de-5f0b-4d2e-9a53-0000000000b1';
  await keepQuestion({
    requestId: home,
    sessionId: 'b7d0c7de-5f0b-4d2e-9a53-0000000000b2',
    sessionOpId: home,
    text: 'And the door?',
    language: 'english',
    keptAt: now,
  });
  await takeKeptQuestion(db(), keeping(asha));
  await take();
  expect((await acts()).map(([kind]) => kind)).toEqual([
    'session.create',
    'chat.send',
    'session.create',
    'chat.keep',
  ]);
});

async function say(id: string, text: string): Promise<void> {
  await beginGuestMessage({ id, text, language: 'english', now });
  await keepGuestReply(id, { response: `About: ${text}`, sources: [], language: 'english' });
}

function kept(sessionId: string, query: string) {
  return { session_id: sessionId, query, response: `About: ${query}`, language: 'english' };
}

function take(): Promise<void> {
  return takeGuestChat(db(), keeping(asha));
}

function keeping(userId: string) {
  return { userId, now, newId: () => crypto.randomUUID() };
}

async function acts(): Promise<[kind: string, id: string, payload: unknown][]> {
  const rows = await db().outbox.orderBy('n').toArray();
  return rows.map(({ kind, entityId, payload }) => [kind, entityId, payload]);
}

/** Every write of an act fails until the answer is called. */
function failWrites(): () => void {
  const name = 'failing disk';
  const disk = durably(db());
  disk.use({
    stack: 'dbcore',
    name,
    create: (core) => ({
      ...core,
      table(table) {
        const made = core.table(table);
        return table === 'outbox'
          ? { ...made, mutate: () => Promise.reject(new Error('the disk failed')) }
          : made;
      },
    }),
  });
  return () => disk.unuse({ stack: 'dbcore', name });
}
