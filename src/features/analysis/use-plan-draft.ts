import { useEffect, useRef, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { keepPlanDraft } from '#db/mutations/keep-plan-draft.ts';
import type { PlanAtHand } from '#db/queries/plan-draft.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { logQuietly } from '#lib/log.ts';

export interface PlanInHand {
  plan: KeptPlan;
  /** Whether the rooms were looked for, or their owner chose to mark them alone. */
  isDrafted: boolean;
}

export interface UsedPlanDraft {
  /** Undefined where nothing was ever marked. */
  inHand: PlanInHand | undefined;
  /** False while the device has no room for what was marked last. */
  isKept: boolean;
  change(next: PlanInHand): void;
  /** Sees to it that this is on the device; false where it has no room for it. */
  keep(current: PlanInHand): Promise<boolean>;
}

/** The plan that is being marked: the one that was left off, or else that of the last analysis. Kept at every change. */
export function usePlanDraft(
  db: UserDatabase,
  { floorplan: { id }, draft, analysedPlan }: PlanAtHand,
): UsedPlanDraft {
  const [inHand, setInHand] = useState<PlanInHand | undefined>(
    () => draft ?? (analysedPlan && { plan: analysedPlan, isDrafted: true }),
  );
  const [isKept, setIsKept] = useState(true);
  const writtenAt = useRef(draft?.changedAt ?? 0);
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  // Another tab has gone on with it.
  useEffect(() => {
    if (!draft || draft.changedAt <= writtenAt.current) return;
    writtenAt.current = draft.changedAt;
    setInHand(draft);
  }, [draft]);

  async function keep({ plan, isDrafted }: PlanInHand): Promise<boolean> {
    // Two changes within a millisecond, or a clock that was put back, are still one after the other.
    const now = Math.max(Date.now(), writtenAt.current + 1);
    writtenAt.current = now;
    const before = writing.current;
    const written = before.then(() => keepPlanDraft(db, { id, plan, isDrafted, now }));
    writing.current = written.catch((error: unknown) => logQuietly('plan draft', error));
    const isDone = (await written.catch(() => 'full')) === 'kept';
    setIsKept(isDone);
    return isDone;
  }

  return {
    inHand,
    isKept,
    change(next) {
      setInHand(next);
      void keep(next);
    },
    keep,
  };
}
