import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applySeed, type SqlRunner } from '#supabase/local/migrate.ts';
import { anon, type Database, failure, openDatabase, person, type Statements } from './database.ts';
import { aCatalogue, aPost, type Catalogue, insertInto } from './rows.ts';

let database: Database;
let catalogue: Catalogue;
let admin: Statements;
let visitor: Statements;

beforeAll(async () => {
  database = await openDatabase();
  catalogue = await aCatalogue(database);
  const adminId = await database.signUp();
  await database.db.query(`update user_roles set role = 'admin' where user_id = $1`, [adminId]);
  admin = database.as(person(adminId));
  visitor = database.as(anon);
});
afterAll(() => database.close());

const version = () => visitor.value<number>('select content_version()');

describe('the content version', () => {
  let before: number;
  beforeEach(async () => {
    before = await version();
  });

  test('rises when a row of any of its tables changes', async () => {
    const unnoticed = [];
    for (const [table, id] of Object.entries(catalogue)) {
      const previous = await version();
      await admin.query(`update ${table} set created_at = created_at where id = $1`, [id]);
      if ((await version()) <= previous) unnoticed.push(table);
    }
    expect(Object.keys(catalogue)).toHaveLength(8);
    expect(unnoticed).toEqual([]);
  });

  test('stays while nothing but personal rows change', async () => {
    await database.signUp();
    expect(await version()).toBe(before);
  });

  test('rises once for a whole import', async () => {
    await database.db.query(
      `insert into deities (name) select 'Deity ' || n from generate_series(1, 50) as n`,
    );
    expect(await version()).toBe(before + 1);
  });
});

describe('drafts', () => {
  test('a post that is not published is seen by admins only, until it is published', async () => {
    const id = await admin.value<string>(
      ...insertInto('blog_posts', aPost({ published: false, published_at: null })),
    );
    const seen = (sql: Statements) => sql.value('select count(*)::int from blog_posts where id = $1', [id]);
    expect([await seen(visitor), await seen(admin)]).toEqual([0, 1]);
    await admin.query('update blog_posts set published = true, published_at = now() where id = $1', [id]);
    expect([await seen(visitor), await seen(admin)]).toEqual([1, 1]);
  });

  test('an aarti that is not verified is seen by admins only', async () => {
    const id = await admin.value<string>(...insertInto('aartis', { title: 'Draft', content: 'words' }));
    const seen = (sql: Statements) => sql.value('select count(*)::int from aartis where id = $1', [id]);
    expect([await seen(visitor), await seen(admin)]).toEqual([0, 1]);
  });

  test('an edit moves updated_at', async () => {
    const read = () =>
      admin.value<boolean>('select updated_at > created_at from deities where id = $1', [catalogue.deities]);
    await admin.query(`update deities set about = 'King of Ayodhya' where id = $1`, [catalogue.deities]);
    expect(await read()).toBe(true);
  });
});

test('a catalogue deity that is in a collection cannot be deleted from under it', async () => {
  const me = database.as(person(await database.signUp()));
  await me.query(...insertInto('user_deity', { name: 'Ram', deity_id: catalogue.deities }));
  expect((await failure(admin.query('delete from deities where id = $1', [catalogue.deities]))).code).toBe(
    '23503',
  );
});

describe('the seed', () => {
  test('brings the plans in the order of their price', async () => {
    const { rows } = await visitor.query(
      `select name, price, credits from subscription_plans where name like '% Plan' order by price`,
    );
    expect(rows).toEqual([
      { name: 'Starter Plan', price: 99, credits: 10 },
      { name: 'Standard Plan', price: 249, credits: 30 },
      { name: 'Family Plan', price: 499, credits: 75 },
    ]);
  });

  test('run again it changes nothing, not even what an admin has edited', async () => {
    await admin.query(`update subscription_plans set price = 129 where name = 'Starter Plan'`);
    const snapshot = async () =>
      (
        await database.db.query(
          `select (select json_agg(p order by p.id) from subscription_plans p) as plans,
                  (select json_agg(c order by c.id) from blog_categories c) as categories,
                  (select json_agg(d order by d.id) from deities d) as deities`,
        )
      ).rows[0];
    const before = await snapshot();
    await database.db.query('delete from supabase_migrations.seed_files');
    expect(await applySeed(database.db)).toBe(true);
    expect(await snapshot()).toEqual(before);
  });

  test('runs once, so that what an admin has removed stays removed', async () => {
    await admin.query(`delete from subscription_plans where name = 'Family Plan'`);
    expect(await applySeed(database.db)).toBe(false);
    const { rows } = await visitor.query(`select name from subscription_plans where name = 'Family Plan'`);
    expect(rows).toEqual([]);
  });

  test('that was cut off is made up for at the next start', async () => {
    const cutOff: SqlRunner = {
      exec: (sql) => database.db.exec(sql),
      query: (sql, params) =>
        sql.startsWith('insert into supabase_migrations.seed_files')
          ? Promise.reject(new Error('killed'))
          : database.db.query(sql, params),
    };
    await database.db.query('delete from supabase_migrations.seed_files');
    await database.db.query('delete from subscription_plans');
    await expect(applySeed(cutOff)).rejects.toThrow('seed.sql failed: killed');
    expect((await visitor.query('select from subscription_plans')).rows).toEqual([]);
    expect(await applySeed(database.db)).toBe(true);
    expect((await visitor.query('select from subscription_plans')).rows).toHaveLength(3);
  });
});
