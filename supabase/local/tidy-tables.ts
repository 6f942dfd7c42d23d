import type { SqlRunner } from './migrate.ts';
import type { InTurn } from './one-transaction.ts';

/**
 * Frees the room of rows that were overwritten or deleted, and looks at how the others are spread. No server stands behind
 * the embedded database that would do it: whoever rewrites one row all day would fill the disk. Table by table, so that
 * others have their turns between them.
 */
export async function tidyTables(db: SqlRunner, inTurn: InTurn): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
    [],
  );
  for (const { name } of rows) await inTurn(() => db.exec(`vacuum (analyze) ${name}`));
}
