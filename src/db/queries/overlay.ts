import { applyAct } from '#domain/acts/apply-act.ts';
import { definitionOf, type ActTable } from '#domain/acts/act-definitions.ts';
import type { UserDatabase } from '../database.ts';
import type { OutboxRow } from '../schema.ts';

/** A row as the user last wrote it; `unsent` is the last act on it that the mirror does not show yet. */
export type Shown<Row> = Row & { unsent?: OutboxRow };

/**
 * Rows of the mirror with everything laid over them that is still on its way: what was added, changed or removed on this
 * device is seen at once. What the server has refused is not laid over; it is listed by `deadLetters`.
 * `rows` are the mirror's rows that the screen asked for, tombstones included; `isWanted` says which new rows belong to them.
 */
export async function withOutbox<Row extends { id: string; deleted_at: string | null }>(
  db: UserDatabase,
  table: ActTable,
  rows: readonly Row[],
  isWanted?: (row: Row) => boolean,
): Promise<Shown<Row>[]> {
  return overlaid(await db.outbox.toArray(), table, rows, isWanted);
}

/** The same for whoever has read the outbox already. */
export function overlaid<Row extends { id: string; deleted_at: string | null }>(
  outbox: readonly OutboxRow[],
  table: ActTable,
  rows: readonly Row[],
  isWanted: (row: Row) => boolean = () => true,
): Shown<Row>[] {
  const acts = outbox.filter(({ kind, state }) => state !== 'dead' && definitionOf(kind)?.table === table);
  const shown = new Map<string, Shown<Row>>(rows.map((row) => [row.id, row]));
  for (const act of acts) {
    const before = shown.get(act.entityId);
    const isNew = before === undefined;
    const after = applyAct<Row>(before, act);
    if (!after) shown.delete(act.entityId);
    // A new row that the mirror has too, outside of what was asked for, is not new.
    else if (!isNew || isWanted(after)) shown.set(act.entityId, { ...after, unsent: act });
  }
  return [...shown.values()].filter((row) => row.deleted_at === null);
}

/** The same for one row, with what the mirror has of it; undefined where it is not there, or not any more. */
export function overlaidRow<Row extends { id: string; deleted_at: string | null }>(
  outbox: readonly OutboxRow[],
  table: ActTable,
  row: Row | undefined,
  rowId: string,
): Shown<Row> | undefined {
  return overlaid(outbox, table, row ? [row] : [], ({ id }) => id === rowId)[0];
}
