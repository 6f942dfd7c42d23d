import { createStore } from 'zustand/vanilla';
import { openChannel } from './channel.ts';
import { goWithoutLocks } from './exclusive.ts';

/**
 * Whether this browser lets a page keep anything. kept: as usual · blocked: it does not, as in some private windows and where
 * cookies are forbidden · broken: it should, and what it has cannot be opened. In the last two everything goes on in memory
 * and is gone with the page.
 */
export type DeviceStorage = 'kept' | 'blocked' | 'broken';

export const deviceStorageStore = createStore<{ storage: DeviceStorage | undefined }>()(() => ({
  storage: undefined,
}));

/** A browser that is just putting its files in order after a crash opens them at the second or third attempt. */
const attempts = 3;
const pauseMs = 300;
/** One that never answers must not keep the page blank. */
const patienceMs = 4_000;

/**
 * Finds out by a first look at what is kept, `read`, which every visit needs in any case; where it fails, a database in
 * memory takes the place of the browser's. Nothing else may open a database before it has settled.
 */
export async function findStorage(read: () => Promise<unknown>): Promise<void> {
  const storage = await Promise.race([tryToRead(read), patience()]);
  if (storage === 'blocked') goWithoutLocks();
  if (storage !== 'kept') await useMemory();
  deviceStorageStore.setState({ storage });
}

/** Settles once it is known. */
export function whenStorageKnown(): Promise<DeviceStorage> {
  return new Promise((resolve) => {
    const { storage } = deviceStorageStore.getState();
    if (storage !== undefined) return resolve(storage);
    const stop = deviceStorageStore.subscribe((state) => {
      if (state.storage === undefined) return;
      stop();
      resolve(state.storage);
    });
  });
}

async function tryToRead(read: () => Promise<unknown>): Promise<DeviceStorage> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await read();
      return 'kept';
    } catch (error) {
      if (isRefusal(error)) return 'blocked';
      if (attempt === attempts) return 'broken';
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Chromium calls a refusal an unknown error; where it refuses, it refuses this, too. */
function isRefusal(error: unknown): boolean {
  if (typeof indexedDB === 'undefined' || indexedDB === null) return true;
  const name = error instanceof Error ? error.name : '';
  if (name === 'SecurityError' || name === 'InvalidStateError') return true;
  try {
    return window.localStorage === null;
  } catch {
    return true;
  }
}

async function useMemory(): Promise<void> {
  const channel = openChannel('disha-storage');
  channel?.close();
  // What we use opens one as soon as it is loaded, and would not load where that is refused.
  if (!channel)
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });
  try {
    const { replaceDatabases } = await import('./memory-databases.ts');
    await replaceDatabases();
  } catch {
    // It could not be fetched: what needs no database still works.
  }
}

function patience(): Promise<DeviceStorage> {
  return new Promise((resolve) => setTimeout(() => resolve('kept'), patienceMs));
}
