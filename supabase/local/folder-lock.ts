import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
    const owner = await readFile(file, 'utf8').catch(() => '');
    if (owner === identityOf(process.pid) ? heldHere.has(file) : isAlive(owner)) break;
    await removeLeft(file, owner);
  }
  throw new Error(
    `The data folder ${dataDir} is used by another Disha: stop it, or choose another with DATA_DIR=…`,
  );
}

/** Makes the lock with its owner already in it, so that nobody ever reads an empty one. */
async function claim(file: string): Promise<boolean> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, identityOf(process.pid));
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

/** Of several that find the same dead owner, one removes its lock; the others must not remove the next one's. */
async function removeLeft(file: string, owner: string): Promise<void> {
  const aside = `${file}.left-${process.pid}`;
  try {
    await rename(file, aside);
  } catch {
    return; // somebody else was faster
  }
  if ((await readFile(aside, 'utf8')) !== owner) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

/** A process number comes again with time, so the moment of its start goes with it where the system tells. */
function identityOf(pid: number): string {
  return `${pid} ${startOf(pid) ?? ''}`.trim();
}

function isAlive(identity: string): boolean {
  const pid = Number(identity.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process cannot be asked, but it is there.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return identityOf(pid) === identity;
}

/** Field 22 of `/proc/<pid>/stat`, clock ticks since the machine started; the name before may hold anything. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A process that was killed and not yet collected by its parent (Z) holds nothing.
    return fields[0] === 'Z' ? 'ended' : fields[19];
  } catch {
    return undefined;
  }
}
