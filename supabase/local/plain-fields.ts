import { saysJson } from '../functions/_shared/body.ts';
import { authAct, fieldsOf, refusal, withFields, type Mend } from './auth-answers.ts';

const texts = [
  'email',
  'password',
  'current_password',
  'nonce',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'auth_code',
  'code_verifier',
];

/**
 * Refuses what no client sends: a body that is no object, and fields that are no texts. `@supabase/lite` 0.10.0 trusts them
 * and fails, as if the fault were ours. What is null counts as left out, as on a hosted project. Nor does it take what a
 * page of another site can send in the name of its visitors without asking whether it may: a body that does not say it is JSON.
 */
export function takePlainFields(): Mend {
  return async (request, answer) => {
    const act = authAct(request);
    if (act === undefined || !request.body || !/^(?:POST|PUT) /.test(act)) return answer(request);
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined);
    // What cannot be read at all the service refuses itself.
    if (body === undefined) return answer(request);
    if (!saysJson(request)) return refusal(415, 'bad_json', 'The body must be sent as application/json.');
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return refusal(400, 'bad_json', 'The body has to be an object.');
    const fields = await fieldsOf(request);
    const given = Object.entries(fields).filter(([, value]) => value !== null);
    const odd = given.find(([name, value]) => texts.includes(name) && !isText(value));
    if (odd) return refusal(400, 'validation_failed', `"${odd[0]}" has to be a text.`);
    const data = act === 'PUT user' ? (fields['data'] ?? {}) : {};
    if (typeof data !== 'object' || Array.isArray(data))
      return refusal(400, 'validation_failed', 'What is told of the account has to be an object.');
    const isWhole = given.length === Object.keys(fields).length;
    return answer(isWhole ? request : withFields(request, Object.fromEntries(given)));
  };
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && isStorable(value);
}

/** The zero character and halves of characters, which no database keeps. */
const unstorable = /[\0\p{Surrogate}]/u;
/** Deeper ones the database may refuse. */
const deepest = 20;

/** Whether the database keeps a value as JSON: where only a new account is written, a refusal would tell that it is new. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < deepest &&
    Object.entries(value).every(([name, each]) => !unstorable.test(name) && isStorable(each, depth + 1))
  );
}
