import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { logQuietly } from '#lib/log.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { planModels, type ModelWord, type PlanModels } from './model-consent.ts';
import { useSession } from './use-session.ts';

const unknown: PlanModels = { looking: 'unknown', writing: 'unknown' };

/**
 * What models may do for the plans of whoever is signed in, asked again when the connection goes or is back, and the way
 * to put what is known by now in its place. Where no model is there, that holds without a connection as well.
 */
export function usePlanModels(): [PlanModels, Dispatch<SetStateAction<PlanModels>>] {
  const isOnline = useIsOnline();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const [models, setModels] = useState(unknown);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isLeft = false;
    async function look(user: string): Promise<void> {
      const found = await planModels(user).catch((error: unknown) => {
        logQuietly('plan models', error);
        return unknown;
      });
      if (!isLeft) setModels(isOnline ? found : withoutConsent(found));
    }
    void look(userId);
    return () => {
      isLeft = true;
    };
  }, [userId, isOnline]);
  return [models, setModels];
}

/** Without a connection nobody can say whether a model may see anything now. */
function withoutConsent({ looking, writing }: PlanModels): PlanModels {
  const said = (word: ModelWord): ModelWord => (word === 'none' ? word : 'unknown');
  return { looking: said(looking), writing: said(writing) };
}
