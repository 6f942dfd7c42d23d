import { logQuietly } from '#lib/log.ts';

/** Not every browser has it, and no type library that we use. */
interface SyncingRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Has the browser wake the worker to send what waits, also when this page is gone. A browser that cannot is left alone. */
export async function askWorker(): Promise<void> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  try {
    const { sync }: SyncingRegistration = await navigator.serviceWorker.ready;
    await sync?.register('outbox');
  } catch (error) {
    logQuietly('background sync', error); // switched off by the user, for example
  }
}

/** Has the worker send what waits while it still can, in a browser that would not wake it: for a page that is about to go. */
export function handOver(): void {
  if ('SyncManager' in globalThis || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.controller?.postMessage({ type: 'flush' });
}
