/** Who imports whom among the files of the project, read from their import statements. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Static imports and exports, `import()`, and the files that a worker or a process is started from. */
const imported =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\bmock\s*\(\s*(?:import\s*\(\s*)?)['"]([^'"\n]+)['"]|new URL\(\s*['"](\.[^'"\n]+)['"]/g;
/** As in `imports` of package.json; the longest first. */
const aliases = [
  ['#tests/', 'tests/'],
  ['#supabase/', 'supabase/'],
  ['#', 'src/'],
];

/**
 * For each file those that import it. Files are named from the root of the project, with `/`.
 * @param {readonly string[]} files
 * @returns {Map<string, Set<string>>}
 */
export function importersOf(files) {
  const known = new Set(files);
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const file of files.filter((name) => /\.([cm]?[jt]sx?|html)$/.test(name))) {
    for (const target of importsOf(file, readFileSync(file, 'utf8'))) {
      if (!known.has(target)) continue;
      const by = importers.get(target) ?? new Set();
      importers.set(target, by.add(file));
    }
  }
  return importers;
}

/**
 * The files of the project that a source text asks for, whether they are there or not.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function importsOf(file, text) {
  return [...text.matchAll(imported)].flatMap(([, specifier, url]) => {
    const asked = (specifier ?? url ?? '').replace(/\?.*$/, '');
    if (asked.startsWith('.')) return [normalize(join(dirname(file), asked)).replaceAll('\\', '/')];
    const [alias, folder] = aliases.find(([begin]) => asked.startsWith(begin)) ?? [];
    return alias === undefined ? [] : [folder + asked.slice(alias.length)];
  });
}

/**
 * The files and everything that imports them, directly or by others.
 * @param {Iterable<string>} files
 * @param {Map<string, Set<string>>} importers
 * @returns {Set<string>}
 */
export function reachedFrom(files, importers) {
  const reached = new Set(files);
  // A set goes on with what is added to it while it is walked.
  for (const file of reached) for (const by of importers.get(file) ?? []) reached.add(by);
  return reached;
}
