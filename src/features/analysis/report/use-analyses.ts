import { useLiveQuery } from 'dexie-react-hooks';
import { useStore } from 'zustand';
import { userDatabase } from '#db/database.ts';
import { analysesOf, type FoundAnalyses, type PlanAnalyses } from '#db/queries/analyses.ts';
import { logQuietly } from '#lib/log.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { syncStatusStore } from '#sync/sync-status.ts';

export type AnalysesState =
  | { kind: 'loading' }
  /** It may be on the server, which cannot be asked now, or has not answered as it should. */
  | { kind: 'not-here'; hasFailed: boolean }
  | { kind: 'none' }
  | { kind: 'failed' }
  | { kind: 'found'; found: PlanAnalyses };

/** The analyses of one floorplan of this user, as they stand on this device. */
export function useAnalyses(userId: string, floorplanId: string): AnalysesState {
  const isOnline = useIsOnline();
  const isFull = useStore(syncStatusStore, ({ phase }) => phase === 'full');
  const result = useLiveQuery(async (): Promise<FoundAnalyses | 'failed'> => {
    try {
      return await analysesOf(userDatabase(userId), floorplanId);
    } catch (error) {
      logQuietly('analysis', error);
      return 'failed';
    }
  }, [userId, floorplanId]);
  if (result === undefined) return { kind: 'loading' };
  if (result === 'failed') return { kind: 'failed' };
  if (result.kind === 'found') return result;
  // Before this page was opened it may have been made on another device.
  if (result.isGone || result.syncedAt >= performance.timeOrigin) return { kind: 'none' };
  const isWaiting = isOnline && !isFull && result.problem === undefined;
  return isWaiting
    ? { kind: 'loading' }
    : { kind: 'not-here', hasFailed: isOnline && result.problem !== undefined };
}
