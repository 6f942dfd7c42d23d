import type { Leaving } from './mutations/wipe-user.ts';
import { isRecord } from '#domain/is-record.ts';

const markKey = 'disha.leaving';

/** A sign-out that has begun. A crash on the way is made good at the next start, before anything is shown. */
export interface PendingWipe {
  userId: string;
  leaving: Leaving;
}

// Read before anything is drawn, so it stands where it can be read without waiting.
export function markWipe(wipe: PendingWipe): void {
  try {
    localStorage.setItem(markKey, JSON.stringify(wipe));
  } catch {
    // storage is blocked: the wipe itself still follows
  }
}

export function pendingWipe(): PendingWipe | undefined {
  try {
    const mark: unknown = JSON.parse(localStorage.getItem(markKey) ?? 'null');
    if (!isRecord(mark) || typeof mark['userId'] !== 'string') return undefined;
    return { userId: mark['userId'], leaving: mark['leaving'] === 'unsent' ? 'unsent' : 'nothing' };
  } catch {
    return undefined;
  }
}

export function unmarkWipe(): void {
  try {
    localStorage.removeItem(markKey);
  } catch {
    // nothing was marked
  }
}
