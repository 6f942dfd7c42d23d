import { isInRange } from '../../panchang/range.ts';
import type { Settings } from '../../panchang/settings.ts';
import { solarDayOfNumber, type SolarDay } from '../../panchang/solar-day.ts';
import type { LostBy } from '../../sky/first-visibility.ts';
import {
  addDays,
  civilDateOf,
  dayNumberOf,
  weekdayOfNumber,
  type CivilDate,
  type Weekday,
} from '../../time/civil-date.ts';
import type { Interval } from '../../time/zone.ts';
import type { Direction } from '../day/disha-shool.ts';
import { eclipsesBetween } from '../eclipses/eclipses.ts';
import { risingSigns, type RisingSign } from './lagnas.ts';
import { purposes, type PurposeId } from './purposes.ts';
import { reasonsOf, type MuhuratBirth, type MuhuratReason } from './reasons.ts';
import { seasonsBetween } from './seasons.ts';
import { common, windowsOfDay, without } from './windows.ts';

export interface MuhuratQuestion {
  purpose: PurposeId;
  from: CivilDate;
  to: CivilDate;
  /** Those for whom it is sought; each tara and Moon is told and weighed. */
  births?: readonly MuhuratBirth[];
  /** Of a journey. */
  direction?: Direction;
  /** How Jupiter and Venus are held to be lost in the Sun's light; by being seen, as almanacs print it. */
  lostBy?: LostBy;
  /** Leave out Bhadra on earth, the barred parts of yogas and the days of visible eclipses, which by default weigh against. */
  strict?: boolean;
}

export interface Muhurat extends Interval {
  purpose: PurposeId;
  /** The day, from sunrise to sunrise, to which it belongs. */
  date: CivilDate;
  vara: Weekday;
  sun: SolarDay['sun'];
  /** What speaks for it less what speaks against it. */
  score: number;
  reasons: MuhuratReason[];
  /** The signs that rise in it; empty beyond the polar circles. */
  lagnas: RisingSign[];
  /** Parts free of what speaks against an hour, under a sign that suits, the best sign first. */
  best: (Interval & { sign: RisingSign['sign'] })[];
}

export const longestSpanDays = 731;

/**
 * Every window of a span of dates, both included, in which the act may be done, in order of time.
 *
 * @throws RangeError where the panchang does not reach, the dates are reversed, or the span is over two years
 */
export function findMuhurats(question: MuhuratQuestion, settings: Settings): Muhurat[] {
  const { purpose, from, to, births = [], direction, lostBy = 'seen', strict = false } = question;
  if (!isInRange(from) || !isInRange(addDays(to, 1)))
    throw new RangeError(`The panchang does not reach from ${from} to ${to}.`);
  const [first, last] = [dayNumberOf(from), dayNumberOf(to)];
  if (first > last || last - first >= longestSpanDays)
    throw new RangeError(`Muhurats are sought over two years at most, not from ${from} to ${to}.`);
  const rule = purposes[purpose];
  const whole = {
    from: solarDayOfNumber(first, settings).start,
    to: solarDayOfNumber(last + 1, settings).start,
  };
  const seasons = seasonsBetween(whole.from, whole.to, settings, lostBy);
  const eclipses = eclipsesBetween(addDays(from, -1), addDays(to, 1), settings).flatMap(({ sutak }) =>
    sutak === null ? [] : [{ from: sutak.from, to: sutak.fastUntil ?? sutak.to }],
  );
  const found: Muhurat[] = [];
  for (let dayNumber = first; dayNumber <= last; dayNumber += 1)
    for (const window of windowsOfDay(dayNumber, rule, seasons, settings)) {
      const reasons = reasonsOf(window, { purpose, rule, seasons, eclipses, births, direction }, settings);
      const left = strict ? without([window], spansOf(reasons, strictlyBarred)) : [window];
      for (const part of left) {
        const mine = part === window ? reasons : within(reasons, part, window);
        const lagnas = risingSigns(part, purpose, rule, births, settings);
        found.push({
          purpose,
          date: civilDateOf(dayNumber),
          vara: weekdayOfNumber(dayNumber),
          sun: window.day.sun,
          from: part.from,
          to: part.to,
          score: Math.round(mine.reduce((sum, { counts }) => sum + counts, 0) * 100) / 100,
          reasons: mine,
          lagnas,
          best: bestOf(part, mine, lagnas),
        });
      }
    }
  return found;
}

/** The same, the highest score first, and of equal ones the earlier. */
export function ranked(muhurats: readonly Muhurat[]): Muhurat[] {
  return muhurats.toSorted((one, other) => other.score - one.score || one.from - other.from);
}

const strictlyBarred: ReadonlySet<MuhuratReason['id']> = new Set(['bhadra-on-earth', 'bad-yoga', 'eclipse']);

/** Reasons of an hour, which a better hour of the same window escapes. */
const hourly: ReadonlySet<MuhuratReason['id']> = new Set([
  'bhadra-on-earth',
  'bad-yoga',
  'eclipse',
  'rahu-kaal',
  'yamaganda',
  'durmuhurta',
  'varjyam',
  'sankranti',
  'by-night',
]);

function spansOf(reasons: readonly MuhuratReason[], ids: ReadonlySet<MuhuratReason['id']>): Interval[] {
  return reasons.filter(({ id }) => ids.has(id)).flatMap(({ spans }) => spans);
}

/** The reasons of a window that touch a part of it, counted by that part. */
function within(reasons: readonly MuhuratReason[], part: Interval, window: Interval): MuhuratReason[] {
  const lengthOf = (spans: readonly Interval[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0);
  return reasons.flatMap((reason) => {
    const spans = common([part], reason.spans);
    if (spans.length === 0) return [];
    const before = lengthOf(reason.spans) / (window.to - window.from);
    const now = lengthOf(spans) / (part.to - part.from);
    return [{ ...reason, spans, counts: Math.round(((reason.counts * now) / before) * 100) / 100 }];
  });
}

const mostBest = 3;
const shortestBestMs = 20 * 60_000;

function bestOf(
  window: Interval,
  reasons: readonly MuhuratReason[],
  lagnas: readonly RisingSign[],
): Muhurat['best'] {
  const free = without([window], spansOf(reasons, hourly));
  return lagnas
    .filter(({ isNamed }) => isNamed)
    .toSorted((one, other) => other.quality - one.quality)
    .flatMap((lagna) => common([lagna], free).map((span) => ({ ...span, sign: lagna.sign })))
    .filter(({ from, to }) => to - from >= shortestBestMs)
    .slice(0, mostBest);
}
