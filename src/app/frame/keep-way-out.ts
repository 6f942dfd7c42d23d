import type { AnyRouter } from '@tanstack/react-router';
import { whenFirstScreen } from '#lib/first-screen.ts';
import { logQuietly } from '#lib/log.ts';
import { whenWanted } from '#lib/when-wanted.ts';

/**
 * Until the worker keeps the app's files, what a sign-out needs is fetched ahead: whoever wants to leave a device that is
 * not theirs does not depend on a connection.
 */
export async function keepWayOut({
  loadRouteChunk,
  routesByPath,
}: Pick<AnyRouter, 'loadRouteChunk' | 'routesByPath'>): Promise<void> {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) return;
  await whenFirstScreen();
  await whenWanted();
  try {
    const page = routesByPath['/auth'];
    await Promise.all([
      import('#session/sign-out.ts'),
      import('#session/unsent.ts'),
      page && loadRouteChunk(page),
    ]);
  } catch (error) {
    logQuietly('sign out', error);
  }
}
