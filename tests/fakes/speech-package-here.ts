import module from 'node:module';
import { isMainThread } from 'node:worker_threads';

/**
 * Puts a stand-in where the package that runs speech models would be, which no installation has by itself. For a backend
 * in a process of its own: `node --import tsx --import ./tests/fakes/speech-package-here.ts …`.
 */
const packageName = '@huggingface/transformers';

// The hooks run in a thread of their own, which loads this file too.
if (isMainThread) module.register(import.meta.url);

/**
 * A `resolve` hook, called by Node's module loader.
 * @public
 */
export function resolve<Result>(
  name: string,
  context: object,
  nextResolve: (name: string, context: object) => Result,
): Result {
  return nextResolve(
    name === packageName ? new URL('./speech-package.ts', import.meta.url).href : name,
    context,
  );
}
