import { checkAct, storablePayload } from '#domain/acts/check-act.ts';
import type { LanguageWord } from '#domain/language.ts';
import { planOf, readKeptPlan } from '#domain/vaastu/kept-plan.ts';
import { planFault } from '#domain/vaastu/plan-faults.ts';
import type { DrawnPlan, KeptPlan, PlanFault } from '#domain/vaastu/plan.ts';
import { choiceField, uuidField, type Body } from '../_shared/body.ts';
import { HttpProblem } from '../_shared/respond.ts';

/** The analysis that somebody asks for. */
export interface AnalysisAsk {
  requestId: string;
  /** As it is stored with the analysis. */
  kept: KeptPlan;
  /** As it is assessed. */
  plan: DrawnPlan;
  language: LanguageWord;
}

/** Reads the fields of a request; throws a 400 `Problem` that names the wrong one, or says all that the plan lacks. */
export function analysisAskOf(body: Body): AnalysisAsk {
  const requestId = uuidField(body, 'requestId');
  const language = choiceField({ language: 'english', ...body }, 'language', ['hindi', 'english']);
  const { plan: given } = body;
  // By the rule of the plans that come with the analyses of devices: it also keeps out what is too deep to be read.
  if (checkAct('analysis.create', { floorplan_id: requestId, plan: given }))
    throw planFaults([planFault(typeof given === 'object' ? 'too_many_points' : 'not_a_plan')], language);
  const kept = readKeptPlan(storablePayload({ given })['given']);
  if (!kept) throw planFaults([planFault('not_a_plan')], language);
  const assessable = planOf(kept);
  if (!assessable.ok) throw planFaults(assessable.faults, language);
  return { requestId, kept, plan: assessable.plan, language };
}

/** More than these nobody mends at a time. */
const mostFaults = 10;

function planFaults(faults: readonly PlanFault[], language: LanguageWord): HttpProblem {
  const words = new Set(faults.map(({ text }) => text[language === 'hindi' ? 'hi' : 'en']));
  return new HttpProblem(400, 'plan_faults', [...words].slice(0, mostFaults).join(' '));
}
