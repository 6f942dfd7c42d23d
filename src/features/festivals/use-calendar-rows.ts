import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import { calendarRows, type CalendarRows } from '#db/queries/content-festivals.ts';
import { civilDate } from '#domain/time/civil-date.ts';
import type { Place } from '#domain/time/place.ts';
import { logQuietly } from '#lib/log.ts';
import { neededContent } from '#session/fresh-content.ts';

export type FoundRows =
  | { kind: 'looking' }
  /** `rows`: undefined where the device has never had any content; then it is still being fetched, or could not be. */
  | { kind: 'found'; rows: CalendarRows | undefined; isFetched: boolean | undefined }
  | { kind: 'failed' };

export interface UsedRows {
  found: FoundRows;
  lookAgain(): void;
}

/** What the database has in the calendar of a place in a year and in those beside it, which the weeks at its ends reach into. */
export function useCalendarRows(year: number, place: Place): UsedRows {
  const [attempt, setAttempt] = useState(0);
  // The same place may come as another object with every change of a profile.
  const here = JSON.stringify(place);
  const answer = useLiveQuery(async () => {
    const found = await calendarRows(civilDate(year - 1, 1, 1), civilDate(year + 1, 12, 31), place).then(
      (rows) => ({ kind: 'read', rows }) as const,
      (error: unknown) => {
        logQuietly('calendar', error);
        return { kind: 'failed' } as const;
      },
    );
    return { year, attempt, here, found };
  }, [year, attempt, here]);
  const isFetched = useFetched(attempt);
  const lookAgain = useCallback(() => setAttempt((before) => before + 1), []);
  // The answer for the year before holds what the first weeks of the next one need, so that nothing flickers between.
  const isAnswered = answer?.attempt === attempt && answer.here === here && Math.abs(answer.year - year) <= 1;
  if (!isAnswered) return { found: looking, lookAgain };
  const { found } = answer;
  return { found: found.kind === 'read' ? { ...found, kind: 'found', isFetched } : found, lookAgain };
}

/** Whether the server has been asked for what may be new; undefined until it has answered, false where it has not been reached. */
function useFetched(attempt: number): boolean | undefined {
  const [fetched, setFetched] = useState<{ attempt: number; isFetched: boolean }>();
  useEffect(() => {
    let isLeft = false;
    async function ask(): Promise<void> {
      const isFetched = await neededContent();
      if (!isLeft) setFetched({ attempt, isFetched });
    }
    void ask();
    return () => {
      isLeft = true;
    };
  }, [attempt]);
  return fetched?.attempt === attempt ? fetched.isFetched : undefined;
}

const looking: FoundRows = { kind: 'looking' };
