import { promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * A store for idb-keyval that lets its database go when another page wants to remove it. One that stays open would be in the
 * way of that, a worker's for as long as the worker lives. It is opened when it is used, and again when it is used again.
 */
export function createStore(database: string, name: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => (opened = undefined);

  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(database);
    request.onupgradeneeded = () => request.result.createObjectStore(name);
    const db = await promisifyRequest(request);
    db.addEventListener('close', forget);
    db.addEventListener('versionchange', () => {
      forget();
      db.close();
    });
    return db;
  }

  return async (mode, act) => {
    if (!opened) {
      opened = open();
      opened.catch(forget);
    }
    const db = await opened;
    return act(db.transaction(name, mode).objectStore(name));
  };
}
