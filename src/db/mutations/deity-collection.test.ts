import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, mirrorOf, userDatabase, type UserDatabase } from '../database.ts';
import { deityCollection, type UserDeityRow } from '../queries/deity-collection.ts';
import { keepActs } from './keep-acts.ts';
import {
  addDeity,
  changeDeity,
  createDeity,
  removeDeity,
  settleDuplicate,
  type DeityFields,
} from './deity-collection.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000e1';
const ganesh = '6f1d2b7e-0a03-4c3e-9a51-000000000001';
const idOf = (number: number) => `6f1d2b7e-0a03-4c3e-9a52-${String(number).padStart(12, '0')}`;
const keeping = () => ({ userId, now: Date.parse('2026-11-22T06:00:00Z'), newId: () => crypto.randomUUID() });
const kuldevi: DeityFields = { name: 'Kuldevi', about: null, important_dates: null };
let db: UserDatabase;

beforeEach(() => {
  db = userDatabase(userId);
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('adding a deity of the catalogue', () => {
  test('shows it at once and keeps it to be sent', async () => {
    expect(await add(1)).toMatchObject({ kind: 'kept' });
    expect(await db.outbox.toArray()).toMatchObject([
      { kind: 'deity.add', entityId: idOf(1), lane: ganesh, payload: { deity_id: ganesh, name: 'Ganesh' } },
    ]);
    expect(await shown()).toEqual([['Ganesh', 'waiting', 0]]);
  });

  test('twice, or in two tabs at the same moment, adds it once and says so', async () => {
    const outcomes = await Promise.all([add(1), add(2)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['already-added', 'kept']);
    expect(await add(3)).toEqual({ kind: 'already-added' });
    expect(await shown()).toHaveLength(1);
  });

  test('that the server has already is refused without a network', async () => {
    await put({ id: idOf(9), deity_id: ganesh, name: 'Ganesh' });
    expect(await add(1)).toEqual({ kind: 'already-added' });
    expect(await db.outbox.count()).toBe(0);
  });

  test('works again once it was removed, and reaches the server behind the removal', async () => {
    await put({ id: idOf(9), deity_id: ganesh, name: 'Ganesh' });
    await remove({ id: idOf(9), deity_id: ganesh });
    expect(await add(1)).toMatchObject({ kind: 'kept' });
    const acts = await db.outbox.toArray();
    expect(acts.map(({ kind, lane }) => [kind, lane])).toEqual([
      ['deity.remove', ganesh],
      ['deity.add', ganesh],
    ]);
    expect(await shown()).toEqual([['Ganesh', 'waiting', 0]]);
  });
});

describe('a deity of one’s own', () => {
  test('is kept with its picture, changed, and removed before it was ever sent', async () => {
    const picture = { bytes: new ArrayBuffer(4), type: 'image/jpeg', extension: 'jpg' };
    await createDeity(db, idOf(1), kuldevi, picture, keeping());
    const [upload, act] = await db.outbox.toArray();
    expect(upload).toMatchObject({ kind: 'upload', payload: { bucket: 'user_deities', size: 4 } });
    expect(act).toMatchObject({ kind: 'deity.create', deps: [upload?.opId] });
    const [made] = (await deityCollection(db)).deities;
    expect(made?.deity.image).toBe(`${userId}/${upload?.opId}.jpg`);

    await changeDeity(
      db,
      { id: idOf(1), image: made?.deity.image ?? null },
      { name: 'Kuldevi Maa' },
      undefined,
      keeping(),
    );
    expect(await shown()).toEqual([['Kuldevi Maa', 'waiting', 0]]);
    await changeDeity(db, { id: idOf(1), image: null }, {}, null, keeping());
    expect((await deityCollection(db)).deities[0]?.deity.image).toBeNull();
    expect(await changeDeity(db, { id: idOf(1), image: null }, {}, undefined, keeping())).toEqual({
      kind: 'kept',
      opIds: [],
    });

    await remove({ id: idOf(1), deity_id: null });
    expect(await db.outbox.count()).toBe(0);
    expect(await db.blobs.count()).toBe(0);
  });

  test('takes another picture in the place of the one that it has', async () => {
    await put({ id: idOf(9), deity_id: null, name: 'Kuldevi', image: `${userId}/old.jpg` });
    await db.pictures.put({
      id: `small ${userId}/old.jpg`,
      bytes: new ArrayBuffer(1),
      type: 'image/jpeg',
      size: 1,
      usedAt: 0,
    });
    const picture = { bytes: new ArrayBuffer(4), type: 'image/png', extension: 'png' };
    const row = { id: idOf(9), image: `${userId}/old.jpg` };
    await changeDeity(db, row, { about: 'Ours' }, picture, keeping());
    const [deity] = (await deityCollection(db)).deities;
    expect(deity?.deity).toMatchObject({ about: 'Ours', image: expect.stringMatching(/\.png$/) as string });
    expect(await db.pictures.count()).toBe(0);
  });

  test('without a name is not kept', async () => {
    expect(await createDeity(db, idOf(1), { ...kuldevi, name: ' ' }, null, keeping())).toMatchObject({
      kind: 'refused',
      fault: { code: 'invalid', field: 'name' },
    });
  });

  test('that the server refused goes anew with what is changed', async () => {
    await createDeity(db, idOf(1), kuldevi, null, keeping());
    await refuse('deity.create', 'invalid');
    expect(await shown()).toEqual([['Kuldevi', 'refused', 0]]);
    await changeDeity(db, { id: idOf(1), image: null }, { name: 'Kuldevi Maa' }, undefined, keeping());
    expect(await shown()).toEqual([['Kuldevi Maa', 'waiting', 0]]);
  });
});

describe('removing', () => {
  test('takes the aartis with it that were added to it here, and hides it at once', async () => {
    await put({ id: idOf(9), deity_id: ganesh, name: 'Ganesh' });
    await addAarti(4, idOf(9));
    expect(await shown()).toEqual([['Ganesh', 'there', 1]]);
    await remove({ id: idOf(9), deity_id: ganesh });
    expect(await shown()).toEqual([]);
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['deity.remove']);
  });
});

describe('a deity that two devices have added without a network', () => {
  beforeEach(async () => {
    await add(1);
    await addAarti(4, idOf(1));
    await refuse('deity.add', 'already_added');
    await put({ id: idOf(9), deity_id: ganesh, name: 'Ganesh' });
  });

  test('is there once, and the refusal is told apart', async () => {
    const { deities, duplicates } = await deityCollection(db);
    expect(deities.map(({ deity, state }) => [deity.id, state.kind])).toEqual([[idOf(9), 'there']]);
    expect(duplicates).toMatchObject([{ deity: { id: idOf(1) }, keptId: idOf(9), aartis: 1 }]);
  });

  test('keeps what was added to it here, under the one that stayed', async () => {
    const [duplicate] = (await deityCollection(db)).duplicates;
    if (!duplicate) throw new Error('There is no duplicate');
    await settleDuplicate(db, duplicate, () => crypto.randomUUID());
    expect(await shown()).toEqual([['Ganesh', 'there', 1]]);
    expect((await deityCollection(db)).duplicates).toEqual([]);
    expect(await db.outbox.toArray()).toMatchObject([
      {
        kind: 'aarti.create',
        entityId: idOf(4),
        state: 'queued',
        deps: [],
        payload: { user_deity_id: idOf(9) },
      },
    ]);
  });
});

test('the collection has what was added first at the beginning, and aartis by their titles', async () => {
  await put({ id: idOf(9), deity_id: null, name: 'Second', created_at: '2026-02-01T00:00:00Z' });
  await put({ id: idOf(8), deity_id: null, name: 'First', created_at: '2026-01-01T00:00:00Z' });
  await add(1);
  await addAarti(4, idOf(8), 'Om');
  await addAarti(5, idOf(8), 'Jai');
  const { deities, mirror } = await deityCollection(db);
  expect(deities.map(({ deity }) => deity.name)).toEqual(['First', 'Second', 'Ganesh']);
  expect(deities[0]?.aartis.map(({ aarti }) => aarti.title)).toEqual(['Jai', 'Om']);
  expect(mirror.kind).toBe('filling');
});

function add(number: number) {
  return addDeity(db, { id: idOf(number), deityId: ganesh, name: 'Ganesh' }, keeping());
}

function remove(deity: { id: string; deity_id: string | null }) {
  return removeDeity(db, { deity: { ...deity, image: null }, files: [] }, keeping());
}

function addAarti(number: number, deityId: string, title = 'Ours') {
  const payload = { user_deity_id: deityId, title, is_private: true };
  return keepActs(db, [{ kind: 'aarti.create', entityId: idOf(number), payload }], keeping());
}

async function shown() {
  const { deities } = await deityCollection(db);
  return deities.map(({ deity, state, aartis }) => [deity.name, state.kind, aartis.length]);
}

async function put(row: Partial<UserDeityRow> & { id: string }): Promise<void> {
  await mirrorOf(db, 'user_deity').put({ seq: 5, deleted_at: null, ...row });
}

async function refuse(kind: string, code: string): Promise<void> {
  const act = await db.outbox.filter((row) => row.kind === kind).first();
  if (act?.n === undefined) throw new Error(`No ${kind} in the outbox`);
  await db.outbox.put({ ...act, state: 'dead', problem: { kind: 'refused', code, reason: undefined } });
}
