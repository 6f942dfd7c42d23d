/**
 * What the functions need of Supabase, by its public HTTP protocols, so that they run the same beside a
 * hosted project and inside the embedded backend (which passes its own `fetch`).
 */
export interface Backend {
  /** The signed-in caller of a request, or undefined when there is no valid session. */
  caller(request: Request): Promise<SignedInCaller | undefined>;
  /** Whether a request comes without a token, as a guest sends it; one with a token that does not hold is no guest's. */
  isGuest(request: Request): boolean;
  /** Calls a database function with the service role. Throws when the database refuses. */
  rpc(name: string, args: Record<string, unknown>): Promise<unknown>;
  /** Sends the confirmation mail of a sign-up again. */
  resendConfirmation(email: string, redirectTo: string): Promise<AuthAnswer>;
  /**
   * Redeems a single-use token; on success the answer carries the session. `userAgent` names the browser that brought it,
   * as the session is listed under that name.
   */
  redeemToken(tokenHash: string, type: 'signup', userAgent: string | null): Promise<AuthAnswer>;
  /** Ends the session of an access token, and no other. */
  endSession(accessToken: string): Promise<void>;
  /** The bytes of anybody's file; undefined where there is none, or only a larger one. */
  readFile(bucket: string, name: string, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Removes files of anybody from a bucket, bytes and records. Throws when the storage service refuses. */
  removeFiles(bucket: string, names: readonly string[]): Promise<void>;
}

export interface SignedInCaller {
  id: string;
  /** Absent where the account has none. */
  email?: string;
}

export interface AuthAnswer {
  status: number;
  body: Readonly<Record<string, unknown>>;
}

export interface BackendAddress {
  url: string;
  publishableKey: string;
  serviceKey: string;
  fetch: typeof fetch;
}

/** Speaks to the services at an address, as anybody or with the service key. */
export function connectBackend({ url, publishableKey, serviceKey, fetch }: BackendAddress): Backend {
  async function send(
    method: 'POST' | 'DELETE',
    path: string,
    headers: Record<string, string>,
    body: unknown,
  ): Promise<Response> {
    return fetch(`${url}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  const asAnybody = { apikey: publishableKey };
  const asService = {
    apikey: serviceKey,
    // Keys of older projects are tokens themselves and must be sent as such.
    ...(isJwt(serviceKey) && { authorization: `Bearer ${serviceKey}` }),
  };

  /** The token of a session, whether it holds or not. */
  function tokenOf(request: Request): string | undefined {
    const token = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    // Without a session supabase-js sends its own key as the token; that is nobody.
    return token === publishableKey || token?.startsWith('sb_') ? undefined : token;
  }

  return {
    async caller(request) {
      const token = tokenOf(request);
      if (!token) return undefined;
      const response = await fetch(`${url}/auth/v1/user`, {
        headers: { ...asAnybody, authorization: `Bearer ${token}` },
      });
      if (response.status >= 500) throw new Error(`The auth service answered ${response.status}`);
      if (!response.ok) return undefined;
      const user = asObject(await response.json());
      const { id, email } = user;
      if (typeof id !== 'string') return undefined;
      return { id, ...(typeof email === 'string' && email !== '' && { email }) };
    },
    isGuest: (request) => !tokenOf(request),
    async rpc(name, args) {
      const response = await send('POST', `/rest/v1/rpc/${name}`, asService, args);
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await refusalIn(response)}`);
      return response.json();
    },
    async resendConfirmation(email, redirectTo) {
      const path = `/auth/v1/resend?redirect_to=${encodeURIComponent(redirectTo)}`;
      return authAnswer(await send('POST', path, asAnybody, { type: 'signup', email }));
    },
    async redeemToken(tokenHash, type, userAgent) {
      const headers = { ...asAnybody, ...(userAgent !== null && { 'user-agent': userAgent }) };
      return authAnswer(await send('POST', '/auth/v1/verify', headers, { token_hash: tokenHash, type }));
    },
    async endSession(accessToken) {
      const headers = { ...asAnybody, authorization: `Bearer ${accessToken}` };
      const response = await send('POST', '/auth/v1/logout?scope=local', headers, {});
      if (!response.ok) throw new Error(`A session was not ended: ${response.status}`);
    },
    async readFile(bucket, name, mostBytes) {
      const path = name.split('/').map(encodeURIComponent).join('/');
      const response = await fetch(`${url}/storage/v1/object/${bucket}/${path}`, { headers: asService });
      // The storage service says 400 for what is not there.
      if (response.status === 400 || response.status === 404) return undefined;
      if (!response.ok || !response.body) throw new Error(`A file could not be read: ${response.status}`);
      return readBytes(response.body, mostBytes);
    },
    async removeFiles(bucket, names) {
      const response = await send('DELETE', `/storage/v1/object/${bucket}`, asService, { prefixes: names });
      if (!response.ok)
        throw new Error(`Files were not removed: ${response.status} ${await response.text()}`);
    },
  };
}

/** Why the database refuses, by its code and its sentence; its details would repeat the row, and with it people's words. */
async function refusalIn(response: Response): Promise<string> {
  const { code, message } = asObject(await response.json().catch(() => undefined));
  return [code, message].filter((part) => typeof part === 'string').join(' ') || 'without a reason';
}

async function readBytes(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.byteLength;
    if (size <= most) continue;
    await reader.cancel();
    return undefined;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

function isJwt(key: string): boolean {
  return key.split('.').length === 3;
}

async function authAnswer(response: Response): Promise<AuthAnswer> {
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : asObject(JSON.parse(text)) };
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
