import type { ConsentPurpose } from '#domain/account/consent-purposes.ts';
import { remoteConfig } from '#remote/config.ts';
import { decide, listConsents, type Decision } from './consents.ts';
import type { Told } from './trouble.ts';

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

export function decideOnModel(userId: string, isGiven: boolean): Promise<Told<Decision>> {
  return decide(userId, purpose, isGiven);
}
