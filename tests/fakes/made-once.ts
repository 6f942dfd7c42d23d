import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAllMoments } from '#tests/clock/run-clock.ts';

/**
 * The path of a file or folder that takes long to make and depends on the schema alone: made once for each state of it
 * and shared by all test runs. Whoever uses it copies or reads it, and never writes there.
 */
export async function madeOnce(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const path = cached(`${name}-${await fingerprint()}`);
  if (await isThere(path)) return path;
  await mkdir(cacheFolder, { recursive: true });
  // Test files start side by side: something half made must never be seen.
  const draft = cached(randomUUID());
  // Kept for runs at other moments: nothing in it may be of their future.
  await beforeAllMoments(() => make(draft));
  await rename(draft, path).catch(async (error: unknown) => {
    // A folder that somebody else has put there meanwhile is as good.
    if (!(await isThere(path))) throw error;
    await rm(draft, { recursive: true, force: true });
  });
  await removeOlder(name, path);
  return path;
}

/** Those of other checkouts, which may share the folder and be reading them now, are left for a day. */
async function removeOlder(name: string, newest: string): Promise<void> {
  const older = (await readdir(cacheFolder))
    .filter((entry) => entry.startsWith(`${name}-`))
    .map(cached)
    .filter((path) => path !== newest);
  for (const path of older) {
    const madeAt = (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
    if (Date.now() - madeAt > dayMs) await rm(path, { recursive: true, force: true });
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await sources()) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function sources(): Promise<URL[]> {
  const folder = new URL('../../supabase/migrations/', import.meta.url);
  const migrations = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return [
    ...migrations.map((name) => new URL(name, folder)),
    ...[
      '../../supabase/seed.sql',
      '../../supabase/seed/calendar.sql',
      '../../supabase/seed/content.sql',
      '../../supabase/seed/devotion.sql',
      '../../supabase/seed/hymns.sql',
      '../../supabase/local/prelude.sql',
      '../../supabase/local/migrate.ts',
      '../../supabase/local/database.ts',
      '../../package-lock.json',
      '../db/database.ts',
      './embedded-world.ts',
      './made-once.ts',
    ].map((path) => new URL(path, import.meta.url)),
  ];
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

const dayMs = 24 * 60 * 60 * 1000;
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/disha-db/', import.meta.url));

function cached(entry: string): string {
  return cacheFolder + entry;
}
