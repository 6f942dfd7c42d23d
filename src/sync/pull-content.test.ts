import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { contentDatabase, contentVersion } from '#db/content-database.ts';
import { contentTables, type ContentTable } from '#domain/content/content-tables.ts';
import { pullContent, type FetchContent } from './pull-content.ts';

afterEach(async () => {
  const db = contentDatabase();
  await db.delete();
  await db.open();
});

test('the first look brings everything, the next asks with its version and changes nothing', async () => {
  const asked: (number | undefined)[] = [];
  const fetchContent: FetchContent = (known) => {
    asked.push(known);
    const tables = known === 3 ? undefined : content({ deities: [{ id: 'hanuman' }] });
    return Promise.resolve({ ok: true, value: { version: 3, tables } });
  };
  expect(await pullContent(fetchContent)).toBe(true);
  expect(await pullContent(fetchContent)).toBe(true);
  expect(asked).toEqual([undefined, 3]);
  expect(await contentDatabase().table('deities').toArray()).toEqual([{ id: 'hanuman' }]);
});

test('a newer version takes away what is not there any more', async () => {
  await pullContent(() => answer(1, { blog_posts: [{ id: 'old' }, { id: 'stays' }] }));
  await pullContent(() => answer(2, { blog_posts: [{ id: 'stays' }] }));
  expect(await contentDatabase().table('blog_posts').toCollection().primaryKeys()).toEqual(['stays']);
  expect(await contentVersion(contentDatabase())).toBe(2);
});

test('without a network the device keeps what it has', async () => {
  await pullContent(() => answer(1, { aartis: [{ id: 'a' }] }));
  const offline: FetchContent = () => Promise.resolve({ ok: false, problem: { kind: 'network' } });
  expect(await pullContent(offline)).toBe(false);
  expect(await contentDatabase().table('aartis').count()).toBe(1);
});

function answer(version: number, some: Partial<Record<ContentTable, { id: string }[]>>) {
  return Promise.resolve({ ok: true as const, value: { version, tables: content(some) } });
}

function content(
  some: Partial<Record<ContentTable, { id: string }[]>>,
): Record<ContentTable, { id: string }[]> {
  const none = Object.fromEntries(contentTables.map((table) => [table, []]));
  return { ...(none as unknown as Record<ContentTable, { id: string }[]>), ...some };
}
