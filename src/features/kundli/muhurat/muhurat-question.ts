import { shoolDirections, type Direction } from '#domain/jyotish/day/disha-shool.ts';
import { longestSpanDays } from '#domain/jyotish/muhurat/find-muhurats.ts';
import { purposeIds, type PurposeId } from '#domain/jyotish/muhurat/purposes.ts';
import { firstDate, lastDate } from '#domain/panchang/range.ts';
import { addDays, daysBetween, readCivilDate, type CivilDate } from '#domain/time/civil-date.ts';
import { coordinates, readPlace, type Place } from '#domain/time/place.ts';

/**
 * The question as it stands in an address: whoever opens it finds the same times. Births never stand there, nor what a place is
 * called: whoever makes a link can write any words there, and they would be shown as ours.
 */
export interface MuhuratSearch {
  for?: string;
  /** YYYY-MM-DD. */
  from?: string;
  to?: string;
  /** '28.61,77.21': degrees north and east. */
  at?: string;
  zone?: string;
  direction?: string;
  /** 'yes' leaves out what otherwise weighs against. */
  strict?: string;
}

export interface AskedMuhurat {
  purpose: PurposeId;
  from: CivilDate;
  to: CivilDate;
  place: Place;
  direction: Direction | undefined;
  strict: boolean;
}

export type SpanFault = 'no-from' | 'no-to' | 'reversed' | 'too-long' | 'out-of-range';

/** What is wrong with two dates as they were entered; undefined where times can be sought between them. */
export function spanFault(from: string, to: string): SpanFault | undefined {
  const [first, last] = [readCivilDate(from), readCivilDate(to)];
  if (first === undefined) return 'no-from';
  if (last === undefined) return 'no-to';
  if (first > last) return 'reversed';
  if (daysBetween(first, last) >= longestSpanDays) return 'too-long';
  // A night belongs to the day before it, and the seasons of a span reach beyond it.
  return first > firstDate && addDays(last, 3) <= lastDate ? undefined : 'out-of-range';
}

/**
 * Undefined where the address asks for nothing, or for what cannot be answered. `own` is the place of whoever is here, and
 * `nameOf` gives the name of a position where it has one.
 */
export function readMuhuratSearch(
  search: MuhuratSearch,
  own: Place,
  nameOf: (position: Position) => string | undefined = () => undefined,
): AskedMuhurat | undefined {
  const purpose = purposeIds.find((id) => id === search.for);
  const [from, to] = [readCivilDate(search.from), readCivilDate(search.to)];
  if (purpose === undefined || from === undefined || to === undefined) return undefined;
  const place = search.at === undefined ? own : placeOf(search, own, nameOf);
  if (place === undefined || spanFault(from, to) !== undefined) return undefined;
  const direction =
    purpose === 'travel' ? shoolDirections.find((each) => each === search.direction) : undefined;
  return { purpose, from, to, place, direction, strict: search.strict === 'yes' };
}

export function muhuratSearch({ purpose, from, to, place, direction, strict }: AskedMuhurat): MuhuratSearch {
  return {
    for: purpose,
    from,
    to,
    at: `${place.latitude},${place.longitude}`,
    zone: place.timeZone,
    ...(direction === undefined ? {} : { direction }),
    ...(strict ? { strict: 'yes' } : {}),
  };
}

type Position = Pick<Place, 'latitude' | 'longitude'>;

function placeOf(
  { at, zone }: MuhuratSearch,
  own: Place,
  nameOf: (position: Position) => string | undefined,
): Place | undefined {
  const [, north, east] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(at ?? '') ?? [];
  if (north === undefined || east === undefined) return undefined;
  const position = { latitude: Number(north), longitude: Number(east) };
  const isOwn = position.latitude === own.latitude && position.longitude === own.longitude;
  const name = isOwn ? own.name : (nameOf(position) ?? coordinates(position));
  return readPlace({ name, ...position, timeZone: zone });
}
