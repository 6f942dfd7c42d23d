import { aBirth } from '#tests/builders/a-birth.ts';
import { festivalReminderIdOf } from '#tests/builders/festival-reminder-id.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anon, type Database, failure, openDatabase, person, service } from './database.ts';
import { deviceOf, upload } from './ops.ts';
import { aSubscription, aHousehold, aQuery, insertInto } from './rows.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
beforeEach(async () => {
  await database.db.exec('delete from storage.objects; delete from kept_ledger');
});
afterAll(() => database.close());

const erase = (userId: string, as = database.as(service)) =>
  as.value<boolean>('select erase_account($1)', [userId]);

interface Person {
  id: string;
  email: string;
}

/** An account with something in every table that can name a person. */
async function somebody(): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const id = await database.signUp({ email });
  await aHousehold(database, id);
  const me = database.as(person(id));
  const device = deviceOf(database, id);
  const chat = device.op('session.create', { title: 'Doors' });
  const question = device.op('chat.send', { session_id: chat.entity_id, query: 'Why?' });
  await device.send([chat, question, device.op('session.delete', {}, { entity_id: chat.entity_id })]);
  await me.query(`select set_consent('news', true)`);
  await me.query(...insertInto('contactus', aQuery(), { returning: '' }));
  await database.db.query('insert into draft_calls (user_id) values ($1)', [id]);
  const reminder = { festival_id: 'holi', days: [1], hour: 8 };
  await device.send([
    device.op('festival.remind', reminder, { entity_id: festivalReminderIdOf(id, 'holi') }),
    device.op('japa.count', { day: '2026-11-24', mantra: 'ॐ', count: 108 }),
    device.op('birth.keep', aBirth),
  ]);
  await database.db.query(...insertInto('push_subscriptions', aSubscription({ user_id: id })));
  await database.db.query(
    `insert into reminder_deliveries (user_id, device_id, target, occurrence, days_before, state, due_at, try_at)
     values ($1, 'phone', 'festival:holi', '2027-03-22', 1, 'sent', now(), now())`,
    [id],
  );
  await upload(database, 'avatars', `${id}/me.webp`);
  const session = randomUUID();
  const asAuthService: [string, unknown[]][] = [
    ['insert into auth.sessions (id, user_id) values ($1, $2)', [session, id]],
    [
      'insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, gen_random_uuid()::text, $2, $3)',
      [randomUUID(), id, session],
    ],
    [
      'insert into auth.refresh_tokens (id, token, user_id) values ($1, gen_random_uuid()::text, $2)',
      [randomUUID(), id],
    ],
    [
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values (gen_random_uuid(), 'email', $1::text, $1::uuid, jsonb_build_object('email', $2::text))`,
      [id, email],
    ],
    [
      `insert into auth.flow_state (id, user_id, authentication_method, provider_type, email_optional)
       values (gen_random_uuid(), $1, 'oauth', 'google', false)`,
      [id],
    ],
    [
      `insert into auth.audit_log_entries (id, payload)
       values (gen_random_uuid(), json_build_object('actor_id', $1::text, 'actor_username', $2::text))`,
      [id, email],
    ],
  ];
  for (const [statement, values] of asAuthService) await database.db.query(statement, values);
  return { id, email };
}

/** The tables that have a row in which one of the words stands, in whatever column. */
async function tablesNaming({ id, email }: Person): Promise<string[]> {
  const { rows } = await database.db.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class as c
     where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')
     order by 1`,
  );
  const found = [];
  for (const { name } of rows) {
    const { rows: naming } = await database.db.query(
      `select from ${name} as t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0 limit 1`,
      [id, email],
    );
    if (naming.length > 0) found.push(name);
  }
  return found;
}

test('nothing names an erased account any more, in any column of any table', async () => {
  const [leaving, staying] = [await somebody(), await somebody()];
  const before = await tablesNaming(leaving);
  // A household that touches little would prove little.
  expect(before).toEqual([
    'auth.audit_log_entries',
    'auth.flow_state',
    'auth.identities',
    'auth.refresh_tokens',
    'auth.sessions',
    'auth.users',
    'birth_profiles',
    'chat_jobs',
    'chat_sessions',
    'consents',
    'contactus',
    'credit_balances',
    'credit_ledger',
    'draft_calls',
    'festival_reminders',
    'floorplans',
    'japa_days',
    'op_receipts',
    'profiles',
    'properties',
    'property_photos',
    'push_subscriptions',
    'reminder_deliveries',
    'storage.objects',
    'sync_heads',
    'user_aartis',
    'user_chats',
    'user_deity',
    'user_events',
    'user_roles',
    'vaastu_analysis',
  ]);
  await database.db.query('delete from storage.objects where name = $1', [`${leaving.id}/me.webp`]);
  expect(await erase(leaving.id)).toBe(true);
  expect(await tablesNaming(leaving)).toEqual([]);
  expect(await tablesNaming(staying)).toEqual(before);
});

