import type { OutboxRow } from '#db/schema.ts';
import { refusals } from '#i18n/catalogue/settings.ts';
import type { I18n } from '#i18n/use-i18n.ts';
import { fieldName } from './act-words.ts';

/** Why the server refused an act, in words; a code that has none is named. */
export function refusalText({ kind, problem }: OutboxRow, t: I18n['t']): string {
  const code = problem?.code ?? 'unknown';
  const field = refusedField(problem);
  const name = field === undefined ? undefined : fieldName(field);
  if (code === 'invalid') return name ? t(refusals.invalidField, { field: t(name) }) : t(refusals.invalid);
  if (code === 'too_large' || code === 'http_413')
    return t(kind === 'upload' ? refusals.file_too_large : refusals.too_large);
  // Of births, counts and reminders an account has a bounded number as well as of those two answers.
  if (code === 'too_many' && kind !== 'chat.keep') return t(refusals.account_full);
  if (code === '42501' || code === 'http_403') return t(refusals.forbidden);
  if (code === 'request_id_reuse' || code === 'op_id_reuse') return t(refusals.reused);
  if (code === 'other' || code === 'invalidField' || !Object.hasOwn(refusals, code))
    return t(refusals.other, { code });
  return t(refusals[code as keyof typeof refusals]);
}

/** The field that the server found fault with. */
export function refusedField(problem: OutboxRow['problem']): string | undefined {
  if (problem?.kind !== 'refused') return undefined;
  return problem.code === 'username_taken' ? 'username' : problem.reason;
}
