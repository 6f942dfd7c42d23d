/**
 * What the page says to its worker: that a new version may take over · that what waits may be sent · how the screen at an
 * address looks that somebody is leaving.
 */
export type WorkerMessage =
  { type: 'skip-waiting' } | { type: 'flush' } | { type: 'left-screen'; screen: LeftScreen };

export interface LeftScreen {
  /** Path and search. */
  address: string;
  /** A whole document that shows it and begins the app. */
  html: string;
  /** The path of the script that the app begins with, which each version of it has under another name. */
  entry: string;
}

/** Reads a message that arrived from a page, of this version or of an older one. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  switch (data.type) {
    case 'skip-waiting':
      return { type: 'skip-waiting' };
    case 'flush':
      return { type: 'flush' };
    case 'left-screen':
      return 'screen' in data && isLeftScreen(data.screen)
        ? { type: 'left-screen', screen: data.screen }
        : undefined;
    default:
      return undefined;
  }
}

function isLeftScreen(screen: unknown): screen is LeftScreen {
  if (typeof screen !== 'object' || screen === null) return false;
  return (['address', 'html', 'entry'] as const).every(
    (name) => typeof Reflect.get(screen, name) === 'string',
  );
}

/**
 * What the worker says to a page, and waits for an answer: where a notification leads that somebody has clicked on, a path
 * of the app with its search · whether the app is alive there.
 */
export type PageMessage = { type: 'open'; url: string } | { type: 'are-you-there' };

/** Reads a message that arrived from the worker, of this version or of another one. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'are-you-there') return { type: data.type };
  if (!('url' in data)) return undefined;
  const { type, url } = data;
  // Never an address elsewhere: `//host` is one, also with a tab in it, which browsers leave out.
  return type === 'open' && typeof url === 'string' && /^\/(?![/\\])[!-~]*$/.test(url)
    ? { type, url }
    : undefined;
}
