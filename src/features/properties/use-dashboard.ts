import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { userDatabase, type UserDatabase } from '#db/database.ts';
import {
  propertiesAtHand,
  standalonePlans,
  type PlanInList,
  type ListedProperties,
} from '#db/queries/properties.ts';
import { logQuietly } from '#lib/log.ts';

/** What the device could not read. */
export type Unreadable = 'unreadable';

export interface UsedDashboard {
  /** Undefined while it is looked up. */
  list: ListedProperties | Unreadable | undefined;
  standalone: PlanInList[] | Unreadable | undefined;
  readAgain(): void;
}

/** The properties and the plans of this user as they stand on the device, as they change. */
export function useDashboard(userId: string): UsedDashboard {
  const [attempt, setAttempt] = useState(0);
  const list = useLiveQuery(() => tried(userId, propertiesAtHand), [userId, attempt]);
  const standalone = useLiveQuery(() => tried(userId, standalonePlans), [userId, attempt]);
  return { list, standalone, readAgain: () => setAttempt((before) => before + 1) };
}

async function tried<T>(userId: string, read: (db: UserDatabase) => Promise<T>): Promise<T | Unreadable> {
  try {
    return await read(userDatabase(userId));
  } catch (error) {
    logQuietly('properties', error);
    return 'unreadable';
  }
}
