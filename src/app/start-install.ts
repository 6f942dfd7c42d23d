import { InstallRow } from '#features/install/install-row.tsx';
import { followInstall } from '#pwa/install-prompt.ts';
import { installPlace } from './frame/install-place.tsx';

/** From now on the app may offer itself to be installed. */
export function startInstall(): void {
  followInstall();
  installPlace.setState({ Row: InstallRow });
}
