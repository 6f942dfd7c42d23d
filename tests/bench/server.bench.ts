/**
 * How fast and how large the embedded backend is: `npm run bench:server`.
 * Ends with 1 when a goal is missed.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgliteConnection } from '@supabase/lite/pglite';
import { freePort, worldAt } from '#tests/fakes/embedded-world.ts';

const goals = { secondBootMs: 2000, residentMb: 450 };
const reads = 500;
const columns = 'id,name,about,image';
const folder = await mkdtemp(join(tmpdir(), 'disha-bench-'));

try {
  const firstBoot = await boot();
  const residentAtFirstBoot = await residentMb(firstBoot.child);
  await stop(firstBoot.child);
  const { child, url, ms } = await boot();
  const residentAtBoot = await residentMb(child);
  const world = await worldAt(url);
  const read = readOver(url, world.publishableKey);
  for (let n = 0; n < 50; n += 1) await read();
  const residentAfter50 = await residentMb(child);
  const oneByOne = await perSecond(1, read);
  const together = await perSecond(16, read);
  const residentAtEnd = await residentMb(child);
  await stop(child);

  const connection = new PgliteConnection({ url: join(folder, 'postgres') });
  await connection.driver.waitReady;
  const query = (): Promise<unknown> =>
    connection.driver.query(`select ${columns} from public.deities order by id limit $1`, [10]);
  for (let n = 0; n < 50; n += 1) await query();
  const bare = await perSecond(1, query);
  await connection.close();

  console.log(`First start             ${firstBoot.ms} ms, ${residentAtFirstBoot} MB resident`);
  console.log(`Second start            ${ms} ms (goal: at most ${goals.secondBootMs})`);
  console.log(`Resident after start    ${residentAtBoot} MB (goal: at most ${goals.residentMb})`);
  console.log(`… after 50 reads        ${residentAfter50} MB (goal: at most ${goals.residentMb})`);
  console.log(`… after ${2 * reads + 50} reads      ${residentAtEnd} MB`);
  console.log(`Reads of 5 rows         ${oneByOne} a second one by one, ${together} sixteen at a time`);
  console.log(`The same query bare     ${bare} a second, ${(bare / oneByOne).toFixed(1)} times as many`);
  const isMissed = ms > goals.secondBootMs || Math.max(residentAtBoot, residentAfter50) > goals.residentMb;
  if (isMissed) console.log('A goal was missed.');
  process.exitCode = isMissed ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** From the command to the first answer. */
async function boot(): Promise<{ child: ChildProcess; url: string; ms: number }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { child, url, ms: Math.round(performance.now() - startedAt) };
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function residentMb(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

/** One read over kept connections, as a browser makes it. */
function readOver(url: string, key: string): () => Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const address = `${url}/rest/v1/deities?select=${columns}&order=id&limit=10`;
  return () =>
    new Promise((resolve, reject) => {
      const sent = request(address, { agent, headers: { apikey: key } }, (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`A read answered ${response.statusCode}.`)),
        );
      });
      sent.on('error', reject);
      sent.end();
    });
}

async function perSecond(width: number, work: () => Promise<unknown>): Promise<number> {
  let left = reads;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (left > 0) {
        left -= 1;
        await work();
      }
    }),
  );
  return Math.round((reads * 1000) / (performance.now() - startedAt));
}
