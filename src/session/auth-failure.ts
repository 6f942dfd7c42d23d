import { isRecord } from '#lib/is-record.ts';

/** Why the auth service did not do what was asked: by its code, with its own words where a screen shows them. */
export interface AuthFailure {
  /** `no_connection` where nothing came back; else the service's code, or its HTTP status as text. */
  code: string;
  message: string | undefined;
  /** For a weak password: what it lacks. */
  reasons: readonly string[];
}

export const noConnection: AuthFailure = { code: 'no_connection', message: undefined, reasons: [] };

/** Reads an error of the auth client. */
export function authFailure(error: unknown): AuthFailure {
  if (!isRecord(error)) return { code: 'unknown', message: undefined, reasons: [] };
  const { name, code, status, message, reasons } = error;
  // The client wraps a lost connection and every answer of 5xx in the same class; 500 comes from the service itself.
  if (name === 'AuthRetryableFetchError' && status !== 500) return noConnection;
  return {
    code:
      typeof code === 'string' && code !== ''
        ? code
        : String(typeof status === 'number' ? status : 'unknown'),
    message: typeof message === 'string' && message !== '' && message !== '{}' ? message : undefined,
    reasons: Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === 'string') : [],
  };
}
