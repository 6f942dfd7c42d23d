import { Dexie } from 'dexie';
import { indexedDB as memory, IDBKeyRange as MemoryKeyRange } from 'fake-indexeddb';

/** Puts databases in memory in the place of the browser's, for this page and as long as it lives. */
export async function replaceDatabases(): Promise<void> {
  Object.defineProperty(globalThis, 'indexedDB', { value: memory, configurable: true });
  Object.defineProperty(globalThis, 'IDBKeyRange', { value: MemoryKeyRange, configurable: true });
  // It took the browser's when it was loaded.
  Dexie.dependencies.indexedDB = memory;
  Dexie.dependencies.IDBKeyRange = MemoryKeyRange;
}
