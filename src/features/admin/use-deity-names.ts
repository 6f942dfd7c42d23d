import { useCallback } from 'react';
import { listRows, type AdminRow } from '#session/admin-rows.ts';
import { useRemote } from '#session/use-remote.ts';

const columns = ['id', 'name', 'name_hi'] as const;

export type DeityName = Pick<AdminRow<'deities'>, (typeof columns)[number]>;

/** The names of all deities of the catalogue, for choosing one. */
export function useDeityNames(userId: string) {
  const ask = useCallback(() => listRows(userId, 'deities', columns, { order: 'name' }), [userId]);
  return useRemote(ask);
}
