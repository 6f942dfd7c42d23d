import type { InstallRecord } from './install-record.ts';
import type { InstallWay } from './install-way.ts';

/** So long is whoever has put the offer away left alone. */
const restMs = 60 * 24 * 60 * 60 * 1000;
/** Whoever has put it away so often finds it in the settings alone. */
const mostDismissals = 2;

/**
 * Whether the app offers itself. Promises: never before it was of use · never where it is installed, or where it could
 * only be told how · not again for sixty days after it was put away, and after the second time never. A clock that was
 * set back does not bring it sooner.
 */
export function isInstallOffered(
  { hasValue, dismissedAt, isInstalled }: InstallRecord,
  way: InstallWay,
  now: number,
): boolean {
  if (!hasValue || (way !== 'prompt' && way !== 'ios-safari')) return false;
  // A browser that offers the prompt knows better than what was noted: the app was removed since.
  if (isInstalled && way !== 'prompt') return false;
  if (dismissedAt.length >= mostDismissals) return false;
  return dismissedAt.every((at) => Math.abs(now - at) > restMs);
}
