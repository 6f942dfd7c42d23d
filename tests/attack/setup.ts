import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { fillDataFolder, freePort } from '#tests/fakes/embedded-world.ts';
import { databaseFor } from '#tests/fakes/test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    attacked: { url: string; dataDir: string };
  }
}

/** One fresh server, started as its owner starts it, for all attacks that need no settings of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'disha-attacked-'));
  await fillDataFolder(dataDir);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/main.ts'], {
    // So that attackers can come from several networks.
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...(await databaseFor(dataDir)),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error('The server to attack did not start.');
    await pause(100);
  }
  project.provide('attacked', { url, dataDir });
  return async () => {
    server.kill();
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}
