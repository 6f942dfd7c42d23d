import { rulesVersion } from '#domain/vaastu/rules-version.ts';
import { readBody, uuidField, type Body } from '../_shared/body.ts';
import { callerOf } from '../_shared/caller.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { longestAnswerSeconds } from '../_shared/model.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';
import { analysisAskOf, type AnalysisAsk } from './ask.ts';
import { askForRooms } from './draft.ts';
import { writeAnalysis } from './write-analysis.ts';

/** Longer than the longest wait for a model, so that two workers never make one analysis. */
const leaseSeconds = longestAnswerSeconds + 60;
/** A picture of 4 MB, as its `data:` address, and room for the fields around it. */
export const largestAnalysisBody = 4 * 1024 * 1024 + 16 * 1024;

/** What the database tells of a request. */
interface Begun {
  status:
    | 'claimed'
    | 'answered'
    | 'busy'
    | 'floorplan_not_found'
    | 'insufficient_credits'
    | 'deleted'
    | 'closed'
    | 'request_id_reuse';
  analysis: unknown;
}

/**
 * POST `{floorplanId, requestId, plan, language = 'english'}` → `{analysis: row of vaastu_analysis, request_id}`.
 *
 * Analyses the plan of a floorplan of the caller, as its owner marked it (a `KeptPlan`), for one credit. The analysis and
 * its charge are stored together; a failure gives the credit back, and so does the deletion of the floorplan. The same
 * `requestId` again returns the stored analysis. What the rules say is computed here; a configured model, for somebody who
 * has agreed to one, puts it into words.
 *
 * 400 `plan_faults` (nothing is charged) · 402 `insufficient_credits` · 404 `floorplan_not_found`, `analysis_deleted` ·
 * 409 `busy`, `request_closed`, `request_id_reuse` · 502 `provider_failed` · 504 `provider_timeout`.
 *
 * With `draft: true` a model that sees looks for the rooms instead: see `lookForRooms`.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const caller = await callerOf(request, deps.backend);
    const body = await readBody(request, largestAnalysisBody);
    const floorplanId = uuidField(body, 'floorplanId');
    if (body['draft'] === true) return askForRooms(caller.id, floorplanId, body['picture'], deps);
    return analyse(caller.id, floorplanId, body, deps);
  });
}

async function analyse(
  userId: string,
  floorplanId: string,
  body: Body,
  deps: FunctionDeps,
): Promise<unknown> {
  const ask = analysisAskOf(body);
  const { status, analysis } = (await deps.backend.rpc('begin_analysis', {
    p_user_id: userId,
    p_request_id: ask.requestId,
    p_floorplan_id: floorplanId,
    p_lease_seconds: leaseSeconds,
  })) as Begun;
  switch (status) {
    case 'claimed': {
      const work = carryOut(userId, ask, deps);
      // Whoever hangs up finds the analysis in the mirror.
      deps.keepAlive(work.then(ignore, ignore));
      return { analysis: await work, request_id: ask.requestId };
    }
    case 'answered':
      return { analysis, request_id: ask.requestId };
    case 'busy':
      throw new HttpProblem(409, 'busy', 'This plan is being analysed already.');
    case 'floorplan_not_found':
      throw floorplanNotFound();
    case 'insufficient_credits':
      throw new HttpProblem(402, 'insufficient_credits', "You don't have enough credits for an analysis.");
    case 'deleted':
      throw new HttpProblem(404, 'analysis_deleted', 'This analysis was deleted.');
    case 'closed':
      throw new HttpProblem(409, 'request_closed', 'This request has ended. Your credit was returned.');
    case 'request_id_reuse':
      throw new HttpProblem(409, 'request_id_reuse', 'This requestId was used for something else.');
  }
}

/** From here on either the analysis is stored or the credit goes back. */
async function carryOut(userId: string, ask: AnalysisAsk, deps: FunctionDeps): Promise<unknown> {
  try {
    const { rating, summary, recommendations, writtenBy } = await writeAnalysis(userId, ask, deps);
    const { status, analysis } = (await deps.backend.rpc('complete_analysis', {
      p_user_id: userId,
      p_request_id: ask.requestId,
      p_plan: { ...ask.kept, rules: rulesVersion },
      p_language: ask.language,
      p_rating: rating,
      p_summary: summary,
      p_recommendations: recommendations,
      p_llm_model: writtenBy,
    })) as { status: 'completed' | 'duplicate' | 'no_reservation'; analysis: unknown };
    // It was given up while it was made: its floorplan was deleted, or it took too long.
    if (status === 'no_reservation')
      throw new HttpProblem(409, 'request_closed', 'This request has ended. Your credit was returned.');
    if (analysis === null) throw new HttpProblem(404, 'analysis_deleted', 'This analysis was deleted.');
    return analysis;
  } catch (error) {
    await deps.backend.rpc('fail_chat_job', {
      p_user_id: userId,
      p_request_id: ask.requestId,
      p_reason: error instanceof HttpProblem ? error.code : 'internal',
    });
    throw error;
  }
}

function floorplanNotFound(): HttpProblem {
  return new HttpProblem(404, 'floorplan_not_found', 'There is no such floor plan.');
}

function ignore(): void {
  // Whoever waits for it is told.
}
