import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTables, type ContentTable } from '#domain/content/content-tables.ts';
import { anon, type Database, openDatabase, person, service, type Statements } from './database.ts';
import { aPost, anAarti, insertInto } from './rows.ts';

type Rows = Record<string, unknown>[];

/** Those that somebody writes; what comes beside them follows from their rows. */
const writtenTables = contentTables.filter(
  (table) => table !== 'shared_aartis' && table !== 'hidden_festivals',
);

let database: Database;
let adminId: string;
let visitor: Statements;

beforeAll(async () => {
  database = await openDatabase();
  adminId = await database.signUp();
  await database.owner.query(`update user_roles set role = 'admin' where user_id = $1`, [adminId]);
  visitor = database.as(anon);
});
afterAll(() => database.close());

describe('the content table by table', () => {
  interface Changes {
    versions: Record<ContentTable, number>;
    tables: Partial<Record<ContentTable, Rows>>;
  }
  const pull = (known: object, by = visitor) =>
    by.value<Changes>('select pull_content_changes($1::jsonb)', [JSON.stringify(known)]);
  const columns = (rows: Rows | undefined) => Object.keys(rows?.[0] ?? {});

  test('comes whole the first time, and nothing comes again while it is the newest', async () => {
    const { versions, tables } = await pull({});
    expect(Object.keys(tables).sort()).toEqual([...contentTables].sort());
    expect(Object.keys(versions).sort()).toEqual([...contentTables].sort());
    expect(tables.deities?.length).toBeGreaterThan(0);
    expect(await pull(versions)).toEqual({ versions, tables: {} });
  });

  test('after a change of one post brings that table alone', async () => {
    const { versions } = await pull({});
    await database.owner.query(...insertInto('blog_posts', aPost({ slug: 'new', language: 'hi' })));
    const after = await pull(versions);
    expect(Object.keys(after.tables)).toEqual(['blog_posts']);
    expect(after.tables.blog_posts).toContainEqual(expect.objectContaining({ slug: 'new', language: 'hi' }));
    expect(after.versions.blog_posts).toBeGreaterThan(versions.blog_posts);
    expect({ ...after.versions, blog_posts: 0 }).toEqual({ ...versions, blog_posts: 0 });
  });

  test('asked for in any form answers, and with what is unknown brings everything that it cannot tell', async () => {
    const { versions } = await pull({});
    for (const odd of [[], 'deities', 7, null, { unheard_of: 1 }, { deities: {} }])
      expect(Object.keys((await pull(odd as object)).tables)).toContain('deities');
    expect(Object.keys((await pull({ ...versions, deities: 'x', rituals: 0 })).tables).sort()).toEqual([
      'deities',
      'rituals',
    ]);
  });

  test('gives a number never twice, also after the database was set back', async () => {
    const { versions } = await pull({});
    await database.owner.query(
      `update private.content_versions set version = version - 1000 where table_name = 'deities'`,
    );
    await database.owner.query(`update deities set about = about where name = 'Ganesh'`);
    expect((await pull({})).versions.deities).toBeGreaterThan(versions.deities);
  });

  test('stays the newest where somebody changes nothing, or what is nobody else’s', async () => {
    const { versions } = await pull({});
    const userId = await database.signUp();
    const somebody = database.as(person(userId));
    for (const table of writtenTables) {
      await somebody.query(`delete from ${table}`);
      await somebody.query(`update ${table} set id = id`);
    }
    const shared = await somebody.value(...insertInto('user_aartis', anAarti({ is_private: false })));
    await somebody.query('update user_aartis set is_private = true where id = $1', [shared]);
    await database.as(service).query('select erase_account($1)', [userId]);
    expect(await pull(versions)).toEqual({ versions, tables: {} });
  });

  test('shows no draft to anybody, also not to an admin, whose device is no place for them', async () => {
    const hiddenIn = (tables: Changes['tables']) =>
      Object.keys(tables).filter((table) => JSON.stringify(tables[table as ContentTable]).includes('Hidden'));
    const draft = { is_published: false };
    const deity = await database.owner.value<string>(...insertInto('deities', { name: 'Hidden', ...draft }));
    const festival = await database.owner.value<string>(
      ...insertInto('festivals', { name: 'Hidden', ...draft }),
    );
    await database.owner.query(...insertInto('rituals', { festival_id: festival, name: 'Hidden' }));
    await database.owner.query(
      ...insertInto('calendar_events', { festival_id: festival, title: 'Hidden', event_date: '2027-01-01' }),
    );
    await database.owner.query(
      ...insertInto('aartis', { deity_id: deity, title: 'Hidden', content: 'words' }),
    );
    await database.owner.query(...insertInto('blog_posts', aPost({ title: 'Hidden', published: false })));
    await database.owner.query(
      ...insertInto('subscription_plans', { name: 'Hidden', price: 1, credits: 1, is_offered: false }),
    );
    for (const by of [visitor, database.as(person(adminId))]) {
      expect(hiddenIn((await pull({}, by)).tables)).toEqual([]);
      const { tables } = await by.value<Changes>('select pull_content(null)');
      expect(hiddenIn(tables)).toEqual([]);
    }
  });

  test('brings what belongs to a festival with the festival', async () => {
    const festival = await database.owner.value<string>(...insertInto('festivals', { name: 'Fair' }));
    await database.owner.query(
      ...insertInto('rituals', { festival_id: festival, name: 'Round of the fair' }),
    );
    const { versions } = await pull({});
    const publish = (is: boolean) =>
      database.owner.query('update festivals set is_published = $2 where id = $1', [festival, is]);
    await publish(false);
    const hidden = await pull(versions);
    expect(Object.keys(hidden.tables).sort()).toEqual(['calendar_events', 'festivals', 'rituals']);
    const names = (rows: Rows | undefined) => rows?.map(({ name }) => name);
    expect(names(hidden.tables.rituals)).not.toContain('Round of the fair');
    await publish(true);
    expect(names((await pull(hidden.versions)).tables.rituals)).toContain('Round of the fair');
  });

  test('names the rule of a festival that an admin takes out of sight, and no more once it is back', async () => {
    const admin = database.as(person(adminId));
    const festival = await database.owner.value<string>(
      ...insertInto('festivals', { name: 'Colours', rule_id: 'holi_of_tests' }),
    );
    const publish = (is: boolean, by = admin) =>
      by.query('update festivals set is_published = $2 where id = $1', [festival, is]);
    const hidden = async (by = visitor) => (await pull({}, by)).tables.hidden_festivals;
    const { versions } = await pull({});
    await publish(false, database.as(person(await database.signUp())));
    expect(await pull(versions)).toEqual({ versions, tables: {} });

    await publish(false);
    for (const by of [visitor, database.as(person(await database.signUp())), admin])
      expect(await hidden(by)).toEqual([{ id: 'holi_of_tests' }]);
    const after = await pull(versions);
    expect(after.tables.hidden_festivals).toEqual([{ id: 'holi_of_tests' }]);

    await admin.query(`update festivals set rule_id = 'holi_of_others' where id = $1`, [festival]);
    expect((await pull(after.versions)).tables.hidden_festivals).toEqual([{ id: 'holi_of_others' }]);
    await publish(true);
    const back = await pull(after.versions);
    expect(back.tables.hidden_festivals).toEqual([]);
    await admin.query(`update festivals set name = 'Many colours' where id = $1`, [festival]);
    expect(Object.keys((await pull(back.versions)).tables)).toEqual(['festivals']);

    await publish(false);
    await admin.query('delete from festivals where id = $1', [festival]);
    expect(await hidden()).toEqual([]);
  });

  test('does not name a festival without a rule, which nobody reckons', async () => {
    await database.owner.query(...insertInto('festivals', { name: 'Fair of ours', is_published: false }));
    expect((await pull({})).tables.hidden_festivals).toEqual([]);
  });

  test('brings shared aartis as they were verified, and takes them away again', async () => {
    const me = database.as(person(await database.signUp()));
    const id = await me.value<string>(...insertInto('user_aartis', anAarti({ is_private: false })));
    const { versions } = await pull({});
    const seq = await database.owner.value('select seq::int from user_aartis where id = $1', [id]);
    await database.as(person(adminId)).query(`select review_aarti($1, $2, 'verified')`, [id, seq]);
    const given = await pull(versions);
    expect(Object.keys(given.tables)).toEqual(['shared_aartis']);
    expect(given.tables.shared_aartis).toEqual([expect.objectContaining({ id, content: 'words' })]);
    await me.query('delete from user_aartis where id = $1', [id]);
    expect((await pull(given.versions)).tables).toEqual({ shared_aartis: [] });
  });

  test('carries what screens show and leaves the books of the database at home', async () => {
    const { tables } = await pull({});
    for (const [table, rows] of Object.entries(tables))
      for (const column of ['created_at', 'published', 'is_published', 'is_verified', 'is_offered'])
        expect(columns(rows), table).not.toContain(column);
    expect(columns(tables.aartis)).toEqual(
      expect.arrayContaining(['language', 'origin', 'meanings', 'audio_size']),
    );
    expect(columns(tables.blog_posts)).toEqual(
      expect.arrayContaining(['cover', 'translation_key', 'updated_at']),
    );
  });
});

