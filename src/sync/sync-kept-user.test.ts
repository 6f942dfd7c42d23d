import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { keepActs } from '#db/mutations/keep-acts.ts';
import { authStorage, authStorageKey } from '#remote/auth-storage.ts';
import { leaveToEnd } from '#session/sessions-to-end.ts';
import { syncKeptUser } from './sync-kept-user.ts';

const userId = 'traveller';

afterEach(async () => {
  vi.unstubAllGlobals();
  await authStorage.removeItem(authStorageKey);
  await deleteUserDatabase(userId);
});

test('what waits is sent also where nothing can be learned of what was put off', async () => {
  await new Promise((resolve) => {
    // A store that a browser has left half made.
    indexedDB.open('disha-put-off').onsuccess = resolve;
  });
  const session = { access_token: 'a', refresh_token: 'r', user: { id: userId } };
  await authStorage.setItem(authStorageKey, JSON.stringify(session));
  const act = { kind: 'property.create', entityId: crypto.randomUUID() } as const;
  const keeping = { userId, now: 1, newId: () => crypto.randomUUID() };
  await keepActs(userDatabase(userId), [{ ...act, payload: { title: 'Flat', city: 'Pune' } }], keeping);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url === '/config.json') return Response.json({ supabaseUrl: 'https://b.example', supabaseKey: 'k' });
    throw new TypeError('Failed to fetch');
  });
  expect(await syncKeptUser({ isSomebodyLooking: async () => false })).toBe('left');
  expect(asked.join(' ')).toContain('apply_ops');
});

test('a session that was left without a connection is ended, also where nobody is signed in', async () => {
  const session = { access_token: 'a', refresh_token: 'r', user: { id: userId } };
  await authStorage.setItem(authStorageKey, JSON.stringify(session));
  await leaveToEnd(userId);
  await authStorage.removeItem(authStorageKey);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url === '/config.json') return Response.json({ supabaseUrl: 'https://b.example', supabaseKey: 'k' });
    return Response.json({ access_token: 'b', refresh_token: 's' });
  });
  await syncKeptUser({ isSomebodyLooking: async () => false });
  expect(asked.at(-1)).toBe('https://b.example/auth/v1/logout?scope=local');
});
