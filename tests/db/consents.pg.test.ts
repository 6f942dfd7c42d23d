import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consentPurposes } from '#domain/account/consent-purposes.ts';
import { anon, type Database, failure, openDatabase, person, service, type Statements } from './database.ts';

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

interface Decision {
  purpose: string;
  is_given: boolean;
  decided_at: string;
}

const decide = (purpose: unknown, isGiven: unknown, as = me) =>
  as.value<Decision>('select set_consent($1, $2)', [purpose, isGiven]);
const decisions = async (as = me) =>
  (await as.query<Decision>('select purpose, is_given from consents order by id')).rows;

test('nobody has agreed to anything by signing up', async () => {
  expect(await decisions()).toEqual([]);
});

test.each(consentPurposes)(
  '%s is given, with its time, and taken back; both stay on record',
  async (purpose) => {
    const given = await decide(purpose, true);
    const refused = await decide(purpose, false);
    expect([given, refused]).toMatchObject([
      { purpose, is_given: true },
      { purpose, is_given: false },
    ]);
    expect(Date.parse(given.decided_at)).toBeLessThanOrEqual(Date.parse(refused.decided_at));
    expect(await decisions()).toEqual([
      { purpose, is_given: true },
      { purpose, is_given: false },
    ]);
  },
);

test('the database knows exactly the purposes that the device knows', async () => {
  const rule = await database.owner.value<string>(
    `select pg_get_constraintdef(oid) from pg_constraint where conname = 'consents_purpose_known'`,
  );
  expect([...rule.matchAll(/'([a-z_]+)'::text/g)].map(([, purpose]) => purpose)).toEqual([
    ...consentPurposes,
  ]);
});

test('saying the same again answers what is on record and adds nothing, per purpose', async () => {
  const first = await decide('news', true);
  await decide('reminders', false);
  expect(await decide('news', true)).toEqual(first);
  expect(await decisions()).toHaveLength(2);
});

describe('is refused', () => {
  test.each([
    ['an unknown purpose', 'everything', true, '23514'],
    ['no purpose', null, true, '23502'],
    ['no decision', 'news', null, 'PT400'],
  ])('%s', async (_, purpose, isGiven, code) => {
    expect((await failure(decide(purpose, isGiven))).code).toBe(code);
  });

  test('a visitor, the service role, and a token that has outlived its account', async () => {
    expect((await failure(decide('news', true, database.as(anon)))).code).toBe('42501');
    expect((await failure(decide('news', true, database.as(service)))).code).toBe('42501');
    await database.db.query('delete from auth.users where id = $1', [userId]);
    expect((await failure(decide('news', true))).code).toBe('PT401');
  });

  test.each([
    `insert into consents (user_id, purpose, is_given) values (auth.uid(), 'news', true)`,
    'update consents set is_given = true',
    'delete from consents',
  ])('%s', async (statement) => {
    await decide('news', false);
    for (const actor of [me, database.as(service)])
      expect((await failure(actor.query(statement))).code).toBe('42501');
    expect(await decisions()).toEqual([{ purpose: 'news', is_given: false }]);
  });
});

test('a stranger sees and changes nothing of it, a visitor may not look', async () => {
  await decide('ai_answers', true);
  const stranger = database.as(person(await database.signUp()));
  await decide('ai_answers', false, stranger);
  expect(await decisions()).toEqual([{ purpose: 'ai_answers', is_given: true }]);
  expect((await stranger.query('select from consents where user_id = $1', [userId])).rows).toEqual([]);
  expect((await failure(database.as(anon).query('select from consents'))).code).toBe('42501');
});

test('of a purpose the newest decisions stay, however often somebody decides', async () => {
  await database.owner.query(
    `create or replace function private.most_decisions() returns integer
     language sql immutable set search_path = '' as 'select 4'`,
  );
  await decide('news', true);
  for (let n = 0; n < 4; n += 1) for (const isGiven of [true, false]) await decide('reminders', isGiven);
  expect(await decisions()).toEqual([
    { purpose: 'news', is_given: true },
    ...[true, false, true, false].map((is_given) => ({ purpose: 'reminders', is_given })),
  ]);
});
