import type { Role } from '#remote/account-calls.ts';
import {
  askRole,
  columnsOf,
  deleteRows,
  insertRow,
  selectRows,
  updateRows,
  type RowQuery,
} from '#remote/admin-calls.ts';
import type { AdminColumn, AdminRow, AdminTable, AdminWords } from '#remote/admin-tables.ts';
import { toldAdmin, type AdminAnswer, type ChangeAnswer } from './admin-refusal.ts';
import { callAsUser } from './call-as-user.ts';

export type { AdminColumn, AdminRow, AdminTable, AdminWords, RowQuery };

/** The role that the server gives a user, or why it could not be asked. Never throws. */
export async function roleOf(userId: string): Promise<AdminAnswer<Role>> {
  return toldAdmin(await callAsUser(userId, askRole));
}

/** A row as it was when somebody began to change it. */
export type RowBefore = { id: string; updated_at?: string };

/** Rows of a table with some of their columns. Never throws. */
export async function listRows<T extends AdminTable, C extends AdminColumn<T>>(
  userId: string,
  table: T,
  columns: readonly C[],
  query?: RowQuery,
): Promise<AdminAnswer<Pick<AdminRow<T>, C>[]>> {
  return toldAdmin(await callAsUser(userId, (caller) => selectRows(caller, table, columns, query)));
}

/** How many questions nobody has handled yet, as far as a badge counts. Never throws. */
export async function countOpenQueries(userId: string): Promise<AdminAnswer<number>> {
  const found = await listRows(userId, 'contactus', ['id'], {
    filters: ['handled_at=is.null'],
    limit: 100,
  });
  return found.ok ? { ok: true, value: found.value.length } : found;
}

/** One row whole; refused as gone where there is none. Never throws. */
export async function fetchAdminRow<T extends AdminTable>(
  userId: string,
  table: T,
  id: string,
): Promise<AdminAnswer<AdminRow<T>>> {
  const found = await listRows(userId, table, columnsOf(table), { filters: [is('id', id)] });
  if (!found.ok) return found;
  const [row] = found.value;
  return row ? { ok: true, value: row } : { ok: false, problem: 'gone' };
}

/** Adds a row. Never throws. */
export async function addRow<T extends AdminTable>(
  userId: string,
  table: T,
  words: AdminWords<T>,
): Promise<AdminAnswer<AdminRow<T>>> {
  return toldAdmin(await callAsUser(userId, (caller) => insertRow(caller, table, words)));
}

/**
 * Changes a row that was read as `before`. Where it has been changed since, nothing is written: conflict, with the row as
 * it stands now. Never throws.
 */
export async function changeAdminRow<T extends AdminTable>(
  userId: string,
  table: T,
  before: RowBefore,
  words: AdminWords<T>,
): Promise<ChangeAnswer<AdminRow<T>>> {
  const filters = filtersOf(before);
  const answer = toldAdmin(await callAsUser(userId, (caller) => updateRows(caller, table, filters, words)));
  if (!answer.ok) return answer;
  const [row] = answer.value;
  return row ? { ok: true, value: row } : whyNothing(userId, table, before);
}

/** Deletes a row; one that is gone already is as good. Never throws. */
export async function removeRow(
  userId: string,
  table: AdminTable,
  before: RowBefore,
): Promise<AdminAnswer<true>> {
  const filters = filtersOf(before);
  const answer = toldAdmin(await callAsUser(userId, (caller) => deleteRows(caller, table, filters)));
  if (!answer.ok) return answer;
  if (answer.value > 0) return { ok: true, value: true };
  // Nobody loses words by a deletion that was meant; but what was changed since should be seen first.
  const { problem } = await whyNothing(userId, table, before);
  return problem === 'gone' ? { ok: true, value: true } : { ok: false, problem };
}

/** Policies hide rows rather than refuse them: whoever changes none is no admin, or came too late. */
async function whyNothing<T extends AdminTable>(
  userId: string,
  table: T,
  { id }: RowBefore,
): Promise<Exclude<ChangeAnswer<AdminRow<T>>, { ok: true }>> {
  const role = await roleOf(userId);
  if (!role.ok) return role;
  if (role.value !== 'admin') return { ok: false, problem: 'not-allowed' };
  const found = await fetchAdminRow(userId, table, id);
  return found.ok ? { ok: false, problem: 'changed', theirs: found.value } : found;
}

function filtersOf({ id, updated_at: updatedAt }: RowBefore): string[] {
  return [is('id', id), ...(updatedAt === undefined ? [] : [is('updated_at', updatedAt)])];
}

/** That a column has this value. */
function is(column: string, value: string): string {
  return `${column}=eq.${encodeURIComponent(value)}`;
}
