import { useEffect, useState } from 'react';
import { analyze } from '#i18n/catalogue/analyze.ts';
import { logQuietly } from '#lib/log.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { decideOnModel, planModels, type PlanModels } from '#session/model-consent.ts';
import { showToast } from '#ui/toast.ts';

export interface UsedPlanModels extends PlanModels {
  isSaving: boolean;
  /** Puts on record whether a model may look; true once that is done. */
  decide(isGiven: boolean): Promise<boolean>;
}

const unknown: PlanModels = { looking: 'unknown', writing: 'unknown' };

/** What models may do for this user's plans, asked again when the connection is back. */
export function usePlanModels(userId: string): UsedPlanModels {
  const isOnline = useIsOnline();
  const [models, setModels] = useState(unknown);
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => {
    if (!isOnline) return undefined;
    let isLeft = false;
    async function look(): Promise<void> {
      const found = await planModels(userId).catch((error: unknown) => {
        logQuietly('plan models', error);
        return unknown;
      });
      if (!isLeft) setModels(found);
    }
    void look();
    return () => {
      isLeft = true;
    };
  }, [userId, isOnline]);

  async function decide(isGiven: boolean): Promise<boolean> {
    if (isSaving) return false;
    setIsSaving(true);
    const told = await decideOnModel(userId, isGiven);
    setIsSaving(false);
    if (told.ok) {
      const word = told.value.isGiven ? 'given' : 'refused';
      setModels(({ looking, writing }) => ({
        looking: looking === 'none' ? looking : word,
        writing: writing === 'none' ? writing : word,
      }));
    }
    showToast(
      told.ok
        ? { tone: 'success', title: { message: isGiven ? analyze.modelAgreed : analyze.modelDeclined } }
        : { tone: 'error', title: { message: analyze.modelNotSaved } },
    );
    return told.ok;
  }

  return { ...(isOnline ? models : unknown), isSaving, decide };
}
