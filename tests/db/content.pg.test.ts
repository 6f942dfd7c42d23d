import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applySeeds, seedFiles, type SqlRunner } from '#supabase/local/migrate.ts';
import { blogPosts } from '#supabase/seed/blog/index.ts';
import { aartis, contentOf } from '#supabase/seed/catalogue.ts';
import { seedId } from '#supabase/seed/seed-id.ts';
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
                  (select json_agg(d order by d.id) from deities d) as deities,
                  (select json_agg(f order by f.id) from festivals f) as festivals,
                  (select json_agg(r order by r.id) from rituals r) as rituals,
                  (select json_agg(a order by a.id) from aartis a) as aartis,
                  (select json_agg(e order by e.id) from calendar_events e) as days`,
        )
      ).rows[0];
    const before = await snapshot();
    await database.db.query('delete from supabase_migrations.seed_files');
    expect(await applySeeds(database.db)).toEqual({ applied: seedFiles });
    expect(await snapshot()).toEqual(before);
  });

  test('brings posts in both languages, each with its twin, its reading time and its sources', async () => {
    const { rows } = await visitor.query<{ key: string; languages: string[]; whole: boolean }>(
      `select translation_key as key, array_agg(language order by language) as languages,
              bool_and(reading_time >= 1 and published_at is not null and category_id is not null) as whole
       from blog_posts where translation_key is not null group by translation_key order by translation_key`,
    );
    expect(rows.map(({ key }) => key)).toEqual(blogPosts.map(({ key }) => key).sort());
    expect(rows.filter(({ languages, whole }) => languages.join() !== 'en,hi' || !whole)).toEqual([]);
  });

  test('makes what is there whole, and leaves what an admin has written in its place', async () => {
    const id = (key: string) => seedId(`aartis/${key}`);
    const [known, edited] = ['jai-ganesh-deva', 'hanuman-chalisa'];
    await database.owner.query(
      `update aartis set origin = null, origin_hi = null, benefits = null, meanings = null`,
    );
    await admin.query(`update aartis set content = 'Our own words' where id = $1`, [id(edited)]);
    await admin.query(`update deities set about = 'Our own words' where name = 'Ganesh'`);
    await admin.query(`update blog_categories set name_hi = 'हमारा नाम' where slug = 'kitchen'`);
    await admin.query(`update blog_posts set title = 'Our own title' where translation_key = $1`, [
      blogPosts[0]?.key,
    ]);
    await database.owner.query(
      `delete from supabase_migrations.seed_files where path = 'supabase/seed/content.sql'`,
    );
    await applySeeds(database.db);
    const aarti = (key: string) =>
      visitor.row(
        'select content, origin, jsonb_array_length(meanings) as meanings from aartis where id = $1',
        [id(key)],
      );
    const words = aartis.find(({ key }) => key === known);
    expect(await aarti(known)).toEqual({
      content: words && contentOf(words),
      origin: words?.origin.en,
      meanings: words?.stanzas.length,
    });
    expect(await aarti(edited)).toEqual({ content: 'Our own words', origin: null, meanings: null });
    const kept = await visitor.row(
      `select (select about from deities where name = 'Ganesh') as deity,
              (select name_hi from blog_categories where slug = 'kitchen') as category,
              (select count(*)::int from blog_posts where title = 'Our own title') as posts`,
    );
    expect(kept).toEqual({ deity: 'Our own words', category: 'हमारा नाम', posts: 2 });
  });

  test('runs once, so that what an admin has removed stays removed', async () => {
    await admin.query(`delete from subscription_plans where name = 'Family Plan'`);
    expect(await applySeeds(database.db)).toEqual({ applied: [] });
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
    await expect(applySeeds(cutOff)).rejects.toThrow('seed.sql failed: killed');
    expect((await visitor.query('select from subscription_plans')).rows).toEqual([]);
    expect(await applySeeds(database.db)).toEqual({ applied: seedFiles });
    expect((await visitor.query('select from subscription_plans')).rows).toHaveLength(3);
  });
});
