import { useSyncExternalStore } from 'react';
import { isServerReached, onReachChange } from '#lib/server-reach.ts';

/** Whether the device believes it has a network: `false` is certain, `true` only means that it is worth a try. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** Whether the last call of this page was answered; a device that believes in its network may still reach nobody. */
export function useIsServerReached(): boolean {
  return useSyncExternalStore(onReachChange, isServerReached, () => true);
}

function isOnline(): boolean {
  return navigator.onLine;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
