import { isRecord } from '#domain/is-record.ts';
import { callTimeoutMs } from './call.ts';
import { endingByOwnClock, renewTimeoutMs } from './renew-token.ts';

let pauseSeconds: number | undefined;
let failureWords: string | undefined;
let isRefused = false;
let noteRefusal = async (_code: string | undefined): Promise<void> => {};

/** How long the auth service asked to be left alone in its last refusal, in seconds; told once. */
export function takePause(): number | undefined {
  const pause = pauseSeconds;
  pauseSeconds = undefined;
  return pause;
}

/** What the auth service said of its own failure, of which the client keeps no words; told once. */
export function takeWords(): string | undefined {
  const words = failureWords;
  failureWords = undefined;
  return words;
}

/** Whether the service has refused the last refresh token that was sent from here. */
export function wasRenewalRefused(): boolean {
  return isRefused;
}

/**
 * What is noted when a refresh token is refused, with the code that the service gives, before the client hears of it and
 * throws the session away.
 */
export function onRenewalRefused(note: (code: string | undefined) => Promise<void>): void {
  noteRefusal = note;
}

/**
 * The fetch of the supabase clients. Calls to the auth service end after a while, as the client holds its lock until
 * they do, and a session that comes ends by the clock of this device. Only the service's own word that a refresh token is
 * no good reaches the client as a refusal, because it then throws the session away: a service that is too busy, or
 * something on the way to it, is no reason for that.
 */
export const authFetch: typeof fetch = async (input, init) => {
  const { pathname, searchParams } = addressOf(input);
  if (!pathname.startsWith('/auth/v1/')) return fetch(input, init);
  const isRenewal = searchParams.get('grant_type') === 'refresh_token';
  const signal = init?.signal ?? AbortSignal.timeout(isRenewal ? renewTimeoutMs : callTimeoutMs);
  const response = await fetch(input, { ...init, signal });
  const seconds = Number(response.headers.get('retry-after') ?? undefined);
  pauseSeconds = response.status === 429 && seconds > 0 ? Math.ceil(seconds) : undefined;
  failureWords = response.status === 500 ? await wordsIn(response) : undefined;
  if (response.ok) {
    if (isRenewal) isRefused = false;
    return withOwnEnd(response);
  }
  if (!isRenewal) return response;
  const refusal = await refusalIn(response);
  isRefused = refusal !== undefined;
  if (refusal) await noteRefusal(refusal.code);
  if (isRefused) return response;
  return new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } });
};

/** An answer that brings a session, with the end of that by the clock of this device; others as they are. */
async function withOwnEnd(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (!isRecord(body) || typeof body['access_token'] !== 'string') return response;
  return Response.json(endingByOwnClock(body), { status: response.status });
}

function addressOf(input: RequestInfo | URL): URL {
  return new URL(input instanceof Request ? input.url : input, globalThis.location?.href);
}

/** What the service itself says; a page or a proxy on the way gives no code. */
async function refusalIn(response: Response): Promise<{ code: string | undefined } | undefined> {
  if (response.status >= 500 || [408, 425, 429].includes(response.status)) return undefined;
  const code = await codeIn(response);
  return code !== undefined || response.status === 401 ? { code } : undefined;
}

const codeIn = (response: Response) => firstWord(response, ['code', 'error_code', 'error']);
const wordsIn = (response: Response) => firstWord(response, ['msg', 'message']);

/** The first of the fields that has words in it. */
async function firstWord(response: Response, fields: readonly string[]): Promise<string | undefined> {
  try {
    const body = (await response.clone().json()) as Record<string, unknown> | null;
    return fields.map((field) => body?.[field]).find((word): word is string => typeof word === 'string');
  } catch {
    return undefined;
  }
}
