import { userDatabase, type UserDatabase } from '#db/database.ts';
import { keepActs, type Keeping } from '#db/mutations/keep-acts.ts';
import { keepAnalysis } from '#db/mutations/keep-analysis.ts';
import type { AnalysisRow } from '#db/schema.ts';
import type { LanguageWord } from '#domain/language.ts';
import { assess, engineName } from '#domain/vaastu/assess.ts';
import type { DraftedRoom } from '#domain/vaastu/draft-rooms.ts';
import { planOf } from '#domain/vaastu/kept-plan.ts';
import { nameRoom } from '#domain/vaastu/name-room.ts';
import { planFault } from '#domain/vaastu/plan-faults.ts';
import type { KeptPlan, PlanFault } from '#domain/vaastu/plan.ts';
import { readScore } from '#domain/vaastu/read-score.ts';
import { recommendationsSentence, reportText } from '#domain/vaastu/report-text.ts';
import { isRoomId } from '#domain/vaastu/rooms.ts';
import { base64 } from '#lib/base64.ts';
import { logQuietly } from '#lib/log.ts';
import { isServerReached } from '#lib/server-reach.ts';
import { analyzeFloorplan, lookForRooms, type AnalysisRequest, type SeenRoom } from '#remote/analyze.ts';
import type { Problem } from '#remote/classify-error.ts';
import { callAsUser } from './call-as-user.ts';
import { troubleOf, type Trouble } from './trouble.ts';

/** What became of an analysis by the server. */
export type ServerAnalysis =
  /** It is in the mirror. */
  | { kind: 'stored'; analysis: AnalysisRow }
  /** It may still be made: the same request again tells, and costs nothing more. */
  | { kind: 'under-way' }
  /** It was made, but this device has no room for it; it comes with the next pull. */
  | { kind: 'not-kept' }
  /** The server answered, and the answer holds no analysis that this version can read. */
  | { kind: 'no-result' }
  /** Nobody knows whether it was begun: the same request again is safe. */
  | { kind: 'unreached'; trouble: Trouble }
  /** This request has ended and nothing was charged for it, or it was given back: another try needs a new request. */
  | { kind: 'refused'; reason: AnalysisRefusal };

/**
 * plan: it cannot be analysed as it is · credits: too few · gone: there is no such floorplan, or the analysis was deleted ·
 * provider: the model gave no answer · closed: it was given up before.
 */
export type AnalysisRefusal = 'plan' | 'credits' | 'gone' | 'provider' | 'closed';

/** Has the server analyse a plan, for one credit. The same `requestId` again is the same analysis. */
export async function analyseOnServer(userId: string, request: AnalysisRequest): Promise<ServerAnalysis> {
  // Taken now: if its user leaves meanwhile, it is closed, and the answer goes nowhere.
  const db = userDatabase(userId);
  const answer = await callAsUser(userId, (caller) => analyzeFloorplan(caller, request));
  if (!answer.ok) return outcomeOf(answer.problem);
  try {
    const analysis = await keepAnalysis(db, answer.value);
    return analysis ? { kind: 'stored', analysis } : { kind: 'no-result' };
  } catch (error) {
    logQuietly('analysis', error);
    return { kind: 'not-kept' };
  }
}

function outcomeOf(problem: Problem): ServerAnalysis {
  const reason = refusals[problem.code ?? ''];
  if (reason !== undefined) return { kind: 'refused', reason };
  // A model takes its time; where nobody answers anything else either, it is the line.
  if (problem.code === 'busy' || (problem.kind === 'timeout' && isServerReached()))
    return { kind: 'under-way' };
  if (problem.kind === 'unreadable') return { kind: 'no-result' };
  return { kind: 'unreached', trouble: troubleOf(problem) };
}

const refusals: Readonly<Partial<Record<string, AnalysisRefusal>>> = {
  plan_faults: 'plan',
  insufficient_credits: 'credits',
  floorplan_not_found: 'gone',
  analysis_deleted: 'gone',
  provider_failed: 'provider',
  provider_timeout: 'provider',
  request_closed: 'closed',
  request_id_reuse: 'closed',
};

