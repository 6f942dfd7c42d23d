import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '#db/database.ts';
import { applyPage } from '#db/mutations/apply-page.ts';
import { digestOf } from '#db/queries/digest.ts';
import { mirroredTables } from '#db/schema.ts';
import type { MirrorDigest } from '#remote/procedures.ts';
import { failing } from '#tests/fakes/manual-server.ts';
import { idOf, pulled } from '#tests/fakes/manual-rows.ts';
import { compareMirror } from './compare-mirror.ts';

const userId = 'comparer';
const at = { cursor: 3, generation: 'g', floor: 0 };
let db: UserDatabase;

beforeEach(async () => {
  db = userDatabase(userId);
  const rows = [
    pulled.session({ id: idOf(1), seq: 1 }),
    pulled.property({ id: idOf(2), seq: 2 }),
    pulled.deleted('properties', idOf(3), 3),
  ];
  await applyPage(db, { rows, from: undefined, to: at, isLast: true });
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('a mirror', () => {
  test('that has what the server has is the same', async () => {
    expect(await compared(await ours())).toBe('same');
  });

  test('is the same also where the server does not name a table that is empty', async () => {
    const theirs = await ours();
    const named = Object.entries(theirs.tables).filter(([, { count }]) => count > 0);
    expect(named).toHaveLength(2);
    expect(await compared({ ...theirs, tables: Object.fromEntries(named) })).toBe('same');
  });

  test.each([
    { count: 2, digest: 5 },
    { count: 1, digest: 6 },
  ])('that has another sum in a table is different', async (properties) => {
    const theirs = await ours();
    expect(await compared({ ...theirs, tables: { ...theirs.tables, properties } })).toBe('different');
  });

  test.each([{ head: 4 }, { head: 2 }, { generation: 'h' }])(
    'that stands elsewhere cannot be compared: %j',
    async (change) => {
      expect(await compared({ ...(await ours()), ...change, tables: {} })).toBe('unknown');
    },
  );

  test('with a row that this version cannot read is compared by the other tables', async () => {
    await db.quarantine.put({ table: 'properties', id: 'x', row: {}, seq: 1, reason: 'unknown-shape' });
    const theirs = await ours();
    const other = { count: 70, digest: 9 };
    const tables = (change: MirrorDigest['tables']) => ({
      ...theirs,
      tables: { ...theirs.tables, ...change },
    });
    expect(await compared(tables({ properties: other }))).toBe('same');
    expect(await compared(tables({ chat_sessions: other }))).toBe('different');
  });

  test('that goes on while it is compared cannot be compared', async () => {
    const theirs = await ours();
    const answer = async () => {
      await applyPage(db, { rows: [], from: at, to: { ...at, cursor: 4 }, isLast: true });
      return { ok: true as const, value: { ...theirs, tables: {} } };
    };
    expect(await compareMirror(db, { mirrorDigest: answer })).toBe('unknown');
  });
});

test('a server that is not reached leaves everything open', async () => {
  expect(await compareMirror(db, { mirrorDigest: async () => failing({ kind: 'network' }) })).toBe('unknown');
});

test('an empty device has nothing to compare', async () => {
  await db.meta.delete('cursor');
  expect(await compared({ head: 0, generation: 'g', tables: {} })).toBe('unknown');
});

test('old messages that were let go of for want of room are not missed', async () => {
  const theirs = await ours();
  await db.meta.put({ key: 'trimmed', before: '2026-01-01T00:00:00Z' });
  const userChats = { count: 70, digest: 9 };
  expect(await compared({ ...theirs, tables: { ...theirs.tables, user_chats: userChats } })).toBe('same');
});

async function compared(theirs: MirrorDigest): Promise<string> {
  return compareMirror(db, { mirrorDigest: async () => ({ ok: true, value: theirs }) });
}

/** What a server would say that has exactly what the mirror has. */
async function ours(): Promise<MirrorDigest> {
  const tables: MirrorDigest['tables'] = {};
  for (const table of mirroredTables) tables[table] = await digestOf(db, table);
  return { head: at.cursor, generation: at.generation, tables };
}
