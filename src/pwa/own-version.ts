import type { AppVersion } from './published-version.ts';

/** The build that runs here. */
export const ownVersion: AppVersion = import.meta.env.APP_VERSION ?? { id: 'development', at: '' };
