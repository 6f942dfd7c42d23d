import { consentPurposes, type ConsentPurpose } from '#domain/account/consent-purposes.ts';
import { myConsents, setConsent, type Consent } from '#remote/account-calls.ts';
import { callAsUser } from './call-as-user.ts';
import { told, type Answer, type Trouble } from './trouble.ts';

/** How somebody stands to one purpose. `decidedAt` (ISO 8601) is undefined where nothing was ever said: that is a no. */
export interface ConsentDecision {
  purpose: ConsentPurpose;
  isGiven: boolean;
  decidedAt: string | undefined;
}

/** The user's word on each purpose, in the order of the purposes. */
export async function listConsents(userId: string): Promise<Answer<ConsentDecision[], Trouble>> {
  const consents = told(await callAsUser(userId, myConsents));
  if (!consents.ok) return consents;
  return { ok: true, value: consentPurposes.map((purpose) => newestOf(purpose, consents.value)) };
}

/** Gives consent to one purpose or takes it back; value: what is on record now. */
export async function decide(
  userId: string,
  purpose: ConsentPurpose,
  isGiven: boolean,
): Promise<Answer<ConsentDecision, Trouble>> {
  const consent = told(await callAsUser(userId, (caller) => setConsent(caller, purpose, isGiven)));
  if (!consent.ok) return consent;
  // This device shows none any more without it.
  if (purpose === 'reminders') {
    const { refreshHere } = await import('./reminders-push.ts');
    await refreshHere(userId, { isNewSession: true });
  }
  return { ok: true, value: newestOf(purpose, [consent.value]) };
}

function newestOf(purpose: ConsentPurpose, newestFirst: readonly Consent[]): ConsentDecision {
  const newest = newestFirst.find((consent) => consent.purpose === purpose);
  return { purpose, isGiven: newest?.isGiven ?? false, decidedAt: newest?.decidedAt };
}
