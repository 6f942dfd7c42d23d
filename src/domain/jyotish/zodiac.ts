/** The twelve signs, 1 Mesha … 12 Meena. */
export type Sign = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/** 1…4: a quarter of a nakshatra, 3°20'. */
export type Pada = 1 | 2 | 3 | 4;

const signDegrees = 30;
export const nakshatraDegrees = 360 / 27;
const padaDegrees = 360 / 108;

/** The angle without whole turns: 0 ≤ value < 360. */
export function withinCircle(degrees: number): number {
  const turned = degrees - 360 * Math.floor(degrees / 360);
  // A hair below nought is rounded up to the whole turn, or is too small to be turned.
  return turned >= 360 || turned < 0 ? 0 : turned;
}

/** The way from one longitude on to another in the order of the signs: 0 ≤ value < 360. */
export function degreesOn(from: number, to: number): number {
  return withinCircle(to - from);
}

/** The shorter way between two longitudes, 0…180. */
export function degreesApart(one: number, other: number): number {
  const on = degreesOn(one, other);
  return Math.min(on, 360 - on);
}

/** Of a sidereal longitude in degrees. */
export function signOf(longitude: number): Sign {
  return (Math.floor(withinCircle(longitude) / signDegrees) + 1) as Sign;
}

/** Degrees within the sign: 0 ≤ value < 30. */
export function degreesInSign(longitude: number): number {
  const turned = withinCircle(longitude);
  return turned - signDegrees * Math.floor(turned / signDegrees);
}

/** 1 Ashwini … 27 Revati, of a sidereal longitude in degrees. */
export function nakshatraOf(longitude: number): number {
  return Math.ceil((padaIndex(longitude) + 1) / 4);
}

export function padaOf(longitude: number): Pada {
  return ((padaIndex(longitude) % 4) + 1) as Pada;
}

/** Which of the 108 quarters it is, 0 for the first of Ashwini: the navamsas as well. */
export function padaIndex(longitude: number): number {
  return Math.floor(withinCircle(longitude) / padaDegrees);
}

/** Another sign counted from one, the sign itself being 1, as houses and aspects are counted. */
export function signFrom(sign: Sign, count: number): Sign {
  return wrapSign(sign + count - 1);
}

/** How a sign counts from another one, that one being 1: 1…12. */
export function countFrom(from: Sign, to: Sign): Sign {
  return wrapSign(to - from + 1);
}

/** 13 is 1 again, and 0 is 12. */
export function wrapSign(number: number): Sign {
  return (((((number - 1) % 12) + 12) % 12) + 1) as Sign;
}
