import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** Whose databases this device has, and how much of each has not reached the server: enough to miss what is gone. */

const cacheName = 'disha-registry';

let opened: UseStore | undefined;
function store(): UseStore {
  return (opened ??= createStore('disha-registry', 'users'));
}

/** Writes how many acts of the user are not on the server yet; a second place keeps it in case the browser clears one. */
export async function noteUnsent(userId: string, unsent: number): Promise<void> {
  await set(userId, unsent, store());
  if (typeof caches === 'undefined') return;
  const cache = await caches.open(cacheName);
  await cache.put(`/registry/${userId}`, new Response(String(unsent)));
}

/** How many were not on the server when this device last looked; 0 where it knows nothing of the user. */
export async function notedUnsent(userId: string): Promise<number> {
  const kept: unknown = await get(userId, store()).catch(() => undefined);
  if (typeof kept === 'number') return kept;
  if (typeof caches === 'undefined') return 0;
  const cached = await caches.match(`/registry/${userId}`, { cacheName }).catch(() => undefined);
  return cached ? Number(await cached.text()) || 0 : 0;
}

/** Everybody whose rows this device keeps, by what it remembers. */
export async function knownUsers(): Promise<{ userId: string; unsent: number }[]> {
  const known = await entries<string, unknown>(store());
  return known.map(([userId, unsent]) => ({ userId, unsent: typeof unsent === 'number' ? unsent : 0 }));
}

/** Forgets that the user was ever here. */
export async function forgetUser(userId: string): Promise<void> {
  await del(userId, store());
  if (typeof caches === 'undefined') return;
  const cache = await caches.open(cacheName);
  await cache.delete(`/registry/${userId}`);
}
