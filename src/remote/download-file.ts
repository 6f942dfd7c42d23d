import { parseJson } from '#lib/parse-json.ts';
import type { Answer } from './call.ts';
import { classifyAnswer, classifyThrown } from './classify-error.ts';
import { callerHeaders, type Caller } from './procedures.ts';
import { meantStatus } from './storage-status.ts';

export interface DownloadedFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** Its media type, as the storage service has it. */
  type: string;
}

/** A connection on which nothing moves for so long has been lost without a word. */
const idleMs = 30_000;

/**
 * The bytes of one of the caller's own files, in a private bucket or a public one. Never throws; a file that is not there
 * has the code `file_not_found`. What `signal` ends is answered as a lost connection.
 */
export async function downloadFile(
  caller: Caller,
  { bucket, path }: { bucket: string; path: string },
  signal?: AbortSignal,
): Promise<Answer<DownloadedFile>> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal?.addEventListener('abort', end);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stillMoving = () => {
    clearTimeout(timer);
    timer = setTimeout(end, idleMs);
  };
  try {
    if (signal?.aborted) end();
    stillMoving();
    const response = await fetch(`${caller.config.url}/storage/v1/object/${bucket}/${encodePath(path)}`, {
      headers: callerHeaders(caller),
      signal: ending.signal,
      // Nothing of a private file stays in the browser beyond what the app itself keeps and removes.
      cache: 'no-store',
    });
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
    if (!response.ok) return refused(response.status, type, parseJson(await response.text()));
    if (type === 'text/html') return { ok: false, problem: { kind: 'portal', status: response.status } };
    const chunks: Uint8Array[] = [];
    if (response.body) {
      const reader = response.body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        stillMoving();
        chunks.push(part.value);
      }
    }
    return { ok: true, value: { bytes: joined(chunks), type } };
  } catch (error) {
    return { ok: false, problem: classifyThrown(error) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

function refused(status: number, type: string, body: unknown): Answer<never> {
  const meant = meantStatus(status, body);
  const problem = classifyAnswer(meant, type, body);
  return { ok: false, problem: meant === 404 ? { ...problem, code: 'file_not_found' } : problem };
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
