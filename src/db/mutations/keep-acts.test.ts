import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isOutOfSpace } from '#lib/storage-room.ts';
import { countedIds, outboxRow, pulled } from '#tests/fakes/manual-rows.ts';
import { deleteUserDatabase, durably, userDatabase, type UserDatabase } from '../database.ts';
import type { OutboxRow } from '../schema.ts';
import { applyPage } from './apply-page.ts';
import { trimmedBefore } from './make-room.ts';
import { keepActs, type ActFile, type Keeping, type NewAct } from './keep-acts.ts';

const userId = 'keeper';
const property = 'a0000000-0000-4000-8000-00000000000a';
const photo = 'b0000000-0000-4000-8000-00000000000b';
const bytes = new Uint8Array([1, 2, 3]).buffer;

afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteUserDatabase(userId);
});

describe('acts are kept', () => {
  test('untried, under a new op, in the words and at the time of their writer', async () => {
    const db = userDatabase(userId);
    const outcome = await keepActs(db, [create], keeping());
    const [row] = await db.outbox.toArray();
    expect(row).toEqual({
      n: 1,
      opId: row?.opId,
      v: 1,
      kind: 'property.create',
      userId,
      lane: property,
      deps: [],
      entityId: property,
      payload: { title: 'Flat', city: 'Pune' },
      state: 'queued',
      attempts: 0,
      failures: 0,
      nextAt: 0,
      problem: undefined,
      ackSeq: undefined,
      keptAt: 1000,
    });
    expect(outcome).toEqual({ kind: 'kept', opIds: [row?.opId] });
  });

  test('in the place of an earlier word on the same fields that has not left the device', async () => {
    const db = userDatabase(userId);
    const change = (payload: NewAct['payload']): NewAct => ({
      kind: 'profile.update',
      entityId: userId,
      payload,
    });
    const payloads = async () => (await db.outbox.orderBy('n').toArray()).map(({ payload }) => payload);
    await keepActs(db, [change({ full_name: 'A' })], keeping());
    await keepActs(db, [change({ username: 'asha' })], keeping(100));
    const lost = { ...keeping(200), alongside: () => Promise.reject(new Error('lost')) };
    await expect(keepActs(db, [change({ full_name: 'B' })], lost)).rejects.toThrow('lost');
    expect(await payloads()).toEqual([{ full_name: 'A' }, { username: 'asha' }]);
    await keepActs(db, [change({ full_name: 'B' })], keeping(300));
    expect(await payloads()).toEqual([{ username: 'asha' }, { full_name: 'B' }]);
    await db.outbox.toCollection().modify({ state: 'sending', attempts: 1 });
    await keepActs(db, [change({ full_name: 'C' })], keeping(400));
    expect(await payloads()).toEqual([{ username: 'asha' }, { full_name: 'B' }, { full_name: 'C' }]);
  });

  test('in the order in which they were given, each under an op of its own', async () => {
    const db = userDatabase(userId);
    await keepActs(db, [create, rename('House')], keeping());
    await keepActs(db, [rename('Villa')], keeping(100));
    const rows = await db.outbox.toArray();
    expect(rows.map(({ n, kind }) => [n, kind])).toEqual([
      [1, 'property.create'],
      [2, 'property.update'],
      [3, 'property.update'],
    ]);
    expect(new Set(rows.map(({ opId }) => opId)).size).toBe(3);
    expect(new Set(rows.map(({ lane }) => lane))).toEqual(new Set([property]));
  });

  test('in the lane that they name', async () => {
    const db = userDatabase(userId);
    await keepActs(db, [{ ...create, lane: 'lane' }], keeping());
    expect((await db.outbox.toArray()).map(({ lane }) => lane)).toEqual(['lane']);
  });

  test('frozen: what the screen does with its object afterwards changes nothing', async () => {
    const db = userDatabase(userId);
    const payload: Record<string, unknown> = { title: 'Flat', city: 'Pune' };
    const tags = ['one'];
    const keptWhileTyping = keepActs(
      db,
      [
        { kind: 'property.create', entityId: property, payload },
        { kind: 'aarti.create', entityId: photo, payload: { title: 'Aarti', tags } },
      ],
      keeping(),
    );
    payload['title'] = 'Changed';
    tags.push('two');
    await keptWhileTyping;
    expect((await db.outbox.toArray()).map((row) => row.payload)).toEqual([
      { title: 'Flat', city: 'Pune' },
      { title: 'Aarti', tags: ['one'] },
    ]);
  });

  test('without what the database of the server cannot store, and without fields that are undefined', async () => {
    const db = userDatabase(userId);
    const payload = { title: 'Fl\u0000at', city: 'Pune\ud83d', description: undefined };
    await keepActs(db, [{ kind: 'property.create', entityId: property, payload }], keeping());
    await keepActs(
      db,
      [{ kind: 'aarti.create', entityId: photo, payload: { title: 'Aarti', tags: ['a\u0000'] } }],
      keeping(100),
    );
    expect((await db.outbox.toArray()).map((row) => row.payload)).toEqual([
      { title: 'Flat', city: 'Pune\ufffd' },
      { title: 'Aarti', tags: ['a'] },
    ]);
  });

  test('together with what has to be written in the same moment', async () => {
    const db = userDatabase(userId);
    await db.drafts.put({ id: 's', text: 'half' });
    const alongside = async (disk: UserDatabase) => disk.drafts.delete('s');
    await keepActs(db, [create], { ...keeping(), alongside });
    expect(await db.drafts.count()).toBe(0);
  });
});

