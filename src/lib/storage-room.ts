/** Left free for what the browser itself writes beside the bytes. */
const reserveBytes = 5 * 1024 * 1024;

/** Whether the device has room for so many more bytes, as far as the browser tells; without its word they are tried. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  if (typeof navigator === 'undefined' || !navigator.storage) return true;
  const { quota, usage } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  return quota === undefined || usage === undefined || quota - usage > bytes + reserveBytes;
}

/** Whether a write failed for want of room on the device. */
export function isOutOfSpace(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'QuotaExceededError') return true;
  return 'inner' in error && isOutOfSpace(error.inner);
}

/** full: for want of room on the device · failed: by a storage that is blocked or broken. */
export type NotKept = 'full' | 'failed';

/** Why a write to the device failed. */
export function whyNotKept(error: unknown): NotKept {
  return isOutOfSpace(error) ? 'full' : 'failed';
}
