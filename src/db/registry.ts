import { del, entries, get, set, type UseStore } from 'idb-keyval';
import { isRecord } from '#domain/is-record.ts';
import { createStore } from '#lib/key-store.ts';
import type { OutboxRow } from './schema.ts';

/**
 * Whose databases this device has, and what of each has not reached the server. A browser that finds its databases broken
 * after a crash begins them anew, all of them, without a word: the copy beside them brings the acts back.
 */

const cacheName = 'disha-registry';

let opened: UseStore | undefined;
function store(): UseStore {
  return (opened ??= createStore('disha-registry', 'users'));
}

/** Notes what is not on the server yet; a copy without the files is kept where no database is needed to read it. */
export async function noteUnsent(userId: string, unsent: readonly OutboxRow[]): Promise<void> {
  await set(userId, unsent.length, store());
  const cache = await copies();
  await cache?.put(addressOf(userId), new Response(JSON.stringify(unsent)));
}

/** How many were not on the server when this device last looked; 0 where it knows nothing of the user. */
export async function notedUnsent(userId: string): Promise<number> {
  const noted: unknown = await get(userId, store()).catch(() => undefined);
  return typeof noted === 'number' ? noted : (await unsentCopy(userId)).length;
}

/** The copy of what had not reached the server when this device last looked, in the order in which it was kept. */
export async function unsentCopy(userId: string): Promise<OutboxRow[]> {
  if (typeof caches === 'undefined') return [];
  try {
    const copy = await caches.match(addressOf(userId), { cacheName });
    const rows: unknown = await copy?.json();
    return Array.isArray(rows) ? rows.filter(isOutboxRow) : [];
  } catch {
    return []; // there is no copy that can be read
  }
}

/** Everybody whose rows this device keeps, by what it remembers. */
export async function knownUsers(): Promise<{ userId: string; unsent: number }[]> {
  const known = await entries<string, unknown>(store());
  return known.map(([userId, unsent]) => ({ userId, unsent: typeof unsent === 'number' ? unsent : 0 }));
}

/** Forgets that the user was ever here. */
export async function forgetEntry(userId: string): Promise<void> {
  await del(userId, store());
  const cache = await copies();
  await cache?.delete(addressOf(userId));
}

/** Undefined where the browser has no such place, or lets nothing be kept in it. */
async function copies(): Promise<Cache | undefined> {
  return typeof caches === 'undefined' ? undefined : caches.open(cacheName).catch(() => undefined);
}

function addressOf(userId: string): string {
  return `/registry/${userId}`;
}

function isOutboxRow(row: unknown): row is OutboxRow {
  return (
    isRecord(row) &&
    typeof row['opId'] === 'string' &&
    typeof row['kind'] === 'string' &&
    typeof row['entityId'] === 'string' &&
    Array.isArray(row['deps']) &&
    isRecord(row['payload'])
  );
}
