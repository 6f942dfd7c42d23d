import type { Settings } from '../panchang/settings.ts';
import { solarDayOfNumber } from '../panchang/solar-day.ts';
import { dayNumberOf } from '../time/civil-date.ts';
import { civilDateAt, minuteMs, type Instant, type Interval } from '../time/zone.ts';
import { hourOf } from './hours.ts';
import type { DayRule, Decision, Kaala } from './types.ts';

export interface DayChoice {
  dayNumber: number;
  decision: Decision;
}

/** The day of a tithi or nakshatra by a rule: that whose deciding hour it holds; ties as the rule says. */
export function chooseDay(
  span: Interval,
  { kaala, both, none, least }: DayRule,
  settings: Settings,
): DayChoice {
  const first = dayHolding(span.from, settings);
  const last = dayHolding(span.to, settings);
  const found: { dayNumber: number; share: number }[] = [];
  // The dawn of the next day lies within the sunrise-to-sunrise day that holds the end.
  for (let dayNumber = first; dayNumber <= last + 1; dayNumber += 1) {
    const share = shareOf(hourOf(kaala, dayNumber, settings), span);
    // A tithi that lasts a muhurta beyond sunrise was there at sunrise.
    const isThere = !lasting.has(kaala) || holds(span, solarDayOfNumber(dayNumber, settings).start);
    if (share > 0 && share >= (least ?? 0) && isThere) found.push({ dayNumber, share });
  }
  const [one, other] = [found[0], found.at(-1)];
  if (one === undefined || other === undefined)
    return none === 'begins'
      ? { dayNumber: first, decision: 'begins-in' }
      : { dayNumber: last, decision: 'ends-in' };
  if (one === other) return { dayNumber: one.dayNumber, decision: 'only-day' };
  switch (both) {
    case 'first':
      return { dayNumber: one.dayNumber, decision: 'earlier-of-two' };
    case 'second':
      return { dayNumber: other.dayNumber, decision: 'later-of-two' };
    case 'larger':
    case 'larger-or-second': {
      const alike = least ?? minuteMs;
      if (other.share > one.share + alike) return { dayNumber: other.dayNumber, decision: 'larger-share' };
      if (one.share > other.share + alike) return { dayNumber: one.dayNumber, decision: 'larger-share' };
      return both === 'larger'
        ? { dayNumber: one.dayNumber, decision: 'earlier-of-two' }
        : { dayNumber: other.dayNumber, decision: 'later-of-two' };
    }
  }
}

const lasting: ReadonlySet<Kaala> = new Set(['first-muhurta']);

/** The day, from sunrise to sunrise, that holds an instant. */
export function dayHolding(at: Instant, settings: Settings): number {
  let dayNumber = dayNumberOf(civilDateAt(at, settings.place.timeZone)) + 1;
  while (solarDayOfNumber(dayNumber, settings).start > at) dayNumber -= 1;
  return dayNumber;
}

/** How much of an hour a span holds; a moment that it holds counts whole. */
export function shareOf(hour: Interval | null, span: Interval): number {
  if (hour === null) return 0;
  if (hour.from === hour.to) return holds(span, hour.from) ? minuteMs : 0;
  return Math.max(0, Math.min(hour.to, span.to) - Math.max(hour.from, span.from));
}

export function holds(span: Interval, at: Instant): boolean {
  return span.from <= at && at < span.to;
}
