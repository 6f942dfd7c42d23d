import { Dexie, type Table } from 'dexie';
import { contentTables, type ContentTable } from '#domain/content/content-tables.ts';

export interface ContentRow {
  id: string;
}

type ContentDatabase = Dexie & { meta: Table<{ key: 'version'; version: number }, 'version'> };

/** The stores of each released version. A version is never edited: the next one names what it adds. */
const stores: Record<ContentTable | 'meta', string> = {
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

let opened: ContentDatabase | undefined;

/** What everybody may read, opened on first use. */
export function contentDatabase(): ContentDatabase {
  if (!opened) {
    const db = new Dexie('disha-content') as ContentDatabase;
    db.version(1).stores(stores);
    db.on('versionchange', () => {
      db.close();
      if (opened === db) opened = undefined;
    });
    opened = db;
  }
  return opened;
}

/** The version of the server's content that this device has; undefined before the first. */
export async function contentVersion(db: ContentDatabase): Promise<number | undefined> {
  return (await db.meta.get('version'))?.version;
}

/** Puts the whole content in the place of the old one, in one transaction, so that nobody reads half of it. */
export async function replaceContent(
  db: ContentDatabase,
  { version, tables }: { version: number; tables: Record<ContentTable, readonly ContentRow[]> },
): Promise<void> {
  await db.transaction('rw', [...contentTables, 'meta'], async () => {
    for (const table of contentTables) {
      await db.table(table).clear();
      await db.table(table).bulkPut(tables[table]);
    }
    await db.meta.put({ key: 'version', version });
  });
}
