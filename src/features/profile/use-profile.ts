import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { profileOf, type FoundProfile } from '#db/queries/profile.ts';
import { logQuietly } from '#lib/log.ts';

export interface UsedProfile {
  /** Undefined while it is looked up. */
  found: FoundProfile | { kind: 'unreadable'; message: string } | undefined;
  readAgain(): void;
}

/** The profile of this user as it stands on the device, as it changes. */
export function useProfile(userId: string): UsedProfile {
  const [attempt, setAttempt] = useState(0);
  const found = useLiveQuery(async () => {
    try {
      return await profileOf(userDatabase(userId), userId);
    } catch (error) {
      logQuietly('profile', error);
      return { kind: 'unreadable', message: error instanceof Error ? error.message : '' } as const;
    }
  }, [userId, attempt]);
  return { found, readAgain: () => setAttempt((before) => before + 1) };
}
