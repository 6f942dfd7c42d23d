import type { LinkProblem } from '#db/schema.ts';
import { assertNever } from '#lib/assert-never.ts';
import { explained, type Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';

export type { Answer };

/**
 * Why something that needs the server was not done, as a person may be told: offline (nothing came back) · signed-out
 * (the session is over) · busy (too many requests) · failed (the server could not, or would not).
 */
export type Trouble = 'offline' | 'signed-out' | 'busy' | 'failed';

/** The answer as a person may be told it. */
export function told<T>(answer: Answer<T>): Answer<T, Trouble> {
  return explained(answer, troubleOf);
}

export function troubleOf({ kind, status, code }: Problem): Trouble {
  switch (kind) {
    case 'network':
    case 'timeout':
    case 'portal':
      return 'offline';
    case 'unauthorized':
      return 'signed-out';
    case 'server':
      return status === 429 ? 'busy' : 'failed';
    case 'refused':
      // The auth service refuses a token whose session was ended, and does not call it unauthorized.
      return code === 'session_not_found' || code === 'user_not_found' ? 'signed-out' : 'failed';
    case 'unreadable':
      return 'failed';
    default:
      return assertNever(kind);
  }
}

/** The same for what kept the last call of the sync from being answered, where something did. */
export function troubleOfLink(problem: LinkProblem | undefined): Trouble {
  return problem === undefined ? 'failed' : troubleOf({ kind: problem });
}
