/**
 * whole: nothing is missing · outdated: the site has another version by now, which brings all of its own · healed: all are
 * there again · left: the site could not be reached, or does not have them.
 */
export type HealOutcome = 'whole' | 'outdated' | 'healed' | 'left';

export interface KeptFiles {
  /** Of the cache in which they are. */
  cacheName: string;
  /** Under which each is kept there, whole: the address, and with it the revision where the name says none. */
  keys: readonly string[];
}

/** Fetches what is missing of the files that this version of the app consists of. */
export async function healCache(
  { cacheName, keys }: KeptFiles,
  registration: Pick<ServiceWorkerRegistration, 'update' | 'installing' | 'waiting'>,
): Promise<HealOutcome> {
  try {
    const kept = await keptIn(cacheName);
    const missing = keys.filter((key) => !kept.has(key));
    if (missing.length === 0) return 'whole';
    // Files of another version under the names of this one would break it for good.
    await registration.update();
    if (registration.installing ?? registration.waiting) return 'outdated';
    const cache = await caches.open(cacheName);
    await Promise.all(missing.map((key) => fetchInto(cache, key)));
    return 'healed';
  } catch {
    return 'left';
  }
}

/** Looking makes none: where the app was just taken from the device nothing of it may come back. */
async function keptIn(cacheName: string): Promise<Set<string>> {
  if (!(await caches.has(cacheName))) return new Set();
  const cache = await caches.open(cacheName);
  return new Set((await cache.keys()).map(({ url }) => url));
}

async function fetchInto(cache: Cache, key: string): Promise<void> {
  const response = await fetch(key, { cache: 'reload', credentials: 'same-origin' });
  // A document that a host has led elsewhere may not be shown in the place of the one that was asked for.
  if (!response.ok || response.redirected) throw new Error(`The site has no ${key}`);
  await cache.put(key, response);
}
