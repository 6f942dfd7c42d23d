import { mirrorOf, type UserDatabase } from '../database.ts';
import type { MirroredTable } from '../schema.ts';

const rowsAtOnce = 1000;

/**
 * How many living rows the mirror of a table has, and the exclusive or over them of the first 32 bits of the id and
 * seq × 2654435761 modulo 2^32: the sum that the server's `mirror_digest` makes. Read in parts, so that a page stays quick.
 */
export async function digestOf(
  db: UserDatabase,
  table: MirroredTable,
): Promise<{ count: number; digest: number }> {
  let count = 0;
  let digest = 0;
  let last = '';
  for (;;) {
    const rows = await mirrorOf(db, table).where('id').above(last).limit(rowsAtOnce).toArray();
    for (const { id, seq, deleted_at: deletedAt } of rows) {
      if (deletedAt !== null) continue;
      count += 1;
      digest ^= Number.parseInt(id.slice(0, 8), 16) ^ Math.imul(seq, 2_654_435_761);
    }
    if (rows.length < rowsAtOnce) return { count, digest: digest >>> 0 };
    last = rows.at(-1)?.id ?? '';
  }
}
