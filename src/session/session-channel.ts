import { openChannel } from '#lib/channel.ts';

/** Tells the other tabs of this browser that the kept session has changed; what it says now they read themselves. */
const channel = openChannel('disha-session');

export function announceSession(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage('changed');
}

export function onSessionAnnounced(listener: () => void): void {
  channel?.addEventListener('message', listener);
}
