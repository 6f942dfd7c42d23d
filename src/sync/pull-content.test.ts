import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { contentDatabase, contentVersions, hasContent, replaceContent } from '#db/content-database.ts';
import type { ContentTable, ContentVersions } from '#domain/content/content-tables.ts';
import { pullContent, type FetchContent } from './pull-content.ts';

afterEach(async () => {
  const db = contentDatabase();
  await db.delete();
  await db.open();
});

test('the first look brings everything, the next names what is there and changes nothing', async () => {
  const asked: ContentVersions[] = [];
  const fetchContent: FetchContent = (known) => {
    asked.push(known);
    const isKnown = known.deities === 3;
    return isKnown ? answer({}, {}) : answer({ deities: 3, aartis: 5 }, { deities: ['hanuman'], aartis: [] });
  };
  expect(await pullContent(fetchContent)).toBe(true);
  expect(await pullContent(fetchContent)).toBe(true);
  expect(asked).toEqual([{}, { deities: 3, aartis: 5 }]);
  expect(await idsIn('deities')).toEqual(['hanuman']);
});

test('a table that has changed loses what is not there any more, the others stay', async () => {
  await pullContent(() =>
    answer({ blog_posts: 1, deities: 1 }, { blog_posts: ['old', 'stays'], deities: ['shiv'] }),
  );
  await pullContent(() => answer({ blog_posts: 2 }, { blog_posts: ['stays'] }));
  expect(await idsIn('blog_posts')).toEqual(['stays']);
  expect(await idsIn('deities')).toEqual(['shiv']);
  expect(await contentVersions(contentDatabase())).toEqual({ blog_posts: 2, deities: 1 });
});

test('a server that was set back is believed, although its numbers are lower', async () => {
  await pullContent(() => answer({ deities: 9 }, { deities: ['new'] }));
  await pullContent(() => answer({ deities: 4 }, { deities: ['old'] }));
  expect(await idsIn('deities')).toEqual(['old']);
  expect(await contentVersions(contentDatabase())).toEqual({ deities: 4 });
});

test('without a network the device keeps what it has', async () => {
  await pullContent(() => answer({ aartis: 1 }, { aartis: ['a'] }));
  const offline: FetchContent = () => Promise.resolve({ ok: false, problem: { kind: 'network' } });
  expect(await pullContent(offline)).toBe(false);
  expect(await idsIn('aartis')).toEqual(['a']);
});

test('rows that cannot be kept leave everything as it was', async () => {
  await pullContent(() => answer({ aartis: 1, deities: 1 }, { aartis: ['a'], deities: ['d'] }));
  const broken = { versions: { aartis: 2, deities: 2 }, tables: { aartis: [{ id: 'b' }], deities: [{}] } };
  await expect(replaceContent(contentDatabase(), broken as never)).rejects.toThrow(/DataError/);
  expect([await idsIn('aartis'), await idsIn('deities')]).toEqual([['a'], ['d']]);
  expect(await contentVersions(contentDatabase())).toEqual({ aartis: 1, deities: 1 });
});

test('a device from when everything came at once reads on, and fetches each table once more', async () => {
  const db = contentDatabase();
  await db.delete();
  const before = new Dexie('disha-content');
  before.version(1).stores({ deities: 'id, name', aartis: 'id, deity_id', meta: 'key' });
  await before.table('deities').put({ id: 'ganesh', name: 'Ganesh' });
  await before.table('meta').put({ key: 'version', version: 7 });
  before.close();
  await db.open();
  expect(await hasContent(db)).toBe(true);
  expect(await idsIn('deities')).toEqual(['ganesh']);
  const asked: ContentVersions[] = [];
  await pullContent((known) => {
    asked.push(known);
    return answer({ deities: 2 }, { deities: ['durga'] });
  });
  expect(asked).toEqual([{}]);
  expect(await db.meta.toArray()).toEqual([{ key: 'versions', versions: { deities: 2 } }]);
});

test('a device that never had any content says so', async () => {
  expect(await hasContent(contentDatabase())).toBe(false);
});

function answer(versions: ContentVersions, tables: Partial<Record<ContentTable, string[]>>) {
  const rows = Object.entries(tables).map(([table, ids]) => [table, ids.map((id) => ({ id }))]);
  return Promise.resolve({
    ok: true as const,
    value: { versions, tables: Object.fromEntries(rows) as Record<string, { id: string }[]> },
  });
}

function idsIn(table: ContentTable) {
  return contentDatabase().table(table).toCollection().primaryKeys();
}
