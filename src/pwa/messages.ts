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
