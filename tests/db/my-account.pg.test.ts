import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anon, type Database, failure, openDatabase, person, service, type Statements } from './database.ts';
import { aQuery, insertInto } from './rows.ts';

let database: Database;
let userId: string;
let me: Statements;

beforeAll(async () => {
  database = await openDatabase();
});
beforeEach(async () => {
  userId = await database.signUp({ email: `${randomUUID()}@example.com` });
  me = database.as(person(userId));
});
afterAll(() => database.close());

interface Device {
  id: string;
  user_agent: string | null;
  created_at: string;
  last_used_at: string;
  is_current: boolean;
}

/** A session with a refresh token, as the auth service keeps them. */
async function signIn(
  owner: string,
  {
    createdAt = '2026-11-01T00:00:00Z',
    refreshedAt = null as string | null,
    notAfter = null as string | null,
  } = {},
): Promise<string> {
  const id = randomUUID();
  await database.db.query(
    `insert into auth.sessions (id, user_id, created_at, refreshed_at, not_after, user_agent)
     values ($1, $2, $3, $4, $5, 'Firefox on Linux')`,
    [id, owner, createdAt, refreshedAt, notAfter],
  );
  await database.db.query(
    'insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, gen_random_uuid()::text, $2, $3)',
    [randomUUID(), owner, id],
  );
  return id;
}

const devicesOf = (as: Statements) => as.value<Device[]>('select my_devices()');
const end = (id: string | null, as = me) => as.value<boolean>('select end_device($1)', [id]);

describe('my_devices', () => {
  test('lists where the caller is signed in, newest use first, and says which one asks', async () => {
    const [old, used, current] = [
      await signIn(userId, { createdAt: '2026-11-01T00:00:00Z' }),
      await signIn(userId, { createdAt: '2026-10-01T00:00:00Z', refreshedAt: '2026-11-20 08:30:00.5' }),
      await signIn(userId, { createdAt: '2026-11-10T00:00:00Z', notAfter: '2999-01-01' }),
    ];
    const devices = await devicesOf(database.as(person(userId, current)));
    expect(devices.map(({ id, is_current: isCurrent }) => [id, isCurrent])).toEqual([
      [used, false],
      [current, true],
      [old, false],
    ]);
    expect(devices[0]).toMatchObject({ user_agent: 'Firefox on Linux' });
    expect(Date.parse(devices[0]?.last_used_at ?? '')).toBe(Date.parse('2026-11-20T08:30:00.5Z'));
    expect(Date.parse(devices[0]?.created_at ?? '')).toBe(Date.parse('2026-10-01T00:00:00Z'));
  });

  test('leaves out a session that is over, and everybody else’s', async () => {
    await signIn(userId, { notAfter: '2026-01-01' });
    await signIn(await database.signUp());
    expect(await devicesOf(me)).toEqual([]);
  });

  test('is for people who are signed in', async () => {
    for (const actor of [anon, service])
      expect((await failure(devicesOf(database.as(actor)))).code).toBe('42501');
  });
});

describe('end_device', () => {
  const left = async (id: string) =>
    (
      await database.db.query(
        `select from auth.sessions where id = $1 union all select from auth.refresh_tokens where session_id = $1`,
        [id],
      )
    ).rows.length;

  test('ends one session with its refresh tokens, once', async () => {
    const [kept, ended] = [await signIn(userId), await signIn(userId)];
    expect(await end(ended)).toBe(true);
    expect([await left(ended), await left(kept)]).toEqual([0, 2]);
    expect(await end(ended)).toBe(false);
  });

  test('ends nothing of somebody else, nothing unknown, and nothing for nobody', async () => {
    const foreign = await signIn(await database.signUp());
    expect(await end(foreign)).toBe(false);
    expect(await end(randomUUID())).toBe(false);
    expect(await end(null)).toBe(false);
    expect(await left(foreign)).toBe(2);
    for (const actor of [anon, service])
      expect((await failure(end(foreign, database.as(actor)))).code).toBe('42501');
  });
});

