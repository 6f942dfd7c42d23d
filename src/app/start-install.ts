import { InstallRow } from '#features/install/install-row.tsx';
import { logQuietly } from '#lib/log.ts';
import { sharedThing } from '#lib/shared-store.ts';
import { followInstall } from '#pwa/install-prompt.ts';
import { installPlace } from './frame/install-place.tsx';

/** From now on the app may offer itself to be installed; what was shared with it and left for too long goes. */
export function startInstall(): void {
  followInstall();
  installPlace.setState({ Row: InstallRow });
  sharedThing(Date.now()).catch((error: unknown) => logQuietly('share', error));
}
