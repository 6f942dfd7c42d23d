import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outboxRow, uploadRow } from '#tests/fakes/manual-rows.ts';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '../database.ts';
import type { OutboxRow } from '../schema.ts';
import { giveUpUpload } from './continue-without-file.ts';

const userId = 'going-on';
let db: UserDatabase;

beforeEach(() => {
  db = userDatabase(userId);
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

const pages = ['user/one.png', 'user/two.png'];
const sent = {
  session_id: 's',
  query: 'Is this good?',
  language: 'english',
  message_type: 'image',
  attachment_name: 'plan.pdf',
  attachment_text: 'Kitchen',
  image_url: 'user/file.png',
  page_urls: pages,
};

function message(change: Partial<OutboxRow> = {}, payload: Record<string, unknown> = sent): OutboxRow {
  return outboxRow({
    opId: 'send',
    kind: 'chat.send',
    entityId: 'm',
    lane: 's',
    deps: ['file', 'one', 'two', 'begin'],
    payload,
    ...change,
  });
}

describe('a message whose file is refused for good', () => {
  test('goes on as a text without it and its pages, and says which file was meant', async () => {
    await keep(...uploads(), message());
    expect(await giveUp('file', 'file_type')).toEqual({
      messageId: 'm',
      name: 'plan.pdf',
      part: 'file',
      code: 'file_type',
    });
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ state: 'queued', deps: ['begin'] });
    expect(row?.payload).toEqual({
      session_id: 's',
      query: 'Is this good?',
      language: 'english',
      message_type: 'text',
      attachment_name: 'plan.pdf',
    });
    expect(await db.blobs.count()).toBe(0);
  });

  test.each<[string, Partial<OutboxRow>, Record<string, unknown>]>([
    ['has no words of its own', {}, { ...sent, query: ' \n' }],
    ['was on the wire already, so that a copy may be under way', { attempts: 1 }, sent],
    ['was refused itself', { state: 'dead' }, sent],
    ['is another kind of act', { kind: 'photo.create' }, sent],
    ['names another file', {}, { ...sent, image_url: 'user/other.png', page_urls: [] }],
  ])('waits for its writer where it %s', async (_, change, payload) => {
    await keep(...uploads(), message(change, payload));
    expect(await giveUp('file', 'file_type')).toBeUndefined();
    const [file, , , send] = await rows();
    expect(file).toMatchObject({ state: 'dead', problem: { kind: 'refused', code: 'file_type' } });
    expect(send).toMatchObject({ deps: ['file', 'one', 'two', 'begin'], payload });
    expect(await db.blobs.count()).toBe(3);
  });

  test('waits for its writer where something else needs the file too', async () => {
    await keep(...uploads(), message(), outboxRow({ opId: 'other', deps: ['file'] }));
    expect(await giveUp('file', 'file_type')).toBeUndefined();
    expect((await rows())[0]?.state).toBe('dead');
  });
});

describe('a document of which one page is refused', () => {
  test('goes with the others', async () => {
    await keep(...uploads(), message());
    expect(await giveUp('one', 'file_lost')).toMatchObject({ part: 'page', name: 'plan.pdf' });
    const [file, two, send] = await rows();
    expect([file?.opId, two?.opId]).toEqual(['file', 'two']);
    expect(send).toMatchObject({
      deps: ['file', 'two', 'begin'],
      payload: { ...sent, page_urls: ['user/two.png'] },
    });
    expect(await db.blobs.count()).toBe(2);
  });

  test('goes on as another act, as the server may have the one that this device forgot to have sent', async () => {
    const waiting = outboxRow({ opId: 'later', kind: 'chat.unhelpful', entityId: 'm', deps: ['send'] });
    await keep(...uploads(), message(), waiting);
    await giveUp('file', 'x');
    const [send, later] = await rows();
    expect(send?.opId).not.toBe('send');
    expect(send).toMatchObject({ entityId: 'm', n: 4 });
    expect(later?.deps).toEqual([send?.opId]);
  });

  test('costs what its words cost once none is left', async () => {
    await keep(...uploads(), message());
    await giveUp('one', 'x');
    await giveUp('two', 'x');
    const [, send] = await rows();
    const { page_urls: _, ...words } = sent;
    expect(send?.payload).toEqual({ ...words, message_type: 'text' });
    expect(send?.deps).toEqual(['file', 'begin']);
  });

  test('needs no words of its own for that', async () => {
    await keep(...uploads(), message({}, { ...sent, query: '' }));
    expect(await giveUp('two', 'x')).toMatchObject({ part: 'page' });
  });
});

test('a file that was taken back, or has arrived, is not given up', async () => {
  await keep(uploadRow({ opId: 'file', state: 'acked' }), message());
  expect(await giveUp('file', 'x')).toBeUndefined();
  expect(await giveUpUpload(db, uploadRow({ opId: 'gone' }), 'x', newId)).toBeUndefined();
  expect((await rows()).map(({ state }) => state)).toEqual(['acked', 'queued']);
});

const newId = () => crypto.randomUUID();

function uploads(): OutboxRow[] {
  return ['file', 'one', 'two'].map((opId) => uploadRow({ opId, state: 'sending', attempts: 1 }));
}

async function keep(...kept: OutboxRow[]): Promise<void> {
  await db.outbox.bulkAdd(kept);
  for (const { kind, entityId } of kept)
    if (kind === 'upload') await db.blobs.add({ id: entityId, bytes: new ArrayBuffer(3), type: 'image/png' });
}

async function giveUp(opId: string, code: string) {
  return giveUpUpload(db, (await db.outbox.get({ opId })) ?? uploadRow({ opId }), code, newId);
}

async function rows(): Promise<OutboxRow[]> {
  return db.outbox.orderBy('n').toArray();
}
