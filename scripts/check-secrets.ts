/**
 * Looks through every file of the build for what must stay secret: by its shape, the secrets of .data, and the values of
 * secret settings. First it finds one that it has planted, so that an empty search is not taken for a clean build.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findSecrets, secretSettings } from './site/find-secrets.ts';

const known = new Map([...secretSettings(process.env), ...secretsOfData()]);
const planted = mkdtempSync(join(tmpdir(), 'disha-planted-'));
writeFileSync(join(planted, 'chunk.js'), 'export const key="sb_secret_planted0123456789";');
const control = findingsIn(planted);
rmSync(planted, { recursive: true });
if (control.findings.length !== 1) fail('The planted secret was not found: the search itself is broken.');
const { files, findings } = findingsIn('dist');
if (files < 100) fail(`The build has ${files} files: build it first.`);
for (const finding of findings) console.error(finding);
if (findings.length > 0) fail('Everybody who opens the site could read this.');
console.log(
  `  ${files} files hold no secret; ${known.size} values of this machine were among what was looked for.`,
);

function findingsIn(folder: string): { files: number; findings: string[] } {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name));
  const found = paths.flatMap((path) => {
    const bytes = readFileSync(path);
    const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
    return findSecrets(text, known).map((name) => `${path} holds ${name}.`);
  });
  return { files: paths.length, findings: found };
}

function secretsOfData(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(
      readFileSync(join(process.env['DATA_DIR'] ?? '.data', 'secrets.json'), 'utf8'),
    );
    return Object.entries(kept as Record<string, unknown>).flatMap(([name, value]) =>
      name !== 'publishableKey' && typeof value === 'string' ? [[`${name} of .data`, value] as const] : [],
    ) as [string, string][];
  } catch {
    return []; // nothing was started here yet
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
