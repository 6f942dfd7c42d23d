import type { SqlRunner } from '../migrate.ts';

/** Rows of a table, and what they add up to whatever their order. */
interface Counted {
  rows: number;
  hash: string;
}

export interface Copied {
  /** By table, those without rows left out. */
  tables: ReadonlyMap<string, Counted>;
  rows: number;
}

interface Table {
  /** As it stands in a statement: `public.user_chats`. */
  name: string;
  /** In their order, with their types; this is what has to be the same on both sides. */
  columns: { name: string; type: string; is_generated: boolean }[];
  /** Tables that it refers to. */
  parents: string[];
}

/** Rows at a time: some are answers of many kilobytes. */
const batch = 200;

/**
 * Copies every row and every counter of one database into another, which has the same tables; what those hold is removed
 * first. In one transaction of each: nobody sees half of it, and where it fails or a table is not the same afterwards, by count
 * and hash, it throws and the other database is as it was. Neither side may be used by anybody else meanwhile.
 */
export async function copyRows(
  from: SqlRunner,
  to: SqlRunner,
  say: (progress: string) => void = () => {},
): Promise<Copied> {
  const tables = await tablesOf(from);
  expectSame(tables, await tablesOf(to));
  await from.exec('begin isolation level repeatable read read only');
  await to.exec('begin');
  try {
    const ordered = parentsFirst(tables);
    // Some of them keep what is there from being changed, on purpose.
    for (const { name } of ordered) await to.exec(`alter table ${name} disable trigger user`);
    await to.exec(`truncate ${ordered.map(({ name }) => name).join(', ')}`);
    const copied = new Map<string, Counted>();
    for (const table of ordered) {
      await copyTable(table, from, to);
      const [here, there] = [await count(table, from), await count(table, to)];
      if (here.rows !== there.rows || here.hash !== there.hash)
        throw new Error(
          `${table.name} is not the same on both sides: ${here.rows} rows (${here.hash}) and ${there.rows} (${there.hash}). Nothing was changed.`,
        );
      if (here.rows > 0) {
        copied.set(table.name, here);
        say(`${table.name}: ${here.rows} rows`);
      }
    }
    await copyCounters(from, to);
    for (const { name } of ordered) await to.exec(`alter table ${name} enable trigger user`);
    await to.exec('commit');
    return { tables: copied, rows: [...copied.values()].reduce((sum, { rows }) => sum + rows, 0) };
  } catch (error) {
    await to.exec('rollback').catch(() => undefined);
    throw error;
  } finally {
    await from.exec('rollback').catch(() => undefined);
  }
}

/** How many rows of people, or about them, a database holds. A new one holds none. */
export async function rowsOfPeople(db: SqlRunner): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select (select count(*) from auth.users)::int + (select count(*) from storage.objects)::int
       + (select count(*) from public.contactus)::int + (select count(*) from public.kept_ledger)::int as count`,
  );
  return rows[0]?.count ?? 0;
}

/** A row as the text of the whole of it: every value as exactly as the database writes it. */
async function copyTable(table: Table, from: SqlRunner, to: SqlRunner): Promise<void> {
  const columns = table.columns.filter(({ is_generated }) => !is_generated);
  const insert = `insert into ${table.name} (${columns.map(({ name }) => quoted(name)).join(', ')}) overriding system value
    select ${columns.map(({ name }) => `(one.line).${quoted(name)}`).join(', ')}
    from (select line::${table.name} as line from unnest($1::text[]) as line offset 0) as one`;
  await from.exec(`declare disha_copy no scroll cursor for select t::text as line from ${table.name} as t`);
  for (;;) {
    const { rows } = await from.query<{ line: string }>(`fetch ${batch} from disha_copy`);
    if (rows.length > 0) await to.query(insert, [rows.map(({ line }) => line)]);
    if (rows.length < batch) break;
  }
  await from.exec('close disha_copy');
}

async function count({ name }: Table, db: SqlRunner): Promise<Counted> {
  const part = (from: number) =>
    `coalesce(sum(('x' || substr(h, ${from}, 16))::bit(64)::bigint::numeric), 0)::text`;
  const { rows } = await db.query<Counted>(
    `select count(*)::int as rows, md5(${part(1)} || ' ' || ${part(17)}) as hash
     from (select md5(t::text) as h from ${name} as t) as hashed`,
  );
  const [counted] = rows;
  if (!counted) throw new Error(`${name} cannot be counted.`);
  return counted;
}

async function copyCounters(from: SqlRunner, to: SqlRunner): Promise<void> {
  const { rows } = await from.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences order by 1`,
  );
  for (const { name } of rows) {
    const state = await from.query<{ last: string; is_called: boolean }>(
      `select last_value::text as last, is_called from ${name}`,
    );
    const [counter] = state.rows;
    if (counter)
      await to.query('select setval($1::regclass, $2::int8, $3)', [name, counter.last, counter.is_called]);
  }
}

async function tablesOf(db: SqlRunner): Promise<Table[]> {
  const { rows } = await db.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'is_generated', a.attgenerated <> '') order by a.attnum)
        from pg_attribute as a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
       coalesce((select jsonb_agg(distinct format('%I.%I', pn.nspname, p.relname))
        from pg_constraint as k join pg_class as p on p.oid = k.confrelid join pg_namespace as pn on pn.oid = p.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '[]') as parents
     from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p'
       and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
     order by 1`,
  );
  return rows;
}

function expectSame(here: readonly Table[], there: readonly Table[]): void {
  const described = (tables: readonly Table[]) =>
    new Map(tables.map(({ name, columns }) => [name, JSON.stringify(columns)]));
  const [one, other] = [described(here), described(there)];
  const odd = [...new Set([...one.keys(), ...other.keys()])].find(
    (name) => one.get(name) !== other.get(name),
  );
  if (odd !== undefined)
    throw new Error(`The two databases are not of one version: ${odd} differs. Nothing was changed.`);
}

function parentsFirst(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const [free, held] = [
      waiting.filter(({ parents }) => !parents.some((parent) => names.has(parent))),
      waiting.filter(({ parents }) => parents.some((parent) => names.has(parent))),
    ];
    if (free.length === 0) throw new Error(`${held[0]?.name} and another refer to each other.`);
    ordered.push(...free);
    waiting = held;
  }
  return ordered;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
