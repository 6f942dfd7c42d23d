import { readFileSync } from 'node:fs';
import module from 'node:module';

/**
 * Lets packages be loaded as they are. The TypeScript loader would parse each of their files too, which costs the
 * start half a second and 60 MB and changes nothing in them. Call it before the first package is imported.
 */
export function loadPackagesAsTheyAre(): void {
  const registerHooks: unknown = Reflect.get(module, 'registerHooks');
  // Newer versions of Node run such hooks in this thread, older ones in a thread of their own.
  if (typeof registerHooks === 'function') registerHooks({ load });
  else module.register(import.meta.url);
}

/**
 * A `load` hook, called by Node's module loader.
 * @public
 */
export function load<Result>(
  url: string,
  context: { format?: string | null | undefined },
  nextLoad: (url: string, context: object) => Result,
): Result | { format: 'module'; source: Uint8Array; shortCircuit: true } {
  const isOfPackage = url.startsWith('file:') && url.includes('/node_modules/');
  if (!isOfPackage || context.format !== 'module') return nextLoad(url, context);
  return { format: 'module', source: readFileSync(new URL(url)), shortCircuit: true };
}
