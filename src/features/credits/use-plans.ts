import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useState } from 'react';
import { plansHere } from '#db/credits.ts';
import type { CreditPlan } from '#domain/credits/plan.ts';
import { credits as texts } from '#i18n/catalogue/credits.ts';
import { logQuietly } from '#lib/log.ts';
import { loadPlans } from '#session/credits.ts';
import type { Answer, Trouble } from '#session/trouble.ts';
import { showToast } from '#ui/toast.ts';
import { useConnected } from './use-connected.ts';

export type FoundPlans =
  | { kind: 'looking' }
  | { kind: 'found'; plans: readonly CreditPlan[] }
  | { kind: 'none' }
  | { kind: 'failed' };

/** The plans as the device has them, for guests and offline too; a device that has none asks the server. */
export function usePlans(): { found: FoundPlans; lookAgain(): void } {
  const [asked, setAsked] = useState<Answer<CreditPlan[], Trouble>>();
  const here = useLiveQuery(async () => {
    try {
      return await plansHere();
    } catch (error) {
      logQuietly('plans', error);
      return [];
    }
  }, []);
  const isMissing = here?.length === 0;
  const look = useCallback(async () => {
    if (!isMissing) return;
    const told = await loadPlans();
    setAsked(told);
    if (!told.ok) showToast({ tone: 'error', title: { message: texts.plansFailed } });
  }, [isMissing]);
  useConnected(look);
  return {
    found: foundPlans(here, asked),
    lookAgain() {
      setAsked(undefined);
      void look();
    },
  };
}

function foundPlans(
  here: readonly CreditPlan[] | undefined,
  asked: Answer<CreditPlan[], Trouble> | undefined,
): FoundPlans {
  if (here && here.length > 0) return { kind: 'found', plans: here };
  if (!here || !asked) return { kind: 'looking' };
  if (!asked.ok) return { kind: 'failed' };
  return asked.value.length > 0 ? { kind: 'found', plans: asked.value } : { kind: 'none' };
}
