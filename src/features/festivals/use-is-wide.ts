import { useSyncExternalStore } from 'react';

/** Where two columns have room; the styles of the screen ask for the same. */
const wide = '(min-width: 62em)';

/** Whether the window has room for two columns, so that what is read in one order is walked through in the same. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
