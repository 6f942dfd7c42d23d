import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  askForPush,
  pushState,
  subscribeToPush,
  unsubscribeFromPush,
  willAskForPush,
} from './push-subscription.ts';

const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const otherKey = `B${'A'.repeat(86)}`;

/** A browser, as far as it is asked about push. */
interface Browser {
  permission: NotificationPermission;
  /** What its user says when asked. */
  answer: NotificationPermission;
  subscription: FakeSubscription | undefined;
  isServiceReachable: boolean;
  isOnline: boolean;
  notifications: { close(): void }[];
}

interface FakeSubscription {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer | null };
  toJSON(): object;
  unsubscribe(): Promise<boolean>;
}

let browser: Browser;

beforeEach(() => {
  browser = {
    permission: 'default',
    answer: 'granted',
    subscription: undefined,
    isServiceReachable: true,
    isOnline: true,
    notifications: [],
  };
  standIn();
});

afterEach(() => vi.unstubAllGlobals());

describe('a browser', () => {
  test('without workers or push cannot', async () => {
    vi.stubGlobal('PushManager', undefined);
    delete (globalThis as Record<string, unknown>)['PushManager'];
    expect(await pushState(key)).toEqual({ kind: 'unsupported' });
    expect(willAskForPush()).toBe(false);
    await unsubscribeFromPush();
  });

  test.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15', 5],
    ['an iPad, which calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5', 5],
  ])('in a tab of %s can once the app is on the home screen', async (_, userAgent, maxTouchPoints) => {
    delete (globalThis as Record<string, unknown>)['PushManager'];
    setNavigator({ userAgent, maxTouchPoints });
    expect(await pushState(key)).toEqual({ kind: 'install-first' });
    setNavigator({ userAgent, maxTouchPoints, standalone: true });
    expect(await pushState(key)).toEqual({ kind: 'unsupported' });
  });

  test('that is a Mac without a touch screen is told the truth', async () => {
    delete (globalThis as Record<string, unknown>)['PushManager'];
    setNavigator({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 0 });
    expect(await pushState(key)).toEqual({ kind: 'unsupported' });
  });

  test('whose user has said no is not asked again', async () => {
    browser.permission = 'denied';
    expect(await pushState(key)).toEqual({ kind: 'denied' });
    expect(willAskForPush()).toBe(false);
  });

  test('is off until something is set up, and on with its address after it', async () => {
    expect(await pushState(key)).toEqual({ kind: 'off' });
    expect(willAskForPush()).toBe(true);
    await askForPush();
    const outcome = await subscribeToPush(key);
    expect(outcome).toEqual({
      kind: 'on',
      address: { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' },
    });
    expect(await pushState(key)).toEqual(outcome);
    expect(await pushState(undefined)).toEqual(outcome);
  });

  test('that was set up for another key is set up anew', async () => {
    await askForPush();
    await subscribeToPush(otherKey);
    expect(await pushState(key)).toEqual({ kind: 'stale' });
    const outcome = await subscribeToPush(key);
    expect(outcome).toMatchObject({ kind: 'on', address: { endpoint: 'https://push.example/2' } });
  });

  test('that has lost its permission is off, whatever it still holds', async () => {
    await subscribeToPush(key);
    browser.permission = 'default';
    expect(await pushState(key)).toEqual({ kind: 'off' });
  });
});

describe('asking', () => {
  test('comes first, before anything is waited for', () => {
    const asked = vi.spyOn(Notification, 'requestPermission');
    void askForPush();
    expect(asked).toHaveBeenCalledOnce();
  });

  test.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['default', 'dismissed'],
  ] as const)('that ends with %s is %s', async (answer, said) => {
    browser.answer = answer;
    expect(await askForPush()).toBe(said);
    expect(browser.subscription).toBeUndefined();
  });
});

describe('setting it up', () => {
  test.each([
    [true, 'failed'],
    [false, 'offline'],
  ] as const)(
    'with a push service that does not answer, with a network: %s, is %s',
    async (isOnline, kind) => {
      browser.isServiceReachable = false;
      setNavigator({ onLine: isOnline });
      expect(await subscribeToPush(key)).toEqual({ kind });
    },
  );

  test('fails where nobody knows the key', async () => {
    expect(await subscribeToPush(undefined)).toEqual({ kind: 'failed' });
  });
});

test('ending it takes away what was shown too', async () => {
  await subscribeToPush(key);
  const close = vi.fn<() => void>();
  browser.notifications = [{ close }, { close }];
  await unsubscribeFromPush();
  expect(browser.subscription).toBeUndefined();
  expect(close).toHaveBeenCalledTimes(2);
});

function standIn(): void {
  let made = 0;
  const registration = {
    getNotifications: async () => browser.notifications,
    pushManager: {
      getSubscription: async () => browser.subscription ?? null,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
        if (!browser.isServiceReachable) throw new DOMException('no service', 'AbortError');
        made += 1;
        const endpoint = `https://push.example/${made}`;
        browser.subscription = {
          endpoint,
          options: { applicationServerKey: applicationServerKey.slice().buffer },
          toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
          unsubscribe: async () => {
            browser.subscription = undefined;
            return true;
          },
        };
        return browser.subscription;
      },
    },
  };
  vi.stubGlobal('PushManager', () => {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => (browser.permission = browser.answer),
  });
  worker = { getRegistration: async () => registration, ready: Promise.resolve(registration) };
  setNavigator({});
}

let worker: object;

function setNavigator(more: object): void {
  vi.stubGlobal('navigator', {
    serviceWorker: worker,
    userAgent: '',
    maxTouchPoints: 0,
    onLine: true,
    ...more,
  });
}
