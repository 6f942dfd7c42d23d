import type { AnalysisRow } from '#db/schema.ts';
import { assess } from '#domain/vaastu/assess.ts';
import { planOf, readKeptPlan } from '#domain/vaastu/kept-plan.ts';
import type { DrawnPlan, KeptPlan } from '#domain/vaastu/plan.ts';
import { ratingOf } from '#domain/vaastu/rating.ts';
import type { Report } from '#domain/vaastu/report.ts';

/** A kept plan with what the rules of this device say about it. */
export interface Assessed {
  kept: KeptPlan;
  plan: DrawnPlan;
  report: Report;
}

/** The rating that was stored, as exactly as its words tell it. */
export function storedScore(
  analysis: Pick<AnalysisRow, 'overall_rating' | 'analysis_summary'>,
): number | null {
  const { score } = ratingOf(analysis.overall_rating);
  if (score === null) return null;
  const [, told] = /^## [^\n]*?(\d+(?:\.\d)?)\/10/u.exec(analysis.analysis_summary ?? '') ?? [];
  const exact = Number(told);
  return Math.round(exact) === score ? exact : score;
}

/** Assesses the plan that was kept with an analysis; undefined where there is none that can be assessed. */
export function assessedOf(keptPlan: unknown): Assessed | undefined {
  const kept = readKeptPlan(keptPlan);
  if (!kept) return undefined;
  const read = planOf(kept);
  return read.ok ? { kept, plan: read.plan, report: assess(read.plan) } : undefined;
}
