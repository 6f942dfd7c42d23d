/** What is on this device and not on the server, read without any part of the app that could be what is broken. */
export interface Unsent {
  /** Acts that wait or were refused; undefined where nothing could be read. */
  count: number | undefined;
  /** All of it, by the name of its database or of the place of its copy. */
  content: Record<string, unknown>;
}

/** The stores of a database in which something is that nobody else has. */
const wanted = new Set(['outbox', 'blobs', 'drafts', 'plan_drafts', 'property_drafts', 'kept']);
/** A database that another tab is about to change answers nothing. */
const patienceMs = 3_000;

/** From the databases; of one that cannot be opened what stands in the copy beside it. */
export async function readUnsent(): Promise<Unsent> {
  const content: Record<string, unknown> = {};
  const names = await databaseNames().catch(() => undefined);
  let count = names?.length === 0 ? 0 : undefined;
  for (const name of names ?? []) {
    const rows = await readDatabase(name).catch(() => undefined);
    if (!rows) continue;
    content[name] = rows;
    count = (count ?? 0) + (rows['outbox']?.length ?? 0);
  }
  for (const [address, rows] of await copies().catch(() => [])) {
    const name = `disha-user-${address.split('/').at(-1) ?? ''}`;
    if (content[name]) continue;
    content[name] = { outbox: rows };
    count = (count ?? 0) + (Array.isArray(rows) ? rows.length : 0);
  }
  return { count, content };
}

/** All databases of the app on this device; rejects where the browser does not say. */
export async function databaseNames(): Promise<string[]> {
  const all = await within(indexedDB.databases());
  return all.flatMap(({ name }) => (name?.startsWith('disha-') ? [name] : []));
}

async function readDatabase(name: string): Promise<Record<string, unknown[]>> {
  const db = await within(requestSettled(indexedDB.open(name)));
  try {
    const names = [...db.objectStoreNames].filter((store) => wanted.has(store));
    const rows: Record<string, unknown[]> = {};
    // Tokens stand in a store of their own, and are for nobody's eyes.
    if (name === 'disha-device' || names.length === 0) return rows;
    const transaction = db.transaction(names);
    for (const store of names)
      rows[store] = await within(requestSettled<unknown[]>(transaction.objectStore(store).getAll()));
    return rows;
  } finally {
    db.close();
  }
}

async function copies(): Promise<[address: string, rows: unknown][]> {
  const cache = await caches.open('disha-registry');
  return Promise.all(
    (await cache.keys()).map(async ({ url }): Promise<[string, unknown]> => [
      url,
      await (await cache.match(url))?.json(),
    ]),
  );
}

/** The result of a request; rejects where it fails. */
export function requestSettled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
    request.addEventListener('blocked', () => reject(new Error('blocked')));
  });
}

export function within<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No answer')), patienceMs)),
  ]);
}
