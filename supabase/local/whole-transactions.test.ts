import { expect, test } from 'vitest';
import { keepTransactionsWhole } from './whole-transactions.ts';

/** A service whose answers come when they are let go, and what it is at. */
function slowService() {
  const under = new Map<string, () => void>();
  const mend = keepTransactionsWhole();
  const ask = (path: string, { fails = false, service = 'auth' } = {}) =>
    mend(
      new Request(`http://localhost/${service}/v1/${path}`, { method: 'POST' }),
      () =>
        new Promise((resolve, reject) => {
          under.set(path, () => {
            under.delete(path);
            if (fails) reject(new Error('broken'));
            else resolve(new Response(path));
          });
        }),
    ).then(
      (response) => response.text(),
      (error: unknown) => String(error),
    );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    ask,
    at: async () => (await settled(), [...under.keys()]),
    end: (path: string) => under.get(path)?.(),
  };
}

test('a token is redeemed alone: after what is under way, before what comes later', async () => {
  const { ask, at, end } = slowService();
  const answers = ['signup', 'token?1', 'verify?a', 'verify?b', 'token?2', 'user'].map((path) => ask(path));
  expect(await at()).toEqual(['signup', 'token?1']);
  end('token?1');
  expect(await at()).toEqual(['signup']);
  end('signup');
  expect(await at()).toEqual(['verify?a']);
  end('verify?a');
  expect(await at()).toEqual(['verify?b']);
  end('verify?b');
  expect(await at()).toEqual(['token?2', 'user']);
  end('token?2');
  end('user');
  expect(await Promise.all(answers)).toEqual([
    'signup',
    'token?1',
    'verify?a',
    'verify?b',
    'token?2',
    'user',
  ]);
});

test('a code is redeemed alone, a refresh token is not', async () => {
  const { ask, at, end } = slowService();
  void ask('token?grant_type=pkce');
  void ask('token?grant_type=refresh_token');
  expect(await at()).toEqual(['token?grant_type=pkce']);
  end('token?grant_type=pkce');
  expect(await at()).toEqual(['token?grant_type=refresh_token']);
});

test('other services neither wait nor are waited for', async () => {
  const { ask, at } = slowService();
  void ask('object/slow-upload', { service: 'storage' });
  void ask('verify');
  void ask('rpc/pull', { service: 'rest' });
  expect((await at()).toSorted()).toEqual(['object/slow-upload', 'rpc/pull', 'verify']);
});

test('what breaks lets the next one in', async () => {
  const { ask, at, end } = slowService();
  const broken = ask('verify', { fails: true });
  void ask('user');
  await at();
  end('verify');
  expect(await broken).toBe('Error: broken');
  expect(await at()).toEqual(['user']);
});
