import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReadyAttachment } from '#lib/attachment.ts';
import type { KeptQuestion } from '../guest.ts';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '../database.ts';
import { keptSessions, conversation, draftOf } from '../queries/chat.ts';
import { newChatDraft } from '../schema.ts';
import { keepDraft } from './keep-draft.ts';
import { sendKeptQuestion, sendMessage, takeBack, type NewMessage } from './send-message.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000004';
const s = uuid(1);
const keeping = { userId, now: 1, newId };
let lastId = 100;
let db: UserDatabase;

beforeEach(() => {
  db = userDatabase(userId);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteUserDatabase(userId);
});

describe('a message', () => {
  test('that is the first makes its conversation before it, the next ones do not', async () => {
    await send({ id: uuid(2), text: 'one' });
    await send({ id: uuid(3), text: 'two' });
    const acts = await db.outbox.toArray();
    expect(acts.map(({ kind, lane }) => [kind, lane])).toEqual([
      ['session.create', s],
      ['chat.send', s],
      ['chat.send', s],
    ]);
    expect(acts[2]?.deps).toEqual([acts[0]?.opId]);
  });

  test('into a conversation of the server makes none', async () => {
    const at = '2026-11-20T10:00:00Z';
    await db.chat_sessions.put({
      id: s,
      seq: 1,
      deleted_at: null,
      title: 'x',
      created_at: at,
      updated_at: at,
    });
    await send({});
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['chat.send']);
  });

  test('and the box it was typed into change in one moment', async () => {
    await keepDraft(db, newChatDraft, 'question');
    await sendMessage(db, message({}), {
      ...keeping,
      alongside: (disk) => keepDraft(disk, newChatDraft, ''),
    });
    expect(await draftOf(db, newChatDraft)).toBe('');
    await keepDraft(db, newChatDraft, 'another');
    const torn = sendMessage(db, message({}), {
      ...keeping,
      async alongside(disk) {
        await keepDraft(disk, newChatDraft, '');
        throw new Error('killed');
      },
    });
    await expect(torn).rejects.toThrow('killed');
    expect(await draftOf(db, newChatDraft)).toBe('another');
    expect(await db.outbox.count()).toBe(2);
  });
});

describe('a message with a file', () => {
  const attachment: ReadyAttachment = {
    name: 'plan.pdf',
    type: 'application/pdf',
    bytes: new Uint8Array([1, 2, 3]).buffer,
    extension: 'pdf',
    kind: 'document',
    text: 'Kitchen\nBedroom',
    pages: [{ bytes: new Uint8Array([4]).buffer }, { bytes: new Uint8Array([5]).buffer }],
  };

  test('is kept with the file and its pages, which go before it', async () => {
    await send({ attachment });
    const [begin, file, one, two, kept] = await db.outbox.toArray();
    expect([file, one, two].map((row) => [row?.kind, row?.payload['content_type']])).toEqual([
      ['upload', 'application/pdf'],
      ['upload', 'image/jpeg'],
      ['upload', 'image/jpeg'],
    ]);
    expect(kept?.deps).toEqual([file, one, two, begin].map((row) => row?.opId));
    expect(kept?.payload).toEqual({
      session_id: s,
      query: 'question',
      language: 'english',
      message_type: 'image',
      attachment_name: 'plan.pdf',
      attachment_text: 'Kitchen\nBedroom',
      image_url: `${userId}/${file?.entityId}.pdf`,
      page_urls: [one, two].map((page) => `${userId}/${page?.entityId}.jpg`),
    });
    expect((await db.blobs.toArray()).map(({ type }) => type).toSorted()).toEqual([
      'application/pdf',
      'image/jpeg',
      'image/jpeg',
    ]);
  });

  test('of which only the words are read costs what words cost', async () => {
    const { pages: _, ...words } = attachment;
    await send({ attachment: words });
    expect((await db.outbox.toArray()).at(-1)?.payload).toMatchObject({
      message_type: 'text',
      attachment_text: 'Kitchen\nBedroom',
    });
  });

  test('needs no words, and its conversation bears the name of the file', async () => {
    await send({ text: '', attachment: { ...attachment, kind: 'image' } });
    const [begin] = await db.outbox.toArray();
    expect(begin?.payload).toEqual({ title: 'plan.pdf' });
  });

  test('leaves nothing behind where one of its files cannot be kept', async () => {
    vi.stubGlobal('navigator', {
      storage: { estimate: () => Promise.resolve({ quota: 6_000_000, usage: 5_999_999 }) },
    });
    expect(await sendMessage(db, message({ attachment }), keeping)).toEqual({ kind: 'full' });
    expect([await db.outbox.count(), await db.blobs.count()]).toEqual([0, 0]);
  });
});

