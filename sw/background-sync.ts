import { readWorkerMessage } from '#pwa/messages.ts';
import { keepPushOfKeptUser, syncKeptUser } from '#sync/sync-kept-user.ts';

/** Where the browser fires it once there is a network; not every browser does. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare const self: ServiceWorkerGlobalScope & {
  registration: { sync?: { register(tag: string): Promise<void> } };
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
};

/** Its types know no subscription in it, and not every browser puts one there. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** Sends what waits when the browser says so or a page asks for it, also after the last page was closed. */
export function sendInBackground(): void {
  self.addEventListener('sync', (event) => {
    if (event.tag === 'outbox') event.waitUntil(sendAll());
  });
  self.addEventListener('message', (event) => {
    // Nobody tries again after a message, so that what is left waits for another reason.
    if (readWorkerMessage(event.data)?.type === 'flush') event.waitUntil(sendAll().catch(() => {}));
  });
}

/** A browser that has changed its address tells the server, for the reminders of days on which nobody opens the app. */
export function followPushAddress(): void {
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(tellAddress(event)));
}

async function tellAddress({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  const subscription =
    newSubscription ??
    (key &&
      (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  // What cannot be told now is told by the next page that opens.
  if (endpoint && p256dh && auth) await keepPushOfKeptUser({ endpoint, p256dh, auth });
}

/** Sends what waits, now or when the browser says so. */
export async function sendOrWait(): Promise<void> {
  await sendAll().catch(() => self.registration.sync?.register('outbox').catch(() => {}));
}

/** A rejection is how a worker asks the browser to try again later. */
async function sendAll(): Promise<void> {
  if ((await syncKeptUser({ isSomebodyLooking })) === 'left')
    throw new Error('Something still waits in the outbox');
}

async function isSomebodyLooking(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.some(({ visibilityState }) => visibilityState === 'visible');
}
