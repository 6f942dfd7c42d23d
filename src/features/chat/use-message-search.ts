import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { messageIndex, type SearchOutcome } from '#db/queries/search-messages.ts';
import { logQuietly } from '#lib/log.ts';

/** So many messages are listed; whoever is looking for one among more types another word. */
export const mostFound = 60;

/** Results that are on screen are looked for anew this often at most while more is read. */
const againMs = 300;

export interface MessageSearch extends SearchOutcome {
  /** What these are the results of. */
  typed: string;
  /** Whether all messages of this device were looked through. */
  isComplete: boolean;
}

/**
 * The messages in which the words are found, as long as the words are there; undefined before the first look, and
 * 'unreadable' where this device could not look.
 */
export function useMessageSearch(
  db: UserDatabase,
  typed: string,
  isWanted: (sessionId: string) => boolean,
): MessageSearch | 'unreadable' | undefined {
  const [outcome, setOutcome] = useState<MessageSearch | 'unreadable'>();
  /** Ended when something else is typed. */
  const running = useRef<AbortController>(undefined);

  const look = useEffectEvent(async () => {
    const signal = running.current?.signal;
    if (!signal) return;
    const index = messageIndex(db);
    // Whether all is in is asked before: what comes in meanwhile is looked through the next time.
    const isComplete = index.isComplete();
    try {
      const found = await index.search({ typed, most: mostFound, isWanted, signal });
      if (found && !signal.aborted) setOutcome({ ...found, typed, isComplete });
    } catch (error) {
      logQuietly('search', error);
      if (!signal.aborted) setOutcome('unreadable');
    }
  });

  // Followed whatever is typed: an index that nobody follows reads every message again.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = messageIndex(db).follow(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void look();
      }, againMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [db]);

  useEffect(() => {
    const ending = new AbortController();
    running.current = ending;
    void look();
    return () => ending.abort();
  }, [db, typed]);

  return outcome;
}
