import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { App, setExperimental } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { tellBrokenRules } from './broken-rules.ts';
import { landingPages } from './closed-doors.ts';
import { createCluster } from './create-cluster.ts';
import { applyMigrations, applyPrelude, applySeeds, keepGrantsClosed } from './migrate.ts';
import { keepTransactionsApart } from './one-transaction.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { fileStorage } from './storage-adapter.ts';

/** Type ids of `timestamp` and `timestamptz`, which the data API has to print as ISO 8601. */
const timestampTypes = [1114, 1184];

export interface Database {
  app: App;
  connection: PgliteConnection;
}

/**
 * Opens the database of the data folder, brings it to the newest migration, and gives the App over it.
 * A fresh database also gets the content that every installation starts with.
 */
export async function openDatabase(
  settings: Settings,
  secrets: Secrets,
  say: (progress: string) => void,
): Promise<Database> {
  setExperimental('storage', true);
  await mkdir(join(settings.dataDir, 'files'), { recursive: true });
  const cluster = join(settings.dataDir, 'postgres');
  await createCluster(cluster);
  const connection = new PgliteConnection({
    url: cluster,
    pgliteOptions: { parsers: Object.fromEntries(timestampTypes.map((type) => [type, isoTimestamp])) },
  });
  await connection.driver.waitReady;
  keepTransactionsApart(connection);
  tellBrokenRules(connection);
  const app = new App({
    connection,
    auth: {
      enabled: true,
      // Where the package leads to when it knows of no other place: to the page that tells what happened.
      site_url: `${settings.siteUrl}/callback`,
      // Exact, as patterns are not honoured by every part of the package.
      additional_redirect_urls: landingPages.map((page) => settings.siteUrl + page),
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.serviceKey,
      minimum_password_length: 6,
      email: { enable_signup: true, enable_confirmations: true, otp_expiry: 6 * 60 * 60 },
      ...(settings.google && {
        external: {
          google: {
            enabled: true,
            client_id: settings.google.clientId,
            secret: settings.google.clientSecret,
            redirect_uri: `${settings.siteUrl}/auth/v1/callback`,
          },
        },
      }),
    },
    storage: { enabled: true, file_size_limit: '25MiB' },
    studio: { enabled: false },
    options: { server: { admin: false } },
  });
  Object.assign(app, {
    _storageAdapter: fileStorage(join(settings.dataDir, 'files')),
  } satisfies Partial<App>);
  await app.ensureSystemSchema();
  await applyPrelude(connection.driver);
  const { applied } = await applyMigrations(connection.driver);
  const seeds = await applySeeds(connection.driver);
  if (applied.length > 0)
    say(
      seeds.applied.includes('supabase/seed.sql')
        ? 'Database created'
        : `Database brought up to date (${applied.length} steps)`,
    );
  await app.init();
  keepGrantsClosed(connection);
  return { app, connection };
}

/** `2026-11-21 01:33:56.767+00` as the data API prints it: `2026-11-21T01:33:56.767+00:00`. */
function isoTimestamp(value: string): string {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
