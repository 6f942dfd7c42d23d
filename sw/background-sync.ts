import { readWorkerMessage } from '#pwa/messages.ts';
import { syncKeptUser } from '#sync/sync-kept-user.ts';

/** Where the browser fires it once there is a network; not every browser does. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare const self: ServiceWorkerGlobalScope & {
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
};

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

/** A rejection is how a worker asks the browser to try again later. */
async function sendAll(): Promise<void> {
  if ((await syncKeptUser({ isSomebodyLooking })) === 'left')
    throw new Error('Something still waits in the outbox');
}

async function isSomebodyLooking(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.some(({ visibilityState }) => visibilityState === 'visible');
}
