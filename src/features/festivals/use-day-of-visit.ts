import { useEffect, useState } from 'react';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { instantAt } from '#domain/time/zone.ts';

interface Visit {
  day: CivilDate;
  named: string;
  timeZone: string;
}

/**
 * The day that is told of where nobody has chosen one: today, but not another one at midnight under the eyes of somebody
 * who reads, as its month would take the place of theirs, and its festivals would push away what stands below them. Whoever
 * comes back to the page, turns to a month or chooses another place finds today. `named`: what the address names.
 */
export function useDayOfVisit(today: CivilDate, named: string, timeZone: string): CivilDate {
  const [visit, setVisit] = useState<Visit>({ day: today, named, timeZone });
  const seenSince = useSeenSince();
  const isSame = visit.named === named && visit.timeZone === timeZone;
  const hasTurnedInSight =
    seenSince !== undefined && visit.day !== today && seenSince < instantAt(today, 0, timeZone);
  if (isSame && (visit.day === today || hasTurnedInSight)) return visit.day;
  setVisit({ day: today, named, timeZone });
  return today;
}

/** When the page came into sight, in milliseconds since 1970; undefined while it is out of sight. */
function useSeenSince(): number | undefined {
  const [since, setSince] = useState(() => now());
  useEffect(() => {
    const note = () => setSince(now());
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, []);
  return since;
}

function now(): number | undefined {
  return typeof document === 'undefined' || document.hidden ? undefined : Date.now();
}