describe('an answer', () => {
  interface Answer {
    tables: Record<string, unknown>;
  }
  const sizeOf = (answer: unknown) => {
    const text = JSON.stringify(answer);
    return { raw: Buffer.byteLength(text), gzip: gzipSync(text).length };
  };

  /** Half a megabyte of a phone's plan and some five seconds of a slow line (100 kB/s) are the most that a first start may take. */
  test('with everything comes over a slow line in seconds', async () => {
    const { raw, gzip } = sizeOf(await visitor.value<Answer>(`select pull_content_changes('{}')`));
    expect(raw).toBeLessThan(2_250_000);
    expect(gzip).toBeLessThan(524_288);
  });

  test('after one change is little more than half of that, whatever has changed', async () => {
    const { tables } = await visitor.value<Answer>(`select pull_content_changes('{}')`);
    const large = Object.entries(tables).filter(([, rows]) => sizeOf(rows).gzip > 290_000);
    expect(large.map(([table]) => table)).toEqual([]);
  });

  test('for an older app stays as large as what it can show', async () => {
    const { raw, gzip } = sizeOf(await visitor.value<Answer>('select pull_content(null)'));
    expect(raw).toBeLessThan(1_250_000);
    expect(gzip).toBeLessThan(255_000);
  });
});

describe('the content at once, as older apps fetch it', () => {
  interface Content {
    version: number;
    tables: Record<string, Rows> | null;
  }
  const pull = (known: number | null, by = visitor) => by.value<Content>('select pull_content($1)', [known]);

  test('comes with its version, and not again while that is the newest', async () => {
    const { version, tables } = await pull(null);
    expect(Object.keys(tables ?? {}).sort()).toEqual(writtenTables.toSorted());
    expect(tables?.['deities']?.length).toBeGreaterThan(0);
    expect(await pull(version)).toEqual({ version, tables: null });
  });

  test('has the columns that they know, posts in the language that they show, and days that hold everywhere', async () => {
    await database.owner.query(...insertInto('blog_posts', aPost({ title: 'Door', language: 'en' })));
    await database.owner.query(...insertInto('blog_posts', aPost({ title: 'Darwaza', language: 'hi' })));
    await database.owner.query(
      ...insertInto('calendar_events', { title: 'Local day', event_date: '2027-01-02', region: 'MH' }),
    );
    const { tables } = await pull(null);
    const shown = (table: string, column: string) => tables?.[table]?.map((row) => row[column]);
    expect(shown('blog_posts', 'title')).not.toContain('Darwaza');
    expect(shown('calendar_events', 'title')).not.toContain('Local day');
    const columns = Object.entries(tables ?? {}).flatMap(([table, rows]) =>
      Object.keys(rows[0] ?? {}).map((column) => `${table}.${column}`),
    );
    expect(columns).toEqual(expect.arrayContaining(['aartis.content', 'blog_posts.title', 'deities.image']));
    const newer =
      /^aartis\.(meanings|benefits|origin|language|audio_size)|^blog_posts\.(content|language|translation_key|cover)|^calendar_events\.region|\.is_(published|offered)$|^(blog_categories|subscription_plans)\.name_hi/;
    expect(columns.filter((column) => newer.test(column))).toEqual([]);
  });

  test('is for somebody who is signed in the same as for a guest', async () => {
    const mine = await pull(null, database.as(person(await database.signUp())));
    expect(mine.tables?.['deities']).toEqual((await pull(null)).tables?.['deities']);
  });
});
