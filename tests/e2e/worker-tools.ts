import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import { expect } from './world.ts';

export interface WorkerTools {
  /** Tells it that there is a network, as the browser does. */
  wake(): Promise<void>;
  /** Until it is done with what it sends. */
  settled(): Promise<void>;
  /** What arrives from a push service, opened already. */
  push(data: string): Promise<void>;
}

/** The worker as the browser's own tools see it, without any page of its site. */
export async function workerOf(context: BrowserContext, page: Page, scopeURL: string): Promise<WorkerTools> {
  const tools: CDPSession = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find((registration) => registration.scopeURL === scopeURL);
      if (own) resolve(own.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await found;
  return {
    wake: async () => {
      await tools.send('ServiceWorker.dispatchSyncEvent', {
        origin: new URL(scopeURL).origin,
        registrationId,
        tag: 'outbox',
        lastChance: false,
      });
    },
    push: async (data) => {
      await tools.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(scopeURL).origin,
        registrationId,
        data,
      });
    },
    // It holds a lock of the user as long as it writes.
    settled: async () => {
      const [worker] = context.serviceWorkers();
      await expect
        .poll(() => worker?.evaluate(async () => (await navigator.locks.query()).held?.length))
        .toBe(0);
    },
  };
}
