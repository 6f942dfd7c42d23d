import type { Problem } from '#remote/classify-error.ts';
import { assertNever } from '#lib/assert-never.ts';

/**
 * Why something that needs the server was not done, as a person may be told: offline (nothing came back) · signed-out
 * (the session is over) · busy (too many requests) · failed (the server could not, or would not).
 */
export type Trouble = 'offline' | 'signed-out' | 'busy' | 'failed';

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
