import { findBrowser } from '../../scripts/find-browser.mjs';
import { runKills } from './kill-run.ts';
import { expect, test } from './world.ts';

// Three kills in each of the two projects, at moments of their own.
test('a browser that is killed in mid-send and mid-pull loses and doubles nothing', async () => {
  test.setTimeout(240_000);
  const seed = test.info().project.name === 'phone' ? 11 : 12;
  const outcome = await runKills({ kills: 3, seed, browserPath: await findBrowser(), say: () => {} });
  expect(outcome).toMatchObject({ kills: 3, lost: 0, doubled: 0, disordered: 0, apart: 0 });
  expect(outcome.kept).toBeGreaterThan(0);
});
