import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import {
  messageIndex,
  type MessageIndex,
  type Search,
  type SearchOutcome,
} from '#db/queries/search-messages.ts';
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

  const searched = useEffectEvent((index: MessageIndex, words: string, signal: AbortSignal) =>
    searchedIn(index, { typed: words, most: mostFound, isWanted, signal }),
  );
  const searchedAgain = useEffectEvent(async (index: MessageIndex) =>
    running.current ? searched(index, typed, running.current.signal) : undefined,
  );

  // Followed whatever is typed: an index that nobody follows reads every message again.
  useEffect(() => {
    const index = messageIndex(db);
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function again(): Promise<void> {
      timer = undefined;
      const found = await searchedAgain(index);
      if (found) setOutcome(found);
    }
    const stop = index.follow(() => {
      timer ??= setTimeout(() => void again(), againMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [db]);

  useEffect(() => {
    const ending = new AbortController();
    running.current = ending;
    async function begin(): Promise<void> {
      const found = await searched(messageIndex(db), typed, ending.signal);
      if (found) setOutcome(found);
    }
    void begin();
    return () => ending.abort();
  }, [db, typed]);

  return outcome;
}

/** Undefined where something else was typed meanwhile. */
async function searchedIn(
  index: MessageIndex,
  search: Search,
): Promise<MessageSearch | 'unreadable' | undefined> {
  // Whether all is in is asked before: what comes in meanwhile is looked through the next time.
  const isComplete = index.isComplete();
  try {
    const found = await index.search(search);
    return found && !search.signal.aborted ? { ...found, typed: search.typed, isComplete } : undefined;
  } catch (error) {
    logQuietly('search', error);
    return search.signal.aborted ? undefined : 'unreadable';
  }
}
