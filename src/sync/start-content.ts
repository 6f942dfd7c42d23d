import { whenFirstScreen } from '#lib/first-screen.ts';
import { logQuietly } from '#lib/log.ts';
import { isServerReached, onReachChange } from '#lib/server-reach.ts';
import { whenWanted } from '#lib/when-wanted.ts';
import { remoteConfig } from '#remote/config.ts';
import { fetchContent } from '#remote/procedures.ts';
import { pullContent, type FetchContent } from './pull-content.ts';

/** What is for everybody changes seldom. */
const freshForMs = 60 * 60_000;

/** While nobody answers it is asked so long afterwards whether somebody does again; after every try half as long more. */
const firstPauseMs = 10_000;
const longestPauseMs = 60_000;

/** Keeps what everybody may read on the device, for guests and offline: looked after at the start and when the page is looked at again. */
export function startContent(): void {
  const lookIfShown = () => {
    if (document.visibilityState !== 'hidden') void contentNewerThan(freshForMs);
  };
  window.addEventListener('online', lookIfShown);
  document.addEventListener('visibilitychange', lookIfShown);
  lookIfShown();
  onReachChange(() => {
    if (!isServerReached()) lookUntilReached(firstPauseMs);
  });
}

/** Whoever reads is not left with a word about the server that is no longer true. */
function lookUntilReached(pauseMs: number): void {
  setTimeout(() => {
    if (isServerReached()) return;
    const again = () => lookUntilReached(Math.min(pauseMs * 1.5, longestPauseMs));
    if (document.visibilityState === 'hidden' || !navigator.onLine) again();
    else void contentNewerThan(0).then(again);
  }, pauseMs);
}

let reachedAt = -Infinity;
let looking: Promise<boolean> | undefined;

/**
 * Whether what everybody may read is as the server had it at most `maxAgeMs` ago; asks the server where it is not. Those
 * who ask meanwhile get the same answer. Never fails.
 */
export function contentNewerThan(maxAgeMs: number): Promise<boolean> {
  if (performance.now() - reachedAt < maxAgeMs) return Promise.resolve(true);
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

/** A screen shows what may have come since: it is asked for without waiting for a touch, once that screen stands. */
export function needContent(): void {
  void whenFirstScreen().then(need);
}

let need = (): void => {};
const needed = new Promise<void>((resolve) => (need = resolve));

async function look(): Promise<boolean> {
  await Promise.race([whenWanted(), needed]);
  const askedAt = performance.now();
  try {
    if (!(await pullContent(fetchAsAnybody))) return false;
    reachedAt = askedAt;
    return true;
  } catch (error) {
    logQuietly('content', error);
    return false;
  }
}

const fetchAsAnybody: FetchContent = async (known) => {
  const config = await remoteConfig();
  return config ? fetchContent(config, known) : { ok: false, problem: { kind: 'network' } };
};
