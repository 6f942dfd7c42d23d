import { lunationsBetween, modulo, sankrantisBetween, type Lunation } from '../../panchang/lunations.ts';
import type { Settings } from '../../panchang/settings.ts';
import { lostBetween, type LostBy } from '../../sky/first-visibility.ts';
import { siderealWheels, tithiWheel } from '../../sky/wheel.ts';
import { dayMs, minuteMs, type Instant, type Interval } from '../../time/zone.ts';

/** Longer spans that bar some acts or speak against them. */
export type SeasonId =
  | 'adhika'
  | 'kharmas'
  | 'chaturmas'
  | 'dakshinayana'
  | 'pitru-paksha'
  | 'holashtak'
  | 'guru-asta'
  | 'shukra-asta'
  | 'sankranti';

export interface Season extends Interval {
  id: SeasonId;
}

/** The seasons that touch a span. */
export function seasonsBetween(
  from: Instant,
  to: Instant,
  { ayanamsa, place }: Pick<Settings, 'ayanamsa' | 'place'>,
  lostBy: LostBy,
): Season[] {
  const lunations = lunationsBetween(from - 40 * dayMs, to + 40 * dayMs, ayanamsa);
  const { sunRashi } = siderealWheels(ayanamsa);
  const sunIn = (id: SeasonId, rashis: readonly number[]) => {
    const seasons: Season[] = [];
    for (let part = sunRashi.partAt(from) - 6; sunRashi.startOf(part) < to; part += 1) {
      if (!rashis.includes(modulo(part, 12) + 1)) continue;
      const [begin, end] = [sunRashi.startOf(part), sunRashi.startOf(part + 1)];
      const last = seasons.at(-1);
      if (last?.to === begin) last.to = end;
      else seasons.push({ id, from: begin, to: end });
    }
    return seasons;
  };
  const seasons: Season[] = [
    ...lunations.filter(({ isAdhika }) => isAdhika).map((month) => season('adhika', month)),
    ...lunations.flatMap(ofTithis),
    ...chaturmasOf(lunationsBetween(from - 170 * dayMs, to + 170 * dayMs, ayanamsa), to),
    ...sunIn('kharmas', [9, 12]),
    ...sunIn('dakshinayana', [4, 5, 6, 7, 8, 9]),
    // Sixteen ghatikas before and after the Sun's entry (Muhurta Chintamani, chapter 3).
    ...sankrantisBetween(from - dayMs, to + dayMs, ayanamsa).map(({ at }) =>
      season('sankranti', { from: at - 16 * ghatika, to: at + 16 * ghatika }),
    ),
    ...lostBetween('jupiter', from, to, place, lostBy).map((span) => season('guru-asta', span)),
    ...lostBetween('venus', from, to, place, lostBy).map((span) => season('shukra-asta', span)),
  ];
  return seasons.filter((one) => one.to > from && one.from < to);
}

const ghatika = 24 * minuteMs;

function season(id: SeasonId, { from, to }: Interval): Season {
  return { id, from, to };
}

/** The dark half after Bhadrapada's full moon, and the eight tithis that end with that of Phalguna. */
function ofTithis({ number, month, isAdhika, to }: Lunation): Season[] {
  if (isAdhika) return [];
  const begin = (tithi: number) => tithiWheel.startOf(30 * number + tithi - 1);
  if (month === 6) return [season('pitru-paksha', { from: begin(16), to })];
  return month === 12 ? [season('holashtak', { from: begin(8), to: begin(16) })] : [];
}

/** From the eleventh of Ashadha's bright half to the end of that of Kartika's. */
function chaturmasOf(months: readonly Lunation[], end: Instant): Season[] {
  return months
    .filter(({ month, isAdhika }) => month === 4 && !isAdhika)
    .map((ashadha) => {
      const kartika = months.find(
        ({ month, isAdhika, number }) => month === 8 && !isAdhika && number > ashadha.number,
      );
      return season('chaturmas', {
        from: tithiWheel.startOf(30 * ashadha.number + 10),
        to: kartika === undefined ? end : tithiWheel.startOf(30 * kartika.number + 11),
      });
    });
}
