/**
 * Writes the content with which an installation starts to a file, as the server answers it: from a database in memory
 * that is migrated and seeded as every new one is.
 *
 * Usage: tsx scripts/seeded-content.ts FILE
 */
import { writeFile } from 'node:fs/promises';
import { loadPackagesAsTheyAre } from '../supabase/local/package-loader.ts';

loadPackagesAsTheyAre();
// Read by the backend package when it loads, so these come before it.
process.env['LITE_TELEMETRY'] = '0';
process.env['EXPERIMENTAL_STORAGE'] = '1';

const { App, setExperimental } = await import('@supabase/lite');
const { PgliteConnection } = await import('@supabase/lite/pglite');
const { applyMigrations, applyPrelude, applySeeds } = await import('../supabase/local/migrate.ts');

const [, , file] = process.argv;
if (file === undefined) throw new Error('Usage: tsx scripts/seeded-content.ts FILE');

setExperimental('storage', true);
const connection = new PgliteConnection({ url: 'memory://' });
await connection.driver.waitReady;
const app = new App({
  connection,
  auth: { enabled: true, jwt_secret: 'nobody signs in here' },
  storage: { enabled: true },
  studio: { enabled: false },
  options: { server: { admin: false } },
});
// The storage schema is only made where an adapter is; nothing stores bytes here.
Object.assign(app, { _storageAdapter: {} });
await app.ensureSystemSchema();
await applyPrelude(connection.driver);
await applyMigrations(connection.driver);
await applySeeds(connection.driver);
const { rows } = await connection.driver.query<{ answer: object }>(
  'select public.pull_content_changes() as answer',
);
await writeFile(file, JSON.stringify(rows[0]?.answer));
await connection.close();
