import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import { festivalContent, type FestivalContent } from '#db/queries/content-aartis.ts';
import { logQuietly } from '#lib/log.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { neededContent } from '#session/fresh-content.ts';

export interface UsedFestivalContent {
  /** Undefined while the device is being asked, and where it has nothing at all, the server; 'failed' where neither has it. */
  content: FestivalContent | 'failed' | undefined;
  retry(): void;
}

/** What the device has of a festival; it is read again when the content changes. */
export function useFestivalContent(festivalId: string): UsedFestivalContent {
  const isOnline = useIsOnline();
  const [attempt, setAttempt] = useState(0);
  const found = useLiveQuery(async () => {
    const content = await festivalContent(festivalId).catch((error: unknown) => {
      logQuietly('festival', error);
      return 'failed' as const;
    });
    return { attempt, content };
  }, [festivalId, attempt]);
  const [fetched, setFetched] = useState<{ attempt: number; isFetched: boolean }>();
  const content = found?.attempt === attempt ? found.content : undefined;
  const isEmpty = typeof content === 'object' && content.isEmpty;
  useEffect(() => {
    if (!isEmpty) return undefined;
    let isLeft = false;
    async function ask(): Promise<void> {
      const isFetched = await neededContent();
      if (!isLeft) setFetched({ attempt, isFetched });
    }
    void ask();
    return () => {
      isLeft = true;
    };
  }, [attempt, isEmpty]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  if (!isEmpty || !isOnline) return { content, retry };
  // With a connection what is not here is on its way, or a server has failed.
  const isUnreached = fetched?.attempt === attempt && !fetched.isFetched;
  return { content: isUnreached ? 'failed' : undefined, retry };
}
