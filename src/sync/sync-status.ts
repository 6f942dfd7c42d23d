import { createStore } from 'zustand/vanilla';

/**
 * What this page knows of the sync beyond what the device keeps: the outbox, the last time in step and the state of the
 * link are read from the database.
 */
export interface SyncStatus {
  /** off: nobody is signed in · full: the device has no room for what the server sends. */
  phase: 'off' | 'idle' | 'syncing' | 'full';
  userId: string | undefined;
  /** Whether the question that was typed before signing in has been looked for, and taken over if there was one. */
  isKeptQuestionTaken: boolean;
  /** Syncs at once, without waiting out any pause; undefined until there is something to sync. */
  syncNow: (() => Promise<void>) | undefined;
  /** How many acts the user left here at an earlier sign-out; they are sent when the user says so. */
  kept: number;
  releaseKept: (() => Promise<void>) | undefined;
  /** How many unsent acts the browser has removed from this device. */
  lost: number;
}

const off: SyncStatus = {
  phase: 'off',
  userId: undefined,
  isKeptQuestionTaken: false,
  syncNow: undefined,
  kept: 0,
  releaseKept: undefined,
  lost: 0,
};

export const syncStatusStore = createStore<SyncStatus>()((): SyncStatus => off);

export function resetSyncStatus(userId: string | undefined): void {
  syncStatusStore.setState(userId === undefined ? off : { ...off, phase: 'idle', userId });
}
