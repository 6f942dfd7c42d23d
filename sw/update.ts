import { readWorkerMessage } from '#pwa/messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** A new worker waits for the user's word, so that no page loses its files while somebody is using it. */
export function takeOverWhenAsked(): void {
  self.addEventListener('message', (event) => {
    const message = readWorkerMessage(event.data);
    if (message?.type === 'skip-waiting') event.waitUntil(self.skipWaiting());
  });
}
