import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anon, type Database, failure, openDatabase, person, service } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const make = (email: string, isAdmin?: boolean, as = database.as(service)) =>
  isAdmin === undefined
    ? as.value<boolean>('select make_admin($1)', [email])
    : as.value<boolean>('select make_admin($1, $2)', [email, isAdmin]);
const roleOf = (id: string) => database.owner.value('select role from user_roles where user_id = $1', [id]);

test('it gives the role to the account of an address, in any case, and takes it back, each once', async () => {
  const email = `${randomUUID()}@example.com`;
  const id = await database.signUp({ email });
  expect(await make(` ${email.toUpperCase()} `)).toBe(true);
  expect(await roleOf(id)).toBe('admin');
  expect(await make(email)).toBe(false);
  expect(await make(email, false)).toBe(true);
  expect(await roleOf(id)).toBe('user');
  expect(await make(email, false)).toBe(false);
});

test('it gives a role to an account that has lost its own', async () => {
  const email = `${randomUUID()}@example.com`;
  const id = await database.signUp({ email });
  await database.db.query('delete from user_roles where user_id = $1', [id]);
  expect(await make(email)).toBe(true);
  expect(await roleOf(id)).toBe('admin');
});

test('it knows an address that nobody has from one that is not confirmed', async () => {
  const email = `${randomUUID()}@example.com`;
  expect((await failure(make(email))).code).toBe('PT404');
  const id = await database.signUp({ email, confirmed: false });
  expect((await failure(make(email))).code).toBe('PT409');
  expect(await roleOf(id)).toBe('user');
  expect(await make(email, false)).toBe(false);
});

test('it is for the service role alone, and no admin makes another', async () => {
  const email = `${randomUUID()}@example.com`;
  const id = await database.signUp({ email });
  const admin = await database.signUp();
  await database.db.query(`update user_roles set role = 'admin' where user_id = $1`, [admin]);
  for (const as of [database.as(person(admin)), database.as(person(id)), database.as(anon)])
    expect((await failure(make(email, true, as))).code).toBe('42501');
  expect(await roleOf(id)).toBe('user');
});
