import { del, get, set } from 'idb-keyval';
import { isRecord } from '#domain/is-record.ts';
import { parseJson } from '#lib/parse-json.ts';
import { deviceStore } from './device-store.ts';

/** The auth client's key; the part `sb-` marks everything that belongs to a session. */
export const authStorageKey = 'sb-disha-auth-token';

/** Held by whoever renews the token, in a page or in the worker. The name is the one that the auth client takes. */
export const authLock = `lock:${authStorageKey}`;

/** Keeps the auth client's session in IndexedDB, where tabs and the worker find it. */
export const authStorage = {
  getItem: async (key: string): Promise<string | null> => (await get<string>(key, deviceStore())) ?? null,
  setItem: (key: string, value: string): Promise<void> => set(key, value, deviceStore()),
  removeItem: (key: string): Promise<void> => del(key, deviceStore()),
};

/** The session of the auth client as far as it is needed to make calls. */
export interface KeptTokens {
  userId: string;
  accessToken: string;
  refreshToken: string;
  /** The whole session, with more that only the auth client reads. */
  session: Record<string, unknown>;
}

/** The tokens that this device keeps; undefined where nobody is signed in. Throws where storage is blocked. */
export async function keptTokens(): Promise<KeptTokens | undefined> {
  const kept = await authStorage.getItem(authStorageKey);
  return kept === null ? undefined : readTokens(kept);
}

/**
 * Puts a session in the place of the one it was made from. Nothing is written, and the answer is false, where another
 * session stands there by now, or none: somebody has signed out meanwhile.
 */
export function replaceTokens(refreshToken: string, session: Record<string, unknown>): Promise<boolean> {
  return deviceStore()(
    'readwrite',
    (store) =>
      new Promise((resolve, reject) => {
        let isReplaced = false;
        const reading = store.get(authStorageKey);
        reading.addEventListener('success', () => {
          const kept: unknown = reading.result;
          if (typeof kept !== 'string' || readTokens(kept)?.refreshToken !== refreshToken) return;
          store.put(JSON.stringify(session), authStorageKey);
          isReplaced = true;
        });
        const { transaction } = store;
        transaction.addEventListener('complete', () => resolve(isReplaced));
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
      }),
  );
}

function readTokens(kept: string): KeptTokens | undefined {
  const session = parseJson(kept);
  if (!isRecord(session) || !isRecord(session['user'])) return undefined;
  const { access_token: accessToken, refresh_token: refreshToken, user } = session;
  const { id: userId } = user;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || typeof userId !== 'string')
    return undefined;
  return { userId, accessToken, refreshToken, session };
}
