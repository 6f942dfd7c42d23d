import { isRecord } from '#domain/is-record.ts';
import { takePause, takeWords } from '#remote/auth-fetch.ts';
import type { Problem } from '#remote/classify-error.ts';
import { troubleOf } from './trouble.ts';

/** Why the auth service did not do what was asked: by its code, with its own words where a screen shows them. */
export interface AuthFailure {
  /**
   * `no_connection` where nothing came back, `too_many` where one has to wait; else the service's code, or its HTTP
   * status as text.
   */
  code: string;
  message: string | undefined;
  /** For a weak password: what it lacks. */
  reasons: readonly string[];
  /** How long to wait, where the service has said so. */
  waitSeconds?: number;
}

export const noConnection: AuthFailure = { code: 'no_connection', message: undefined, reasons: [] };

/** Reads an error of the auth client. */
export function authFailure(error: unknown): AuthFailure {
  if (!isRecord(error)) return { code: 'unknown', message: undefined, reasons: [] };
  const { name, code, status, message, reasons } = error;
  // The client wraps a lost connection and every answer of 5xx in the same class; 500 comes from the service itself.
  if (name === 'AuthRetryableFetchError' && status !== 500) return noConnection;
  const known = typeof message === 'string' && message !== '' && message !== '{}' ? message : undefined;
  const words = known ?? (status === 500 ? takeWords() : undefined);
  if (status === 429) return tooMany(words, takePause());
  return {
    code:
      typeof code === 'string' && code !== ''
        ? code
        : String(typeof status === 'number' ? status : 'unknown'),
    message: words,
    reasons: Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === 'string') : [],
  };
}

/** Reads what kept a plain call from its answer. */
export function problemFailure(problem: Problem): AuthFailure {
  const { status, code, message, retryAfterMs } = problem;
  if (troubleOf(problem) === 'offline' || status === 502 || status === 503 || status === 504)
    return noConnection;
  if (status === 429) return tooMany(message, retryAfterMs && Math.ceil(retryAfterMs / 1000));
  return { code: code ?? String(status ?? 'unknown'), message, reasons: [] };
}

function tooMany(message: string | undefined, waitSeconds: number | undefined): AuthFailure {
  return {
    code: 'too_many',
    message,
    reasons: [],
    ...(waitSeconds !== undefined && { waitSeconds }),
  };
}
