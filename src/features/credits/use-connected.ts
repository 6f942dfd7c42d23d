import { useEffect } from 'react';

/** Does this on arrival, and again whenever the connection comes back. Another function is done anew. */
export function useConnected(act: () => Promise<void>): void {
  useEffect(() => {
    const run = () => void act();
    run();
    window.addEventListener('online', run);
    return () => window.removeEventListener('online', run);
  }, [act]);
}
