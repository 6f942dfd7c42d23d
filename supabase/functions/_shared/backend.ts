/**
 * What the functions need of Supabase, by its public HTTP protocols, so that they run the same beside a
 * hosted project and inside the embedded backend (which passes its own `fetch`).
 */
export interface Backend {
  /** The signed-in caller of a request, or undefined when there is no valid session. */
  caller(request: Request): Promise<Caller | undefined>;
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
  /** Removes files of anybody from a bucket, bytes and records. Throws when the storage service refuses. */
  removeFiles(bucket: string, names: readonly string[]): Promise<void>;
}

export interface Caller {
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

  return {
    async caller(request) {
      const token = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
      // Without a session supabase-js sends its own key as the token; that is nobody.
      if (!token || token.startsWith('sb_')) return undefined;
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
    async rpc(name, args) {
      const response = await send('POST', `/rest/v1/rpc/${name}`, asService, args);
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
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
    async removeFiles(bucket, names) {
      const response = await send('DELETE', `/storage/v1/object/${bucket}`, asService, { prefixes: names });
      if (!response.ok)
        throw new Error(`Files were not removed: ${response.status} ${await response.text()}`);
    },
  };
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
