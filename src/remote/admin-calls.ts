import { isRecord } from '#domain/is-record.ts';
import type { Role } from './account-calls.ts';
import {
  adminTables,
  readAdminRow,
  type AdminColumn,
  type AdminRow,
  type AdminTable,
  type AdminWords,
} from './admin-tables.ts';
import { call, type Answer } from './call.ts';
import { callerHeaders, type Caller } from './procedures.ts';

/** The role of the caller; whoever has no row is a user. Unlike `fetchRole` it tells where it could not be asked. */
export function askRole(caller: Caller): Promise<Answer<Role>> {
  return call(
    {
      method: 'GET',
      url: `${caller.config.url}/rest/v1/user_roles?select=role`,
      headers: callerHeaders(caller),
    },
    (body) => {
      if (!Array.isArray(body)) return undefined;
      return (body as unknown[]).some((row) => isRecord(row) && row['role'] === 'admin') ? 'admin' : 'user';
    },
  );
}

/** Some of the rows of a table. Filters and order as the data service takes them: `event_date=gte.2026-01-01`. */
export interface RowQuery {
  filters?: readonly string[];
  order?: string;
  limit?: number;
}

/** The rows that the caller may see, with these columns. */
export function selectRows<T extends AdminTable, C extends AdminColumn<T>>(
  caller: Caller,
  table: T,
  columns: readonly C[],
  { filters = [], order, limit }: RowQuery = {},
): Promise<Answer<Pick<AdminRow<T>, C>[]>> {
  const parts = [
    `select=${columns.join(',')}`,
    ...filters,
    ...(order === undefined ? [] : [`order=${order}`]),
    ...(limit === undefined ? [] : [`limit=${limit}`]),
  ];
  return call({ method: 'GET', url: urlOf(caller, table, parts), headers: callerHeaders(caller) }, (body) =>
    readRows(table, columns, body),
  );
}

/** Adds a row; value: as the server has it. */
export function insertRow<T extends AdminTable>(
  caller: Caller,
  table: T,
  words: AdminWords<T>,
): Promise<Answer<AdminRow<T>>> {
  return call(
    {
      method: 'POST',
      url: urlOf(caller, table, [`select=${columnsOf(table).join(',')}`]),
      headers: { ...callerHeaders(caller), prefer: 'return=representation' },
      body: words,
    },
    (body) => readRows(table, columnsOf(table), body)?.[0],
  );
}

/** Changes the rows behind the filters; value: those that were changed. Policies hide rows, so that none is no error. */
export function updateRows<T extends AdminTable>(
  caller: Caller,
  table: T,
  filters: readonly string[],
  words: AdminWords<T>,
): Promise<Answer<AdminRow<T>[]>> {
  return call(
    {
      method: 'PATCH',
      url: urlOf(caller, table, [`select=${columnsOf(table).join(',')}`, ...filters]),
      headers: { ...callerHeaders(caller), prefer: 'return=representation' },
      body: words,
    },
    (body) => readRows(table, columnsOf(table), body),
  );
}

/** Deletes the rows behind the filters; value: how many. Policies hide rows, so that none is no error. */
export function deleteRows(
  caller: Caller,
  table: AdminTable,
  filters: readonly string[],
): Promise<Answer<number>> {
  return call(
    {
      method: 'DELETE',
      url: urlOf(caller, table, ['select=id', ...filters]),
      headers: { ...callerHeaders(caller), prefer: 'return=representation' },
    },
    (body) => (Array.isArray(body) ? body.length : undefined),
  );
}

export function columnsOf<T extends AdminTable>(table: T): AdminColumn<T>[] {
  return Object.keys(adminTables[table]) as AdminColumn<T>[];
}

function readRows<T extends AdminTable, C extends AdminColumn<T>>(
  table: T,
  columns: readonly C[],
  body: unknown,
): Pick<AdminRow<T>, C>[] | undefined {
  if (!Array.isArray(body)) return undefined;
  const rows: Pick<AdminRow<T>, C>[] = [];
  for (const entry of body as unknown[]) {
    const row = isRecord(entry) ? readAdminRow(table, columns, entry) : undefined;
    if (!row) return undefined;
    rows.push(row);
  }
  return rows;
}

function urlOf({ config }: Caller, table: AdminTable, parts: readonly string[]): string {
  return `${config.url}/rest/v1/${table}?${parts.join('&')}`;
}
