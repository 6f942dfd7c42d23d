import type { UserDatabase } from '../database.ts';
import type { JapaDayRow } from '../schema.ts';
import { overlaid, type Shown } from './overlay.ts';

/** All that the user has counted, on whichever device. */
export async function countedJapa(db: UserDatabase): Promise<Shown<JapaDayRow>[]> {
  // Begun together: whoever follows the database sees no query that comes after a word of the other one.
  const [rows, outbox] = await Promise.all([db.japa_days.toArray(), db.outbox.toArray()]);
  return overlaid(outbox, 'japa_days', rows);
}