export type HereAnalysis =
  /** It is shown from now on, and sent whenever the server can be reached. */
  | { kind: 'kept'; analysisId: string }
  /** Nothing was kept: this is missing or wrong. */
  | { kind: 'faults'; faults: readonly PlanFault[] }
  /** Nothing was kept: the device has no room. */
  | { kind: 'full' };

/** Analyses a plan on this device: free, at once, and without a network. */
export async function analyseHere(
  db: UserDatabase,
  { floorplanId, plan, language }: { floorplanId: string; plan: KeptPlan; language: LanguageWord },
  keeping: Keeping,
): Promise<HereAnalysis> {
  const assessable = planOf(plan);
  if (!assessable.ok) return { kind: 'faults', faults: assessable.faults };
  const report = assess(assessable.plan);
  const { summary } = reportText(report, assessable.plan, { language, madeBy: engineName });
  const analysisId = keeping.newId();
  const outcome = await keepActs(
    db,
    [
      {
        kind: 'analysis.create',
        entityId: analysisId,
        payload: {
          floorplan_id: floorplanId,
          overall_rating: readScore(summary),
          analysis_summary: summary,
          recommendations: recommendationsSentence[language === 'hindi' ? 'hi' : 'en'],
          llm_model: engineName,
          plan: { ...plan, rules: report.rules },
          language,
        },
      },
    ],
    keeping,
  );
  switch (outcome.kind) {
    case 'kept':
      return { kind: 'kept', analysisId };
    case 'full':
      return { kind: 'full' };
    case 'refused':
      // Beside the plan there is nothing in it that is not ours.
      return { kind: 'faults', faults: [planFault('too_many_points')] };
  }
}

export type ModelDraft =
  | { kind: 'drafted'; rooms: DraftedRoom[] }
  /** No model looks at pictures there, or nobody agreed to show it one. */
  | { kind: 'unavailable' }
  /** It needs one credit, though it costs none. */
  | { kind: 'credits' }
  /** It was asked too often today. */
  | { kind: 'limit' }
  /** The floorplan is gone, or its file is no picture that a model could look at. */
  | { kind: 'no-picture' }
  | { kind: 'failed'; trouble: Trouble };

/** How far what a model has seen is trusted: less than a label that was read. */
const modelSureness = 0.5;

/**
 * Has the server's model look for the rooms of a plan. `picture` is the shown one, of which `size` gives the pixels that
 * the draft comes in; without it the model is shown the stored file, which has to be the same picture.
 */
export async function draftByModel(
  userId: string,
  { floorplanId, picture, size }: { floorplanId: string; picture?: Blob; size: KeptPlan['size'] },
): Promise<ModelDraft> {
  const shown = picture && { picture: await addressOf(picture) };
  const answer = await callAsUser(userId, (caller) => lookForRooms(caller, { floorplanId, ...shown }));
  if (answer.ok) return { kind: 'drafted', rooms: answer.value.flatMap((room) => draftedRoom(room, size)) };
  switch (answer.problem.code ?? '') {
    case 'vision_unavailable':
    case 'consent_needed':
      return { kind: 'unavailable' };
    case 'insufficient_credits':
      return { kind: 'credits' };
    case 'draft_limit':
      return { kind: 'limit' };
    case 'floorplan_not_found':
    case 'picture_missing':
    case 'picture_unreadable':
      return { kind: 'no-picture' };
    default:
      return { kind: 'failed', trouble: troubleOf(answer.problem) };
  }
}

function draftedRoom(
  { name, room, box: [x, y, width, height] }: SeenRoom,
  [across, down]: KeptPlan['size'],
): DraftedRoom[] {
  const known = isRoomId(room) ? room : nameRoom(name)?.room;
  if (known === undefined) return [];
  const [left, right] = [Math.round(x * across), Math.round((x + width) * across)];
  const [top, bottom] = [Math.round(y * down), Math.round((y + height) * down)];
  return [
    {
      room: known,
      name,
      polygon: [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      sureness: modelSureness,
      from: 'model',
    },
  ];
}

async function addressOf(picture: Blob): Promise<string> {
  return `data:${picture.type};base64,${base64(new Uint8Array(await picture.arrayBuffer()))}`;
}
