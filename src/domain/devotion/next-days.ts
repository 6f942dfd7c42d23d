import type { FestivalId } from '../festivals/festivals.ts';
import { addDays, weekdayOf, type CivilDate } from '../time/civil-date.ts';
import type { PujaDays } from './puja-guide.ts';

export interface KeptDay {
  date: CivilDate;
  /** The festival of the calendar that falls on it, where there is one. */
  festival?: FestivalId;
}

/** What the calendar has reckoned, in the order of the days. */
export type DatedFestivals = readonly { id: FestivalId; date: CivilDate }[];

/** The next days on which a puja is kept, from one day on; none where it is kept daily or on a day that is chosen. */
export function nextDays(days: PujaDays, from: CivilDate, festivals: DatedFestivals, most = 3): KeptDay[] {
  switch (days.kind) {
    case 'festivals':
      return festivals
        .filter(({ id, date }) => date >= from && days.ids.includes(id))
        .slice(0, most)
        .map(({ id, date }) => ({ date, festival: id }));
    case 'weekday': {
      const first = addDays(from, (days.weekday - weekdayOf(from) + 7) % 7);
      return Array.from({ length: most }, (_, week) => ({ date: addDays(first, week * 7) }));
    }
    case 'chosen':
    case 'daily':
      return [];
  }
}
