import { createStore } from 'zustand/vanilla';

/**
 * off: nobody is signed in · idle: in step as far as is known · pulling · offline: the server was not reached ·
 * error: it answered, but not with changes.
 */
export interface SyncStatus {
  phase: 'off' | 'idle' | 'pulling' | 'offline' | 'error';
  userId: string | undefined;
  /** Whether the question that was typed before signing in has been looked for, and taken over if there was one. */
  isKeptQuestionTaken: boolean;
  /** Milliseconds since 1970 when the mirror was last known to be in step, since this page was opened. */
  lastSyncedAt: number | undefined;
}

const off: SyncStatus = {
  phase: 'off',
  userId: undefined,
  isKeptQuestionTaken: false,
  lastSyncedAt: undefined,
};

export const syncStatusStore = createStore<SyncStatus>()((): SyncStatus => off);

export function resetSyncStatus(userId: string | undefined): void {
  syncStatusStore.setState(userId === undefined ? off : { ...off, phase: 'idle', userId });
}
