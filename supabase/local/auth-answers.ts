import { getPath } from 'hono/utils/url';

export type AuthAnswerer = (request: Request) => Promise<Response>;

/** Stands before the auth service: passes a request on with `answer`, as it is or changed, or answers it itself. */
export type Mend = (request: Request, answer: AuthAnswerer) => Promise<Response>;

/** An error in the shape of the auth service. With `retryAfter`, the seconds until it can be tried again. */
export function refusal(
  status: number,
  code: string,
  message: string,
  { retryAfter, ...details }: { retryAfter?: number } & Record<string, unknown> = {},
): Response {
  const headers = {
    'x-sb-error-code': code,
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  return Response.json({ code: status, error_code: code, msg: message, ...details }, { status, headers });
}

/**
 * `POST signup` for a POST to `/auth/v1/signup`, read as the routers read it, so that no escaped letter leads around;
 * they answer a HEAD with all that a GET does.
 */
export function authAct(request: Request): string | undefined {
  const path = getPath(request);
  if (!path.startsWith('/auth/v1/')) return undefined;
  return `${request.method === 'HEAD' ? 'GET' : request.method} ${path.slice('/auth/v1/'.length)}`;
}

/** The JSON object that a request carries; it can be read again afterwards. Anything else counts as empty. */
export async function fieldsOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  if (!request.body) return {};
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/** The same request with another body. */
export function withFields(request: Request, fields: object): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(fields) });
}

/** How long somebody has to wait, in words. */
export function waitInWords(seconds: number): string {
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

/**
 * What a token says, which nobody has checked here: good for telling callers apart and for what the answer of the
 * auth service has confirmed, for nothing else.
 */
export function claimsOf(token: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The session token of a request; the keys of the installation are none. */
export function bearerOf(request: Request): string | undefined {
  const token = /^Bearer\s+(\S+)/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return token?.startsWith('sb_') ? undefined : token;
}

/** Whose session a request brings; undefined where it brings none of ours. `isSession` tells these from what anybody can make up. */
export function accountOf(request: Request, isSession: (token: string) => boolean): string | undefined {
  const token = bearerOf(request);
  if (token === undefined || !isSession(token)) return undefined;
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : undefined;
}
