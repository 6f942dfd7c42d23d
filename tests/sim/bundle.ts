/** The simulator as one file, which starts in a tenth of the time, and into which a fault can be put on the way. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Mutant } from './mutant-list.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
let bundled = 0;

/** Bundles the program of one process, with a fault in its sources if one is named. Returns the file; its folder is ignored by git. */
export async function bundlePart(mutant?: Mutant): Promise<string> {
  bundled += 1;
  const outfile = join(project, '.cache', 'sim', `${process.pid}-${bundled}.mjs`);
  await build({
    absWorkingDir: project,
    entryPoints: ['tests/sim/part.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile,
    logLevel: 'error',
    plugins: mutant ? [faulty(mutant)] : [],
  });
  return outfile;
}

function faulty({ name, file, find, replace }: Mutant): Plugin {
  const path = join(project, file);
  return {
    name: 'faulty',
    setup({ onLoad, onEnd }) {
      let isLoaded = false;
      onLoad({ filter: /\.ts$/ }, async ({ path: loading }) => {
        if (loading !== path) return undefined;
        const parts = (await readFile(path, 'utf8')).split(find);
        if (parts.length !== 2)
          throw new Error(`${name}: its words are ${parts.length - 1} times in ${file}`);
        isLoaded = true;
        return { contents: parts.join(replace), loader: 'ts' };
      });
      onEnd(() => {
        if (!isLoaded) throw new Error(`${name}: ${file} is no part of the simulator`);
      });
    },
  };
}
