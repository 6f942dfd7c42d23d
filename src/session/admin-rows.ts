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
import { outcomeOf, refusal, type AdminOutcome, type ChangeOutcome } from './admin-outcome.ts';
import { callAsUser } from './call-as-user.ts';

export type { AdminColumn, AdminRow, AdminTable, AdminWords, RowQuery };

/** The role that the server gives a user, or why it could not be asked. Never throws. */
export async function roleOf(userId: string): Promise<AdminOutcome<Role>> {
  return outcomeOf(await callAsUser(userId, askRole));
}

/** A row as it was when somebody began to change it. */
export type RowBefore = { id: string; updated_at?: string };

/** Rows of a table with some of their columns. Never throws. */
export async function listRows<T extends AdminTable, C extends AdminColumn<T>>(
  userId: string,
  table: T,
  columns: readonly C[],
  query?: RowQuery,
): Promise<AdminOutcome<Pick<AdminRow<T>, C>[]>> {
  return outcomeOf(await callAsUser(userId, (caller) => selectRows(caller, table, columns, query)));
}

/** How many questions nobody has handled yet, as far as a badge counts. Never throws. */
export async function countOpenQueries(userId: string): Promise<AdminOutcome<number>> {
  const found = await listRows(userId, 'contactus', ['id'], {
    filters: ['handled_at=is.null'],
    limit: 100,
  });
  return found.kind === 'done' ? { kind: 'done', value: found.value.length } : found;
}

/** One row whole; refused as gone where there is none. Never throws. */
export async function readRow<T extends AdminTable>(
  userId: string,
  table: T,
  id: string,
): Promise<AdminOutcome<AdminRow<T>>> {
  const found = await listRows(userId, table, columnsOf(table), { filters: [is('id', id)] });
  if (found.kind !== 'done') return found;
  const [row] = found.value;
  return row ? { kind: 'done', value: row } : { kind: 'refused', why: 'gone' };
}

/** Adds a row. Never throws. */
export async function addRow<T extends AdminTable>(
  userId: string,
  table: T,
  words: AdminWords<T>,
): Promise<AdminOutcome<AdminRow<T>>> {
  return outcomeOf(await callAsUser(userId, (caller) => insertRow(caller, table, words)));
}

/**
 * Changes a row that was read as `before`. Where it has been changed since, nothing is written: conflict, with the row as
 * it stands now. Never throws.
 */
export async function changeRow<T extends AdminTable>(
  userId: string,
  table: T,
  before: RowBefore,
  words: AdminWords<T>,
): Promise<ChangeOutcome<AdminRow<T>>> {
  const filters = filtersOf(before);
  const answer = await callAsUser(userId, (caller) => updateRows(caller, table, filters, words));
  if (!answer.ok) return refusal(answer.problem);
  const [row] = answer.value;
  return row ? { kind: 'done', value: row } : whyNothing(userId, table, before);
}

/** Deletes a row; one that is gone already is as good. Never throws. */
export async function removeRow(
  userId: string,
  table: AdminTable,
  before: RowBefore,
): Promise<AdminOutcome<true>> {
  const filters = filtersOf(before);
  const answer = await callAsUser(userId, (caller) => deleteRows(caller, table, filters));
  if (!answer.ok) return refusal(answer.problem);
  if (answer.value > 0) return { kind: 'done', value: true };
  const why = await whyNothing(userId, table, before);
  if (why.kind === 'refused' && why.why === 'gone') return { kind: 'done', value: true };
  // Nobody loses words by a deletion that was meant; but what was changed since should be seen first.
  return why.kind === 'conflict' ? { kind: 'refused', why: 'changed' } : why;
}

/** Policies hide rows rather than refuse them: whoever changes none is no admin, or came too late. */
async function whyNothing<T extends AdminTable>(
  userId: string,
  table: T,
  { id }: RowBefore,
): Promise<Exclude<ChangeOutcome<AdminRow<T>>, { kind: 'done' }>> {
  const role = await callAsUser(userId, askRole);
  if (!role.ok) return refusal(role.problem);
  if (role.value !== 'admin') return { kind: 'refused', why: 'not-allowed' };
  const found = await readRow(userId, table, id);
  return found.kind === 'done' ? { kind: 'conflict', theirs: found.value } : found;
}

function filtersOf({ id, updated_at: updatedAt }: RowBefore): string[] {
  return [is('id', id), ...(updatedAt === undefined ? [] : [is('updated_at', updatedAt)])];
}

/** That a column has this value. */
function is(column: string, value: string): string {
  return `${column}=eq.${encodeURIComponent(value)}`;
}
