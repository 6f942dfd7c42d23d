import { useEffect, useRef, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { endPlanRequest, forgetPlanDraft } from '#db/mutations/keep-plan-draft.ts';
import type { PlanRequest } from '#db/schema.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { analyze } from '#i18n/catalogue/analyze.ts';
import { whenAlone } from '#lib/exclusive.ts';
import { logQuietly } from '#lib/log.ts';
import { analyseOnServer, type ServerAnalysis } from '#session/analyse.ts';
import { showToast } from '#ui/toast.ts';
import { pauseAfter } from './pause-after.ts';

export type AnalysingState =
  /** Another page of this browser, or this one before it was left, waits for the answer. */
  | { kind: 'elsewhere' }
  | { kind: 'asking' }
  /** The server is at it; it is asked again in a moment. */
  | { kind: 'under-way' }
  | { kind: 'offline' }
  /** The server gave no answer, which was told; it is asked again by itself at that time, and so often at most. */
  | { kind: 'retrying'; number: number; at: number }
  /** It is not known what became of it; the same request can be sent again. */
  | { kind: 'paused'; why: PauseReason };

/**
 * not-told: the server gave no answer · signed-out: the session is over · not-kept: it was made, and this device has no
 * room for it · no-result: the answer held no analysis.
 */
export type PauseReason = 'not-told' | 'signed-out' | 'not-kept' | 'no-result';

export interface AnalysingRequest {
  db: UserDatabase;
  userId: string;
  floorplanId: string;
  plan: KeptPlan;
  request: PlanRequest;
}

/** A page that is alone has its turn long before: milliseconds. */
const turnMs = 600;
/** So often it is tried anew by itself where the server gives no answer, after these pauses: milliseconds. */
export const retryPausesMs = [5_000, 15_000, 45_000] as const;

/**
 * Brings the request to its end, whichever page began it: under its own id, so that it is done and paid for once. One tab
 * sends, the others watch. When it has ended its draft or its request is gone, and whoever shows the plan sees that.
 */
export function useAnalysing(asked: AnalysingRequest): {
  state: AnalysingState;
  tryAgain(): void;
  /** Ends the tries that are made behind a failure. */
  stopTrying(): void;
} {
  const { db, userId, floorplanId, plan, request } = asked;
  const [state, setState] = useState<AnalysingState>({ kind: 'asking' });
  const begin = useRef<() => void>(undefined);
  const retrying = useRef(new AbortController());
  const { id: requestId, language } = request;
  // The plan of a request does not change; another reading of the same one is no reason to begin again.
  const kept = JSON.stringify(plan);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const show = (next: AnalysingState) => {
      if (!signal.aborted) setState(next);
    };
    let turn: ReturnType<typeof setTimeout> | undefined;
    async function work(): Promise<void> {
      clearTimeout(turn);
      let failures = 0;
      let times = 0;
      retrying.current = new AbortController();
      const stopped = AbortSignal.any([signal, retrying.current.signal]);
      while (!signal.aborted) {
        if (!navigator.onLine) {
          show({ kind: 'offline' });
          await untilOnline(signal);
          continue;
        }
        if (failures === 0) show({ kind: 'asking' });
        const sent = JSON.parse(kept) as KeptPlan;
        const outcome = await analyseOnServer(userId, { floorplanId, requestId, plan: sent, language });
        const next = await ended(db, { floorplanId, requestId }, outcome);
        if (next === 'ended') return;
        if (next === 'under-way') {
          failures = 0;
          show({ kind: 'under-way' });
          times += 1;
          await pause(pauseAfter(times), signal);
          continue;
        }
        if (next === 'not-told' && failures === 0)
          showToast({ tone: 'error', title: { message: analyze.failed } });
        const pauseMs = next === 'not-told' ? retryPausesMs[failures] : undefined;
        if (pauseMs === undefined || stopped.aborted) return show({ kind: 'paused', why: next });
        failures += 1;
        show({ kind: 'retrying', number: failures, at: Date.now() + pauseMs });
        await pause(pauseMs, stopped);
        if (stopped.aborted) return show({ kind: 'paused', why: next });
      }
    }
    begin.current = () => {
      turn = setTimeout(() => show({ kind: 'elsewhere' }), turnMs);
      whenAlone(`disha-analysis:${requestId}`, signal, work).catch((error: unknown) => {
        clearTimeout(turn);
        if (signal.aborted) return;
        logQuietly('analysis', error);
        showToast({ tone: 'error', title: { message: analyze.error } });
        show({ kind: 'paused', why: 'not-told' });
      });
    };
    begin.current();
    return () => {
      clearTimeout(turn);
      ending.abort();
    };
  }, [db, userId, floorplanId, requestId, language, kept]);

  return { state, tryAgain: () => begin.current?.(), stopTrying: () => retrying.current.abort() };
}

/** Notes what the answer means for the draft, and tells it; else whether to ask again, or why not. */
async function ended(
  db: UserDatabase,
  { floorplanId, requestId }: { floorplanId: string; requestId: string },
  outcome: ServerAnalysis,
): Promise<'ended' | 'under-way' | PauseReason> {
  switch (outcome.kind) {
    case 'stored':
      await forgetPlanDraft(db, floorplanId, requestId);
      showToast({ tone: 'success', title: { message: analyze.done } });
      return 'ended';
    case 'under-way':
      return 'under-way';
    case 'unreached':
      return outcome.trouble === 'signed-out' ? 'signed-out' : 'not-told';
    // It was made and paid for: the request is kept, as another one would be paid for again.
    case 'not-kept':
      showToast({ tone: 'error', title: { message: analyze.notSaved } });
      return 'not-kept';
    case 'no-result':
      showToast({ tone: 'error', title: { message: analyze.noResult } });
      return 'no-result';
    case 'refused':
      await endPlanRequest(db, floorplanId, requestId);
      showToast(
        outcome.reason === 'credits'
          ? { tone: 'error', title: { message: analyze.tooFew } }
          : {
              tone: 'error',
              title: { message: analyze.failed },
              description: { message: analyze.nothingCharged },
            },
      );
      return 'ended';
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
