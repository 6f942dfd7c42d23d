/**
 * Writes what makes every device drop its copy of the app: a worker that ends itself, and the word that none is wanted, in
 * the place of `index.js` and `version.json`. Into dist/, or into the folder that is given: lay its files over the site.
 * See docs/updates.md.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { readPublishedVersion, type PublishedVersion } from '../src/pwa/published-version.ts';

const folder = resolve(process.argv[2] ?? 'dist');
const workshop = resolve('.cache', 'kill-switch');

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: workshop,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: 'sw/kill-switch.ts',
      output: { format: 'iife', entryFileNames: 'index.js' },
    },
  },
});
mkdirSync(folder, { recursive: true });
write('index.js', readFileSync(join(workshop, 'index.js')));
write('version.json', Buffer.from(`${JSON.stringify(withoutWorker(), undefined, 2)}\n`));
rmSync(workshop, { recursive: true, force: true });
console.log(
  `Written to ${folder}. Put it on the site; devices follow within a day, open ones within an hour.`,
);

function withoutWorker(): PublishedVersion {
  const kept = readKept();
  return {
    version: kept?.version ?? { id: '', at: '' },
    minimum: kept?.minimum ?? '',
    worker: 'off',
    releases: kept?.releases ?? [],
  };
}

function readKept(): PublishedVersion | undefined {
  try {
    return readPublishedVersion(JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8')));
  } catch {
    return undefined; // a folder for these files alone
  }
}

/** With the copies that a server prefers. */
function write(name: string, bytes: Buffer): void {
  writeFileSync(join(folder, name), bytes);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes));
}
