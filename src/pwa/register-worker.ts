import { ownScript } from '#lib/own-scripts.ts';
import { isAnyDisturbed, whenAllUndisturbed, whenUndisturbed } from '#lib/undisturbed.ts';
import { readPageMessage, type WorkerMessage } from './messages.ts';
import { dropApp, hasApp } from './drop-app.ts';
import { lookAtVersion } from './look-at-version.ts';
import { ownVersion } from './own-version.ts';
import { isTooOld, newsSince, type PublishedVersion } from './published-version.ts';
import { releases } from './releases.ts';
import { updateStore, type WaitingVersion } from './update-store.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Keeps the app on the device and up to date. A new version waits until the user chooses it, at a moment at which nobody is
 * in the middle of something; then every tab is loaded again once. What the site says of its version is looked at now and
 * every hour: a version that is not to be used any more goes by itself, and a site that wants to be kept nowhere is not.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  answerWorker();
  const published = await lookAtVersion();
  if (published?.worker === 'off') return dropApp();
  const registration = await register();
  if (published) await follow(published, registration);
  // An installed app may stay open for days; look for a new version now and then while it is looked at.
  let lastLook = Date.now();
  document.addEventListener('visibilitychange', () => {
    // The clock of a device may be set back.
    const isSoon = Math.abs(Date.now() - lastLook) < hourMs;
    if (document.visibilityState !== 'visible' || !navigator.onLine || isSoon) return;
    lastLook = Date.now();
    registration?.update().catch(() => {}); // no network: the next look will do
    void look(registration);
  });
}

/** Says that a page lives here, which loads itself again when it has to. */
function answerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (readPageMessage(data)?.type === 'are-you-there') ports[0]?.postMessage('here');
  });
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(ownScript('/index.js'), { scope: '/', updateViaCache: 'none' });
  const reload = once(() => window.location.reload());
  const waiting: WaitingVersion = {
    takeOver: () => void takeOver(reload),
    takeOverWhenCalm: (signal) => whenAllUndisturbed(signal, waiting.takeOver),
    isCalm: async () => !(await isAnyDisturbed()),
  };
  const goAlong = () => void whenUndisturbed().then(reload);
  let hasWaited = false;
  worker.addEventListener('waiting', ({ sw }) => {
    hasWaited = true;
    // Another tab may choose it. A page that was opened before there was a worker hears of no change.
    if (sw) whenActive(sw, goAlong);
    void offer(waiting);
  });
  // Where all pages were opened before there was a worker, the next version need not wait for any of them.
  worker.addEventListener('activated', ({ isExternal }) => {
    if (isExternal && !hasWaited) void offer(waiting);
  });
  if (navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', goAlong, { once: true });
  // Where workers are switched off the app runs without one.
  return worker.register().catch(() => undefined);
}

/** Lets the waiting worker take over; where none waits any more, another tab has done so. */
async function takeOver(done: () => void): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return done();
  whenActive(registration.waiting, done);
  const message: WorkerMessage = { type: 'skip-waiting' };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  registration.waiting.postMessage(message);
}

function whenActive(worker: ServiceWorker, act: () => void): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') act();
  });
}

/** Says what is new, where the site tells, and not while somebody is typing: the page moves by the height of the offer. */
async function offer(version: WaitingVersion): Promise<void> {
  const published = await lookAtVersion();
  await whenUndisturbed();
  updateStore.getState().found(version, newsSince(releases, published?.releases ?? []));
}

async function look(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  const published = await lookAtVersion();
  if (published?.worker === 'off') await dropApp();
  else if (published) await follow(published, registration);
}

async function follow(
  published: PublishedVersion,
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  if (isTooOld(ownVersion, published.minimum)) await giveWay(published, registration);
}

/** By the waiting worker; where no worker keeps the app, by loading the page again, once for each version. */
async function giveWay(
  { version }: PublishedVersion,
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  updateStore.getState().require();
  if (registration && (await hasApp())) {
    await registration.update().catch(() => {});
    return;
  }
  const mark = 'disha.gave-way-to';
  try {
    if (sessionStorage.getItem(mark) === version.id) return;
    sessionStorage.setItem(mark, version.id);
  } catch {
    return; // nothing would keep it from loading for ever
  }
  await whenUndisturbed();
  window.location.reload();
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
