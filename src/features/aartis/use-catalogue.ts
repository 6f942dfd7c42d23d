import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { deityCatalogue, type DeityCatalogue } from '#db/queries/deities.ts';
import { logQuietly } from '#lib/log.ts';
import { freshContent } from '#session/fresh-content.ts';

export interface UsedCatalogue {
  /** Undefined while it is looked up. */
  catalogue: DeityCatalogue | 'unreadable' | undefined;
  readAgain(): void;
}

/** The deities and aartis for everybody as they stand on the device, as they change. */
export function useCatalogue(): UsedCatalogue {
  const [attempt, setAttempt] = useState(0);
  useEffect(() => void freshContent(), []);
  const catalogue = useLiveQuery(async () => {
    try {
      return await deityCatalogue();
    } catch (error) {
      logQuietly('aartis', error);
      return 'unreadable';
    }
  }, [attempt]);
  return { catalogue, readAgain: () => setAttempt((before) => before + 1) };
}
