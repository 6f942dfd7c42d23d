import type { SupabaseClient } from '@supabase/supabase-js';
import { hasLocks } from '#lib/exclusive.ts';
import { authFetch } from './auth-fetch.ts';
import { authStorage, authStorageKey } from './auth-storage.ts';
import { remoteConfig } from './config.ts';
import type { Database } from './database.types.ts';

export type Client = SupabaseClient<Database>;

let client: Promise<Client | undefined> | undefined;

/** The one supabase client, fetched when it is first needed; undefined while nobody knows where the backend is. */
export function supabaseClient(): Promise<Client | undefined> {
  client ??= createWhenKnown();
  return client;
}

async function createWhenKnown(): Promise<Client | undefined> {
  try {
    const config = await remoteConfig();
    if (config) {
      const { createClient, navigatorLock } = await import('@supabase/supabase-js');
      return createClient<Database>(config.url, config.key, {
        auth: {
          storage: authStorage,
          storageKey: authStorageKey,
          persistSession: true,
          autoRefreshToken: true,
          // The pages that receive a session read the address themselves and can say what went wrong.
          detectSessionInUrl: false,
          // A mail may be opened on another device than the one that asked for it.
          flowType: 'implicit',
          // A refresh token is used once, also beside the worker, which renews it without this client.
          ...(hasLocks() && { lock: navigatorLock }),
        },
        global: { fetch: authFetch },
      });
    }
  } catch {
    // The library could not be fetched, which is the same as no network.
  }
  client = undefined;
  return undefined;
}
