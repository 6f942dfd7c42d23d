import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { pushRecord } from '#db/mutations/reminders-push.ts';
import { languageStore } from '#i18n/language-store.ts';
import type { PushAddress, PushPermission, PushState, SubscribeOutcome } from '#pwa/push-subscription.ts';
import { authStorage, authStorageKey } from '#remote/auth-storage.ts';
import { FakeLocks } from '#tests/fakes/lock-manager.ts';
import { decide } from './consents.ts';
import { deviceRemindersStore, leaveHere, refreshHere, turnOffHere, turnOnHere } from './reminders-push.ts';
import { sessionStore } from './session-store.ts';

const asha = 'b7d0c7de-5f0b-4d2e-9a53-0000000000a1';
const ravi = 'b7d0c7de-5f0b-4d2e-9a53-0000000000a2';

/** The browser, as `pwa/push-subscription.ts` tells of it. */
const browser = vi.hoisted(() => ({
  state: { kind: 'off' } as PushState,
  outcome: undefined as SubscribeOutcome | undefined,
  answer: 'granted' as PushPermission,
  asks: false,
  made: 0,
  /** What happens while its question is open. */
  meanwhile: () => {},
}));

vi.mock('#pwa/push-subscription.ts', () => ({
  pushState: async () => browser.state,
  willAskForPush: () => browser.asks,
  askForPush: async (): Promise<PushPermission> => {
    browser.meanwhile();
    browser.asks = false;
    return browser.answer;
  },
  subscribeToPush: async (): Promise<SubscribeOutcome> => {
    if (browser.outcome) return browser.outcome;
    browser.made += 1;
    browser.state = { kind: 'on', address: addressOf(browser.made) };
    return browser.state;
  },
  unsubscribeFromPush: async () => {
    browser.state = { kind: 'off' };
  },
}));

interface Server {
  /** By address: whose it is and how it is spoken to. */
  kept: Map<string, { userId: string; language: string; deviceId: string }>;
  /** Whether its user agrees to be reminded, as last said. */
  agrees: boolean | undefined;
  isReachable: boolean;
  hasPush: boolean;
  calls: number;
}

let server: Server;

beforeEach(async () => {
  browser.state = { kind: 'off' };
  browser.outcome = undefined;
  browser.answer = 'granted';
  browser.asks = true;
  browser.made = 0;
  browser.meanwhile = () => {};
  server = { kept: new Map(), agrees: undefined, isReachable: true, hasPush: true, calls: 0 };
  vi.stubGlobal('location', { origin: 'https://disha.example' });
  vi.stubGlobal('fetch', fakeFetch);
  vi.spyOn(console, 'info').mockImplementation(() => {});
  languageStore.setState({ language: 'en' });
  await signIn(asha);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await authStorage.removeItem(authStorageKey);
  await deleteUserDatabase(asha);
  await deleteUserDatabase(ravi);
});

