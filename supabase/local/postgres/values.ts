import { types, type CustomTypesConfig } from 'pg';
import type { SqlRunner } from '../migrate.ts';
import { isoTimestamp } from '../iso-timestamp.ts';

/** Values of a server as the embedded database gives them: what is in neither list is text. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [types.builtins.BOOL]: (text) => text === 't',
  [types.builtins.BYTEA]: types.getTypeParser(types.builtins.BYTEA) as (text: string) => unknown,
  [types.builtins.INT2]: Number,
  [types.builtins.INT4]: Number,
  [types.builtins.OID]: Number,
  [types.builtins.FLOAT4]: Number,
  [types.builtins.FLOAT8]: Number,
  [types.builtins.INT8]: wholeNumber,
  [types.builtins.NUMERIC]: exactNumber,
  [types.builtins.JSON]: JSON.parse,
  [types.builtins.JSONB]: JSON.parse,
  [types.builtins.TIMESTAMP]: isoTimestamp,
  [types.builtins.TIMESTAMPTZ]: isoTimestamp,
};

/** The driver's types have it otherwise than it is. */
const arrays = types.arrayParser as unknown as {
  create(text: string, parse: (entry: string) => unknown): { parse(): unknown[] };
};

const jsonTypes: readonly number[] = [types.builtins.JSON, types.builtins.JSONB];

/** What is known of a server's types. Its arrays have ids of their own, and those of its own types it alone knows. */
export interface Values extends CustomTypesConfig {
  /** Reads which types are arrays of which, once they are all made. */
  learn(db: SqlRunner): Promise<void>;
}

export function openValues(): Values {
  const elements = new Map<number, number>();
  const parserOf = (oid: number): ((text: string) => unknown) => {
    const element = elements.get(oid);
    if (element === undefined) return parsers[oid] ?? String;
    const parse = parserOf(element);
    return (text) => arrays.create(text, parse).parse();
  };
  return {
    getTypeParser: parserOf,
    async learn(db) {
      const { rows } = await db.query<{ oid: number; element: number }>(
        `select oid, typelem as element from pg_catalog.pg_type where typcategory = 'A' and typelem <> 0`,
      );
      for (const { oid, element } of rows) elements.set(oid, element);
    },
  };
}

/** A client of which the types of a statement's parameters can be asked. */
export interface AskedStatement {
  query(config: { text: string; values?: unknown[]; rowMode?: 'array' }): Promise<{ rows: unknown[] }>;
}

/**
 * Parameters as the driver has to be given them. It writes every list as an array of the database, and a list may be meant as
 * JSON: which of the two the server alone knows, and is asked, once for each statement that has one.
 */
export function openParameters(mostKept = 500) {
  const known = new Map<string, readonly number[]>();
  let named = 0;

  async function typesOf(client: AskedStatement, sql: string): Promise<readonly number[]> {
    const found = known.get(sql);
    if (found) return found;
    named += 1;
    const name = `disha_types_${named}`;
    await client.query({ text: `prepare ${name} as ${sql}` });
    const { rows } = await client.query({
      text: 'select parameter_types::oid[]::text as types from pg_prepared_statements where name = $1',
      values: [name],
    });
    await client.query({ text: `deallocate ${name}` });
    const [row] = rows as { types: string }[];
    const read = (row?.types ?? '{}').slice(1, -1).split(',').map(Number);
    if (known.size >= mostKept) known.clear();
    known.set(sql, read);
    return read;
  }

  return async (client: AskedStatement, sql: string, values: readonly unknown[]): Promise<unknown[]> => {
    if (!values.some(Array.isArray)) return [...values];
    const wanted = await typesOf(client, sql);
    return values.map((value, index) =>
      Array.isArray(value) && jsonTypes.includes(wanted[index] ?? 0) ? JSON.stringify(value) : value,
    );
  };
}

function wholeNumber(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

function exactNumber(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
}
