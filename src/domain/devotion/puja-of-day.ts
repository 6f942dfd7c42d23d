import type { Weekday } from '../time/civil-date.ts';
import type { ListedPuja, PujaKind } from './puja-guide.ts';
import { pujas } from './puja-list.ts';

/** What comes once a year goes before what returns each month. */
const ranks: Readonly<Record<PujaKind, number>> = { yearly: 0, returning: 1, life: 2, daily: 3 };

/** The guide that fits a day: for what is kept on it, named by the ids of its festivals, else for its weekday, else for any day. */
export function pujaOfDay(festivals: readonly string[], weekday: Weekday): ListedPuja | undefined {
  const [kept] = pujas
    .filter(({ days }) => days.kind === 'festivals' && days.ids.some((id) => festivals.includes(id)))
    .toSorted((one, other) => ranks[one.kind] - ranks[other.kind]);
  return (
    kept ??
    pujas.find(({ days }) => days.kind === 'weekday' && days.weekday === weekday) ??
    pujas.find(({ id }) => id === (weekday === sunday ? 'surya-arghya' : 'daily-puja'))
  );
}

const sunday = 0;
