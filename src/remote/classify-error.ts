import { isRecord } from '#domain/is-record.ts';

/**
 * Why a call has no answer, decided by codes and never by wording:
 * network (nothing came back) · timeout · portal (a page came back where data was due, as hotel networks do) ·
 * unauthorized (the token is missing or over) · refused (4xx: sending the same again will not help) ·
 * server (5xx and the like: may work later) · unreadable (2xx in a shape we do not know).
 * `code` and `message` are the server's own, where it gave them.
 */
export interface Problem {
  kind: 'network' | 'timeout' | 'portal' | 'unauthorized' | 'refused' | 'server' | 'unreadable';
  status?: number;
  code?: string;
  message?: string;
  /** How long the server wants to be left alone. */
  retryAfterMs?: number;
}

/** What `fetch` threw. */
export function classifyThrown(error: unknown): Problem {
  const name = error instanceof Error ? error.name : '';
  return { kind: name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'network' };
}

/**
 * An answer that is not 2xx; `body` is its parsed JSON, or undefined where it was none. `retryAfter` is the header of that
 * name: seconds, or a date, which is not believed, as the device's clock may be wrong.
 */
export function classifyAnswer(
  status: number,
  contentType: string,
  body: unknown,
  retryAfter: string | null = null,
): Problem {
  if (contentType.includes('text/html')) return { kind: 'portal', status };
  const seconds = Number(retryAfter ?? undefined);
  return {
    kind: kindOf(status),
    status,
    ...serverWords(body),
    ...(seconds > 0 && { retryAfterMs: seconds * 1000 }),
  };
}

function kindOf(status: number): Problem['kind'] {
  if (status === 401) return 'unauthorized';
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'server';
  return 'refused';
}

/**
 * Our functions answer {error: {code, message}}, the data service {code, message}, the auth service {code, message} or
 * {code: 400, error_code, msg} or {error, error_description}, the storage service {error, message}.
 */
function serverWords(body: unknown): Pick<Problem, 'code' | 'message'> {
  if (!isRecord(body)) return {};
  const words = isRecord(body['error']) ? body['error'] : body;
  const code = [words['code'], words['error_code'], words['error']].find((word) => typeof word === 'string');
  const message = words['message'] ?? words['msg'];
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof message === 'string' && { message }),
  };
}
