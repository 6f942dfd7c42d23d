import { App, setExperimental } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { applyPrelude } from './migrate.ts';

/** A database in memory with what a hosted project has before its first migration, to look at what the migrations make. */
export async function openEmptyDatabase(): Promise<PgliteConnection> {
  setExperimental('storage', true);
  const connection = new PgliteConnection({});
  const app = new App({
    connection,
    auth: { enabled: true, site_url: 'http://localhost', jwt_secret: 'never used to sign anything' },
    storage: { enabled: true },
    studio: { enabled: false },
  });
  // The storage schema is only made where an adapter is; nothing is stored here.
  Object.assign(app, { _storageAdapter: {} });
  await app.ensureSystemSchema();
  await applyPrelude(connection.driver);
  return connection;
}
