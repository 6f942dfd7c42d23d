import { registerRoute } from 'workbox-routing';
import { isRecognitionFile, recognitionCache } from '#lib/read-words/recognition-cache.ts';
import { nameOf } from './recognition-names.ts';

/** What reads pictures and PDFs is too large for everybody; whoever has used it once has it without a network. */
export function keepRecognitionFiles(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && nameOf(url.pathname) !== undefined,
    ({ request, url }) => answer(request, url.pathname),
  );
}

async function answer(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(recognitionCache);
  const kept = await cache.match(path);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (!isRecognitionFile(fetched)) return fetched;
  // A device without room for it works as before.
  await cache.put(path, fetched.clone()).catch(() => {});
  await forgetOlder(cache, path).catch(() => {});
  return fetched;
}

/** One version of each file is enough. */
async function forgetOlder(cache: Cache, path: string): Promise<void> {
  const name = nameOf(path);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== path && nameOf(pathname) === name) await cache.delete(pathname);
  }
}
