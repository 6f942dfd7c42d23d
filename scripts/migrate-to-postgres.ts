import { readSettings, SettingError } from '#supabase/local/settings.ts';

/**
 * Takes the embedded installation of a data folder to a PostgreSQL server, or with `--back` from it into the folder again:
 * `DATABASE_URL=postgres://… npm run --silent migrate-to-postgres [-- --back]`, with the DATA_DIR that it was started with,
 * which must not run meanwhile. Keys and files stay in the folder; what is left is kept.
 * Exits with 0 when every table is the same there, 1 when that could not be, 2 when the words or the settings were wrong.
 */
async function main(): Promise<void> {
  const isBack = process.argv.slice(2).includes('--back');
  const { dataDir, database } = readSettings({ ...process.env, SITE_URL: undefined });
  if (!database) throw new SettingError('DATABASE_URL is missing: name the server, as postgres://….');
  // Read by the backend package when it loads.
  process.env['LITE_TELEMETRY'] = '0';
  const { takeBackData, takeToServer } = await import('#supabase/local/postgres/take-over.ts');
  const { shown } = database.address;
  const startedAt = performance.now();
  const take = isBack ? takeBackData : takeToServer;
  const { tables, rows, files, kept } = await take(dataDir, database.address, (progress) =>
    console.log(`  ${progress}`),
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${rows} rows of ${tables.size} tables are in ${isBack ? dataDir : shown} (${seconds} s): counts and hashes of both sides are the same.`,
  );
  if (files.named > 0)
    console.log(
      `${files.named - files.missing} of ${files.named} files that rows name are in ${dataDir}, where they stay.`,
    );
  if (isBack) console.log(`Start Disha without DATABASE_URL. What is at ${shown} was left as it is.`);
  else
    console.log(
      `What was embedded is kept in ${kept}. Start Disha with this DATABASE_URL from now on; nobody has to sign in again.`,
    );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof SettingError ? 2 : 1;
}
