import type { Table } from 'dexie';
import { mirrorOf, type UserDatabase } from '../database.ts';
import type { AnalysisRow } from '../schema.ts';
import { newestAnalysisFirst } from './newest-first.ts';
import { withOutbox } from './overlay.ts';

export interface PlanRating {
  /** The rating of the newest analysis, as the row has it. */
  rating: number | null;
  /** How many analyses there are. */
  count: number;
}

/** What the analyses of these floorplans came to, by floorplan; one without an analysis is not in it. */
export async function ratingsOfPlans(
  db: UserDatabase,
  floorplanIds: readonly string[],
): Promise<Map<string, PlanRating>> {
  const wanted = new Set(floorplanIds);
  // `readRow` has looked at the fields that every version has.
  const mirror = mirrorOf(db, 'vaastu_analysis') as unknown as Table<AnalysisRow, string>;
  return db.transaction('r', [mirror, db.outbox], async () => {
    const rows = await mirror.where('floorplan_id').anyOf(floorplanIds).toArray();
    const analyses = await withOutbox(db, 'vaastu_analysis', rows, (row) => wanted.has(row.floorplan_id));
    const ratings = new Map<string, PlanRating>();
    for (const { floorplan_id: id, overall_rating: rating } of analyses.toSorted(newestAnalysisFirst)) {
      const newer = ratings.get(id);
      ratings.set(id, { rating: newer ? newer.rating : (rating ?? null), count: (newer?.count ?? 0) + 1 });
    }
    return ratings;
  });
}
