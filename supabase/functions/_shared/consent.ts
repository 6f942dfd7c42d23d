import type { ConsentPurpose } from '#domain/account/consent-purposes.ts';
import type { Backend } from './backend.ts';

/** Nobody's words and pictures go to a model without their consent. */
export async function agreesToModel(userId: string, backend: Pick<Backend, 'rpc'>): Promise<boolean> {
  const purpose: ConsentPurpose = 'ai_answers';
  return (await backend.rpc('has_consent', { p_user_id: userId, p_purpose: purpose })) === true;
}
