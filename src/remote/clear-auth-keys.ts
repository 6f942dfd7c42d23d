import { del, keys } from 'idb-keyval';
import { deviceStore } from './device-store.ts';

/** Removes every kept key of a session, from each storage a page has. */
export async function clearAuthKeys(): Promise<void> {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[name];
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
