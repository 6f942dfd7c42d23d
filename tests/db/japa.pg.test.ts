import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anon, type Database, failure, openDatabase, person, service, type Statements } from './database.ts';
import { deviceOf } from './ops.ts';

let database: Database;
let userId: string;
let me: Statements;

beforeAll(async () => {
  database = await openDatabase();
});
beforeEach(async () => {
  userId = await database.signUp();
  me = database.as(person(userId));
});
afterAll(() => database.close());

const mantra = 'ॐ नमः शिवाय';
const day = '2026-11-24';

async function send(kind: string, payload: Record<string, unknown>, id: string, owner = userId) {
  const device = deviceOf(database, owner);
  const { results } = await device.send([device.op(kind, payload, { entity_id: id })]);
  return results[0];
}
const counts = async (sql = me) =>
  (await sql.query<{ count: number }>('select count from japa_days order by created_at, count')).rows.map(
    ({ count }) => count,
  );

describe('what is counted', () => {
  test('is one row of its sitting, which the last word decides, and adds to that of another device', async () => {
    const sitting = randomUUID();
    for (const count of [108, 216, 215])
      expect(await send('japa.count', { day, mantra, count }, sitting)).toMatchObject({ status: 'applied' });
    expect(await counts()).toEqual([215]);
    await send('japa.count', { day, mantra, count: 27 }, randomUUID());
    expect((await counts()).reduce((sum, count) => sum + count, 0)).toBe(242);
  });

  test('is pulled by its owner alone, and seen by nobody else', async () => {
    await send('japa.count', { day, mantra, count: 108 }, randomUUID());
    const page = await me.value<{ rows: { table: string; row: Record<string, unknown> }[] }>(
      'select pull_changes()',
    );
    expect(page.rows.filter(({ table }) => table === 'japa_days').map(({ row }) => row)).toEqual([
      expect.objectContaining({ day, mantra, count: 108 }),
    ]);
    const stranger = database.as(person(await database.signUp()));
    expect(await counts(stranger)).toEqual([]);
    expect(await failure(counts(database.as(anon)))).toMatchObject({ code: '42501' });
    expect(await counts(database.as(service))).toContain(108);
  });

  test('is written by acts alone', async () => {
    const id = randomUUID();
    await send('japa.count', { day, mantra, count: 108 }, id);
    for (const statement of [
      `insert into japa_days (id, user_id, day, mantra, count) values ('${randomUUID()}', '${userId}', '${day}', 'x', 1)`,
      `update japa_days set count = 1000 where id = '${id}'`,
      `delete from japa_days where id = '${id}'`,
    ])
      expect(await failure(me.query(statement)), statement).toMatchObject({ code: '42501' });
    expect(await counts()).toEqual([108]);
  });

  test('does not come back once it is removed, and counts in the digest of the mirror', async () => {
    const id = randomUUID();
    const inDigest = async () =>
      (await me.value<{ tables: Record<string, { count: number }> }>('select mirror_digest()')).tables[
        'japa_days'
      ]?.count;
    await send('japa.count', { day, mantra, count: 108 }, id);
    expect(await inDigest()).toBe(1);
    await send('japa.remove', {}, id);
    expect(await inDigest()).toBe(0);
    expect(await send('japa.count', { day, mantra, count: 216 }, id)).toMatchObject({ status: 'applied' });
    expect(await counts()).toEqual([]);
  });

  test('takes no row of somebody else, and none that is malformed', async () => {
    const id = randomUUID();
    await send('japa.count', { day, mantra, count: 108 }, id);
    const stranger = await database.signUp();
    expect(await send('japa.count', { day, mantra, count: 1 }, id, stranger)).toMatchObject({
      status: 'rejected',
      code: 'id_taken',
    });
    for (const payload of [
      { day, mantra, count: 0 },
      { day, mantra: ' ', count: 1 },
      { day: '2026-02-30', mantra, count: 1 },
    ])
      expect(await send('japa.count', payload, randomUUID()), JSON.stringify(payload)).toMatchObject({
        status: 'rejected',
      });
    // What this server does not know of waits for one that does.
    expect(await send('japa.count', { day, mantra, count: 1, note: 'x' }, randomUUID())).toMatchObject({
      status: 'blocked',
    });
    expect(await counts()).toEqual([108]);
  });
});

test('it leaves with the account', async () => {
  await send('japa.count', { day, mantra, count: 108 }, randomUUID());
  await database.db.query('delete from auth.users where id = $1', [userId]);
  expect(
    await database.owner.value<number>('select count(*)::int from japa_days where user_id = $1', [userId]),
  ).toBe(0);
});
