import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTables } from '#domain/content/content-tables.ts';
import { anon, type Database, openDatabase, person } from './database.ts';

interface Content {
  version: number;
  tables: Record<string, Record<string, unknown>[]> | null;
}

let database: Database;

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const pull = (known: number | null) => database.as(anon).value<Content>('select pull_content($1)', [known]);

test('a guest gets all public content with its version, and nothing again while that is the newest', async () => {
  const { version, tables } = await pull(null);
  expect(Object.keys(tables ?? {}).sort()).toEqual([...contentTables].sort());
  expect(tables?.['deities']?.length).toBeGreaterThan(0);
  expect(await pull(version)).toEqual({ version, tables: null });
});

test('a change makes a new version, and a post that is not published stays with its editors', async () => {
  const before = await pull(null);
  await database.owner.query(
    `insert into blog_posts (slug, title, content, published) values ('draft', 'Draft', 'Not yet', false)`,
  );
  const after = await pull(before.version);
  expect(after.version).toBeGreaterThan(before.version);
  expect(after.tables?.['blog_posts']?.map(({ slug }) => slug)).not.toContain('draft');
});

test('somebody who is signed in gets the same as a guest', async () => {
  const userId = await database.signUp();
  const mine = await database.as(person(userId)).value<Content>('select pull_content(null)');
  expect(mine.tables?.['deities']).toEqual((await pull(null)).tables?.['deities']);
});
