import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { deityCollection, type DeityCollection } from '#db/queries/deity-collection.ts';
import { logQuietly } from '#lib/log.ts';

export interface UsedCollection {
  /** Undefined while it is looked up. */
  collection: DeityCollection | 'unreadable' | undefined;
  readAgain(): void;
}

/** The deities of this user as they stand on the device, as they change. */
export function useCollection(userId: string): UsedCollection {
  const [attempt, setAttempt] = useState(0);
  const collection = useLiveQuery(async () => {
    try {
      return await deityCollection(userDatabase(userId));
    } catch (error) {
      logQuietly('aartis', error);
      return 'unreadable';
    }
  }, [userId, attempt]);
  return { collection, readAgain: () => setAttempt((before) => before + 1) };
}
