import type { CivilDate } from '#domain/time/civil-date.ts';
import { civilDateAt, type Instant, type Interval } from '#domain/time/zone.ts';
import { dayAndMonthText } from '#i18n/format-civil.ts';
import { formatTime } from '#i18n/format.ts';
import type { Language } from '#i18n/messages.ts';

/** To the minute that is nearest, with its date where that is another than the day's. */
export function sayInstant(at: Instant, day: CivilDate, timeZone: string, language: Language): string {
  const minute = Math.round(at / 60_000) * 60_000;
  const time = formatTime(new Date(minute), language, timeZone);
  const date = civilDateAt(minute, timeZone);
  return date === day ? time : `${time}, ${dayAndMonthText(date, language).replaceAll(' ', '\u00a0')}`;
}

/** '10:12 am – 11:40 am'; where both ends are on another date than the day's, it is said once. */
export function saySpan(
  { from, to }: Interval,
  day: CivilDate,
  timeZone: string,
  language: Language,
): string {
  const [begins, ends] = [from, to].map((at) => civilDateAt(Math.round(at / 60_000) * 60_000, timeZone));
  const beside = begins === ends && begins !== undefined ? begins : day;
  return `${sayInstant(from, beside, timeZone, language)} – ${sayInstant(to, day, timeZone, language)}`;
}
