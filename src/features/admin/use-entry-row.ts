import { useCallback } from 'react';
import type { AdminAnswer, AdminRefusal } from '#session/admin-refusal.ts';
import { fetchAdminRow, type AdminRow, type AdminTable } from '#session/admin-rows.ts';
import { useRemote, type Remote } from '#session/use-remote.ts';

/** The row of an address as the server has it; undefined inside for a new one. */
export function useEntryRow<T extends AdminTable>(
  userId: string,
  table: T,
  id: string,
): Remote<AdminRow<T> | undefined, AdminRefusal> {
  const ask = useCallback(
    async (): Promise<AdminAnswer<AdminRow<T> | undefined>> =>
      id === 'new' ? { ok: true, value: undefined } : fetchAdminRow(userId, table, id),
    [userId, table, id],
  );
  return useRemote(ask);
}
