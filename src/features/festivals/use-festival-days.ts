import { useMemo } from 'react';
import type { Observance } from '#domain/festivals/festivals-between.ts';
import { partsOf, type CivilDate } from '#domain/time/civil-date.ts';
import { usePlaceName } from '#session/use-place-name.ts';
import { lastYear } from './calendar-month.ts';
import { useReckoning } from './details/use-calendar-years.ts';
import { useAlmanac } from './use-almanac.ts';

export interface FestivalDaysHere {
  today: CivilDate;
  placeName: string;
  /** What is kept this year and next, in the order of the days; undefined until it is reckoned. */
  festivals: readonly Observance[] | undefined;
  hasFailed: boolean;
}

/** The days of all festivals of this year and the next, at the place of whoever is here. */
export function useFestivalDays(): FestivalDaysHere {
  const { reckoning, today } = useReckoning();
  const placeName = usePlaceName(reckoning.place);
  const { year } = partsOf(today);
  const first = useAlmanac<'year'>({ kind: 'year', year, reckoning });
  const second = useAlmanac<'year'>(
    year < lastYear ? { kind: 'year', year: year + 1, reckoning } : undefined,
  );
  return useMemo(() => {
    const isKnown = first.state === 'known' && (second.state === 'known' || year >= lastYear);
    return {
      today,
      placeName,
      festivals: isKnown ? [...first.answer, ...(second.state === 'known' ? second.answer : [])] : undefined,
      hasFailed: first.state === 'failed' || second.state === 'failed',
    };
  }, [first, second, today, placeName, year]);
}