test('a question from before sign-in is taken once, also after it was sent', async () => {
  const kept: KeptQuestion = {
    requestId: uuid(2),
    sessionId: s,
    sessionOpId: uuid(9),
    text: 'q',
    language: 'hindi',
    keptAt: 1,
  };
  await sendKeptQuestion(db, kept, keeping);
  await sendKeptQuestion(db, kept, keeping);
  expect(await db.outbox.count()).toBe(2);
  await db.outbox.clear();
  await db.user_chats.put({ id: uuid(2), seq: 1, deleted_at: '2026-11-20T10:00:00Z' } as never);
  await sendKeptQuestion(db, kept, keeping);
  expect(await db.outbox.count()).toBe(0);
});

describe('a message that is taken back', () => {
  test('leaves its words in the box, below what stands there', async () => {
    await refusedMessage();
    await keepDraft(db, s, 'half a thought\n');
    const taken = await takeBack(db, {
      opId: await opId(uuid(2)),
      sessionId: s,
      into: { draftId: s, text: 'first' },
      newId,
    });
    expect(taken).toEqual({ kind: 'taken', isSessionGone: false });
    expect(await draftOf(db, s)).toBe('half a thought\nfirst');
    expect((await conversation(db, s)).messages.map(({ text }) => text)).toEqual(['second']);
  });

  test('takes along the conversation that would begin with nothing', async () => {
    await send({ id: uuid(2) });
    const taken = await takeBack(db, { opId: await opId(uuid(2)), sessionId: s, newId });
    expect(taken).toEqual({ kind: 'taken', isSessionGone: true });
    expect(await db.outbox.count()).toBe(0);
    expect(await keptSessions(db)).toEqual([]);
  });

  test('of which a copy may be on its way is cancelled on the server, and not shown meanwhile', async () => {
    await send({ id: uuid(2), text: 'first' });
    await send({ id: uuid(3), text: 'second' });
    await db.outbox.where('entityId').equals(uuid(2)).modify({ attempts: 1 });
    const withdrawn = await opId(uuid(2));
    await takeBack(db, { opId: withdrawn, sessionId: s, newId });
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual([
      'session.create',
      'op.cancel',
      'chat.send',
    ]);
    expect((await conversation(db, s)).messages.map(({ text }) => text)).toEqual(['second']);
  });

  test('too late stays, and its words are not doubled into the box', async () => {
    await send({ id: uuid(2) });
    const sent = await opId(uuid(2));
    await db.outbox.where('entityId').equals(uuid(2)).modify({ state: 'acked', ackSeq: 9 });
    const taken = await takeBack(db, {
      opId: sent,
      sessionId: s,
      into: { draftId: s, text: 'question' },
      newId,
    });
    expect(taken).toEqual({ kind: 'too-late' });
    expect(await draftOf(db, s)).toBe('');
    expect((await conversation(db, s)).messages).toHaveLength(1);
  });
});

async function refusedMessage(): Promise<void> {
  await send({ id: uuid(2), text: 'first' });
  await send({ id: uuid(3), text: 'second' });
  await db.outbox
    .where('entityId')
    .equals(uuid(2))
    .modify({ state: 'dead', attempts: 1, problem: { kind: 'refused', code: 'invalid', reason: 'query' } });
}

async function opId(entityId: string): Promise<string> {
  return (await db.outbox.where('entityId').equals(entityId).first())?.opId ?? '';
}

async function send(change: Partial<NewMessage>): Promise<void> {
  expect((await sendMessage(db, message(change), keeping)).kind).toBe('kept');
}

function message(change: Partial<NewMessage>): NewMessage {
  return { id: newId(), sessionId: s, text: 'question', language: 'english', ...change };
}

function newId(): string {
  lastId += 1;
  return uuid(lastId);
}

function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
