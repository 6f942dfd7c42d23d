import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
  // As the migration has it on a hosted project, whose auth service has a role of its own.
  await database.owner.query(
    `create trigger contested_password_is_forgotten before update on auth.users
     for each row execute function private.forget_contested_password()`,
  );
});
afterAll(() => database.close());

/** An account whose first mail has been sent. */
async function signedUp(): Promise<string> {
  const id = await database.signUp({ confirmed: false });
  await database.owner.query(
    `update auth.users set encrypted_password = 'of the first', confirmation_sent_at = now() - interval '5 minutes' where id = $1`,
    [id],
  );
  return id;
}

const mailedAgain = (id: string) =>
  database.owner.query('update auth.users set confirmation_sent_at = now() where id = $1', [id]);
const confirmed = (id: string) =>
  database.owner.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
const passwordOf = (id: string) =>
  database.owner.value<string>('select encrypted_password from auth.users where id = $1', [id]);

test('the password of a sign-up that was mailed to once is that of its owner', async () => {
  const id = await signedUp();
  await confirmed(id);
  expect(await passwordOf(id)).toBe('of the first');
});

test('where an address was mailed to again, its link confirms it and no password', async () => {
  const id = await signedUp();
  await mailedAgain(id);
  expect(await passwordOf(id)).toBe('of the first');
  await confirmed(id);
  expect(await passwordOf(id)).toBe('');
});

test('a password that is chosen later stays', async () => {
  const id = await signedUp();
  await mailedAgain(id);
  await confirmed(id);
  await database.owner.query(`update auth.users set encrypted_password = 'of the owner' where id = $1`, [id]);
  await database.owner.query('update auth.users set last_sign_in_at = now() where id = $1', [id]);
  expect(await passwordOf(id)).toBe('of the owner');
});

test('mails to a confirmed address take no password away', async () => {
  const id = await signedUp();
  await confirmed(id);
  await mailedAgain(id);
  await confirmed(id);
  expect(await passwordOf(id)).toBe('of the first');
});
