import { createStore } from '#lib/key-store.ts';

/** Where the configuration and the session are kept: IndexedDB, as a worker has no localStorage. */
export const deviceStore = lazily(() => createStore('disha-device', 'kept'));

/** The database is opened on first use, so that importing this file works where there is none. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
