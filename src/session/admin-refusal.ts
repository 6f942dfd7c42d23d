import { explained, type Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import { troubleOf, type Trouble } from './trouble.ts';

/**
 * Why the server, or this device before it, did not do what an admin wanted. Besides what may stand in the way of
 * anything: not-allowed (the account is no admin) · gone (somebody else has deleted it) · changed (somebody else
 * has changed it since it was read) · taken (another row has that
 * name or address) · in-use (other rows refer to it) · invalid (a value breaks a rule) · too-large · not-a-picture ·
 * picture-unreadable (this browser cannot decode it) · not-audio.
 */
export type AdminRefusal =
  | Trouble
  | 'not-allowed'
  | 'gone'
  | 'changed'
  | 'taken'
  | 'in-use'
  | 'invalid'
  | 'too-large'
  | 'not-a-picture'
  | 'picture-unreadable'
  | 'not-audio';

export type AdminAnswer<T> = Answer<T, AdminRefusal>;

export type ChangeAnswer<T> =
  | AdminAnswer<T>
  /** Somebody else has changed it since it was read: it stands as they left it. */
  | { ok: false; problem: 'changed'; theirs: T };

/** The answer as an admin may be told it. */
export function toldAdmin<T>(answer: Answer<T>): AdminAnswer<T> {
  return explained(answer, refusalOf);
}

function refusalOf(problem: Problem): AdminRefusal {
  if (problem.kind !== 'refused') return troubleOf(problem);
  const { code = '', status } = problem;
  return codes[code] ?? (status === 403 ? 'not-allowed' : status === 413 ? 'too-large' : troubleOf(problem));
}

/** Classes of PostgreSQL's errors, the data service's for no row, and those of our own calls. */
const codes: Readonly<Record<string, AdminRefusal>> = {
  '42501': 'not-allowed',
  forbidden: 'not-allowed',
  PT403: 'not-allowed',
  PT404: 'gone',
  PGRST116: 'gone',
  '23505': 'taken',
  '23503': 'in-use',
  '23514': 'invalid',
  '23502': 'invalid',
  '22001': 'invalid',
  '22007': 'invalid',
  '22008': 'invalid',
  '22P02': 'invalid',
  file_too_large: 'too-large',
  file_type: 'invalid',
  file_not_found: 'gone',
  aarti_not_found: 'gone',
  changed_meanwhile: 'changed',
  invalid_review: 'invalid',
  invalid_range: 'invalid',
};
