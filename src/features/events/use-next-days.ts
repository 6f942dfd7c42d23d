import { useEffect, useState } from 'react';
import type { EventInList } from '#db/queries/events.ts';
import { dayMs } from '#domain/time/zone.ts';
import { logQuietly } from '#lib/log.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { useNow } from '#ui/use-now.ts';
import { nextDaysOf, type NextDays } from './next-days.ts';

/** The next days of the events; undefined until they are worked out for the first time. */
export function useNextDays(events: readonly EventInList[]): NextDays | 'failed' | undefined {
  const { preferences, isKnown } = usePreferences();
  const { place, monthSystem } = preferences;
  const { latitude, longitude, timeZone } = place;
  const [days, setDays] = useState<NextDays | 'failed'>();
  // The day changes at midnight somewhere; asked for twice an hour it is never told late.
  const now = Math.floor(useNow() / (dayMs / 48)) * (dayMs / 48);
  useEffect(() => {
    if (!isKnown) return undefined;
    let isOver = false;
    async function find(): Promise<void> {
      try {
        const preferred = { place: { name: '', latitude, longitude, timeZone }, monthSystem };
        const found = await nextDaysOf(events, preferred, Math.max(now, Date.now()), () => isOver);
        if (found && !isOver) setDays(found);
      } catch (error) {
        logQuietly('events', error);
        if (!isOver) setDays('failed');
      }
    }
    void find();
    return () => {
      isOver = true;
    };
  }, [events, isKnown, latitude, longitude, timeZone, monthSystem, now]);
  return days;
}
