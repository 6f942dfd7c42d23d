/** Muhurats, the tables of a day and eclipses as the terminal tells them: instants in UTC. */
import { firstBirthYear, isDateForChart, lastBirthYear } from '#domain/jyotish/birth.ts';
import { dayConventions } from '#domain/jyotish/day/day-conventions.ts';
import { dayTablesOf } from '#domain/jyotish/day/day-tables.ts';
import { shoolDirections } from '#domain/jyotish/day/disha-shool.ts';
import { eclipsesBetween, type Eclipse } from '#domain/jyotish/eclipses/eclipses.ts';
import { sutakNotes } from '#domain/jyotish/eclipses/sutak.ts';
import {
  findMuhurats,
  longestSpanDays,
  ranked,
  type Muhurat,
  type MuhuratQuestion,
} from '#domain/jyotish/muhurat/find-muhurats.ts';
import { lagnaFacts } from '#domain/jyotish/muhurat/lagna-facts.ts';
import { purposeIds, purposes, type PurposeId } from '#domain/jyotish/muhurat/purposes.ts';
import type { MuhuratBirth, MuhuratReason } from '#domain/jyotish/muhurat/reasons.ts';
import { moonsWithin } from '#domain/jyotish/matching/match.ts';
import { matchedMoon } from '#domain/jyotish/matching/moon-of.ts';
import { isRecord } from '#domain/is-record.ts';
import { firstDate, isInRange, lastDate } from '#domain/panchang/range.ts';
import { settingsFor, type Settings } from '#domain/panchang/settings.ts';
import { addDays, daysBetween, readCivilDate, type CivilDate } from '#domain/time/civil-date.ts';
import type { Place } from '#domain/time/place.ts';
import { readPlaceOfBirth, readBirth, utcOf, type BirthRefusal } from './read-birth.ts';

export interface MuhuratRefusal {
  code: BirthRefusal['code'] | 'unknown-purpose' | 'bad-span' | 'bad-direction' | 'bad-asta' | 'bad-birth';
  message: string;
}

export type ToldMuhurats = { told: object } | { refusal: MuhuratRefusal };

/** Names by which people ask for an act, beside those of the rules. */
const alsoCalled: Readonly<Record<string, PurposeId>> = {
  griha_pravesh_new: 'griha_pravesh',
  marriage: 'vivah',
  vivaha: 'vivah',
  namkaran: 'naming',
  naamkaran: 'naming',
  vahan: 'vehicle',
  vehicle_purchase: 'vehicle',
  upanayana: 'upanayan',
  janeu: 'upanayan',
  property_purchase: 'property',
  business_opening: 'business',
  business_start: 'business',
  yatra: 'travel',
  bhoomi_puja: 'bhoomi_pujan',
  bhumi_pujan: 'bhoomi_pujan',
  construction: 'bhoomi_pujan',
  griharambh: 'bhoomi_pujan',
  vidyarambha: 'vidyarambh',
};

/** `{for, from, to, place | zone, lat, lon}` with `births`, `direction`, `strict`, `asta` and `ranked`. */
export function muhuratJson(given: unknown): ToldMuhurats {
  if (!isRecord(given))
    return refused('not-json', 'A question is a JSON object, {"for","from","to","place"}.');
  const asked = given['for'];
  const purpose =
    typeof asked === 'string'
      ? (purposeIds.find((id) => id === asked) ?? alsoCalled[asked.toLowerCase().replaceAll('-', '_')])
      : undefined;
  if (purpose === undefined)
    return refused(
      'unknown-purpose',
      `"for" is one of ${purposeIds.join(', ')}; this is none: ${said(asked)}`,
    );
  const span = spanOf(given);
  if ('refusal' in span) return span;
  const place = readPlaceOfBirth(given);
  if ('refusal' in place) return place;
  const births = birthsOf(given['births']);
  if ('refusal' in births) return births;
  const direction = shoolDirections.find((each) => each === given['direction']);
  if (given['direction'] !== undefined && direction === undefined)
    return refused('bad-direction', `"direction" is one of ${shoolDirections.join(', ')}.`);
  const lostBy = given['asta'] ?? 'seen';
  if (lostBy !== 'seen' && lostBy !== 'orb') return refused('bad-asta', '"asta" is seen or orb.');
  const question: MuhuratQuestion = {
    purpose,
    ...span,
    births: births.births,
    lostBy,
    strict: given['strict'] === true,
    ...(direction === undefined ? {} : { direction }),
  };
  const settings = settingsFor(place);
  const found = findMuhurats(question, settings);
  const { name, note, source, agreement, isVerified } = purposes[purpose];
  return {
    told: {
      for: purpose,
      name,
      ...span,
      ...settingsJson(settings),
      asta: lostBy,
      strict: question.strict,
      births: births.births,
      note: note.en,
      source,
      isVerified,
      agreement,
      muhurats: (given['ranked'] === true ? ranked(found) : found).map(windowJson),
    },
  };
}

