import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs programs of packages one after the other, and ends as the first that fails. @param {string[][]} programs */
export function inTurn(programs) {
  for (const [program = '', ...words] of programs) {
    const { status } = spawnSync(process.execPath, [join('node_modules', program), ...words], {
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
    if (status !== 0) return;
  }
}
