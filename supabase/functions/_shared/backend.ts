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
  /** Redeems a single-use token; on success the answer carries the session. */
  redeemToken(tokenHash: string, type: 'signup'): Promise<AuthAnswer>;
}

export interface Caller {
  id: string;
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
  async function post(path: string, key: string, body: unknown, token?: string): Promise<Response> {
    return fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        apikey: key,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  }

  return {
    async caller(request) {
      const token = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
      // Without a session supabase-js sends its own key as the token; that is nobody.
      if (!token || token.startsWith('sb_')) return undefined;
      const response = await fetch(`${url}/auth/v1/user`, {
        headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
      });
      if (response.status >= 500) throw new Error(`The auth service answered ${response.status}`);
      if (!response.ok) return undefined;
      const user = asObject(await response.json());
      return typeof user['id'] === 'string' ? { id: user['id'] } : undefined;
    },
    async rpc(name, args) {
      const response = await post(
        `/rest/v1/rpc/${name}`,
        serviceKey,
        args,
        isJwt(serviceKey) ? serviceKey : undefined,
      );
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
    async resendConfirmation(email, redirectTo) {
      const path = `/auth/v1/resend?redirect_to=${encodeURIComponent(redirectTo)}`;
      return authAnswer(await post(path, publishableKey, { type: 'signup', email }));
    },
    async redeemToken(tokenHash, type) {
      return authAnswer(await post('/auth/v1/verify', publishableKey, { token_hash: tokenHash, type }));
    },
  };
}

/** Keys of older projects are tokens themselves and must be sent as such. */
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
