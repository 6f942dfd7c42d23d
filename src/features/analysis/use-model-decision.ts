import { useState } from 'react';
import { analyze } from '#i18n/catalogue/analyze.ts';
import { decideOnModel, type PlanModels } from '#session/model-consent.ts';
import { usePlanModels } from '#session/use-plan-models.ts';
import { showToast } from '#ui/toast.ts';

export interface ModelDecision extends PlanModels {
  isSaving: boolean;
  /** Puts on record whether a model may look; true once that is done. */
  decide(isGiven: boolean): Promise<boolean>;
}

/** What models may do for this user's plans, and the way to decide on it. */
export function useModelDecision(userId: string): ModelDecision {
  const [models, setModels] = usePlanModels();
  const [isSaving, setIsSaving] = useState(false);

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

  return { ...models, isSaving, decide };
}
