import { soundsOf } from '#domain/devotion/found-by-words.ts';
import { dayNumberOf, weekdayOf, type CivilDate } from '#domain/time/civil-date.ts';
import { belongsTo, type FestivalKeys, type Findable } from './details/aartis-of-festival.ts';

export interface AartiToSing extends Findable {
  /** What its deity is called in English; undefined for one of no deity. */
  deity: string | undefined;
}

/** To whom the days of the week belong in most homes of the north, Sunday first, by names that a catalogue may give them. */
const deitiesOfWeek = [
  ['surya', 'sun'],
  ['shiv', 'shiva', 'mahadev'],
  ['hanuman'],
  ['ganesh', 'ganesha', 'ganpati'],
  ['vishnu', 'narayan', 'narayana'],
  ['lakshmi', 'ambe', 'durga'],
  ['shani', 'hanuman'],
] as const;

/**
 * What is sung on a day: of the festival that falls on it, else of the deity to whom the weekday belongs. Of several the one
 * whose turn it is, week by week; aartis go before hymns. Undefined where there is none of either.
 */
export function aartiOfDay<Aarti extends AartiToSing>(
  date: CivilDate,
  festivals: readonly FestivalKeys[],
  aartis: readonly Aarti[],
): Aarti | undefined {
  for (const festival of festivals) {
    const own = aartis.filter((aarti) => belongsTo(aarti, festival));
    if (own.length > 0) return inTurn(own, date);
  }
  const names = deitiesOfWeek[weekdayOf(date)] ?? [];
  for (const name of names) {
    const own = aartis.filter(({ deity }) => deity?.toLowerCase() === name);
    if (own.length > 0) return inTurn(own, date);
  }
  return undefined;
}

function inTurn<Aarti extends AartiToSing>(aartis: readonly Aarti[], date: CivilDate): Aarti | undefined {
  const sung = aartis.filter(isAarti);
  const among = sung.length > 0 ? sung : aartis;
  return among[Math.floor(dayNumberOf(date) / 7) % among.length];
}

const [aartiSound = ''] = soundsOf('aarti');

function isAarti({ titles, tags }: Findable): boolean {
  return [...titles, ...tags].some((text) => soundsOf(text).includes(aartiSound));
}
