import { useEffect, useEffectEvent, useState } from 'react';
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

/** The messages in which the words are found, as long as the words are there; undefined before the first look. */
export function useMessageSearch(
  db: UserDatabase,
  typed: string,
  isWanted: (sessionId: string) => boolean,
): MessageSearch | undefined {
  const [outcome, setOutcome] = useState<MessageSearch>();
  const wanted = useEffectEvent(isWanted);

  useEffect(() => {
    const index = messageIndex(db);
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look(): Promise<void> {
      // Whether all is in is asked before: what comes in meanwhile is looked through the next time.
      const isComplete = index.isComplete();
      const { signal } = ending;
      const search = { typed, most: mostFound, isWanted: (id: string) => wanted(id), signal };
      const found = await index.search(search);
      if (found && !signal.aborted) setOutcome({ ...found, typed, isComplete });
    }
    const lookQuietly = () => {
      timer = undefined;
      look().catch((error: unknown) => logQuietly('search', error));
    };
    const stop = index.follow(() => {
      timer ??= setTimeout(lookQuietly, againMs);
    });
    lookQuietly();
    return () => {
      ending.abort();
      clearTimeout(timer);
      stop();
    };
  }, [db, typed]);

  return outcome;
}
