import { readPublishedVersion, type PublishedVersion } from './published-version.ts';

/** A network that answers nothing is as good as none. */
const patienceMs = 10_000;

/** What the site says of its version at this moment, past every cache; undefined where it cannot be asked. */
export async function lookAtVersion(): Promise<PublishedVersion | undefined> {
  try {
    const response = await fetch('/version.json', {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceMs),
    });
    return response.ok ? readPublishedVersion(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
