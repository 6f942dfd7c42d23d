import { readFile, writeFile } from 'node:fs/promises';
import { openEmptyDatabase } from '#supabase/local/empty-database.ts';
import { applyMigrations, type SqlRunner } from '#supabase/local/migrate.ts';

/**
 * Writes src/remote/database.types.ts from the migrations, in the shape supabase-js expects.
 * `--check` writes nothing and exits 1 when the file does not say what the migrations say.
 */
const target = new URL('../src/remote/database.types.ts', import.meta.url);

async function main(): Promise<void> {
  const generated = render(await introspect());
  if (process.argv.includes('--check')) {
    const present = await readFile(target, 'utf8').catch(() => '');
    if (present !== generated) {
      console.error('src/remote/database.types.ts differs from the migrations; run npm run generate:types');
      process.exit(1);
    }
    console.log('src/remote/database.types.ts agrees with the migrations');
  } else {
    await writeFile(target, generated);
    console.log('wrote src/remote/database.types.ts');
  }
}

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  /** Has a default, or is stamped by a trigger whatever the client sends. */
  isFilled: boolean;
  /** A generated column can be neither inserted nor updated. */
  isGenerated: boolean;
}

interface Relationship {
  table: string;
  name: string;
  columns: string[];
  referencedTable: string;
  referencedColumns: string[];
  isOneToOne: boolean;
}

interface Procedure {
  name: string;
  parameters: { name: string; type: string; isOptional: boolean }[];
  returns: string;
}

interface Schema {
  columns: Column[];
  relationships: Relationship[];
  procedures: Procedure[];
}

async function introspect(): Promise<Schema> {
  const connection = await openEmptyDatabase();
  const db: SqlRunner = connection.driver;
  await applyMigrations(db);
  const schema = {
    columns: (await db.query<Column>(columnsQuery)).rows,
    relationships: (await db.query<Relationship>(relationshipsQuery)).rows,
    procedures: (await db.query<Procedure>(proceduresQuery)).rows,
  };
  await connection.close();
  return schema;
}

/** Stamped by triggers on the tables that devices mirror; a client need not and cannot decide them. */
const stampedColumns = `('user_id', 'seq', 'created_at', 'updated_at')`;

const columnsQuery = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as "isNullable",
    (a.atthasdef or (a.attname in ${stampedColumns} and exists (
      select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'b_stamp_client'
    ))) as "isFilled",
    a.attgenerated <> '' as "isGenerated"
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attname collate "C"
`;

const relationshipsQuery = `
  select c.relname as "table", k.conname as name, r.relname as "referencedTable",
    (select json_agg(a.attname order by n) from unnest(k.conkey) with ordinality u(num, n)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num) as columns,
    (select json_agg(a.attname order by n) from unnest(k.confkey) with ordinality u(num, n)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num) as "referencedColumns",
    exists (
      select from pg_index i
      where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
        and (select array_agg(x order by x) from unnest(i.indkey::smallint[]) x)
          = (select array_agg(x order by x) from unnest(k.conkey) x)
    ) as "isOneToOne"
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_class r on r.oid = k.confrelid
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and r.relnamespace = 'public'::regnamespace
  order by c.relname collate "C", k.conname collate "C"
`;

const proceduresQuery = `
  select p.proname as name, format_type(p.prorettype, null) as returns,
    coalesce((
      select json_agg(json_build_object(
          'name', p.proargnames[n], 'type', format_type(t, null), 'isOptional', n > p.pronargs - p.pronargdefaults
        ) order by p.proargnames[n])
      from unnest(p.proargtypes::oid[]) with ordinality u(t, n)
    ), '[]') as parameters
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
  order by p.proname collate "C"
`;

function render(schema: Schema): string {
  const tables = [...new Set(schema.columns.map((column) => column.table))];
  return `// Generated from supabase/migrations by scripts/generate-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.map((table) => renderTable(table, schema)).join('\n')}
    };
    Views: Record<never, never>;
    Functions: {
${schema.procedures.map(renderProcedure).join('\n')}
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
`;
}

function renderTable(table: string, schema: Schema): string {
  const columns = schema.columns.filter((column) => column.table === table);
  const relationships = schema.relationships.filter((relationship) => relationship.table === table);
  return `      ${table}: {
        Row: {
${columns.map((column) => `          ${column.name}: ${rowType(column)};`).join('\n')}
        };
        Insert: {
${columns.map((column) => `          ${column.name}${insertType(column)};`).join('\n')}
        };
        Update: {
${columns.map((column) => `          ${column.name}?: ${column.isGenerated ? 'never' : rowType(column)};`).join('\n')}
        };
        Relationships: [${relationships.length === 0 ? '' : `\n${relationships.map(renderRelationship).join('\n')}\n        `}];
      };`;
}

function rowType(column: Column): string {
  return `${typeOf(column.type)}${column.isNullable ? ' | null' : ''}`;
}

function insertType(column: Column): string {
  if (column.isGenerated) return '?: never';
  return `${column.isNullable || column.isFilled ? '?' : ''}: ${rowType(column)}`;
}

function renderRelationship(relationship: Relationship): string {
  return `          {
            foreignKeyName: '${relationship.name}';
            columns: [${relationship.columns.map((name) => `'${name}'`).join(', ')}];
            isOneToOne: ${relationship.isOneToOne};
            referencedRelation: '${relationship.referencedTable}';
            referencedColumns: [${relationship.referencedColumns.map((name) => `'${name}'`).join(', ')}];
          },`;
}

/** An argument may always be null: what that means is the function's own matter. */
function renderProcedure(procedure: Procedure): string {
  const parameters = procedure.parameters.map(
    ({ name, type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${typeOf(type)} | null`,
  );
  const args = parameters.length === 0 ? 'never' : `{ ${parameters.join('; ')} }`;
  return `      ${procedure.name}: { Args: ${args}; Returns: ${typeOf(procedure.returns)} };`;
}

function typeOf(type: string): string {
  if (type.endsWith('[]')) return `${typeOf(type.slice(0, -2))}[]`;
  switch (type) {
    case 'uuid':
    case 'text':
    case 'date':
    case 'timestamp with time zone':
      return 'string';
    case 'integer':
    case 'bigint':
    case 'smallint':
    case 'numeric':
    case 'double precision':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'json':
    case 'jsonb':
      return 'Json';
    case 'void':
      return 'undefined';
    default:
      throw new Error(`No TypeScript type is known for the column type ${type}`);
  }
}

await main();
