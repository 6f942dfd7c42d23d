import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase } from '../database.ts';
import { keptSessions, conversation, draftOf } from '../queries/chat.ts';
import type { OutboxRow } from '../schema.ts';
import { deleteSession, renameSession, unsentMessages } from './change-session.ts';
import { keepDraft } from './keep-draft.ts';
import { sendMessage } from './send-message.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000001';
const id = 'b7d0c7de-5f0b-4d2e-9a53-0000000000aa';
const db = () => userDatabase(userId);
const now = Date.parse('2026-11-21T10:00:00Z');
const keeping = { userId, now, newId: () => crypto.randomUUID() };

afterEach(() => deleteUserDatabase(userId));

test('a new name is shown before the server has it', async () => {
  await mirror();
  await renameSession(db(), { id, title: 'रसोई की बातें' }, keeping);
  expect(await titles()).toEqual(['रसोई की बातें']);
  expect((await conversation(db(), id)).session?.title).toBe('रसोई की बातें');
  expect(await kinds()).toEqual(['session.rename']);
});

test('a newer name takes the place of one that has not left the device, or was refused', async () => {
  await mirror();
  await renameSession(db(), { id, title: 'First' }, keeping);
  await renameSession(db(), { id, title: 'Second' }, keeping);
  expect(await payloads()).toEqual([{ title: 'Second' }]);
  await alter({ state: 'dead' });
  await renameSession(db(), { id, title: 'Third' }, keeping);
  expect(await payloads()).toEqual([{ title: 'Third' }]);
});

test('a name that is on the wire is followed by the newer one', async () => {
  await mirror();
  await renameSession(db(), { id, title: 'First' }, keeping);
  await alter({ state: 'sending', attempts: 1 });
  await renameSession(db(), { id, title: 'Second' }, keeping);
  expect(await payloads()).toEqual([{ title: 'First' }, { title: 'Second' }]);
  expect(await titles()).toEqual(['Second']);
});

test('a conversation that has not begun on the server is renamed after it begins there', async () => {
  await say('Where is north?');
  await renameSession(db(), { id, title: 'North' }, keeping);
  expect(await titles()).toEqual(['North']);
  const rows = await db().outbox.orderBy('n').toArray();
  expect(rows.map(({ kind, lane }) => [kind, lane])).toEqual([
    ['session.create', id],
    ['chat.send', id],
    ['session.rename', id],
  ]);
});

test('a conversation whose beginning was refused begins anew under its new name', async () => {
  await say('Where is north?');
  await db().outbox.where('entityId').equals(id).modify({ state: 'dead' });
  await renameSession(db(), { id, title: 'North' }, keeping);
  const create = (await db().outbox.toArray()).find(({ kind }) => kind === 'session.create');
  expect(create).toMatchObject({ state: 'queued', payload: { title: 'North' } });
  expect(await titles()).toEqual(['North']);
});

test.each(['', ' \t\n', 'x'.repeat(301)])('no name is kept that the server would refuse', async (title) => {
  await mirror();
  expect((await renameSession(db(), { id, title }, keeping)).kind).toBe('refused');
  expect(await titles()).toEqual(['Kitchen']);
});

test('a deleted conversation is gone at once, with its messages and what stood in its box', async () => {
  await mirror();
  await renameSession(db(), { id, title: 'Renamed' }, keeping);
  await keepDraft(db(), id, 'half a thought');
  await deleteSession(db(), id, keeping);
  expect(await titles()).toEqual([]);
  expect(await conversation(db(), id)).toMatchObject({ isDeleted: true, messages: [] });
  expect(await draftOf(db(), id)).toBe('');
  expect(await kinds()).toEqual(['session.delete']);
});

test('one that the server has never heard of leaves nothing to be sent', async () => {
  await say('Where is north?');
  await deleteSession(db(), id, keeping);
  expect(await db().outbox.count()).toBe(0);
  expect(await titles()).toEqual([]);
});

test('its unsent messages are told in the order of writing, and no others', async () => {
  await say('first');
  await say('second');
  await say('elsewhere', 'b7d0c7de-5f0b-4d2e-9a53-0000000000bb');
  expect(await unsentMessages(db(), id)).toEqual(['first', 'second']);
  await alter({ state: 'acked' });
  expect(await unsentMessages(db(), id)).toEqual([]);
});

async function mirror(): Promise<void> {
  const at = '2026-11-20T10:00:00Z';
  await db().chat_sessions.put({
    id,
    seq: 1,
    deleted_at: null,
    title: 'Kitchen',
    created_at: at,
    updated_at: at,
  });
}

async function say(text: string, sessionId = id): Promise<void> {
  await sendMessage(db(), { id: crypto.randomUUID(), sessionId, text, language: 'english' }, keeping);
}

async function alter(fields: Partial<OutboxRow>): Promise<void> {
  await db().outbox.toCollection().modify(fields);
}

async function titles(): Promise<string[]> {
  return (await keptSessions(db())).map(({ title }) => title);
}

async function kinds(): Promise<string[]> {
  return (await db().outbox.orderBy('n').toArray()).map(({ kind }) => kind);
}

async function payloads(): Promise<unknown[]> {
  return (await db().outbox.orderBy('n').toArray()).map(({ payload }) => payload);
}
