import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useState } from 'react';
import { calendarRows, type CalendarRows } from '#db/queries/content-festivals.ts';
import { civilDate } from '#domain/time/civil-date.ts';
import type { Place } from '#domain/time/place.ts';
import { logQuietly } from '#lib/log.ts';

export type FoundRows =
  | { kind: 'looking' }
  /** `rows`: undefined where the device has never had any content. */
  | { kind: 'found'; rows: CalendarRows | undefined }
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
      (rows): FoundRows => ({ kind: 'found', rows }),
      (error: unknown): FoundRows => {
        logQuietly('calendar', error);
        return { kind: 'failed' };
      },
    );
    return { year, attempt, here, found };
  }, [year, attempt, here]);
  const lookAgain = useCallback(() => setAttempt((before) => before + 1), []);
  // The answer for the year before holds what the first weeks of the next one need, so that nothing flickers between.
  const isAnswered = answer?.attempt === attempt && answer.here === here && Math.abs(answer.year - year) <= 1;
  return { found: isAnswered ? answer.found : looking, lookAgain };
}

const looking: FoundRows = { kind: 'looking' };
