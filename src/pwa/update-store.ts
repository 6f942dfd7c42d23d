import { createStore } from 'zustand/vanilla';

/**
 * none → ready: a new version is fetched and waits · ready → postponed: asked for later, until the next start ·
 * ready → installing: the new version takes over and the page loads again.
 */
export type UpdateState = 'none' | 'ready' | 'postponed' | 'installing';

export interface AppUpdate {
  state: UpdateState;
  /** Lets the waiting version take over; only after the user has said so. */
  install: () => void;
  postpone: () => void;
}

/** Makes the store; `takeOver` tells the waiting worker to start. */
export const updateStore = createStore<AppUpdate & { found: (takeOver: () => void) => void }>()((
  set,
  get,
) => {
  let waiting: (() => void) | undefined;
  return {
    state: 'none',
    found(takeOver) {
      waiting = takeOver;
      set({ state: 'ready' });
    },
    install() {
      if (get().state !== 'ready') return;
      set({ state: 'installing' });
      waiting?.();
    },
    postpone() {
      if (get().state === 'ready') set({ state: 'postponed' });
    },
  };
});
