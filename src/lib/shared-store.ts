import { del, get, set } from 'idb-keyval';
import { isRecord } from '#domain/is-record.ts';
import { createStore } from './key-store.ts';

/** Where other apps of the device hand things over: the worker takes them there, and a page of the same name shows them. */
export const sharePath = '/share';

/** several: more than one file · kind: neither a picture nor a PDF · large: more than `largestShared` · empty: neither files nor words. */
export type ShareFault = 'several' | 'kind' | 'large' | 'empty';

export interface SharedFile {
  /** As its app named it. */
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

/** What was handed over last. It waits on this device alone: nothing is sent or made of it before somebody says so. */
export interface Shared {
  id: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  words: string;
  file?: SharedFile;
  fault?: ShareFault;
}

/** What another app gives, or the system for a file that is opened with this one. */
export interface Handed {
  title: string;
  text: string;
  url: string;
  files: readonly File[];
}

export const largestShared = 10 * 1024 * 1024;
/** More than any question holds. */
const mostWords = 20_000;
/** After this long nobody expects it any more. */
const maxAgeMs = 24 * 60 * 60 * 1000;

const key = 'thing';
let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore('disha-shared', 'kept'));

/** Keeps what was handed over, in place of the thing before. Rejects where the device keeps nothing. */
export async function keepShared(handed: Handed, now: number): Promise<void> {
  await set(key, await sharedOf(handed, now), store());
}

/** What waits; of more than a day ago nothing, which is then let go. Rejects where storage is blocked. */
export async function sharedThing(now: number): Promise<Shared | undefined> {
  const kept = readShared(await get<unknown>(key, store()));
  if (kept && Math.abs(now - kept.keptAt) <= maxAgeMs) return kept;
  await forgetShared();
  return undefined;
}

export async function forgetShared(): Promise<void> {
  await del(key, store());
}

/** One file that can be a plan, the words, or what is wrong with them. A file that is not taken is not kept. */
export async function sharedOf({ title, text, url, files }: Handed, now: number): Promise<Shared> {
  const kept = { id: crypto.randomUUID(), keptAt: now, words: wordsOf([title, text, url]) };
  const [file, ...more] = files.filter(({ name, size }) => name !== '' || size > 0);
  if (!file) return kept.words === '' ? { ...kept, fault: 'empty' } : kept;
  if (more.length > 0) return { ...kept, fault: 'several' };
  if (!isPlanLike(file)) return { ...kept, fault: 'kind' };
  if (file.size > largestShared) return { ...kept, fault: 'large' };
  return { ...kept, file: { name: file.name, type: file.type, bytes: await file.arrayBuffer() } };
}

/** Apps put an address into the text, into its own field, or into both: what another part says already is left out. */
function wordsOf(parts: readonly string[]): string {
  const said = [...new Set(parts.map((part) => part.trim()))].filter((part) => part !== '');
  return said
    .filter((part) => !said.some((other) => other !== part && other.includes(part)))
    .join('\n')
    .slice(0, mostWords);
}

/** By what its app says of it; what it really is, is seen when it is read. */
function isPlanLike({ name, type }: File): boolean {
  if (type === '' || type === 'application/octet-stream')
    return /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|pdf)$/i.test(name);
  return type === 'application/pdf' || (type.startsWith('image/') && type !== 'image/svg+xml');
}

function readShared(value: unknown): Shared | undefined {
  if (!isRecord(value)) return undefined;
  const { id, keptAt, words, file, fault } = value;
  if (typeof id !== 'string' || typeof keptAt !== 'number' || typeof words !== 'string') return undefined;
  const readFault = faults.find((one) => one === fault);
  const kept = isFile(file) ? file : undefined;
  return { id, keptAt, words, ...(kept && { file: kept }), ...(readFault && { fault: readFault }) };
}

const faults: readonly ShareFault[] = ['several', 'kind', 'large', 'empty'];

function isFile(value: unknown): value is SharedFile {
  if (!isRecord(value)) return false;
  const { name, type, bytes } = value;
  return typeof name === 'string' && typeof type === 'string' && bytes instanceof ArrayBuffer;
}
