import { isRecord } from '#domain/is-record.ts';
import { parseJson } from './parse-json.ts';
import { hasRoomFor, isOutOfSpace } from './storage-room.ts';

/** A recording that is kept on this device. */
export interface KeptAudio {
  /** Where it was fetched from. */
  address: string;
  title: { en: string; hi: string };
  /** Bytes. */
  size: number;
}

/**
 * offline: there is no network · refused: the place where it lies lets nobody keep it, or it has no end · full: the device has no room ·
 * not-here: the browser keeps no files · stopped: at its reader's word · failed: anything else.
 */
export type KeepAudioOutcome = 'kept' | 'offline' | 'refused' | 'full' | 'not-here' | 'stopped' | 'failed';

/** Fetches a recording and keeps it. `onProgress`: bytes so far, and of how many where the server says so. */
export async function keepAudio(
  { address, title }: Omit<KeptAudio, 'size'>,
  onProgress: (got: number, of: number | undefined) => void,
  signal: AbortSignal,
): Promise<KeepAudioOutcome> {
  if (!('caches' in globalThis)) return 'not-here';
  if (!navigator.onLine) return 'offline';
  try {
    const response = await fetch(address, { signal, credentials: 'omit' });
    const type = response.headers.get('content-type') ?? '';
    // A page that asks for a sign-in answers as well as the recording does.
    if (!response.ok || !/^(audio\/|video\/(mp4|webm|ogg)|application\/(ogg|octet-stream))/i.test(type))
      return 'failed';
    const of = numberIn(response.headers.get('content-length'));
    if (of !== undefined && of > mostBytes) return 'refused';
    if (of !== undefined && !(await hasRoomFor(of))) return 'full';
    const chunks = await chunksOf(response, (got) => onProgress(got, of));
    if (!chunks) return 'refused';
    const blob = new Blob(chunks, { type: /^application\/octet/i.test(type) ? 'audio/mpeg' : type });
    if (!(await hasRoomFor(blob.size))) return 'full';
    const headers = {
      'content-type': blob.type,
      [sizeHeader]: String(blob.size),
      [titleHeader]: named(title),
    };
    const cache = await caches.open(cacheName);
    await cache.put(address, new Response(blob, { headers }));
    return 'kept';
  } catch (error) {
    if (signal.aborted) return 'stopped';
    if (isOutOfSpace(error)) return 'full';
    if (!(error instanceof TypeError)) throw error;
    // The browser does not say why it hands nothing out; what is ours may always be fetched.
    if (!navigator.onLine) return 'offline';
    return isForeign(address) ? 'refused' : 'failed';
  }
}

/** An address as it is kept under; undefined for what is none. */
export function absoluteAddress(address: string): string | undefined {
  return URL.parse(address, globalThis.location.href)?.href;
}

/** How many bytes a recording has, as the place says where it lies; undefined where it does not. Fetches nothing of it. */
export async function audioSize(address: string): Promise<number | undefined> {
  try {
    const response = await fetch(address, { method: 'HEAD', credentials: 'omit' });
    return response.ok ? numberIn(response.headers.get('content-length')) : undefined;
  } catch {
    return undefined;
  }
}

/** A recording that is kept here; undefined where it is not. */
export async function keptAudio(address: string): Promise<Blob | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const cache = await caches.open(cacheName);
  return (await cache.match(address))?.blob();
}

/** All that are kept here, without their bytes. */
export async function keptAudios(): Promise<KeptAudio[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(cacheName);
  const kept = await Promise.all(
    (await cache.keys()).map(async ({ url }): Promise<KeptAudio[]> => {
      const headers = (await cache.match(url))?.headers;
      const title = titleIn(headers?.get(titleHeader)) ?? { en: url, hi: url };
      return headers ? [{ address: url, title, size: numberIn(headers.get(sizeHeader)) ?? 0 }] : [];
    }),
  );
  return kept.flat();
}

/** Lets go of a recording. */
export async function removeAudio(address: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(cacheName);
  await cache.delete(address);
}

const cacheName = 'disha-audio';
const sizeHeader = 'x-disha-size';
const titleHeader = 'x-disha-title';

/** An hour and a half as people record singing. A stream of the radio has no end, and all of it would lie in memory. */
const mostBytes = 100 * 1024 * 1024;

/** Undefined where there are more than are kept. */
async function chunksOf(
  response: Response,
  onProgress: (got: number) => void,
): Promise<BlobPart[] | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return [await response.arrayBuffer()];
  const chunks: BlobPart[] = [];
  let got = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    chunks.push(value);
    got += value.byteLength;
    if (got > mostBytes) {
      await reader.cancel();
      return undefined;
    }
    onProgress(got);
  }
}

/** Headers hold Latin letters alone. */
function named(title: KeptAudio['title']): string {
  return encodeURIComponent(JSON.stringify(title));
}

function titleIn(header: string | null | undefined): KeptAudio['title'] | undefined {
  const title = header ? parseJson(decodeURIComponent(header)) : undefined;
  if (!isRecord(title) || typeof title['en'] !== 'string' || typeof title['hi'] !== 'string')
    return undefined;
  return { en: title['en'], hi: title['hi'] };
}

function numberIn(text: string | null): number | undefined {
  const number = text === null ? Number.NaN : Number(text);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

function isForeign(address: string): boolean {
  return URL.parse(address, globalThis.location.href)?.origin !== globalThis.location.origin;
}