/** The tables of a day. */
export function dayJson(date: CivilDate, place: Place): ToldMuhurats {
  if (!isInRange(date)) return outOfRange();
  const settings = settingsFor(place);
  const { start, end, sunrise, sunset, ...tables } = dayTablesOf(date, settings);
  return {
    told: {
      ...settingsJson(settings),
      sunrise: utc(sunrise),
      sunset: utc(sunset),
      start: utc(start),
      end: utc(end),
      ...(inUtc(tables) as object),
      conventions: Object.fromEntries(
        Object.entries(dayConventions).map(([id, { says, source, agreement }]) => [
          id,
          { says: says.en, source, agreement },
        ]),
      ),
    },
  };
}

/** The eclipses of some years. */
export function eclipsesJson(from: CivilDate, to: CivilDate, place: Place): ToldMuhurats {
  if (!isDateForChart(from) || !isDateForChart(to))
    return refused('date-out-of-range', `Eclipses are reckoned for ${firstBirthYear} to ${lastBirthYear}.`);
  const settings = settingsFor(place);
  return {
    told: {
      ...settingsJson(settings),
      eclipses: eclipsesBetween(from, to, settings).map((eclipse: Eclipse) => inUtc(eclipse)),
      notes: Object.fromEntries(Object.entries(sutakNotes).map(([id, { says }]) => [id, says.en])),
    },
  };
}

function windowJson({ from, to, reasons, lagnas, best, ...window }: Muhurat): object {
  const told = (side: MuhuratReason['side']) =>
    reasons
      .filter((reason) => reason.side === side)
      .map(({ side: _side, says, spans, ...reason }) => ({
        ...reason,
        says: says.en,
        spans: inUtc(spans),
      }));
  return {
    ...window,
    from: utc(from),
    to: utc(to),
    for: told('for'),
    against: told('against'),
    lagnas: inUtc(
      lagnas.map(({ found, ...lagna }) => ({
        ...lagna,
        found: found.map((fact) => ({ ...fact, says: lagnaFacts[fact.id].says.en })),
      })),
    ),
    best: inUtc(best),
  };
}

function spanOf(
  given: Record<string, unknown>,
): { from: CivilDate; to: CivilDate } | { refusal: MuhuratRefusal } {
  const [from, to] = [readCivilDate(given['from']), readCivilDate(given['to'])];
  if (from === undefined || to === undefined)
    return refused(
      'bad-date',
      `"from" and "to" are days as 2027-02-01; there is none such: ${said(from === undefined ? given['from'] : given['to'])}`,
    );
  if (from > to) return refused('bad-span', `The span ends before it begins: ${from} to ${to}.`);
  if (daysBetween(from, to) >= longestSpanDays)
    return refused('bad-span', `Muhurats are sought over two years at most, not from ${from} to ${to}.`);
  return isInRange(addDays(from, -1)) && isInRange(addDays(to, 3)) ? { from, to } : outOfRange();
}

interface ReadMoon extends MuhuratBirth {
  /** Whether nakshatra and rashi are the same over the whole range of the birth's time. */
  certain: boolean;
}

function birthsOf(given: unknown): { births: ReadMoon[] } | { refusal: MuhuratRefusal } {
  if (given === undefined) return { births: [] };
  if (!Array.isArray(given)) return refused('bad-birth', '"births" is a list of births.');
  const births: ReadMoon[] = [];
  for (const one of given as unknown[]) {
    const moon = isRecord(one) ? one['moon'] : undefined;
    if (typeof moon === 'number' && moon >= 0 && moon < 360) {
      births.push(ofMoons([moon]));
      continue;
    }
    const read = readBirth(one);
    if ('refusal' in read) return read;
    const moons = moonsWithin(read.birth.range, 'lahiri').sort((first, second) => second.share - first.share);
    births.push(ofMoons(moons.map(({ longitude }) => longitude)));
  }
  return { births };
}

/** The likeliest first. */
function ofMoons(longitudes: readonly number[]): ReadMoon {
  const [likeliest, ...others] = longitudes.map(matchedMoon);
  if (likeliest === undefined) throw new RangeError('A birth has a Moon.');
  const { nakshatra, sign } = likeliest;
  const certain = others.every((other) => other.nakshatra === nakshatra && other.sign === sign);
  return { nakshatra, rashi: sign, certain };
}

function settingsJson({ place, ayanamsa, sunrise }: Settings): object {
  return { place, ayanamsa, sunriseDefinition: sunrise };
}

function utc(at: number | null): string | null {
  return at === null ? null : utcOf(Math.round(at / 1000) * 1000);
}

/** Names under which tables keep instants. */
const instants: ReadonlySet<string> = new Set(['from', 'to', 'at', 'greatest', 'fastUntil']);

/** The same with every instant written in UTC. */
function inUtc(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inUtc);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) =>
      typeof inner === 'number' && (instants.has(name) || name.startsWith('from'))
        ? [name, utc(inner)]
        : [name, inUtc(inner)],
    ),
  );
}

function outOfRange(): { refusal: MuhuratRefusal } {
  return refused('date-out-of-range', `The panchang reaches from ${firstDate} to ${lastDate}.`);
}

function refused(code: MuhuratRefusal['code'], message: string): { refusal: MuhuratRefusal } {
  return { refusal: { code, message } };
}

function said(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