describe('a device', () => {
  test('is on once the server has said so, by its own id and in the language of the interface', async () => {
    expect(await turnOnHere(asha)).toBe('on');
    expect(deviceRemindersStore.getState()).toEqual({ userId: asha, state: 'on' });
    expect([...server.kept]).toEqual([
      [addressOf(1).endpoint, { userId: asha, language: 'en', deviceId: expect.any(String) }],
    ]);
  });

  test.each(['offline', 'failed'] as const)(
    'whose browser says %s is off, and the server hears nothing',
    async (kind) => {
      browser.outcome = { kind };
      expect(await turnOnHere(asha)).toBe(kind);
      expect(deviceRemindersStore.getState().state).toBe('off');
      expect(server.kept.size).toBe(0);
    },
  );

  test.each(['denied', 'dismissed'] as const)('whose user says %s sets nothing up', async (answer) => {
    browser.answer = answer;
    expect(await turnOnHere(asha)).toBe(answer);
    expect(deviceRemindersStore.getState().state).toBe('off');
    expect([browser.made, server.kept.size]).toEqual([0, 0]);
  });

  test('that is turned on while it is still looked how it stands is on', async () => {
    vi.stubGlobal('navigator', { locks: new FakeLocks() });
    const looking = refreshHere(asha, { isNewSession: true });
    expect(await turnOnHere(asha)).toBe('on');
    await looking;
    expect(browser.state).toEqual({ kind: 'on', address: addressOf(1) });
    expect(deviceRemindersStore.getState().state).toBe('on');
    expect([...server.kept.keys()]).toEqual([addressOf(1).endpoint]);
  });

  test('that was set up is not said to have failed because nobody can say how it stands', async () => {
    const failing = vi.spyOn(deviceRemindersStore, 'setState').mockImplementationOnce(() => {
      throw new Error('cannot be looked at');
    });
    expect(await turnOnHere(asha)).toBe('on');
    expect(failing).toHaveBeenCalled();
    expect(server.kept.size).toBe(1);
  });

  test('claims nothing while the server has not been told, and tells it at the next look', async () => {
    server.isReachable = false;
    expect(await turnOnHere(asha)).toBe('pending');
    expect(deviceRemindersStore.getState().state).toBe('pending');
    server.isReachable = true;
    await refreshHere(asha);
    expect(deviceRemindersStore.getState().state).toBe('on');
    expect(server.kept.size).toBe(1);
  });

  test('tells another language once, and nothing where nothing has changed', async () => {
    await turnOnHere(asha);
    const { calls } = server;
    await refreshHere(asha);
    expect(server.calls).toBe(calls);
    languageStore.setState({ language: 'hi' });
    await refreshHere(asha);
    await refreshHere(asha);
    expect(server.calls).toBe(calls + 1);
    expect([...server.kept.values()]).toMatchObject([{ language: 'hi' }]);
  });

  test('tells a new session in any case, as the old one is reminded no more', async () => {
    await turnOnHere(asha);
    const { calls } = server;
    await refreshHere(asha, { isNewSession: true });
    expect(server.calls).toBe(calls + 1);
  });

  test.each(['off', 'stale'] as const)(
    'whose subscription is %s sets it up anew without asking',
    async (kind) => {
      await turnOnHere(asha);
      browser.state = { kind };
      await refreshHere(asha);
      expect(deviceRemindersStore.getState().state).toBe('on');
      expect([...server.kept.keys()]).toContain(addressOf(2).endpoint);
    },
  );

  test('whose permission is gone says so and asks nobody, and is on again once it is given again', async () => {
    await turnOnHere(asha);
    browser.state = { kind: 'denied' };
    await refreshHere(asha);
    expect(deviceRemindersStore.getState().state).toBe('denied');
    expect(server.kept.size).toBe(0);

    browser.state = { kind: 'off' };
    browser.asks = true;
    await refreshHere(asha);
    expect(deviceRemindersStore.getState().state).toBe('off');
    expect(browser.made).toBe(1);

    browser.asks = false;
    await refreshHere(asha);
    expect(deviceRemindersStore.getState().state).toBe('on');
  });

  test('that is turned off tells the server, if need be later', async () => {
    await turnOnHere(asha);
    server.isReachable = false;
    await turnOffHere(asha);
    expect(browser.state.kind).toBe('off');
    expect(deviceRemindersStore.getState().state).toBe('off');
    expect(server.kept.size).toBe(1);
    server.isReachable = true;
    await refreshHere(asha);
    expect(server.kept.size).toBe(0);
    expect(await pushRecord(userDatabase(asha))).toEqual({ isWanted: false });
  });

  test('agrees with the click that turns it on, and is off for good once that is taken back', async () => {
    await turnOnHere(asha);
    expect(server.agrees).toBe(true);
    await decide(asha, 'reminders', false);
    expect(browser.state.kind).toBe('off');
    expect(deviceRemindersStore.getState().state).toBe('off');
    await refreshHere(asha, { isNewSession: true });
    expect([server.agrees, server.kept.size]).toEqual([false, 0]);
    await turnOnHere(asha);
    expect([server.agrees, server.kept.size]).toEqual([true, 1]);
  });

  test('whose user takes it back on another one is off at the next look', async () => {
    await turnOnHere(asha);
    server.agrees = false;
    server.kept.clear();
    await refreshHere(asha, { isNewSession: true });
    expect(deviceRemindersStore.getState().state).toBe('off');
    expect([browser.state.kind, server.agrees]).toEqual(['off', false]);
  });

  test('of a server that pushes nothing is told so', async () => {
    server.hasPush = false;
    vi.resetModules();
    const fresh = await import('./reminders-push.ts');
    const session = await import('./session-store.ts');
    session.setSession({ status: 'signed-in', user: { id: asha, email: 'asha@example.in' } });
    await fresh.refreshHere(asha);
    expect(fresh.deviceRemindersStore.getState().state).toBe('unavailable');
  });
});

