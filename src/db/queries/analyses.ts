import type { Table } from 'dexie';
import { mirrorOf, type UserDatabase } from '../database.ts';
import type { AnalysisRow, FloorplanRow, OutboxRow, PropertyRow } from '../schema.ts';
import { newestAnalysisFirst } from './newest-first.ts';
import { overlaid, type Shown } from './overlay.ts';
import { absence, planRow, type Absence } from './plan-row.ts';

export interface PlanAnalyses {
  floorplan: Shown<FloorplanRow>;
  /** Undefined for a plan that stands alone, and while the property has not reached this device. */
  property: Shown<PropertyRow> | undefined;
  /** The newest first; at least one. */
  analyses: readonly [Shown<AnalysisRow>, ...Shown<AnalysisRow>[]];
  /** Other analysed plans of the same property, or others that stand alone, by title. */
  siblings: readonly Sibling[];
}

/** An analysed plan beside which another can be looked at. */
export interface Sibling {
  id: string;
  title: string;
}

export type FoundAnalyses = { kind: 'found'; found: PlanAnalyses } | Absence;

/** The analyses of a floorplan, with those that are still on their way, as of one moment. */
export async function analysesOf(db: UserDatabase, floorplanId: string): Promise<FoundAnalyses> {
  const { floorplans, analyses } = mirrors(db);
  const stores = [mirrorOf(db, 'properties'), floorplans, analyses, db.outbox, db.meta];
  return db.transaction('r', stores, async () => {
    const outbox = await db.outbox.toArray();
    const [plan, rows] = await Promise.all([
      planRow(db, outbox, floorplanId),
      analyses.where('floorplan_id').equals(floorplanId).toArray(),
    ]);
    const [newest, ...older] = overlaid(
      outbox,
      'vaastu_analysis',
      rows,
      (row) => row.floorplan_id === floorplanId,
    ).toSorted(newestAnalysisFirst);
    if (plan.kind === 'absent' || !newest) return absence(db, plan.kind === 'absent' && plan.isGone);
    const { floorplan, property } = plan;
    const siblings = await siblingsOf(db, outbox, floorplan);
    return { kind: 'found', found: { floorplan, property, analyses: [newest, ...older], siblings } };
  });
}

function mirrors(db: UserDatabase) {
  // `readRow` has looked at the fields that every version has.
  return {
    floorplans: mirrorOf(db, 'floorplans') as unknown as Table<FloorplanRow, string>,
    analyses: mirrorOf(db, 'vaastu_analysis') as unknown as Table<AnalysisRow, string>,
  };
}

async function siblingsOf(
  db: UserDatabase,
  outbox: readonly OutboxRow[],
  { id: ownId, property_id: propertyId }: FloorplanRow,
): Promise<Sibling[]> {
  const { floorplans, analyses } = mirrors(db);
  // What stands alone has no property to be found by.
  const rows = await (propertyId === null
    ? floorplans.toArray()
    : floorplans.where('property_id').equals(propertyId).toArray());
  const plans = overlaid(outbox, 'floorplans', rows, (row) => row.property_id === propertyId).filter(
    (row) => row.property_id === propertyId && row.id !== ownId,
  );
  const ids = new Set(plans.map(({ id }) => id));
  const analysed = overlaid(
    outbox,
    'vaastu_analysis',
    await analyses
      .where('floorplan_id')
      .anyOf([...ids])
      .toArray(),
    (row) => ids.has(row.floorplan_id),
  );
  const withAnalysis = new Set(analysed.map((row) => row.floorplan_id));
  return plans
    .filter(({ id }) => withAnalysis.has(id))
    .map(({ id, title }) => ({ id, title }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}
