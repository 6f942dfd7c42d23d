import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { deityCatalogue, type DeityCatalogue } from '#db/queries/deities.ts';
import { logQuietly } from '#lib/log.ts';
import { useFreshContent, type ContentFreshness } from '#session/use-fresh-content.ts';

export interface UsedCatalogue {
  /** Undefined while it is looked up. */
  catalogue: DeityCatalogue | 'unreadable' | undefined;
  /** Whether it is as the server has it. */
  freshness: ContentFreshness['state'];
  readAgain(): void;
}

/** The deities and aartis for everybody as they stand on the device, as they change. */
export function useCatalogue(): UsedCatalogue {
  const [attempt, setAttempt] = useState(0);
  const { state: freshness, askAgain } = useFreshContent();
  const catalogue = useLiveQuery(async () => {
    try {
      return await deityCatalogue();
    } catch (error) {
      logQuietly('aartis', error);
      return 'unreadable';
    }
  }, [attempt]);
  return {
    catalogue,
    freshness,
    readAgain() {
      setAttempt((before) => before + 1);
      askAgain();
    },
  };
}
