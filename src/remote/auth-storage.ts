import { del, get, keys, set } from 'idb-keyval';
import { deviceStore } from './device-store.ts';

/** The auth client's key; the part `sb-` marks everything that belongs to a session. */
export const authStorageKey = 'sb-disha-auth-token';

/** Keeps the auth client's session in IndexedDB, where tabs and the worker find it. */
export const authStorage = {
  getItem: async (key: string): Promise<string | null> => (await get<string>(key, deviceStore())) ?? null,
  setItem: (key: string, value: string): Promise<void> => set(key, value, deviceStore()),
  removeItem: (key: string): Promise<void> => del(key, deviceStore()),
};

/** Removes every kept key of a session, from each storage a page has. */
export async function clearAuthKeys(): Promise<void> {
  for (const storage of [globalThis.localStorage, globalThis.sessionStorage]) {
    try {
      for (const key of Object.keys(storage)) if (isAuthKey(key)) storage.removeItem(key);
    } catch {
      // storage is blocked: nothing was kept there
    }
  }
  for (const key of await keys(deviceStore())) {
    if (typeof key === 'string' && isAuthKey(key)) await del(key, deviceStore());
  }
}

function isAuthKey(key: string): boolean {
  return key.startsWith('supabase.auth.') || key.includes('sb-');
}
