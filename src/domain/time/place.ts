/** Where a day is reckoned: sunrise, and with it the tithi, depend on it. */
export interface Place {
  /** A city's English name, or what else its chooser reads it by. */
  name: string;
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
  /** IANA. */
  timeZone: string;
}

export const defaultPlace: Place = {
  name: 'New Delhi',
  latitude: 28.6139,
  longitude: 77.209,
  timeZone: 'Asia/Kolkata',
};

/** How long the name of a place may be, in code points. */
const longestPlaceName = 100;

/** A place out of what a store or a server says; undefined where it is none. */
export function readPlace(fields: {
  name: unknown;
  latitude: unknown;
  longitude: unknown;
  timeZone: unknown;
}): Place | undefined {
  const { name, latitude, longitude, timeZone } = fields;
  if (typeof name !== 'string' || name.trim() === '' || Array.from(name).length > longestPlaceName)
    return undefined;
  if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180)) return undefined;
  return typeof timeZone === 'string' && isTimeZone(timeZone)
    ? { name, latitude, longitude, timeZone }
    : undefined;
}

/** Whether the runtime can reckon with this zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** Names that browsers still give to zones that the IANA database has renamed since. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Dacca': 'Asia/Dhaka',
  'Asia/Thimbu': 'Asia/Thimphu',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
};

/** The present name of a zone. */
export function presentZone(name: string): string {
  return renamed[name] ?? name;
}

/** Degrees to two decimals: about a kilometre, enough for sunrise to the second and too little to find a door. */
export function roundedDegrees(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** '18.52° N, 73.86° E', in signs that both languages read. */
export function coordinates({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): string {
  const side = (degrees: number, positive: string, negative: string) =>
    `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;
  return `${side(latitude, 'N', 'S')}, ${side(longitude, 'E', 'W')}`;
}

/** The way between two positions in kilometres, on a sphere. */
export function kilometresBetween(
  one: Pick<Place, 'latitude' | 'longitude'>,
  other: Pick<Place, 'latitude' | 'longitude'>,
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const earthRadiusKm = 6371;

function isDegrees(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}
