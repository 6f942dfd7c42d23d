import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readSettings, SettingError, type ServerSettings } from '#supabase/local/settings.ts';

/**
 * Writes a backup of this installation, also while it runs:
 * `npm run --silent backup -- disha.tar.gz`, or into a folder, with the time in its name: `… -- /backups --keep 14`
 * `--without-secrets` leaves out the keys. HOST, PORT and DATA_DIR as it was started with.
 * Exits with 0 when the backup was written and read back, 1 when it could not be, 2 when the words were wrong.
 */
async function main(): Promise<void> {
  const { target, keep, withSecrets } = readArguments(process.argv.slice(2));
  // Where the server itself listens, whatever address people reach it by.
  const settings = readSettings({ ...process.env, SITE_URL: undefined });
  const { dataDir } = settings;
  if (!(await isFile(join(dataDir, 'secrets.json'))))
    throw new Error(`There is no installation in ${dataDir}: name its folder with DATA_DIR.`);
  if (settings.database || (await isFile(join(dataDir, 'database.json'))))
    throw new Error(
      `The database of this installation is on a PostgreSQL server, which is copied by pg_dump; ${dataDir} holds its keys and files. docs/operations.md says how to copy both.`,
    );
  // Read by the backend package when it loads.
  process.env['LITE_TELEMETRY'] = '0';
  const { backUp, backupName, removeOldBackups } = await import('#supabase/local/backup.ts');
  const isFolder = !/\.(?:tar|tar\.gz|tgz)$/.test(target);
  if (isFolder) await mkdir(target, { recursive: true, mode: 0o700 });
  const file = isFolder ? join(target, backupName(new Date())) : target;
  let heldMs: number | undefined;
  const { files } = await backUp({
    dataDir,
    file,
    withSecrets,
    async askServer() {
      const snapshot = await askServer(settings);
      heldMs = snapshot?.heldMs;
      return snapshot;
    },
  });
  const { size } = await stat(file);
  const stood = heldMs === undefined ? 'no server was running' : `the server stood still for ${heldMs} ms`;
  console.log(
    `${file}: ${files.length} files, ${(size / 1e6).toFixed(1)} MB, read back and whole; ${stood}.`,
  );
  console.log(
    withSecrets
      ? "It holds everybody's data and the keys of the installation: keep it where nobody else can read it."
      : "It holds everybody's data, but not the keys: after a restore elsewhere everybody signs in again, and reminders are turned on again.",
  );
  if (isFolder && keep !== undefined) {
    const removed = await removeOldBackups(target, keep);
    if (removed.length > 0) console.log(`Removed: ${removed.join(', ')}`);
  }
}

const usage =
  'Usage: npm run --silent backup -- <file.tar.gz or folder> [--keep <number, with a folder>] [--without-secrets]';

function readArguments(words: readonly string[]): {
  target: string;
  keep: number | undefined;
  withSecrets: boolean;
} {
  const targets: string[] = [];
  let keep: number | undefined;
  let withSecrets = true;
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--without-secrets') withSecrets = false;
    else if (word === '--keep') {
      keep = Number(rest.shift());
      if (!Number.isInteger(keep) || keep < 1) throw new SettingError(usage);
    } else if (word.startsWith('-')) throw new SettingError(usage);
    else targets.push(word);
  }
  const [target] = targets;
  if (target === undefined || targets.length > 1) throw new SettingError(usage);
  return { target: resolve(target), keep, withSecrets };
}

/** Undefined where nothing listens: then the folder itself is read. */
async function askServer({
  siteUrl,
  dataDir,
}: ServerSettings): Promise<{ folder: string; heldMs: number } | undefined> {
  const { loadSecrets } = await import('#supabase/local/secrets.ts');
  const { serviceKey } = await loadSecrets(dataDir);
  let response: Response;
  try {
    response = await fetch(`${siteUrl}/operations/snapshot`, {
      method: 'POST',
      headers: { authorization: `Bearer ${serviceKey}` },
      signal: AbortSignal.timeout(10 * 60_000),
    });
  } catch {
    return undefined;
  }
  if (!response.ok)
    throw new Error(
      `What runs at ${siteUrl} does not work with the data in ${dataDir}, or does not take this machine for its own (${response.status}): give the DATA_DIR, HOST and PORT that it was started with, or stop it first.`,
    );
  return (await response.json()) as { folder: string; heldMs: number };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof SettingError ? 2 : 1;
}
