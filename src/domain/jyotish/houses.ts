import { degreesOn, withinCircle } from './zodiac.ts';

/** A house of Sripati's: it begins and ends at its borders (sandhi) and is strongest in its middle. */
export interface Bhava {
  from: number;
  middle: number;
  to: number;
}

/**
 * The twelve unequal houses of Sripati (Jataka Karma Paddhati 1): the arcs between the lagna and the midheaven cut into
 * three, the cuts being the middles of the houses. All in sidereal degrees; the first is the lagna's.
 */
export function sripatiHouses(lagna: number, midheaven: number): Bhava[] {
  const [nadir, descendant] = [withinCircle(midheaven + 180), withinCircle(lagna + 180)];
  const quarters: [number, number][] = [
    [lagna, nadir],
    [nadir, descendant],
    [descendant, midheaven],
    [midheaven, lagna],
  ];
  const middles = quarters.flatMap(([from, to]) =>
    [0, 1, 2].map((third) => withinCircle(from + (degreesOn(from, to) * third) / 3)),
  );
  const between = (one: number, other: number) => withinCircle(one + degreesOn(one, other) / 2);
  return middles.map((middle, index) => ({
    from: between(middles[(index + 11) % 12] ?? 0, middle),
    middle,
    to: between(middle, middles[(index + 1) % 12] ?? 0),
  }));
}

/** 1…12: the house that holds a longitude. */
export function bhavaOf(longitude: number, houses: readonly Bhava[]): number {
  const found = houses.findIndex(({ from, to }) => degreesOn(from, longitude) < degreesOn(from, to));
  return found === -1 ? 1 : found + 1;
}
