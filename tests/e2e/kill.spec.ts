import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { expect, test } from './world.ts';

// Three kills in each of the two projects, at moments of their own; in a process of their own, as they leave nothing tidy.
test('a browser that is killed in mid-send and mid-pull loses and doubles nothing', async () => {
  test.setTimeout(240_000);
  const seed = test.info().project.name === 'phone' ? '11' : '12';
  const run = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/bench/kill.bench.ts', '--kills', '3', '--seed', seed],
    { env: { ...process.env, BROWSER_PATH: await findBrowser() }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [printed, complaints] = await Promise.all([text(run.stdout), text(run.stderr)]);
  const outcome = JSON.parse(printed || JSON.stringify({ complaints })) as { kept: number };
  expect(outcome).toMatchObject({ kills: 3, lost: 0, doubled: 0, disordered: 0, apart: 0 });
  expect(outcome.kept).toBeGreaterThan(0);
});
