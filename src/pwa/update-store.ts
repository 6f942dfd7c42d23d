import { createStore } from 'zustand/vanilla';
import type { Message } from '#i18n/messages.ts';

/**
 * none → ready: a new version is fetched and waits · ready → postponed: asked for later, until the next start ·
 * ready → held: it is wanted, and waits until nobody is in the middle of something · ready, held → installing: the new
 * version takes over and the page loads again.
 */
export type UpdateState = 'none' | 'ready' | 'postponed' | 'held' | 'installing';

export interface WaitingVersion {
  /** Lets it take over now. */
  takeOver(): void;
  /** Does so at the next moment at which no tab would be cut off in anything; the signal ends the waiting. */
  takeOverWhenCalm(signal: AbortSignal): Promise<void>;
  /** Whether that moment is now. */
  isCalm(): Promise<boolean>;
}

export interface AppUpdate {
  state: UpdateState;
  /** What is new in it, as far as that is known. */
  news: readonly Message[];
  /** The version that runs is not to be used any more. */
  isRequired: boolean;
  /** Lets the waiting version take over, after the user has said so. */
  install(): Promise<void>;
  /** The same, whatever is cut off in this tab. */
  installAnyway(): void;
  postpone(): void;
  /** A version waits. */
  found(version: WaitingVersion, news: readonly Message[]): void;
  /** The running version has to give way: what waits, now or later, is taken without being asked. */
  require(): void;
}

/** Makes the store. */
export const updateStore = createStore<AppUpdate>()((set, get) => {
  let waiting: WaitingVersion | undefined;
  let waitingFor: AbortController | undefined;

  function takeOver(): void {
    waitingFor?.abort();
    set({ state: 'installing' });
    waiting?.takeOver();
  }

  async function takeOverWhenCalm(): Promise<void> {
    const { signal } = (waitingFor = new AbortController());
    try {
      await waiting?.takeOverWhenCalm(signal);
      set({ state: 'installing' });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  return {
    state: 'none',
    news: [],
    isRequired: false,
    found(version, news) {
      if (get().state === 'installing') return;
      waiting = version;
      if (get().state === 'held') return;
      set({ state: 'ready', news });
      if (get().isRequired) void takeOverWhenCalm();
    },
    require() {
      if (get().isRequired) return;
      set({ isRequired: true });
      if (get().state === 'postponed') set({ state: 'ready' });
      if (get().state === 'ready') void takeOverWhenCalm();
    },
    async install() {
      if (get().state !== 'ready') return;
      const isCalm = await waiting?.isCalm();
      if (get().state !== 'ready') return;
      if (isCalm) return takeOver();
      set({ state: 'held' });
      if (!get().isRequired) await takeOverWhenCalm();
    },
    installAnyway() {
      if (get().state === 'ready' || get().state === 'held') takeOver();
    },
    postpone() {
      if (get().state !== 'ready' && get().state !== 'held') return;
      if (!get().isRequired) waitingFor?.abort();
      set({ state: 'postponed' });
    },
  };
});
