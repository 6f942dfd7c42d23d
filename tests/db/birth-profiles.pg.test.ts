import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBirth } from '#tests/builders/a-birth.ts';
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

async function send(kind: string, payload: Record<string, unknown>, id: string, owner = userId) {
  const device = deviceOf(database, owner);
  const { results } = await device.send([device.op(kind, payload, { entity_id: id })]);
  return results[0];
}
const names = async (sql = me) =>
  (await sql.query<{ name: string }>('select name from birth_profiles order by name')).rows.map(
    ({ name }) => name,
  );

test('an account keeps no births unless its owner says so', async () => {
  const chosen = () => me.value<boolean>('select keeps_births from profiles');
  expect(await chosen()).toBe(false);
  expect(await send('profile.update', { keeps_births: true }, userId)).toMatchObject({ status: 'applied' });
  expect(await chosen()).toBe(true);
  expect(
    await failure(me.query('update profiles set keeps_births = true where id = $1', [userId])),
  ).toMatchObject({ code: '42501' });
});

describe('a birth', () => {
  test('is kept as it was last told, with a time that nobody knows and a clock of minutes and seconds', async () => {
    const id = randomUUID();
    await send('birth.keep', aBirth, id);
    const last = { ...aBirth, name: '', minutes_of_day: null, within_minutes: 0, offset_minutes: 291.25 };
    expect(await send('birth.keep', last, id)).toMatchObject({ status: 'applied' });
    const page = await me.value<{ rows: { table: string; row: Record<string, unknown> }[] }>(
      'select pull_changes()',
    );
    expect(page.rows.filter(({ table }) => table === 'birth_profiles').map(({ row }) => row)).toEqual([
      expect.objectContaining({ ...last, id }),
    ]);
  });

  test('is seen by its owner alone, and written by acts alone', async () => {
    const id = randomUUID();
    await send('birth.keep', aBirth, id);
    expect(await names()).toEqual(['Asha']);
    expect(await names(database.as(person(await database.signUp())))).toEqual([]);
    expect(await failure(names(database.as(anon)))).toMatchObject({ code: '42501' });
    expect(await names(database.as(service))).toContain('Asha');
    for (const statement of [
      `update birth_profiles set name = 'x' where id = '${id}'`,
      `delete from birth_profiles where id = '${id}'`,
    ])
      expect(await failure(me.query(statement)), statement).toMatchObject({ code: '42501' });
  });

  test('does not come back once it is removed, and counts in the digest of the mirror', async () => {
    const id = randomUUID();
    const inDigest = async () =>
      (await me.value<{ tables: Record<string, { count: number }> }>('select mirror_digest()')).tables[
        'birth_profiles'
      ]?.count;
    await send('birth.keep', aBirth, id);
    expect(await inDigest()).toBe(1);
    await send('birth.remove', {}, id);
    expect(await inDigest()).toBe(0);
    await send('birth.keep', aBirth, id);
    expect(await names()).toEqual([]);
  });

  test('takes no row of somebody else, and none that is malformed', async () => {
    const id = randomUUID();
    await send('birth.keep', aBirth, id);
    const stranger = await database.signUp();
    expect(await send('birth.keep', { ...aBirth, name: 'x' }, id, stranger)).toMatchObject({
      status: 'rejected',
      code: 'id_taken',
    });
    for (const fault of [
      { birth_date: '1799-12-31' },
      { minutes_of_day: 1440 },
      { latitude: 91 },
      { place_name: ' ' },
      { name: 'x'.repeat(61) },
    ])
      expect(
        await send('birth.keep', { ...aBirth, ...fault }, randomUUID()),
        JSON.stringify(fault),
      ).toMatchObject({ status: 'rejected' });
    expect(await names()).toEqual(['Asha']);
  });

  test('has no place beside a thousand others', async () => {
    await database.owner.query(
      `insert into birth_profiles (id, user_id, name, birth_date, within_minutes, place_name, latitude, longitude, time_zone)
       select gen_random_uuid(), $1, '', '1990-05-12', 0, 'Pune', 18.52, 73.86, 'Asia/Kolkata' from generate_series(1, 1000)`,
      [userId],
    );
    expect(await send('birth.keep', aBirth, randomUUID())).toMatchObject({
      status: 'rejected',
      code: 'too_many',
    });
  });
});
