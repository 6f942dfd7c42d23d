import { useEffect, useState } from 'react';

/** held: the screen stays on · refused: the browser cannot, or does not now (as where the battery is low). */
export type WakeLockState = 'asked' | 'held' | 'refused';

/** Keeps the screen on as long as the component is there and its page is seen. */
export function useWakeLock(): WakeLockState {
  const [state, setState] = useState<WakeLockState>('asked');
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    async function ask(): Promise<void> {
      // Missing in older browsers and on pages that are not secure, whatever the types say.
      const { wakeLock } = navigator as { wakeLock?: WakeLock };
      const got = await wakeLock?.request('screen').catch(() => undefined);
      if (isGone) void got?.release();
      else {
        lock = got;
        setState(got ? 'held' : 'refused');
      }
    }
    // The browser lets go of it whenever the page is covered.
    const onSeen = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onSeen);
      void lock?.release();
    };
  }, []);
  return state;
}
