import { ocrFolder } from './ocr-files.ts';
import { isRecognitionFile, recognitionCache } from './recognition-cache.ts';

/**
 * Brings files onto the device, for the service worker to answer with from then on; also where it does not yet look
 * after this page. `onProgress`: bytes of those that had to be fetched. Throws where one cannot be fetched now.
 */
export async function keepFiles(
  paths: readonly string[],
  onProgress: (bytes: number) => void,
): Promise<void> {
  if (typeof caches === 'undefined') return;
  const cache = await caches.open(recognitionCache);
  let bytes = 0;
  for (const path of paths) {
    if (await cache.match(path)) continue;
    const answer = await fetch(path);
    if (!isRecognitionFile(answer) || !answer.body) throw new Error(`${path} did not come`);
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          onProgress(bytes);
          controller.enqueue(chunk);
        },
      }),
    );
    const { headers, status } = answer;
    // What is counted is already unpacked.
    const kept = new Headers(headers);
    kept.delete('content-encoding');
    kept.delete('content-length');
    await cache.put(path, new Response(counted, { status, headers: kept }));
  }
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/ocr/') && !pathname.startsWith(`${ocrFolder}/`)) await cache.delete(pathname);
  }
}
