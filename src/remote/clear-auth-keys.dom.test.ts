import 'fake-indexeddb/auto';
import { keys, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { clearAuthKeys } from './clear-auth-keys.ts';
import { deviceStore } from './device-store.ts';

const ofSessions = [
  'supabase.auth.token',
  'supabase.auth.refresh-token',
  'sb-disha-auth-token',
  'sb-disha-side-code-verifier',
  'old-sb-project',
];
const others = [
  'disha.language',
  'disha.theme',
  'supabase',
  'my-supabase.auth.token',
  'SB-capitals',
  'sb_under',
];

test('exactly the keys of a session go, from each storage', async () => {
  for (const key of [...ofSessions, ...others]) {
    localStorage.setItem(key, 'x');
    sessionStorage.setItem(key, 'x');
    await set(key, 'x', deviceStore());
  }
  await clearAuthKeys();
  expect(new Set(Object.keys(localStorage))).toEqual(new Set(others));
  expect(new Set(Object.keys(sessionStorage))).toEqual(new Set(others));
  expect(new Set(await keys(deviceStore()))).toEqual(new Set(others));
});