describe('all or nothing', () => {
  test('is kept when one act of several is not well formed, and it says which and what to mend', async () => {
    const db = userDatabase(userId);
    const outcome = await keepActs(db, [create, withFile, rename(' ')], keeping());
    expect(outcome).toEqual({
      kind: 'refused',
      act: 'property.update',
      fault: { code: 'invalid', field: 'title' },
    });
    await expectEmpty(db);
  });

  test('is kept when what goes along with it fails', async () => {
    const db = userDatabase(userId);
    const alongside = () => Promise.reject(new Error('no'));
    await expect(keepActs(db, [create, withFile], { ...keeping(), alongside })).rejects.toThrow('no');
    await expectEmpty(db);
  });

  test.each(['outbox', 'blobs'])(
    'is kept when the device has no room in its %s, and it says so',
    async (store) => {
      const db = userDatabase(userId);
      withoutRoom(durably(db), store);
      expect(await keepActs(db, [create, withFile], keeping())).toEqual({ kind: 'full' });
      await expectEmpty(db);
    },
  );

  test('is kept of a delete that has no room: what it would have forgotten is still there', async () => {
    const db = userDatabase(userId);
    const id = await db.outbox.add(outboxRow({ opId: 'o', kind: 'property.update', entityId: property }));
    withoutRoom(durably(db), 'outbox', 'add');
    expect(await keepActs(db, [remove], keeping())).toEqual({ kind: 'full' });
    expect(await db.outbox.toCollection().primaryKeys()).toEqual([id]);
  });
});

test('what has no room is kept after all where old messages can be let go of, and only they go', async () => {
  const db = userDatabase(userId);
  const rows = [
    pulled.session({ id: 's', seq: 4, updated_at: '2026-11-21T00:00:00Z' }),
    pulled.chat({ id: 'old', seq: 1, created_at: '2026-08-01T00:00:00Z' }),
    pulled.chat({ id: 'new', seq: 2, created_at: '2026-11-01T00:00:00Z' }),
    pulled.deleted('user_chats', 'gone', 3),
  ];
  await applyPage(db, { rows, from: undefined, to: { cursor: 4, generation: 'g', floor: 0 }, isLast: true });
  await db.outbox.add(outboxRow({ opId: 'before' }));
  withoutRoom(durably(db), 'outbox', undefined, 1);
  expect((await keepActs(db, [withFile], keeping())).kind).toBe('kept');
  expect(await db.user_chats.toCollection().primaryKeys()).toEqual(['gone', 'new']);
  expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual([
    'session.rename',
    'upload',
    'photo.create',
  ]);
  expect(await trimmedBefore(db)).toBe('2026-08-23T00:00:00.000Z');
});

