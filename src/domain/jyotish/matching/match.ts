import { ayanamsaAt, type Ayanamsa } from '../../sky/ayanamsa.ts';
import { moonLongitude } from '../../sky/positions.ts';
import { minuteMs, type Instant } from '../../time/zone.ts';
import { withinCircle } from '../zodiac.ts';
import { exceptionsOf, type Exception } from './exceptions.ts';
import { kootaIds, kootasOf, mostGunas, type Koota, type KootaId, type KootaVariant } from './kootas.ts';
import { matchedMoon, type MatchedMoon } from './moon-of.ts';
import { poruthamIds, poruthamsOf, type Porutham, type PoruthamId } from './porutham.ts';

export interface Match {
  boy: MatchedMoon;
  girl: MatchedMoon;
  total: number;
  of: typeof mostGunas;
  kootas: Record<KootaId, Koota>;
  exceptions: Exception[];
  /** What those count who let the exceptions restore the points; the total itself where there are none. */
  totalWithExceptions: number;
  /** The totals by the other tables in use, where they differ. */
  byOtherTables: { table: KootaVariant; total: number }[];
  poruthams: Record<PoruthamId, Porutham>;
  /** How many of the ten agree, and how many in part. */
  poruthamsAgreeing: number;
  poruthamsPartly: number;
}

/** The matching of two Moons by their sidereal longitudes in degrees. */
export function matchOf(boyLongitude: number, girlLongitude: number): Match {
  const [boy, girl] = [matchedMoon(boyLongitude), matchedMoon(girlLongitude)];
  const kootas = kootasOf(boy, girl);
  const exceptions = exceptionsOf(boy, girl, kootas);
  const total = sum(kootaIds.map((id) => kootas[id].points));
  const restored = kootaIds.map((id) =>
    Math.max(0, ...exceptions.filter(({ koota }) => koota === id).map(({ restores }) => restores)),
  );
  const tables = new Set(kootaIds.flatMap((id) => kootas[id].variants.map(({ table }) => table)));
  const poruthams = poruthamsOf(boy, girl);
  const countOf = (agrees: Porutham['agrees']) =>
    poruthamIds.filter((id) => poruthams[id].agrees === agrees).length;
  return {
    boy,
    girl,
    total,
    of: mostGunas,
    kootas,
    exceptions,
    totalWithExceptions: total + sum(restored),
    byOtherTables: [...tables].map((table) => ({ table, total: totalBy(table, kootas) })),
    poruthams,
    poruthamsAgreeing: countOf('agrees'),
    poruthamsPartly: countOf('partly'),
  };
}

/** A Moon that a birth may have had, and for how much of the time in question, 0…1. */
export interface PossibleMoon {
  longitude: number;
  share: number;
}

/**
 * The Moons of a birth between two instants, those alike for matching taken together: each cut of nakshatra, rashi, navamsa
 * and vashya is a new one. One where the instants are the same.
 */
export function moonsWithin(
  { from, to }: { from: Instant; to: Instant },
  ayanamsa: Ayanamsa,
): PossibleMoon[] {
  const groups = new Map<string, { longitude: number; count: number }>();
  let count = 0;
  for (let at = from; at <= to; at += minuteMs) {
    const longitude = withinCircle(moonLongitude(at) - ayanamsaAt(ayanamsa, at));
    const { nakshatra, pada, sign, vashya } = matchedMoon(longitude);
    const key = `${nakshatra} ${pada} ${sign} ${vashya}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { longitude, count: 1 });
    else group.count += 1;
    count += 1;
  }
  return [...groups.values()].map((group) => ({ longitude: group.longitude, share: group.count / count }));
}

export interface UncertainMatch {
  /** Of the Moons that are the most likely. */
  match: Match;
  /** Whether every koota gives the same points over both ranges. */
  isCertain: boolean;
  /** Kootas that give the same points whatever the true times. */
  holds: KootaId[];
  /** Totals that are possible, with their share of all pairs of times, the largest share first. */
  totals: { total: number; share: number }[];
  /** The exceptions that hold over both ranges. */
  exceptionsThatHold: string[];
}

/** The matching of two births of uncertain time, as lists of what their Moons may be; neither may be empty. */
export function matchWithin(boys: readonly PossibleMoon[], girls: readonly PossibleMoon[]): UncertainMatch {
  const pairs = boys.flatMap((boy) =>
    girls.map((girl) => ({ match: matchOf(boy.longitude, girl.longitude), share: boy.share * girl.share })),
  );
  const [likely] = pairs.toSorted((one, other) => other.share - one.share);
  if (likely === undefined) throw new RangeError('A matching needs a Moon on both sides.');
  const holds = kootaIds.filter((id) =>
    pairs.every(({ match }) => match.kootas[id].points === likely.match.kootas[id].points),
  );
  const totals = new Map<number, number>();
  for (const { match, share } of pairs) totals.set(match.total, (totals.get(match.total) ?? 0) + share);
  return {
    match: likely.match,
    isCertain: holds.length === kootaIds.length,
    holds,
    totals: [...totals]
      .map(([total, share]) => ({ total, share }))
      .sort((one, other) => other.share - one.share),
    exceptionsThatHold: likely.match.exceptions
      .map(({ id }) => id)
      .filter((id) => pairs.every(({ match }) => match.exceptions.some((other) => other.id === id))),
  };
}

function totalBy(table: KootaVariant, kootas: Readonly<Record<KootaId, Koota>>): number {
  return sum(
    kootaIds.map((id) => {
      const { points, variants } = kootas[id];
      return variants.find((variant) => variant.table === table)?.points ?? points;
    }),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}
