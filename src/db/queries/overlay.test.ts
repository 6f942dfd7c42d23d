import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { outboxRow } from '#tests/fakes/manual-rows.ts';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '../database.ts';
import type { OutboxRow } from '../schema.ts';
import { withOutbox } from './overlay.ts';

interface Property {
  id: string;
  title: string;
  city: string;
  deleted_at: string | null;
}

const userId = 'overlayer';
const flat: Property = { id: 'p', title: 'Flat', city: 'Pune', deleted_at: null };

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('what is on its way is seen at once', () => {
  test('a new row, with the act that makes it', async () => {
    const db = await outboxOf(create('n'));
    const [shown] = await withOutbox(db, 'properties', [flat]).then((rows) => rows.slice(1));
    expect(shown).toMatchObject({ id: 'n', title: 'New', unsent: { opId: 'create n' } });
  });

  test('a change of a row that the server has, by the last act on it', async () => {
    const db = await outboxOf(update('p', { title: 'House' }), update('p', { city: 'Goa' }, 'second'));
    const [shown] = await withOutbox(db, 'properties', [flat]);
    expect(shown).toMatchObject({ title: 'House', city: 'Goa', unsent: { opId: 'second' } });
  });

  test('a change of a row that is itself new', async () => {
    const db = await outboxOf(create('n'), update('n', { title: 'Newer' }));
    expect(await titles(db, [])).toEqual(['Newer']);
  });

  test('that a row is gone', async () => {
    const db = await outboxOf(remove('p'));
    expect(await titles(db, [flat])).toEqual([]);
  });

  test('a row that was made, deleted and made again under its id', async () => {
    const db = await outboxOf(create('n'), remove('n'), { ...create('n'), opId: 'again' });
    const shown = await withOutbox<Property>(db, 'properties', []);
    expect(shown.map(({ unsent }) => unsent?.opId)).toEqual(['again']);
  });

  test.each<OutboxRow['state']>(['queued', 'sending', 'acked', 'blocked'])(
    'while it is %s',
    async (state) => {
      const db = await outboxOf({ ...update('p', { title: 'House' }), state });
      expect(await titles(db, [flat])).toEqual(['House']);
    },
  );
});

describe('what is shown', () => {
  test('is the mirror alone where nothing is on its way, without what is deleted', async () => {
    const db = userDatabase(userId);
    const gone = { ...flat, id: 'q', deleted_at: '2026-11-20T10:00:00Z' };
    expect(await withOutbox(db, 'properties', [flat, gone])).toEqual([flat]);
  });

  test('does not have what the server has refused', async () => {
    const db = await outboxOf(
      { ...update('p', { title: 'House' }), state: 'dead' },
      { ...create('n'), state: 'dead' },
    );
    expect(await withOutbox(db, 'properties', [flat])).toEqual([flat]);
  });

  test('does not have what concerns other tables, a file, or an act that is being cancelled', async () => {
    const db = await outboxOf(
      outboxRow({ opId: 's', kind: 'session.create', entityId: 's', payload: { title: 'x' } }),
      outboxRow({ opId: 'f', kind: 'upload', entityId: 'f' }),
      outboxRow({ opId: 'c', kind: 'op.cancel', entityId: 'p', payload: { op_id: 'x' } }),
      outboxRow({ opId: 'u', kind: 'property.paint', entityId: 'p', payload: { title: 'red' } }),
    );
    expect(await withOutbox(db, 'properties', [flat])).toEqual([flat]);
  });

  test('has of the new rows only those that the screen asked for', async () => {
    const db = await outboxOf(create('n', { city: 'Goa' }), create('m', { city: 'Pune' }));
    const shown = await withOutbox<Property>(db, 'properties', [], ({ city }) => city === 'Goa');
    expect(shown.map(({ id }) => id)).toEqual(['n']);
  });

  test('has a change of a row that the screen did not ask for nowhere', async () => {
    const db = await outboxOf(update('elsewhere', { title: 'House' }), remove('elsewhere too'));
    expect(await withOutbox(db, 'properties', [flat])).toEqual([flat]);
  });

  test('is what the server has made of a new row as soon as the mirror has it', async () => {
    const db = await outboxOf({ ...create('p'), state: 'acked', ackSeq: 4 });
    expect(await titles(db, [flat])).toEqual(['Flat']);
  });

  test('brings back no row that was deleted elsewhere while it was changed or made here', async () => {
    const gone = { ...flat, deleted_at: '2026-11-20T10:00:00Z' };
    const db = await outboxOf(update('p', { title: 'House' }), create('p'));
    expect(await titles(db, [gone])).toEqual([]);
  });

  test('leaves the rows of the mirror untouched', async () => {
    const db = await outboxOf(update('p', { title: 'House' }));
    const before = structuredClone(flat);
    await withOutbox(db, 'properties', [flat]);
    expect(flat).toEqual(before);
  });
});

async function titles(db: UserDatabase, rows: Property[]): Promise<string[]> {
  return (await withOutbox(db, 'properties', rows)).map(({ title }) => title);
}

async function outboxOf(...rows: OutboxRow[]): Promise<UserDatabase> {
  const db = userDatabase(userId);
  await db.outbox.bulkAdd(rows);
  return db;
}

function create(id: string, payload: Partial<Property> = {}): OutboxRow {
  return outboxRow({
    opId: `create ${id}`,
    kind: 'property.create',
    entityId: id,
    payload: { title: 'New', city: 'Pune', ...payload },
  });
}

function update(id: string, payload: Partial<Property>, opId = `update ${id}`): OutboxRow {
  return outboxRow({ opId, kind: 'property.update', entityId: id, payload: { ...payload } });
}

function remove(id: string): OutboxRow {
  return outboxRow({ opId: `delete ${id}`, kind: 'property.delete', entityId: id, payload: {} });
}
