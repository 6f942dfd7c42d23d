import type { ConsentPurpose } from '#domain/account/consent-purposes.ts';
import { remoteConfig } from '#remote/config.ts';
import { decide, listConsents, type ConsentDecision } from './consents.ts';
import type { Answer, Trouble } from './trouble.ts';

const purpose: ConsentPurpose = 'ai_answers';

/**
 * Whether somebody has to be asked if a model may answer them: there is one, and they have never said. False where that
 * cannot be found out now; then the guide answers.
 */
export async function isModelUndecided(userId: string): Promise<boolean> {
  if (!(await remoteConfig())?.hasModel) return false;
  const told = await listConsents(userId);
  return told.ok && told.value.some((each) => each.purpose === purpose && each.decidedAt === undefined);
}

export function decideOnModel(userId: string, isGiven: boolean): Promise<Answer<ConsentDecision, Trouble>> {
  return decide(userId, purpose, isGiven);
}

/**
 * What a model may do for somebody's plans. none: no such model is there · undecided: they have never said · given ·
 * refused · unknown: it cannot be found out now, so that nothing is shown to one.
 */
export type ModelWord = 'none' | 'undecided' | 'given' | 'refused' | 'unknown';

/** Whether a model may look at the pictures of plans, and whether one puts the findings of the server into words. */
export interface PlanModels {
  looking: ModelWord;
  writing: ModelWord;
}

export async function planModels(userId: string): Promise<PlanModels> {
  const config = await remoteConfig();
  if (!config) return { looking: 'unknown', writing: 'unknown' };
  const { hasVision, hasModel } = config;
  const word = hasVision || hasModel ? await wordOf(userId) : 'none';
  return { looking: hasVision ? word : 'none', writing: hasModel ? word : 'none' };
}

async function wordOf(userId: string): Promise<ModelWord> {
  const told = await listConsents(userId);
  const decision = told.ok ? told.value.find((each) => each.purpose === purpose) : undefined;
  if (!decision) return 'unknown';
  if (decision.decidedAt === undefined) return 'undecided';
  return decision.isGiven ? 'given' : 'refused';
}
