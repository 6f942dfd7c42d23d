import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fillDataFolder, freePort } from '#tests/fakes/embedded-world.ts';

// What a disk, a careless copy or somebody with access to it may do to the data: nothing is begun anew over what is left,
// and whoever starts it reads what is wrong, what is lost and what to do.
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disha-folder-'));
  await fillDataFolder(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a server that is expected to refuse, and gives what it says. */
async function refusal(): Promise<{ status: number | null; words: string }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/main.ts'], {
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [words] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  return { status: server.exitCode, words };
}

test('keys that are gone are not replaced over a database', async () => {
  await rm(join(folder, 'secrets.json'));
  const { status, words } = await refusal();
  expect(status).toBe(1);
  expect(words).toMatch(/not the keys.+secrets\.json.+lost.+--new-keys/);
  expect(await readdir(folder)).not.toContain('secrets.json');
});

test('a database that is gone is not begun anew over the files of people', async () => {
  await writeFile(join(folder, 'files', 'planted'), 'somebody’s');
  await rm(join(folder, 'postgres'), { recursive: true });
  const { status, words } = await refusal();
  expect(status).toBe(1);
  expect(words).toMatch(/not the database.+lost.+restore/);
  expect(await readdir(folder)).not.toContain('postgres');
});

describe('a database is told to be damaged, and stays as it is, of which', () => {
  test.each([
    ['the control file is cut', (at: string) => truncate(join(at, 'global', 'pg_control'), 10)],
    ['the tables are gone', (at: string) => rm(join(at, 'base'), { recursive: true })],
    ['the version is gone', (at: string) => rm(join(at, 'PG_VERSION'))],
    [
      'the log is overwritten',
      async (at: string) => {
        for (const name of await readdir(join(at, 'pg_wal')))
          if (name.startsWith('0'))
            await writeFile(join(at, 'pg_wal', name), new Uint8Array(16 * 1024 * 1024).fill(7));
      },
    ],
  ])('%s', async (_, harm) => {
    const cluster = join(folder, 'postgres');
    await harm(cluster);
    const { status, words } = await refusal();
    expect(status).toBe(1);
    expect(words).toMatch(/cannot be opened: it is damaged.+lost.+restore/);
    expect(words).not.toMatch(/Aborted|ASSERTIONS|\[object/);
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toContain('jwtSecret');
  });
});
