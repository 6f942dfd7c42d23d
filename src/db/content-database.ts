import { Dexie, type Table } from 'dexie';
import { contentTables, type ContentTable, type ContentVersions } from '#domain/content/content-tables.ts';

export interface ContentRow {
  id: string;
}

type ContentDatabase = Dexie & { meta: Table<ContentMeta, ContentMeta['key']> };

type ContentMeta =
  | { key: 'versions'; versions: ContentVersions }
  /** Of devices from when everything came at once. */
  | { key: 'version'; version: number };

/** The stores of each released version. A version is never edited: the next one names what it adds. */
const firstStores: Record<Exclude<ContentTable, 'shared_aartis' | 'hidden_festivals'> | 'meta', string> = {
  subscription_plans: 'id',
  blog_categories: 'id, slug',
  blog_posts: 'id, slug, published_at',
  deities: 'id, name',
  aartis: 'id, deity_id',
  festivals: 'id',
  rituals: 'id, festival_id',
  calendar_events: 'id, event_date',
  meta: 'key',
};
const sharedStores = { shared_aartis: 'id, festival_id, deity_id' };
const hiddenStores = { hidden_festivals: 'id' };

let opened: ContentDatabase | undefined;

/** What everybody may read, opened on first use. */
export function contentDatabase(): ContentDatabase {
  if (!opened) {
    const db = new Dexie('disha-content') as ContentDatabase;
    db.version(1).stores(firstStores);
    db.version(2).stores(sharedStores);
    db.version(3).stores(hiddenStores);
    db.on('versionchange', () => {
      db.close();
      if (opened === db) opened = undefined;
    });
    opened = db;
  }
  return opened;
}

/** Whether this device has ever had any content: rows from before a table had its version count, too. */
export async function hasContent(db: ContentDatabase): Promise<boolean> {
  return (await db.meta.count()) > 0;
}

/** The states of the server's tables that this device has. One it never had, or had in an older form, is not there. */
export async function contentVersions(db: ContentDatabase): Promise<ContentVersions> {
  const row = await db.meta.get('versions');
  return row?.key === 'versions' ? row.versions : {};
}

/**
 * Puts the tables that came in the place of the old ones, in one transaction, so that nobody reads half of them; the
 * others stay as they are.
 */
export async function replaceContent(
  db: ContentDatabase,
  {
    versions,
    tables,
  }: { versions: ContentVersions; tables: Partial<Record<ContentTable, readonly ContentRow[]>> },
): Promise<void> {
  const came = contentTables.flatMap((table) => (tables[table] ? [{ table, rows: tables[table] }] : []));
  await db.transaction('rw', [...came.map(({ table }) => table), 'meta'], async () => {
    for (const { table, rows } of came) {
      await db.table(table).clear();
      await db.table(table).bulkPut(rows);
    }
    const kept: Partial<Record<ContentTable, number>> = { ...(await contentVersions(db)) };
    for (const { table } of came) {
      const version = versions[table];
      if (version === undefined) delete kept[table];
      else kept[table] = version;
    }
    await db.meta.put({ key: 'versions', versions: kept });
    await db.meta.delete('version');
  });
}
