import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { eventsQuery, type EventList } from '#db/queries/events.ts';
import { logQuietly } from '#lib/log.ts';

export interface UsedEvents {
  /** Undefined while it is looked up. */
  list: EventList | 'unreadable' | undefined;
  readAgain(): void;
}

/** The personal events of this user as they stand on the device, as they change. */
export function useEvents(userId: string): UsedEvents {
  const [attempt, setAttempt] = useState(0);
  const list = useLiveQuery(async () => {
    try {
      return await eventsQuery(userDatabase(userId));
    } catch (error) {
      logQuietly('events', error);
      return 'unreadable';
    }
  }, [userId, attempt]);
  return { list, readAgain: () => setAttempt((before) => before + 1) };
}
