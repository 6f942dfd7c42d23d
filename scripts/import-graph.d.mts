/** As in import-graph.mjs, where each is described. */
export function importersOf(files: readonly string[]): Map<string, Set<string>>;
export function importsOf(file: string, text: string): string[];
export function reachedFrom(
  files: Iterable<string>,
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string>;
