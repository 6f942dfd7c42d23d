import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import { beginPlanRequest, forgetPlanDraft } from '#db/mutations/keep-plan-draft.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { analyze } from '#i18n/catalogue/analyze.ts';
import { languageWords, type Language, type Message } from '#i18n/messages.ts';
import { logQuietly } from '#lib/log.ts';
import { analyseHere } from '#session/analyse.ts';
import { showToast } from '#ui/toast.ts';

export interface UsedStarting {
  isStarting: boolean;
  /** Puts the plan on its way to the server, once `keep` has put it on the device. */
  start(keep: () => Promise<boolean>): Promise<void>;
  /** Analyses it here and leads to the analysis. */
  startHere(plan: KeptPlan): Promise<void>;
}

/** The two ways from a plan to its analysis. */
export function useStarting(
  db: UserDatabase,
  userId: string,
  floorplanId: string,
  language: Language,
): UsedStarting {
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);

  async function once(work: () => Promise<void>): Promise<void> {
    if (isStarting) return;
    setIsStarting(true);
    try {
      await work();
    } catch (error) {
      logQuietly('analysis', error);
      tell(analyze.error);
    } finally {
      setIsStarting(false);
    }
  }

  return {
    isStarting,
    start: (keep) =>
      once(async () => {
        // What is not noted here could be sent and paid for twice.
        if (!(await keep())) return tell(analyze.failed, analyze.deviceFull);
        await beginPlanRequest(db, floorplanId, {
          id: crypto.randomUUID(),
          language: languageWords[language],
          begunAt: Date.now(),
        });
      }),
    startHere: (plan) =>
      once(async () => {
        const outcome = await analyseHere(
          db,
          { floorplanId, plan, language: languageWords[language] },
          keepingNow(userId),
        );
        switch (outcome.kind) {
          case 'kept':
            await forgetPlanDraft(db, floorplanId);
            showToast({ tone: 'success', title: { message: analyze.done } });
            await navigate({ to: '/analysis/$id', params: { id: floorplanId } });
            return;
          case 'faults':
            return tell(analyze.failed);
          case 'full':
            return tell(analyze.notSaved, analyze.deviceFull);
        }
      }),
  };
}

function tell(title: Message, description?: Message): void {
  showToast({
    tone: 'error',
    title: { message: title },
    ...(description && { description: { message: description } }),
  });
}
