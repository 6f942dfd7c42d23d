import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '../database.ts';
import { makeRoom } from './make-room.ts';

const userId = 'user';
let db: UserDatabase;

beforeEach(async () => {
  db = userDatabase(userId);
  const session = { seq: 1, deleted_at: null, title: 'Kitchen', created_at: '2026-01-01T00:00:00Z' };
  await db.chat_sessions.add({ id: 's', ...session, updated_at: '2026-11-01T00:00:00Z' });
  const message = { session_id: 's', query: 'q', response: 'a', image_url: null, sources: [] };
  const fields = { seq: 2, deleted_at: null, answered_by: null, language: null, ...message };
  await db.user_chats.add({ id: 'old', ...fields, created_at: '2026-01-01T00:00:00Z' });
  await db.pictures.add({
    id: 'small user/a.png',
    bytes: new ArrayBuffer(1),
    type: 'image/png',
    size: 1,
    usedAt: 0,
  });
  await db.blobs.add({ id: 'unsent', bytes: new ArrayBuffer(1), type: 'image/png' });
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

test('copies of files go first, then old messages, and what waits to be sent never', async () => {
  expect(await makeRoom(db)).toBe(true);
  expect([await db.pictures.count(), await db.user_chats.count()]).toEqual([0, 1]);
  expect(await makeRoom(db)).toBe(true);
  expect(await db.user_chats.count()).toBe(0);
  expect(await makeRoom(db)).toBe(false);
  expect(await db.blobs.count()).toBe(1);
});
