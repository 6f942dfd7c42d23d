import type { Table } from 'dexie';
import { mirrorOf, type UserDatabase } from '../database.ts';
import type { PropertyRow } from '../schema.ts';
import { overlaidRow, type Shown } from './overlay.ts';

/** A property as its owner last wrote it; undefined where there is none. */
export async function propertyById(db: UserDatabase, id: string): Promise<Shown<PropertyRow> | undefined> {
  const mirror = mirrorOf(db, 'properties') as unknown as Table<PropertyRow, string>;
  return db.transaction('r', mirror, db.outbox, async () => {
    const [row, outbox] = await Promise.all([mirror.get(id), db.outbox.toArray()]);
    return overlaidRow(outbox, 'properties', row, id);
  });
}