describe('my_account', () => {
  const account = (as = me) => as.value<Record<string, unknown>>('select my_account()');

  test('holds all that is kept of the caller and is not mirrored, newest first', async () => {
    await database.db.query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       select gen_random_uuid(), p, $1::text, $1::uuid, '{}' from unnest(array['google', 'email']) as p`,
      [userId],
    );
    const session = await signIn(userId);
    await database.db.query(`select reserve_credits($1, $2, 'text', 1)`, [userId, randomUUID()]);
    await me.query(`select set_consent('news', true)`);
    await me.query(`select set_consent('news', false)`);
    await me.query(...insertInto('contactus', aQuery(), { returning: '' }));
    await database
      .as(service)
      .query(`select keep_payment_order($1, $2, 'order_1', $2, 'Starter Plan', 10, 9900, 'INR', true)`, [
        userId,
        randomUUID(),
      ]);
    expect(await account(database.as(person(userId, session)))).toEqual({
      account: {
        id: userId,
        email: expect.stringContaining('@example.com'),
        created_at: expect.any(String),
        providers: ['email', 'google'],
      },
      role: 'user',
      credits: {
        thirds: 5,
        ledger: [
          { entry: 'reserve', amount: -1, description: 'Text message', created_at: expect.any(String) },
          { entry: 'grant', amount: 6, description: 'Welcome credits', created_at: expect.any(String) },
        ],
      },
      consents: [
        { purpose: 'news', is_given: false, decided_at: expect.any(String) },
        { purpose: 'news', is_given: true, decided_at: expect.any(String) },
      ],
      devices: [expect.objectContaining({ id: session, is_current: true })],
      orders: [
        {
          id: 'order_1',
          plan_name: 'Starter Plan',
          credits: 10,
          amount_paise: 9900,
          currency: 'INR',
          state: 'created',
          payment_id: null,
          receipt_number: null,
          refunded_paise: 0,
          created_at: expect.any(String),
          paid_at: null,
        },
      ],
      messages: [{ ...aQuery(), reply_to: null, handled_at: null, created_at: expect.any(String) }],
      shared_aartis: [],
      subscriptions: [],
      reminders: [],
    });
  });

  test('holds nothing of anybody else', async () => {
    const other = await database.signUp();
    await signIn(other);
    const theirs = database.as(person(other));
    await theirs.query(`select set_consent('news', true)`);
    await theirs.query(...insertInto('contactus', aQuery(), { returning: '' }));
    await database.as(anon).query(...insertInto('contactus', aQuery(), { returning: '' }));
    const mine = await account();
    expect(mine).toMatchObject({
      account: { id: userId },
      consents: [],
      devices: [],
      orders: [],
      messages: [],
    });
    expect(JSON.stringify(mine)).not.toContain(other);
  });

  test('says that there is no account where the token has outlived it', async () => {
    await database.db.query('delete from auth.users where id = $1', [userId]);
    expect((await failure(account())).code).toBe('PT401');
  });

  test('is for people who are signed in', async () => {
    for (const actor of [anon, service])
      expect((await failure(account(database.as(actor)))).code).toBe('42501');
  });
});

describe('a question from the contact form', () => {
  const senders = async () =>
    (await database.db.query<{ user_id: string | null }>('select user_id from contactus')).rows.map(
      (row) => row.user_id,
    );
  beforeEach(() => database.db.query('delete from contactus'));

  test('belongs to whoever was signed in, and to nobody where a visitor sent it', async () => {
    await me.query(...insertInto('contactus', aQuery(), { returning: '' }));
    await database.as(anon).query(...insertInto('contactus', aQuery(), { returning: '' }));
    expect(await senders()).toEqual([userId, null]);
  });

  test('never belongs to somebody whom its sender names', async () => {
    const forged = aQuery({ user_id: await database.signUp() });
    for (const as of [me, database.as(anon)])
      expect((await failure(as.query(...insertInto('contactus', forged, { returning: '' })))).code).toBe(
        '42501',
      );
    expect(await senders()).toEqual([]);
  });

  test('is still taken from a token that has outlived its account', async () => {
    await database.db.query('delete from auth.users where id = $1', [userId]);
    await me.query(...insertInto('contactus', aQuery(), { returning: '' }));
    expect(await senders()).toEqual([null]);
  });
});
