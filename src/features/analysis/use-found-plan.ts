import { useLiveQuery } from 'dexie-react-hooks';
import type { UserDatabase } from '#db/database.ts';
import { planAtHand, type FoundPlan } from '#db/queries/plan-draft.ts';
import { logQuietly } from '#lib/log.ts';

/** A floorplan with what is marked on it, as it changes; undefined while it is looked up. */
export function useFoundPlan(
  db: UserDatabase,
  floorplanId: string,
): FoundPlan | { kind: 'unreadable' } | undefined {
  return useLiveQuery(async () => {
    try {
      return await planAtHand(db, floorplanId);
    } catch (error) {
      logQuietly('plan', error);
      return { kind: 'unreadable' } as const;
    }
  }, [db, floorplanId]);
}
