import type { Language } from '../language.ts';
import { civilDateAt, clockAt, minuteMs, type Instant } from '../time/zone.ts';
import { monthName, twelveHourClock } from '../time/civil-names.ts';
import { partsOf } from '../time/civil-date.ts';
import {
  anchorText,
  decisionWords,
  hourWords,
  nameLanguages,
  usageWords,
  type ToldReason,
} from './reason-words.ts';
import type { Reason } from './types.ts';

/**
 * Why a day is the day, in plain words: whose usage it is, what in the sky it hangs on and when that holds by the clock
 * of the place, the hour that decides and how it decided. `placeName` is the place as the reader calls it; without it the
 * English text takes the name in the reason and the Hindi one says "local time".
 */
export function reasonText(
  reason: Reason,
  language: Language,
  placeName: string = language === 'en' ? reason.place : localWord,
): string {
  const told: ToldReason = {
    hour: reason.hour === null ? '' : hourWords[reason.hour][language],
    from: momentText(reason.from, reason.timeZone, language),
    to: momentText(reason.to, reason.timeZone, language),
    place: placeName,
  };
  const sentences = [
    reason.usage === null ? '' : usageWords[reason.usage][language],
    anchorText(reason.anchor, told, language),
    decisionWords[reason.decision][language](told),
    bhadraText(reason, language),
    shiftText(reason.days, language),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

const localWord = 'स्थानीय';

function bhadraText({ bhadraUntil, timeZone }: Reason, language: Language): string {
  if (bhadraUntil === undefined) return '';
  const end = momentText(bhadraUntil, timeZone, language);
  return language === 'en'
    ? `Bhadra lasts until ${end}; the rite waits for its end.`
    : `भद्रा ${end} तक है; विधि उसके बाद की जाती है।`;
}

function shiftText(days: number, language: Language): string {
  if (days === 0) return '';
  const count = Math.abs(days);
  if (language === 'en')
    return `The festival is ${count === 1 ? 'one day' : `${count} days`} ${days > 0 ? 'after' : 'before'} that day.`;
  return `यह पर्व ${days > 0 ? 'उसके' : 'उससे'} ${count === 1 ? 'एक' : count} दिन ${days > 0 ? 'बाद' : 'पहले'} है।`;
}

/** To the nearest minute. */
function momentText(at: Instant, timeZone: string, language: Language): string {
  const minute = at + minuteMs / 2;
  const { month, day } = partsOf(civilDateAt(minute, timeZone));
  const wall = clockAt(minute, timeZone);
  const date = `${day} ${monthName(month, nameLanguages[language])}`;
  return language === 'en'
    ? `${date}, ${twelveHourClock(wall)} ${wall.hour < 12 ? 'am' : 'pm'}`
    : `${date}, ${partOfDay(wall.hour)} ${twelveHourClock(wall)}`;
}

/** Hindi has no am and pm: it tells the hour by its part of the day. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
}
