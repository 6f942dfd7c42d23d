import type { AuthClient } from '@supabase/supabase-js';
import { authFetch } from './auth-fetch.ts';
import { authStorage } from './auth-storage.ts';
import { remoteConfig } from './config.ts';

export type SideClient = InstanceType<typeof AuthClient>;

/** Begins with what marks everything of a session, so that a sign-out removes it. */
const storageKey = 'sb-disha-side';
const verifierKey = `${storageKey}-code-verifier`;

const memory = new Map<string, string>();
let client: Promise<SideClient | undefined> | undefined;

/**
 * A second auth client, which never touches who is signed in: what it opens lives in the page's memory until somebody
 * takes it over. On the device it keeps one thing, the secret behind a code that was asked for here (PKCE), so that a code
 * which another browser has asked for is worth nothing in this one. Undefined while nobody knows where the backend is.
 */
export function sideClient(): Promise<SideClient | undefined> {
  client ??= createWhenKnown();
  return client;
}

/** Forgets what the side client has opened, once it has been taken over or is not wanted. */
export function closeSide(): void {
  memory.clear();
}

/**
 * Holds the secret behind the code that was asked for here; the answer puts it back. The client drops it with any failure,
 * and where nothing came back the code may still be good.
 */
export async function holdVerifier(): Promise<() => Promise<void>> {
  const verifier = await authStorage.getItem(verifierKey);
  return async () => {
    if (verifier !== null) await authStorage.setItem(verifierKey, verifier);
  };
}

async function createWhenKnown(): Promise<SideClient | undefined> {
  try {
    const config = await remoteConfig();
    if (config) {
      const { AuthClient: Client } = await import('@supabase/supabase-js');
      return new Client({
        url: `${config.url}/auth/v1`,
        headers: { apikey: config.key },
        fetch: authFetch,
        storageKey,
        storage: verifierOnly,
        persistSession: true,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        flowType: 'pkce',
      });
    }
  } catch {
    // The library could not be fetched, which is the same as no network.
  }
  client = undefined;
  return undefined;
}

const verifierOnly: typeof authStorage = {
  getItem: async (key) => (key === verifierKey ? authStorage.getItem(key) : (memory.get(key) ?? null)),
  setItem: async (key, value) => {
    if (key === verifierKey) await authStorage.setItem(key, value);
    else memory.set(key, value);
  },
  removeItem: async (key) => {
    if (key === verifierKey) await authStorage.removeItem(key);
    else memory.delete(key);
  },
};
