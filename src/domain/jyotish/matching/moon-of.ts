import { traitsOf } from '../nakshatra-traits.ts';
import { nakshatraOf, padaIndex, padaOf, signOf, type Pada, type Sign } from '../zodiac.ts';

/** What matching looks at in a birth: the Moon alone, with what tradition says of its nakshatra and sign. */
export interface MatchedMoon extends ReturnType<typeof traitsOf> {
  /** Sidereal degrees. */
  longitude: number;
  sign: Sign;
  /** The Moon's sign in the ninth part. */
  navamsa: Sign;
  nakshatra: number;
  pada: Pada;
}

export function matchedMoon(longitude: number): MatchedMoon {
  return {
    longitude,
    sign: signOf(longitude),
    navamsa: ((padaIndex(longitude) % 12) + 1) as Sign,
    nakshatra: nakshatraOf(longitude),
    pada: padaOf(longitude),
    ...traitsOf(longitude),
  };
}

/** The middle of a pada, where no birth is known but its nakshatra (1…27) and pada (1…4). RangeError for others. */
export function moonOfPada(nakshatra: number, pada: number): number {
  const isOne = (value: number, last: number) => Number.isInteger(value) && value >= 1 && value <= last;
  if (!isOne(nakshatra, 27) || !isOne(pada, 4))
    throw new RangeError(`There is no pada ${pada} of a nakshatra ${nakshatra}.`);
  return ((nakshatra - 1) * 4 + pada - 0.5) * (360 / 108);
}
