import { isRecord } from '#domain/is-record.ts';
import type { LanguageWord } from '#domain/language.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import type { Answer } from './call.ts';
import { callAs, type Caller } from './procedures.ts';

export interface AnalysisRequest {
  floorplanId: string;
  /** The same again gives the same analysis, and costs nothing more. */
  requestId: string;
  plan: KeptPlan;
  language: LanguageWord;
}

/** A model may think for long; what it writes after this still comes through the mirror. */
const analysisTimeoutMs = 120_000;
/** A little more than the server gives a model that looks at a plan. */
const draftTimeoutMs = 75_000;

/** Has a plan analysed for one credit; value: the row of the analysis, as the mirror would bring it. */
export function analyzeFloorplan(
  caller: Caller,
  request: AnalysisRequest,
): Promise<Answer<Record<string, unknown>>> {
  return callAs(
    caller,
    '/functions/v1/analyze-floorplan',
    request,
    (body) => (isRecord(body) && isRecord(body['analysis']) ? body['analysis'] : undefined),
    analysisTimeoutMs,
  );
}

/** A room as a model saw it on the picture. */
export interface SeenRoom {
  name: string;
  /** A `RoomId`, where the model gave one that the server knows. */
  room: string | null;
  /** Left, top, width and height as shares of the picture: 0 to 1. */
  box: readonly [x: number, y: number, width: number, height: number];
}

/**
 * Has a model look for the rooms of a plan. `picture` is the shown picture as a `data:` address of at most 4 MB; without
 * one the model is shown the stored file.
 */
export function lookForRooms(
  caller: Caller,
  request: { floorplanId: string; picture?: string },
): Promise<Answer<SeenRoom[]>> {
  return callAs(
    caller,
    '/functions/v1/analyze-floorplan',
    { ...request, draft: true },
    (body) => (isRecord(body) && Array.isArray(body['rooms']) ? body['rooms'].flatMap(parseRoom) : undefined),
    draftTimeoutMs,
  );
}

function parseRoom(value: unknown): SeenRoom[] {
  if (!isRecord(value)) return [];
  const { name, room, box } = value;
  if (typeof name !== 'string' || !Array.isArray(box)) return [];
  const [x, y, width, height] = box as unknown[];
  if (!isShare(x) || !isShare(y) || !isShare(width) || !isShare(height)) return [];
  return [{ name, room: typeof room === 'string' ? room : null, box: [x, y, width, height] }];
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
