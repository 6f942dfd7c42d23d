import { base64Url, bytesOfBase64Url } from '#lib/base64.ts';
import { withNotifications } from '#lib/notifications.ts';

/**
 * Whether the browser shows this device what a server pushes to it.
 *
 * unsupported: it cannot · install-first: on iOS, where only an app on the home screen can · denied: its user does not let
 * it · off: it could, and nothing was set up · stale: set up for a server with another key, which can reach it no more ·
 * on: set up, with what a server needs to reach it.
 */
export type PushState =
  | { kind: 'unsupported' | 'install-first' | 'denied' | 'off' | 'stale' }
  | { kind: 'on'; address: PushAddress };

/** Where a server reaches this browser, and the keys that only this browser can open what it sends with. */
export interface PushAddress {
  endpoint: string;
  /** Base64url without padding, as is `auth`. */
  p256dh: string;
  auth: string;
}

/** What the user says: denied is for good, dismissed that the question was closed. */
export type PushPermission = 'granted' | 'denied' | 'dismissed';

export type SubscribeOutcome =
  | { kind: 'on'; address: PushAddress }
  /** offline: the browser's push service is out of reach. */
  | { kind: 'offline' | 'failed' };

/** How it stands; asks nobody and changes nothing. `key` is the server's public one, base64url. */
export async function pushState(key: string | undefined): Promise<PushState> {
  if (!canPush()) return { kind: isAppleTab() ? 'install-first' : 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'denied' };
  const subscription = await currentSubscription().catch(() => undefined);
  if (!subscription || Notification.permission !== 'granted') return { kind: 'off' };
  if (key !== undefined && !isFor(subscription, key)) return { kind: 'stale' };
  const address = addressOf(subscription);
  return address ? { kind: 'on', address } : { kind: 'off' };
}

/** Whether turning it on would put the browser's question to its user. */
export function willAskForPush(): boolean {
  return canPush() && Notification.permission === 'default';
}

/**
 * Asks the user, where the browser has not done so yet. Call it in a click before anything is waited for: a browser takes
 * a question that comes later for a nuisance.
 */
export async function askForPush(): Promise<PushPermission> {
  const permission = await Notification.requestPermission();
  return permission === 'default' ? 'dismissed' : permission;
}

/** Sets it up for the server's public key, base64url, where its user has allowed it. */
export async function subscribeToPush(key: string | undefined): Promise<SubscribeOutcome> {
  try {
    const registration = await readyRegistration();
    if (!registration || key === undefined) return { kind: navigator.onLine ? 'failed' : 'offline' };
    const before = await registration.pushManager.getSubscription();
    // A browser holds one, and refuses another key as long as it does.
    if (before && !isFor(before, key)) await before.unsubscribe();
    // The browser asks its push service, which may be out of reach while it believes in its network.
    const subscription = await inTime(
      registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: bytesOfBase64Url(key),
      }),
      pushServicePatienceMs,
    );
    const address = subscription && addressOf(subscription);
    return address ? { kind: 'on', address } : { kind: 'failed' };
  } catch {
    return { kind: navigator.onLine ? 'failed' : 'offline' };
  }
}

/** Ends it in the browser, also without a network, and takes away what it has shown: nothing is shown from here on. */
export async function unsubscribeFromPush(): Promise<void> {
  if (!canPush()) return;
  await (await currentSubscription())?.unsubscribe();
  const registration = await navigator.serviceWorker.getRegistration();
  await withNotifications(async () => {
    for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
  });
}

function canPush(): boolean {
  const { navigator: device } = globalThis as { navigator?: Navigator };
  return (
    device !== undefined &&
    'serviceWorker' in device &&
    'PushManager' in globalThis &&
    'Notification' in globalThis
  );
}

/** Safari and every other browser of iOS: they get it once the app is on the home screen. */
function isAppleTab(): boolean {
  const { userAgent, maxTouchPoints, standalone } = navigator as Navigator & { standalone?: boolean };
  // An iPad calls itself a Mac, and no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && standalone !== true;
}

async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** A first visit registers its worker a moment after the page is up. */
const patienceMs = 10_000;
const pushServicePatienceMs = 30_000;

function readyRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return inTime(navigator.serviceWorker.ready, patienceMs);
}

/** Undefined where it takes longer. */
function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))]);
}

function isFor({ options }: PushSubscription, key: string): boolean {
  // Not every browser says for which key it was made.
  const made = options?.applicationServerKey;
  return !made || base64Url(new Uint8Array(made)) === key.replace(/=+$/, '');
}

function addressOf(subscription: PushSubscription): PushAddress | undefined {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined;
}
