/** What the page says to its worker: that a new version may take over · that what waits may be sent. */
export type WorkerMessage = { type: 'skip-waiting' } | { type: 'flush' };

/** Reads a message that arrived from a page, of this version or of an older one. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  switch (data.type) {
    case 'skip-waiting':
      return { type: 'skip-waiting' };
    case 'flush':
      return { type: 'flush' };
    default:
      return undefined;
  }
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