describe('whoever leaves', () => {
  test('is reminded here no more, and the server knows', async () => {
    await turnOnHere(asha);
    await leaveHere(asha);
    expect(browser.state.kind).toBe('off');
    expect(server.kept.size).toBe(0);
  });

  test('without a network is reminded here no more either: the address leads nowhere', async () => {
    await turnOnHere(asha);
    server.isReachable = false;
    await leaveHere(asha);
    expect(browser.state.kind).toBe('off');
  });

  test('while the browser asks is not reminded here, and nothing of theirs is kept', async () => {
    browser.meanwhile = () => sessionStore.setState({ status: 'guest' }, true);
    expect(await turnOnHere(asha)).toBe('failed');
    expect(browser.state.kind).toBe('off');
    expect(server.calls).toBe(0);
    expect(await Dexie.exists(`disha-user-${asha}`)).toBe(false);
  });

  test('and was not reminded here asks the server nothing', async () => {
    const { calls } = server;
    await leaveHere(asha);
    expect(server.calls).toBe(calls);
  });
});

test('what somebody has set up before on the same browser ends when another one comes', async () => {
  await turnOnHere(asha);
  await signIn(ravi);
  await refreshHere(ravi, { isNewSession: true });
  expect(browser.state.kind).toBe('off');
  expect(deviceRemindersStore.getState()).toEqual({ userId: ravi, state: 'off' });
  expect([...server.kept.values()].filter(({ userId }) => userId === ravi)).toEqual([]);
});

test('nothing is mended for somebody who is not here', async () => {
  await turnOnHere(asha);
  sessionStore.setState({ status: 'guest' }, true);
  browser.state = { kind: 'off' };
  await refreshHere(asha);
  expect(browser.made).toBe(1);
});

function addressOf(n: number): PushAddress {
  return { endpoint: `https://push.example/${n}`, p256dh: 'p', auth: 'a' };
}

async function signIn(userId: string): Promise<void> {
  const session = {
    access_token: `e30.${btoa(JSON.stringify({ sub: userId }))}.x`,
    refresh_token: 'r',
    user: { id: userId },
  };
  await authStorage.setItem(authStorageKey, JSON.stringify(session));
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'a@example.in' } }, true);
}

async function fakeFetch(url: string, { body, headers }: RequestInit = {}): Promise<Response> {
  if (url === '/config.json')
    return Response.json({
      supabaseUrl: '',
      supabaseKey: 'public',
      ...(server.hasPush && { pushKey: `B${'x'.repeat(86)}` }),
    });
  if (!server.isReachable) throw new TypeError('Failed to fetch');
  server.calls += 1;
  if (url.endsWith('/set_consent')) {
    server.agrees = (JSON.parse(body as string) as { p_is_given: boolean }).p_is_given;
    if (!server.agrees) server.kept.clear();
    return Response.json({ purpose: 'reminders', is_given: server.agrees, decided_at: '2026-11-22' });
  }
  const {
    p_endpoint: endpoint,
    p_language: language,
    p_device_id: deviceId,
  } = JSON.parse(body as string) as Record<string, string>;
  const token = new Headers(headers).get('authorization')?.split('.')[1] ?? '';
  const { sub: userId } = JSON.parse(atob(token)) as { sub: string };
  if (endpoint === undefined) return Response.json({}, { status: 400 });
  if (url.endsWith('/keep_push_subscription')) {
    if (server.agrees === false) return Response.json(null);
    for (const [address, row] of server.kept)
      if (row.userId === userId && row.deviceId === deviceId) server.kept.delete(address);
    server.kept.set(endpoint, { userId, language: language ?? '', deviceId: deviceId ?? '' });
  } else if (server.kept.get(endpoint)?.userId === userId) server.kept.delete(endpoint);
  return Response.json(true);
}
