import type { SqlRunner } from './migrate.ts';
import type { KnownNames } from './route-names.ts';

/**
 * Frees what was taken to be answered, so that whoever asks for it again is not told that somebody is at it. Only for
 * somebody who knows that nobody is: at the start and at the end of the one server that works on a database.
 */
export async function freeLeases(db: SqlRunner): Promise<void> {
  await db.exec(
    `update public.chat_jobs set lease_until = null where state = 'reserved' and lease_until is not null`,
  );
}

/** What the data API offers, by name. */
export async function knownNames(db: SqlRunner, functions: readonly string[]): Promise<KnownNames> {
  const { rows } = await db.query<{ kind: string; name: string }>(
    `select 'relation' as kind, relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
     union
     select 'call', proname::text from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  const named = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map((row) => row.name));
  return { relations: named('relation'), calls: named('call'), functions: new Set(functions) };
}
