import { logQuietly } from '#lib/log.ts';
import { remoteConfig } from '#remote/config.ts';
import { pullContent as fetchContent } from '#remote/procedures.ts';
import { pullContent, type FetchContent } from './pull-content.ts';

/** What is for everybody changes seldom. */
const freshForMs = 60 * 60_000;

/** Keeps what everybody may read on the device, for guests and offline: looked after at the start and when the page is looked at again. */
export function startContent(): void {
  let freshUntil = -Infinity;
  async function look(): Promise<void> {
    if (performance.now() < freshUntil || document.visibilityState === 'hidden') return;
    freshUntil = performance.now() + freshForMs;
    try {
      if (await pullContent(fetchAsAnybody)) return;
    } catch (error) {
      logQuietly('content', error);
    }
    freshUntil = -Infinity;
  }
  window.addEventListener('online', () => void look());
  document.addEventListener('visibilitychange', () => void look());
  void look();
}

const fetchAsAnybody: FetchContent = async (knownVersion) => {
  const config = await remoteConfig();
  return config ? fetchContent(config, knownVersion) : { ok: false, problem: { kind: 'network' } };
};
