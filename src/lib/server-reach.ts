/**
 * Whether whoever was called last has answered. A device that has a network may still reach nobody: in a lift, behind the
 * page of a hotel, or while the server is away. Until somebody was called the best is believed.
 */
let isReached = true;
const listeners = new Set<() => void>();

/** To be told of every ordinary call as it ends. */
export function noteReach(wasAnswered: boolean): void {
  // What fails without a network says nothing about the server.
  const now = wasAnswered || ('navigator' in globalThis && !navigator.onLine);
  if (now === isReached) return;
  isReached = now;
  for (const listener of listeners) listener();
}

export function isServerReached(): boolean {
  return isReached;
}

/** Calls back after every change, until the answer is called. */
export function onReachChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
