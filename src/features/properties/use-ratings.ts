import { useLiveQuery } from 'dexie-react-hooks';
import { userDatabase } from '#db/database.ts';
import { ratingsOfPlans, type PlanRating } from '#db/queries/plan-ratings.ts';
import type { PlanInList } from '#db/queries/properties.ts';
import { logQuietly } from '#lib/log.ts';

export type Ratings = ReadonlyMap<string, PlanRating>;

/** What the analyses of the plans came to, as they change; undefined until it is known, and while nobody would see it. */
export function useRatings(
  userId: string,
  plans: readonly PlanInList[],
  isNear: boolean,
): Ratings | undefined {
  const ids = plans.map(({ floorplan }) => floorplan.id).join(' ');
  return useLiveQuery(async () => {
    if (!isNear) return undefined;
    try {
      return await ratingsOfPlans(userDatabase(userId), ids === '' ? [] : ids.split(' '));
    } catch (error) {
      logQuietly('ratings', error);
      return new Map<string, PlanRating>();
    }
  }, [userId, ids, isNear]);
}
