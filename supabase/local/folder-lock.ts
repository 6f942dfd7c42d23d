import { readFileSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const heldHere = new Set<string>();

/**
 * Takes the data folder for this process; the answer gives it back. Throws when a living process has it.
 * A lock left by a process that was killed is taken over.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    if (await claim(file)) {
      heldHere.add(file);
      return async () => {
        heldHere.delete(file);
        await rm(file, { force: true });
      };
    }
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (owner === process.pid ? heldHere.has(file) : isDisha(owner)) break;
    await rm(file, { force: true });
  }
  throw new Error(
    `The data folder ${dataDir} is used by another Disha: stop it, or choose another with DATA_DIR=…`,
  );
}

/** Makes the lock with its owner already in it, so that nobody ever reads an empty one. */
async function claim(file: string): Promise<boolean> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, String(process.pid));
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** A number may have been given to another program since; where the system tells, its command line decides. */
function isDisha(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts');
  } catch {
    return true; // no such table here: believe the number
  }
}
