import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

/** What a lock of this process begins with. */
const own = new RegExp(`^${process.pid}\\b`);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disha-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder is had by one, and by the next when it was given back', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is used by another Disha: stop it, or choose another with DATA_DIR=…`,
  );
  await unlock();
  expect(await readdir(folder)).toEqual([]);
  const again = await lockFolder(folder);
  await again();
});

test('of many that want it at once exactly one has it', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a folder of a living process is not taken, one of a killed process is', async () => {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `const { lockFolder } = await import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)});
       await lockFolder(${JSON.stringify(folder)});
       console.log('locked');
       setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toThrow('is used by another Disha');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const unlock = await lockFolder(folder);
  expect(await readFile(join(folder, 'lock'), 'utf8')).toMatch(own);
  await unlock();
});

test.each(['', 'no number', '0', '-1', '4194999 1'])('a lock that says %j is of nobody', async (content) => {
  await writeFile(join(folder, 'lock'), content);
  const unlock = await lockFolder(folder);
  expect(await readFile(join(folder, 'lock'), 'utf8')).toMatch(own);
  await unlock();
});

test('a number that was given to another program since is of nobody', async () => {
  await writeFile(join(folder, 'lock'), `${process.ppid} 1`);
  const unlock = await lockFolder(folder);
  expect(await readFile(join(folder, 'lock'), 'utf8')).toMatch(own);
  await unlock();
});