test('a file is not even tried where the browser says that there is no room for it, and words are', async () => {
  const db = userDatabase(userId);
  vi.stubGlobal('navigator', {
    storage: { estimate: () => Promise.resolve({ quota: 10_000_000, usage: 9_000_000 }) },
  });
  expect(await keepActs(db, [withFile], keeping())).toEqual({ kind: 'full' });
  await expectEmpty(db);
  expect((await keepActs(db, [create], keeping())).kind).toBe('kept');
});

test('a lack of room is known by name, however deep it lies', () => {
  const full = new DOMException('', 'QuotaExceededError');
  expect(isOutOfSpace(full)).toBe(true);
  expect(isOutOfSpace({ name: 'AbortError', inner: { name: 'BulkError', inner: full } })).toBe(true);
  expect(isOutOfSpace(new DOMException('', 'AbortError'))).toBe(false);
  expect(isOutOfSpace('QuotaExceededError')).toBe(false);
});

describe('an act waits for', () => {
  test('the making of its parent, where that is not done yet', async () => {
    const db = userDatabase(userId);
    await keepActs(db, [create, withFile], keeping());
    const [maker, , child] = await db.outbox.toArray();
    expect(child?.kind).toBe('photo.create');
    expect(child?.deps).toContain(maker?.opId);
  });

  test('a parent that was kept long before, and one that the server has refused', async () => {
    const db = userDatabase(userId);
    await db.outbox.add(
      outboxRow({ opId: 'maker', kind: 'property.create', entityId: property, state: 'dead' }),
    );
    await db.outbox.add(outboxRow({ opId: 'change', kind: 'property.update', entityId: property }));
    await keepActs(db, [addPhoto], keeping());
    expect((await last(db))?.deps).toEqual(['maker']);
  });

  test('nothing where its parent is on the server', async () => {
    const db = userDatabase(userId);
    await keepActs(db, [addPhoto], keeping());
    expect((await last(db))?.deps).toEqual([]);
  });

  test('its files, whose paths it carries and whose bytes are kept beside it', async () => {
    const db = userDatabase(userId);
    await keepActs(db, [withFile], keeping());
    const [upload, act] = await db.outbox.toArray();
    expect(upload).toMatchObject({
      kind: 'upload',
      opId: upload?.entityId,
      lane: upload?.entityId,
      deps: [],
      payload: {
        bucket: 'floorplans',
        path: `${userId}/${upload?.entityId}.png`,
        content_type: 'image/png',
        size: 3,
      },
    });
    expect(act?.deps).toEqual([upload?.opId]);
    expect(act?.payload).toEqual({ property_id: property, image_url: upload?.payload['path'] });
    const blobs = await db.blobs.toArray();
    expect(blobs.map(({ id, type }) => [id, type])).toEqual([[upload?.entityId, 'image/png']]);
    expect(new Uint8Array(blobs[0]?.bytes ?? new ArrayBuffer(0))).toEqual(new Uint8Array([1, 2, 3]));
  });

  test('not for the files of another', async () => {
    const db = userDatabase(userId);
    await keepActs(db, [withFile, { ...withFile, entityId: property.replace('a', 'c') }], keeping());
    const [first, one, second, other] = await db.outbox.toArray();
    expect([one?.deps, other?.deps]).toEqual([[first?.opId], [second?.opId]]);
  });
});

