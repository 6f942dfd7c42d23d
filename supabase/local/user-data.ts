import { authAct, fieldsOf, refusal, withFields, type Mend } from './auth-answers.ts';
import { isStorable } from './plain-fields.ts';

/** What the app reads of the data of an account: the language of its mails, and what a profile begins with. */
const keptFields = ['language', 'full_name', 'name', 'username', 'user_name', 'avatar_url', 'picture'];

/** Of each field, so that all of them have less than 8 kB, however often they are changed. */
const mostBytes = 1024;

/**
 * Keeps of what somebody tells of themselves (`data` of a sign-up and of `PUT user`) the fields that the app reads, as
 * short texts. `@supabase/lite` 0.10.0 adds anything to what is there, without end, and reads all of it for every request
 * of the account.
 */
export function keepUserData(): Mend {
  return async (request, answer) => {
    const act = authAct(request);
    if (act !== 'POST signup' && act !== 'PUT user') return answer(request);
    const fields = await fieldsOf(request);
    const { data } = fields;
    if (data === undefined || data === null) return answer(request);
    if (!isStorable(data))
      return refusal(400, 'validation_failed', 'What is told of the account cannot be kept.');
    const told = typeof data === 'object' && !Array.isArray(data) ? data : {};
    const kept = Object.entries(told).filter(([name]) => keptFields.includes(name));
    const odd = kept.find(([, value]) => value !== null && !isShortText(value));
    if (odd)
      return refusal(
        400,
        'user_data_too_large',
        `"${odd[0]}" of the account has to be a text of at most ${mostBytes} bytes.`,
      );
    return answer(withFields(request, { ...fields, data: Object.fromEntries(kept) }));
  };
}

function isShortText(value: unknown): boolean {
  return typeof value === 'string' && Buffer.byteLength(value) <= mostBytes;
}
