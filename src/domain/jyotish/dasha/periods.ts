import { dayMs, type Instant } from '../../time/zone.ts';

/** Days in a year of a dasha: the Julian year, the Gregorian mean year, or the savana year of 360 days. */
export const dashaYears = { julian: 365.25, gregorian: 365.2425, savana: 360 } as const;
export type DashaYear = keyof typeof dashaYears;

export interface Period<Lord extends string> {
  lord: Lord;
  from: Instant;
  to: Instant;
  /** 1 maha, 2 antar, 3 pratyantar, 4 sookshma, 5 prana. */
  level: number;
}

/** A round of lords, each with its years. */
export type Round<Lord extends string> = readonly (readonly [lord: Lord, years: number])[];

/**
 * The great periods of a round, from that which runs at birth on.
 *
 * @param first the index in the round of the lord that rules at birth
 * @param gone the part of its period that is over at birth, 0 ≤ gone < 1; it began before the birth
 * @param count how many periods: the round goes on from its beginning
 */
export function greatPeriods<Lord extends string>(
  round: Round<Lord>,
  birth: Instant,
  { first, gone, count, year }: { first: number; gone: number; count: number; year: DashaYear },
): Period<Lord>[] {
  const msOf = (years: number) => years * dashaYears[year] * dayMs;
  const periods: Period<Lord>[] = [];
  let from = birth - msOf((round[first]?.[1] ?? 0) * gone);
  for (let index = first; index < first + count; index += 1) {
    const entry = round[index % round.length];
    if (entry === undefined) break;
    const to = from + msOf(entry[1]);
    periods.push({ lord: entry[0], from, to, level: 1 });
    from = to;
  }
  return periods;
}

/** What a period is cut into: one part for each lord, its own first, each as long as its share of the round. */
export function subPeriods<Lord extends string>(round: Round<Lord>, period: Period<Lord>): Period<Lord>[] {
  const total = round.reduce((sum, [, years]) => sum + years, 0);
  const first = round.findIndex(([lord]) => lord === period.lord);
  const length = period.to - period.from;
  let before = 0;
  return round.map((_, step) => {
    const [lord, years] = round[(first + step) % round.length] ?? round[0] ?? [period.lord, 0];
    const from = period.from + (length * before) / total;
    before += years;
    // The last ends where the whole does, whatever was lost in adding up.
    const to = step === round.length - 1 ? period.to : period.from + (length * before) / total;
    return { lord, from, to, level: period.level + 1 };
  });
}

/** The periods of every level down to one that run at an instant, the greatest first; empty outside of all. */
export function periodsAt<Lord extends string>(
  round: Round<Lord>,
  great: readonly Period<Lord>[],
  at: Instant,
  levels: number,
): Period<Lord>[] {
  const running: Period<Lord>[] = [];
  let among = great;
  while (running.length < levels) {
    const found = among.find(({ from, to }) => at >= from && at < to);
    if (found === undefined) return running;
    running.push(found);
    if (running.length < levels) among = subPeriods(round, found);
  }
  return running;
}
