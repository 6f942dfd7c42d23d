import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';

// What a hosted project calls before each request of the data API, and what its storage service asks of each file.
let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

async function heldBy(claims: object): Promise<{ isOpen: boolean; refusal: string | undefined }> {
  await database.owner.query(`select set_config('request.jwt.claims', $1, false)`, [JSON.stringify(claims)]);
  const isOpen = await database.owner.value<boolean>('select private.is_session_open()');
  const refusal = await database.owner.query('select public.refuse_ended_session()').then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );
  await database.owner.query(`select set_config('request.jwt.claims', '', false)`);
  return { isOpen, refusal };
}

test('a session is open until it is removed', async () => {
  const userId = await database.signUp();
  const id = crypto.randomUUID();
  await database.owner.query(
    'insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $2, now(), now())',
    [id, userId],
  );
  const claims = { sub: userId, role: 'authenticated', session_id: id };
  expect(await heldBy(claims)).toEqual({ isOpen: true, refusal: undefined });
  await database.owner.query('delete from auth.sessions where id = $1', [id]);
  // Status 401 in the words of the data API.
  expect(await heldBy(claims)).toEqual({ isOpen: false, refusal: 'PT401' });
});

test('visitors and the installation itself have no session, and are let in', async () => {
  for (const claims of [{ role: 'anon' }, { role: 'service_role' }])
    expect(await heldBy(claims)).toEqual({ isOpen: true, refusal: undefined });
});
