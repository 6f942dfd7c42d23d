import type { LeavingAccount } from '../../local/leaving.ts';

/** A project that accounts move to, by the public protocols of its services and with its secret key. */
export interface Target {
  /** As `move_state` says it. */
  stateOf(id: string, digest: string): Promise<'new' | 'begun' | 'moved' | 'kept' | 'used' | 'foreign'>;
  /** Makes the account, closed to everybody until `openAccount`. Throws a Refusal where its address is taken. */
  createAccount(account: LeavingAccount): Promise<void>;
  removeAccount(id: string): Promise<void>;
  openAccount(id: string): Promise<void>;
  rpc(name: string, args: Record<string, unknown>): Promise<unknown>;
  files(id: string): Promise<StoredFile[]>;
  readFile(file: StoredFile): Promise<Uint8Array<ArrayBuffer>>;
  writeFile(file: StoredFile, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
}

export interface StoredFile {
  bucket: string;
  name: string;
  size: number | null;
  type: string | null;
  cache: string | null;
}

/** What cannot be done, in a sentence for whoever started the move; trying again changes nothing. */
export class TargetRefusal extends Error {}

interface Address {
  url: string;
  serviceKey: string;
  /** `fetch`, or one that tells the test when to cut the line. */
  fetch: typeof fetch;
  /** Before it is tried again; doubled each time. */
  pauseMs?: number;
}

/** Far longer than anybody waits for a move; the account is opened at its end. */
const closedFor = '876000h';

const patienceMs = 60_000;
const attempts = 4;

/** A line that was cut and a service that cannot just now are tried again: every call here may be repeated. */
export function connectTarget({ url, serviceKey, fetch, pauseMs = 500 }: Address): Target {
  const asService: Record<string, string> = {
    apikey: serviceKey,
    // Keys of older projects are tokens themselves and must be sent as such.
    ...(serviceKey.split('.').length === 3 && { authorization: `Bearer ${serviceKey}` }),
  };

  async function send(path: string, init: RequestInit): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const headers = { ...asService, ...Object.fromEntries(new Headers(init.headers)) };
        const response = await fetch(`${url}${path}`, {
          ...init,
          headers,
          signal: AbortSignal.timeout(patienceMs),
        });
        if (attempt === attempts || (response.status < 500 && response.status !== 429)) return response;
        await response.body?.cancel();
      } catch (error) {
        if (attempt === attempts)
          throw new TargetRefusal(
            `${url} does not answer: ${String(error instanceof Error ? error.message : error)}`,
          );
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs * 2 ** (attempt - 1)));
    }
  }

  const sendJson = (method: string, path: string, body: unknown): Promise<Response> =>
    send(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  async function rpc(name: string, args: Record<string, unknown>): Promise<unknown> {
    const response = await sendJson('POST', `/rest/v1/rpc/${name}`, args);
    if (response.ok) return response.json();
    const { code, message } = await refusalIn(response);
    if (response.status === 401 || response.status === 403)
      throw new TargetRefusal(
        `${url} does not take this key: give the project's secret key, sb_secret_… or service_role.`,
      );
    if (response.status === 404)
      throw new TargetRefusal(
        `${url} has no function ${name}: bring its database up to date with \`supabase db push\`.`,
      );
    throw new TargetRefusal(`${name} was refused: ${code} ${message}`);
  }

  const admin = '/auth/v1/admin/users';

  return {
    rpc,
    stateOf: async (id, digest) =>
      (await rpc('move_state', { p_user_id: id, p_digest: digest })) as Awaited<
        ReturnType<Target['stateOf']>
      >,
    async createAccount(account) {
      const response = await sendJson('POST', admin, {
        id: account.id,
        email: account.email,
        ...(account.passwordHash !== null && { password_hash: account.passwordHash }),
        email_confirm: account.isConfirmed,
        user_metadata: account.metadata,
        ban_duration: closedFor,
      });
      if (response.ok) {
        const { id } = (await response.json()) as { id?: unknown };
        if (id !== account.id)
          throw new TargetRefusal(
            `the auth service gave the account another id, ${String(id)}: it is too old to take ids.`,
          );
        return;
      }
      const { code, message } = await refusalIn(response);
      if (code === 'email_exists' || code === 'user_already_exists' || response.status === 422)
        throw new TargetRefusal(
          `there is another account with this address at ${url}: remove that one first, if it is empty (${code} ${message})`,
        );
      throw new TargetRefusal(`the auth service refused the account: ${response.status} ${code} ${message}`);
    },
    async removeAccount(id) {
      const response = await send(`${admin}/${id}`, { method: 'DELETE' });
      if (!response.ok && response.status !== 404)
        throw new TargetRefusal(`the account that was begun could not be removed: ${response.status}`);
    },
    async openAccount(id) {
      const response = await sendJson('PUT', `${admin}/${id}`, { ban_duration: 'none' });
      if (!response.ok) throw new TargetRefusal(`the account was not opened: ${response.status}`);
    },
    files: (id) => filesOf((after) => rpc('move_files', { p_user_id: id, p_after: after })),
    async readFile(file) {
      const response = await send(`/storage/v1/object/${pathOf(file)}`, { method: 'GET' });
      if (!response.ok)
        throw new TargetRefusal(`${file.bucket}/${file.name} cannot be read: ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    async writeFile(file, bytes) {
      const response = await send(`/storage/v1/object/${pathOf(file)}`, {
        method: 'POST',
        headers: {
          'content-type': file.type ?? 'application/octet-stream',
          'cache-control': file.cache ?? 'max-age=3600',
          'x-upsert': 'true',
        },
        body: bytes,
      });
      if (!response.ok) {
        const { code, message } = await refusalIn(response);
        throw new TargetRefusal(
          `${file.bucket}/${file.name} was not taken: ${response.status} ${code} ${message}`,
        );
      }
    },
  };
}

/** All pages of `move_files`. */
async function filesOf(page: (after: string) => Promise<unknown>): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (;;) {
    const last = files.at(-1);
    const more = (await page(last ? `${last.bucket}/${last.name}` : '')) as StoredFile[];
    files.push(...more);
    if (more.length < 1000) return files;
  }
}

function pathOf({ bucket, name }: StoredFile): string {
  return [bucket, ...name.split('/')].map(encodeURIComponent).join('/');
}

/** The code and the sentence of a refusal, in whichever service's shape. */
async function refusalIn(response: Response): Promise<{ code: string; message: string }> {
  const body: unknown = await response.json().catch(() => undefined);
  const text = (...names: string[]): string => {
    const found = names.map((name) =>
      typeof body === 'object' && body !== null ? Reflect.get(body, name) : '',
    );
    return found.map((value) => (typeof value === 'string' ? value : '')).find((value) => value !== '') ?? '';
  };
  return { code: text('error_code', 'code', 'error'), message: text('msg', 'message') };
}
