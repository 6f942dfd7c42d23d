import { useCallback, useEffect, useRef, useState } from 'react';
import { freshContent } from './fresh-content.ts';

export interface ContentFreshness {
  /** asking: the server is being asked · fresh: it was asked minutes ago at most · unreached: what is kept may be older. */
  state: 'asking' | 'fresh' | 'unreached';
  askAgain(): void;
}

/** Has what everybody may read brought up to date on this device when the screen opens. */
export function useFreshContent(): ContentFreshness {
  const [state, setState] = useState<ContentFreshness['state']>('asking');
  const isGone = useRef(false);
  const ask = useCallback(async () => {
    const isFresh = await freshContent();
    if (!isGone.current) setState(isFresh ? 'fresh' : 'unreached');
  }, []);
  useEffect(() => {
    isGone.current = false;
    void ask();
    return () => {
      isGone.current = true;
    };
  }, [ask]);
  const askAgain = useCallback(() => {
    setState('asking');
    void ask();
  }, [ask]);
  return { state, askAgain };
}
