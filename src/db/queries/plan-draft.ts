import { readKeptPlan } from '#domain/vaastu/kept-plan.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { mirrorOf, type UserDatabase } from '../database.ts';
import type { AnalysisRow, FloorplanRow, PlanDraftRow } from '../schema.ts';
import { newestAnalysisFirst } from './newest-first.ts';
import { overlaid, type Shown } from './overlay.ts';
import { absence, planRow, type Absence } from './plan-row.ts';

export interface PlanDraft extends Omit<PlanDraftRow, 'plan'> {
  plan: KeptPlan;
}

/** A floorplan with what has been marked on it. */
export interface PlanAtHand {
  floorplan: Shown<FloorplanRow>;
  /** The title of the property that it belongs to. */
  property: string | undefined;
  /** Whether the server has the floorplan and its file: before that only this device can analyse it. */
  isOnServer: boolean;
  /** Undefined where nothing was begun, or nothing that can be read. */
  draft: PlanDraft | undefined;
  /** The newest. */
  analysis: Shown<AnalysisRow> | undefined;
  /** The plan of the newest analysis that has one: where the next begins. */
  analysedPlan: KeptPlan | undefined;
}

export type FoundPlan = { kind: 'found'; at: PlanAtHand } | Absence;

/** What this device knows of a floorplan, as of one moment. */
export async function planAtHand(db: UserDatabase, floorplanId: string): Promise<FoundPlan> {
  const stores = ['floorplans', 'properties', 'vaastu_analysis', 'outbox', 'plan_drafts', 'meta'];
  return db.transaction('r', stores, async () => {
    const outbox = await db.outbox.toArray();
    const found = await planRow(db, outbox, floorplanId);
    if (found.kind === 'absent') return absence(db, found.isGone);
    const { floorplan, property } = found;
    const mirrored = mirrorOf(db, 'vaastu_analysis').where('floorplan_id').equals(floorplanId);
    const isOfIt = (analysis: AnalysisRow) => analysis.floorplan_id === floorplanId;
    const rows = (await mirrored.toArray()) as AnalysisRow[];
    const analyses = overlaid(outbox, 'vaastu_analysis', rows, isOfIt).toSorted(newestAnalysisFirst);
    const { unsent } = floorplan;
    return {
      kind: 'found',
      at: {
        floorplan,
        property: property?.title,
        isOnServer: unsent?.kind !== 'floorplan.create' || unsent.state === 'acked',
        draft: readDraft(await db.plan_drafts.get(floorplanId)),
        analysis: analyses[0],
        analysedPlan: analyses.map(({ plan }) => readKeptPlan(plan)).find((plan) => plan !== undefined),
      },
    };
  });
}

function readDraft(row: PlanDraftRow | undefined): PlanDraft | undefined {
  const plan = row && readKeptPlan(row.plan);
  return plan && { ...row, plan };
}
