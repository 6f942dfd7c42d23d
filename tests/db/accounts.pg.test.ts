import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, failure, openDatabase, person } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

interface Profile {
  full_name: string | null;
  username: string;
  email: string | null;
  avatar_url: string | null;
  verification_status: string;
  last_login: string | null;
}

const profileOf = (userId: string) => database.as(person(userId)).row<Profile>('select * from profiles');

describe('signing up', () => {
  test('gives a profile, the role user, a change counter and 2 credits, once', async () => {
    const userId = await database.signUp({
      email: 'asha.rao@example.com',
      metadata: { full_name: 'Asha Rao' },
    });
    const me = database.as(person(userId));
    expect(await profileOf(userId)).toMatchObject({
      full_name: 'Asha Rao',
      username: 'asha_rao',
      email: 'asha.rao@example.com',
      verification_status: 'verified',
      last_login: null,
    });
    expect((await me.query('select user_id, role from user_roles')).rows).toEqual([
      { user_id: userId, role: 'user' },
    ]);
    expect(await me.value('select count(*)::int from sync_heads')).toBe(1);
    expect(await me.value('select thirds from credit_balances')).toBe(6);
    await database.db.query('select private.set_up_account(u) from auth.users u where id = $1', [userId]);
    expect(await me.value('select thirds from credit_balances')).toBe(6);
    expect((await me.query('select entry, amount, description from credit_ledger')).rows).toEqual([
      { entry: 'grant', amount: 6, description: 'Welcome credits' },
    ]);
  });

  test('a name is made from the e-mail address where none is given', async () => {
    const userId = await database.signUp({ email: 'ravi.kumar-singh+home@example.com' });
    expect(await profileOf(userId)).toMatchObject({
      full_name: 'Ravi Kumar Singh Home',
      username: 'ravi_kumar_singh_home',
    });
  });

  test('a name without Latin letters keeps its letters, and the username comes from the address', async () => {
    const userId = await database.signUp({ email: 'rama@example.com', metadata: { full_name: 'रमा देवी' } });
    expect(await profileOf(userId)).toMatchObject({ full_name: 'रमा देवी', username: 'rama' });
  });

  test('usernames are unique, also where many people share a name', async () => {
    const ids = [];
    for (let n = 0; n < 5; n += 1)
      ids.push(await database.signUp({ metadata: { full_name: 'Common Name' } }));
    const names = await Promise.all(ids.map(async (id) => (await profileOf(id)).username));
    expect(new Set(names).size).toBe(5);
    expect(names.every((name) => /^common_name(_[0-9a-f]{5})?$/.test(name))).toBe(true);
  });

  test.each([
    ['too short a name', { username: 'a' }, 'q@example.com'],
    ['a very long name', { full_name: 'x'.repeat(500) }, `${'y'.repeat(60)}@example.com`],
    ['an address of signs only', {}, '...@example.com'],
    [
      'odd metadata',
      { full_name: { first: 'x' }, avatar_url: 'a'.repeat(5000), username: 7 },
      'odd@example.com',
    ],
    ['blank metadata', { full_name: '  ', avatar_url: ' ' }, 'blank@example.com'],
  ])('%s does not stop anybody from signing up', async (_, metadata, email) => {
    const userId = await database.signUp({ email, metadata });
    expect((await profileOf(userId)).username).toMatch(/^[a-z0-9_]{3,30}$/);
  });

  test('the picture of a social account is taken over', async () => {
    const userId = await database.signUp({
      metadata: { name: 'Meera', picture: 'https://pictures.example/1.png' },
    });
    expect(await profileOf(userId)).toMatchObject({
      full_name: 'Meera',
      avatar_url: 'https://pictures.example/1.png',
    });
  });
});

describe('the profile', () => {
  test('follows the account: confirmation and a new address', async () => {
    const userId = await database.signUp({ confirmed: false });
    const before = await database.as(person(userId)).value<number>('select seq from profiles');
    expect((await profileOf(userId)).verification_status).toBe('pending');
    await database.db.query(
      `update auth.users set email_confirmed_at = now(), email = 'new@example.com' where id = $1`,
      [userId],
    );
    expect(await profileOf(userId)).toMatchObject({
      verification_status: 'verified',
      email: 'new@example.com',
    });
    expect(await database.as(person(userId)).value<number>('select seq from profiles')).toBeGreaterThan(
      before,
    );
  });

  test('the owner records the last login and changes name, username and picture', async () => {
    const userId = await database.signUp();
    const me = database.as(person(userId));
    await me.query(
      `update profiles set last_login = '2026-11-21T06:00:00Z', full_name = 'New', username = 'new_name_1',
       avatar_url = $2 where id = $1`,
      [userId, `${userId}/1.png`],
    );
    expect(await profileOf(userId)).toMatchObject({
      full_name: 'New',
      username: 'new_name_1',
      avatar_url: `${userId}/1.png`,
    });
    expect(await me.value(`select last_login = '2026-11-21T06:00:00Z' from profiles`)).toBe(true);
  });

  test.each(['email', 'verification_status', 'user_id', 'seq', 'deleted_at', 'created_at'])(
    'the owner cannot set %s',
    async (column) => {
      const me = database.as(person(await database.signUp()));
      expect((await failure(me.query(`update profiles set ${column} = default`))).code).toMatch(
        /42501|428C9/,
      );
    },
  );

  test('even with a grant on every column e-mail and verification stay the account’s', async () => {
    const userId = await database.signUp({ email: 'real@example.com', confirmed: false });
    await database.db.exec('grant update on profiles to authenticated');
    await database
      .as(person(userId))
      .query(`update profiles set email = 'else@example.com', verification_status = 'verified'`);
    await database.db.exec(
      'revoke update on profiles from authenticated; grant update (full_name, username, avatar_url, last_login) on profiles to authenticated',
    );
    expect(await profileOf(userId)).toMatchObject({
      email: 'real@example.com',
      verification_status: 'pending',
    });
  });
});

test('only somebody with the role admin is one', async () => {
  const userId = await database.signUp();
  const isAdmin = () => database.as(person(userId)).value('select private.is_admin()');
  expect(await isAdmin()).toBe(false);
  await database.db.query(`update user_roles set role = 'admin' where user_id = $1`, [userId]);
  expect(await isAdmin()).toBe(true);
});
