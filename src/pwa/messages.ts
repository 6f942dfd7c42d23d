/** What the page says to its worker. */
export type WorkerMessage = { type: 'skip-waiting' };

/** Reads a message that arrived from a page, of this version or of an older one. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  return data.type === 'skip-waiting' ? { type: 'skip-waiting' } : undefined;
}
