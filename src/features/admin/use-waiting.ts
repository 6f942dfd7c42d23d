import { useEffect, useState } from 'react';
import { countOpenQueries } from '#session/admin-rows.ts';
import { countToReview } from '#session/admin-review.ts';

export interface Waiting {
  reviews: number;
  queries: number;
}

/** What waits for an admin, counted anew on each page that is opened. */
export function useWaiting(userId: string, page: string): Waiting {
  const [waiting, setWaiting] = useState<Waiting>({ reviews: 0, queries: 0 });
  useEffect(() => {
    let isLeft = false;
    async function count(): Promise<void> {
      const [queries, reviews] = await Promise.all([countOpenQueries(userId), countToReview(userId)]);
      if (isLeft) return;
      setWaiting((before) => ({
        queries: queries.ok ? queries.value : before.queries,
        reviews: reviews.ok ? reviews.value : before.reviews,
      }));
    }
    void count();
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page is another moment
  }, [userId, page]);
  return waiting;
}