describe('a delete', () => {
  test('of a row that never reached the server forgets it, with what was written for it and its files', async () => {
    const db = userDatabase(userId);
    await keepActs(db, [create, rename('House'), withFile], keeping());
    expect(await keepActs(db, [remove], keeping(100))).toEqual({ kind: 'kept', opIds: [] });
    await expectEmpty(db);
  });

  test('of a row whose making may be on the wire cancels that, and is sent as well', async () => {
    const db = userDatabase(userId);
    await keepActs(db, [create], keeping());
    const [made] = await db.outbox.toArray();
    await db.outbox.toCollection().modify({ state: 'sending', attempts: 1 });
    const outcome = await keepActs(db, [remove], keeping(100));
    const [cancel, deletion] = await db.outbox.toArray();
    expect(cancel).toMatchObject({
      n: made?.n,
      kind: 'op.cancel',
      entityId: property,
      lane: property,
      state: 'queued',
      attempts: 0,
      payload: { op_id: made?.opId },
    });
    expect(cancel?.opId).not.toBe(made?.opId);
    expect(deletion).toMatchObject({ kind: 'property.delete', entityId: property, payload: {} });
    expect(outcome).toEqual({ kind: 'kept', opIds: [deletion?.opId] });
  });

  test('of a row that the server has is sent, and the unsent changes of it are forgotten', async () => {
    const db = userDatabase(userId);
    await keepActs(db, [rename('House')], keeping());
    await keepActs(db, [remove], keeping(100));
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.delete']);
  });

  test('of a row whose making is done is sent', async () => {
    const db = userDatabase(userId);
    await keepActs(db, [create], keeping());
    await db.outbox.toCollection().modify({ state: 'acked', ackSeq: 4, attempts: 1 });
    await keepActs(db, [remove], keeping(100));
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual([
      'property.create',
      'property.delete',
    ]);
  });

  test('takes the children that have not arrived along, with their files, and leaves those of others', async () => {
    const db = userDatabase(userId);
    const stranger = 'c0000000-0000-4000-8000-00000000000c';
    await db.outbox.add(
      outboxRow({ opId: 'other', kind: 'photo.create', payload: { property_id: stranger, image_url: 'x' } }),
    );
    await keepActs(db, [withFile], keeping());
    await keepActs(db, [remove], keeping(100));
    expect((await db.outbox.toArray()).map(({ kind, opId }) => [kind, opId === 'other'])).toEqual([
      ['photo.create', true],
      ['property.delete', false],
    ]);
    expect(await db.blobs.count()).toBe(0);
  });

  test('twice is once', async () => {
    const db = userDatabase(userId);
    await keepActs(db, [remove], keeping());
    await keepActs(db, [remove], keeping(100));
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.delete']);
  });

  test('of a row that the server has refused only takes it off the list', async () => {
    const db = userDatabase(userId);
    await keepActs(db, [create], keeping());
    await db.outbox.toCollection().modify({
      state: 'dead',
      attempts: 1,
      problem: { kind: 'refused', code: 'invalid', reason: 'title' },
    });
    expect(await keepActs(db, [remove], keeping(100))).toEqual({ kind: 'kept', opIds: [] });
    await expectEmpty(db);
  });
});

const create: NewAct = {
  kind: 'property.create',
  entityId: property,
  payload: { title: 'Flat', city: 'Pune' },
};
const remove: NewAct = { kind: 'property.delete', entityId: property, payload: {} };
const file: ActFile = { field: 'image_url', bytes, type: 'image/png', extension: 'png' };
const addPhoto: NewAct = {
  kind: 'photo.create',
  entityId: photo,
  payload: { property_id: property, image_url: 'keeper/there.png' },
};
const withFile: NewAct = { ...addPhoto, payload: { property_id: property }, files: [file] };

function rename(title: string): NewAct {
  return { kind: 'property.update', entityId: property, payload: { title } };
}

function keeping(firstId = 1): Keeping {
  return { userId, now: 1000, newId: countedIds(firstId) };
}

async function last(db: UserDatabase): Promise<OutboxRow | undefined> {
  return db.outbox.orderBy('n').last();
}

async function expectEmpty(db: UserDatabase): Promise<void> {
  expect(await db.outbox.toArray()).toEqual([]);
  expect(await db.blobs.count()).toBe(0);
}

/** The device whose disk is full as soon as something is written into this store, for so many times. */
function withoutRoom(db: UserDatabase, store: string, writing?: 'add', times = Infinity): void {
  let left = times;
  const isFull = (type: string) => (writing === undefined || type === writing) && left-- > 0;
  db.use({
    stack: 'dbcore',
    name: 'no room',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name);
        if (name !== store) return table;
        return {
          ...table,
          mutate: (request) =>
            isFull(request.type)
              ? Promise.reject(new DOMException('no room', 'QuotaExceededError'))
              : table.mutate(request),
        };
      },
    }),
  });
}
