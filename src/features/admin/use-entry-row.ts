import { useCallback } from 'react';
import { readRow, type AdminRow, type AdminTable } from '#session/admin-rows.ts';
import { useAsked, type Asked } from './use-asked.ts';

/** The row of an address as the server has it; undefined inside for a new one. */
export function useEntryRow<T extends AdminTable>(
  userId: string,
  table: T,
  id: string,
): Asked<AdminRow<T> | undefined> {
  const ask = useCallback(
    async () => (id === 'new' ? ({ kind: 'done', value: undefined } as const) : readRow(userId, table, id)),
    [userId, table, id],
  );
  return useAsked<AdminRow<T> | undefined>(ask);
}
