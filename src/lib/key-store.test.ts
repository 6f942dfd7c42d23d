import 'fake-indexeddb/auto';
import { get, promisifyRequest, set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { createStore } from './key-store.ts';

test('a database that is in use can be removed, and is there again with its next use', async () => {
  const store = createStore('disha-try', 'kept');
  await set('a', 1, store);
  const blocked = vi.fn<() => void>();
  const removal = indexedDB.deleteDatabase('disha-try');
  removal.addEventListener('blocked', blocked);
  await promisifyRequest(removal);
  expect(blocked).not.toHaveBeenCalled();
  expect(await get('a', store)).toBeUndefined();
  await set('a', 2, store);
  expect(await get('a', store)).toBe(2);
});

test('a database that could not be opened is tried again', async () => {
  const store = createStore('disha-again', 'kept');
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(set('a', 1, store)).rejects.toThrow('blocked');
  await set('a', 1, store);
  expect(await get('a', store)).toBe(1);
});
