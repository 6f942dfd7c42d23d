import { logQuietly } from '#lib/log.ts';
import { endLeftSessions } from '#session/sessions-to-end.ts';

/** Ends the sessions that were left without a connection whenever there may be one: at the start, with a network, at a look. */
export function startEnding(): void {
  const look = () => {
    if (document.visibilityState === 'visible')
      endLeftSessions().catch((error: unknown) => logQuietly('sign out', error));
  };
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  look();
}
