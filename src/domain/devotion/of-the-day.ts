import type { FestivalId } from '../festivals/festivals.ts';
import type { Weekday } from '../time/civil-date.ts';
import type { ListedPuja, PujaKind } from './puja-guide.ts';
import { pujas } from './puja-list.ts';

/** What comes once a year goes before what returns each month. */
const ranks: Readonly<Record<PujaKind, number>> = { yearly: 0, returning: 1, life: 2, daily: 3 };

/** The guide that fits a day: for what is kept on it, else for its weekday, else for any day. */
export function pujaOfDay(festivals: readonly FestivalId[], weekday: Weekday): ListedPuja | undefined {
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

/** Whose day each weekday is, from Sunday on, by names that a catalogue may give them; the nearest first. */
const deitiesOfWeekdays: readonly (readonly string[])[] = [
  ['surya', 'sun'],
  ['shiv', 'shiva', 'mahadev'],
  ['hanuman'],
  ['ganesh', 'ganesha', 'ganpati'],
  ['vishnu', 'narayan', 'narayana'],
  ['lakshmi', 'ambe', 'durga'],
  ['shani', 'hanuman'],
];

interface SungText {
  title: { en: string };
  /** As the catalogue calls its deity. */
  deity: { en: string } | undefined;
}

/** What is sung on a weekday: an aarti of its deity, else another text of it. Undefined where there is none. */
export function aartiOfWeekday<Text extends SungText>(
  texts: readonly Text[],
  weekday: Weekday,
): Text | undefined {
  for (const name of deitiesOfWeekdays[weekday] ?? []) {
    const found = bestSung(texts.filter(({ deity }) => deity?.en.toLowerCase() === name));
    if (found) return found;
  }
  return undefined;
}

/** Of several the one that is sung with the lamp, rather than one that is recited. */
export function bestSung<Text extends SungText>(texts: readonly Text[]): Text | undefined {
  return texts.find(({ title }) => isAarti.test(title.en)) ?? texts[0];
}

const isAarti = /\baarti\b|^(om )?jai\b/i;