test('every table that names its owner is emptied of it, also one that comes later', async () => {
  const { rows } = await database.db.query<{ name: string }>(
    `select format('%s.%s', c.relname, a.attname) as name from pg_class as c
     join pg_attribute as a on a.attrelid = c.oid and a.attname in ('user_id', 'owner_id') and a.attnum > 0
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attgenerated = ''
       and not exists (
         select from pg_constraint as k
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'auth.users'::regclass
           and k.confdeltype = 'c' and k.conkey = array[a.attnum]
       )`,
  );
  expect(rows).toEqual([]);
});

test('the ledger stays, in order and to the last third, under a subject that nothing else knows', async () => {
  const leaving = await somebody();
  const ledger = async (sql: string, values: unknown[] = []) =>
    (await database.db.query(`select entry, amount, description, created_at::text ${sql}`, values)).rows;
  const entries = await ledger('from credit_ledger where user_id = $1 order by seq', [leaving.id]);
  expect(entries.length).toBeGreaterThan(1);
  await erase(leaving.id);
  expect(await ledger('from kept_ledger order by id')).toEqual(entries);
  const subjects = await database.db.query<{ id: string }>(
    'select distinct subject::text as id from kept_ledger',
  );
  expect(subjects.rows).toHaveLength(1);
  const [subject] = subjects.rows;
  expect(await tablesNaming({ id: subject?.id ?? '', email: leaving.email })).toEqual(['kept_ledger']);
});

test('two accounts are kept apart in the ledger that stays', async () => {
  for (const leaving of [await somebody(), await somebody()]) await erase(leaving.id);
  expect(await database.owner.value('select count(distinct subject)::int from kept_ledger')).toBe(2);
});

test('a second call, and one for nobody, finds nothing and keeps nothing', async () => {
  const leaving = await somebody();
  await erase(leaving.id);
  const kept = () => database.owner.value('select count(*)::int from kept_ledger');
  const after = await kept();
  expect(await erase(leaving.id)).toBe(false);
  expect(await erase(randomUUID())).toBe(false);
  expect(await kept()).toBe(after);
});

test('a token that has outlived its account reads nothing and writes nothing', async () => {
  const leaving = await somebody();
  await erase(leaving.id);
  const ghost = database.as(person(leaving.id));
  expect((await ghost.query('select from profiles')).rows).toEqual([]);
  expect(await ghost.value('select pull_changes()')).toBeNull();
  const device = deviceOf(database, leaving.id);
  expect((await failure(device.send([device.op('session.create', { title: 'Back' })]))).code).toBe('PT401');
  expect(
    (await failure(ghost.query(`insert into properties (title, city) values ('Home', 'Pune')`))).code,
  ).toBe('PT401');
  expect(await tablesNaming(leaving)).toEqual(['storage.objects']);
});

test('only the service role erases, and reads what was kept', async () => {
  const leaving = await somebody();
  const other = database.as(person(await database.signUp()));
  for (const as of [database.as(person(leaving.id)), other, database.as(anon)]) {
    expect((await failure(erase(leaving.id, as))).code).toBe('42501');
    expect((await failure(as.query('select files_of_account($1)', [leaving.id]))).code).toBe('42501');
    expect((await failure(as.query('select from kept_ledger'))).code).toBe('42501');
  }
  await erase(leaving.id);
  for (const statement of ['delete from kept_ledger', 'update kept_ledger set amount = 0'])
    expect((await failure(database.as(service).query(statement))).code).toBe('42501');
});

test('where the auth service keeps its traces to itself, the account goes all the same', async () => {
  const leaving = await somebody();
  await database.db.exec('alter table auth.flow_state rename to flow_state_elsewhere');
  expect(await erase(leaving.id)).toBe(true);
  await database.db.exec('alter table auth.flow_state_elsewhere rename to flow_state');
  expect(await tablesNaming(leaving)).toEqual(['auth.flow_state', 'storage.objects']);
});

describe('files_of_account', () => {
  const files = (userId: string) =>
    database.as(service).value<{ bucket: string; name: string }[]>('select files_of_account($1)', [userId]);

  test('lists the files in the folder of an account, in every bucket, and nobody else’s', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    await upload(database, 'avatars', `${id}/1.webp`);
    await upload(database, 'floorplans', `${id}/photos/2 (a).png`);
    await upload(database, 'floorplans', `${other}/3.png`);
    await upload(database, 'floorplans', `shared/${id}/4.png`);
    expect(await files(id)).toEqual([
      { bucket: 'avatars', name: `${id}/1.webp` },
      { bucket: 'floorplans', name: `${id}/photos/2 (a).png` },
    ]);
    expect(await files(randomUUID())).toEqual([]);
  });

  test('lists a thousand at a time', async () => {
    const id = randomUUID();
    await database.db.query(
      `insert into storage.objects (bucket_id, name) select 'avatars', $1 || '/' || n from generate_series(1, 1001) as n`,
      [id],
    );
    expect(await files(id)).toHaveLength(1000);
  });
});
