import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useState } from 'react';
import { festivalContent, type FestivalContent } from '#db/queries/content-aartis.ts';
import { logQuietly } from '#lib/log.ts';

export interface UsedFestivalContent {
  /** Undefined while the device is being asked. */
  content: FestivalContent | 'failed' | undefined;
  retry(): void;
}

/** What the device has of a festival; it is read again when the content changes. */
export function useFestivalContent(festivalId: string): UsedFestivalContent {
  const [attempt, setAttempt] = useState(0);
  const found = useLiveQuery(async () => {
    const content = await festivalContent(festivalId).catch((error: unknown) => {
      logQuietly('festival', error);
      return 'failed' as const;
    });
    return { attempt, content };
  }, [festivalId, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { content: found?.attempt === attempt ? found.content : undefined, retry };
}
