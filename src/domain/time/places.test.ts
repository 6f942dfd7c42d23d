import { describe, expect, test } from 'vitest';
import { kilometresBetween } from './place.ts';
import {
  cities,
  cityNear,
  placeAt,
  placeName,
  placeOfCity,
  regions,
  searchPlaces,
  stateOf,
  states as statesOfIndia,
  type RegionId,
} from './places.ts';

/** South, north, west and east of each country of the list in whole degrees, and its zones; islands far off left out. */
const countries: Partial<Record<RegionId, readonly [number, number, number, number]>> = {
  australia: [-44, -10, 113, 154],
  bahrain: [25, 27, 50, 51],
  bangladesh: [20, 27, 88, 93],
  bhutan: [26, 29, 88, 93],
  canada: [41, 70, -141, -52],
  fiji: [-21, -16, 176, 180],
  france: [41, 52, -6, 10],
  germany: [47, 56, 5, 16],
  guyana: [1, 9, -62, -56],
  'hong-kong': [22, 23, 113, 115],
  indonesia: [-11, 6, 95, 141],
  ireland: [51, 56, -11, -5],
  japan: [30, 46, 129, 146],
  kenya: [-5, 6, 33, 42],
  kuwait: [28, 31, 46, 49],
  malaysia: [0, 8, 99, 120],
  mauritius: [-21, -19, 57, 58],
  myanmar: [9, 29, 92, 102],
  nepal: [26, 31, 80, 89],
  netherlands: [50, 54, 3, 8],
  'new-zealand': [-48, -34, 166, 179],
  oman: [16, 27, 51, 60],
  pakistan: [23, 38, 60, 78],
  qatar: [24, 27, 50, 52],
  'saudi-arabia': [16, 33, 34, 56],
  singapore: [1, 2, 103, 105],
  'south-africa': [-35, -22, 16, 33],
  'sri-lanka': [5, 10, 79, 82],
  suriname: [1, 7, -59, -53],
  sweden: [55, 70, 11, 25],
  switzerland: [45, 48, 5, 11],
  tanzania: [-12, 0, 29, 41],
  thailand: [5, 21, 97, 106],
  trinidad: [10, 12, -62, -60],
  uae: [22, 27, 51, 57],
  uganda: [-2, 5, 29, 36],
  britain: [49, 61, -9, 2],
  usa: [24, 50, -125, -66],
};

/** The same for the states and union territories of India, in tenths where neighbours are close. */
const states: Partial<Record<RegionId, readonly [number, number, number, number]>> = {
  an: [6.7, 13.8, 92.1, 94],
  ap: [12.6, 19.2, 76.7, 84.8],
  ar: [26.6, 29.5, 91.5, 97.5],
  as: [24.1, 28, 89.6, 96.1],
  br: [24.2, 27.6, 83.3, 88.3],
  ch: [30.6, 30.8, 76.6, 76.9],
  cg: [17.7, 24.2, 80.2, 84.4],
  dh: [20, 20.8, 70.8, 73.3],
  dl: [28.4, 28.9, 76.8, 77.4],
  ga: [14.8, 15.9, 73.6, 74.4],
  gj: [20.1, 24.8, 68.1, 74.5],
  hr: [27.6, 31, 74.4, 77.6],
  hp: [30.3, 33.3, 75.5, 79.1],
  jk: [32.2, 35.1, 73.7, 76.8],
  jh: [21.9, 25.4, 83.3, 88],
  ka: [11.5, 18.5, 74, 78.6],
  kl: [8.2, 12.9, 74.8, 77.5],
  la: [32.2, 36, 75.8, 80.3],
  ld: [8, 12.4, 71.6, 74],
  mp: [21, 26.9, 74, 82.9],
  mh: [15.6, 22.1, 72.6, 80.9],
  mn: [23.8, 25.7, 92.9, 94.8],
  ml: [25, 26.2, 89.8, 92.9],
  mz: [21.9, 24.6, 92.2, 93.5],
  nl: [25.1, 27.1, 93.3, 95.3],
  od: [17.7, 22.6, 81.3, 87.5],
  py: [11.8, 12.1, 79.6, 79.9],
  pb: [29.5, 32.6, 73.8, 77],
  rj: [23, 30.2, 69.4, 78.3],
  sk: [27, 28.2, 88, 89],
  tn: [8, 13.6, 76.2, 80.4],
  tg: [15.8, 19.95, 77.2, 81.4],
  tr: [22.9, 24.6, 91.1, 92.4],
  up: [23.8, 30.5, 77, 84.7],
  uk: [28.7, 31.5, 77.5, 81.1],
  wb: [21.4, 27.3, 85.8, 89.9],
};

const bounds = { ...countries, ...states };

describe.each(cities.map((city) => [city.en, city] as const))('%s', (_, city) => {
  test('lies in its state or country', () => {
    const [south, north, west, east] = bounds[city.region] ?? [0, 0, 0, 0];
    expect(city.latitude).toBeGreaterThan(south);
    expect(city.latitude).toBeLessThan(north);
    expect(city.longitude).toBeGreaterThan(west);
    expect(city.longitude).toBeLessThan(east);
  });

  test('has a zone that is known and whose clock goes with its sun', () => {
    const offset = offsetHours(city.timeZone, new Date('2026-01-15T00:00:00Z'));
    const summer = offsetHours(city.timeZone, new Date('2026-07-15T00:00:00Z'));
    // Standard time is the smaller of the two; nowhere in the list is it further from the sun than this.
    expect(Math.abs(Math.min(offset, summer) - city.longitude / 15)).toBeLessThan(1.6);
  });

  test('is found by its name in both scripts, first of all', () => {
    expect(searchPlaces(city.en, 'en')[0]?.id).toBe(city.id);
    expect(searchPlaces(city.hi, 'hi')[0]?.id).toBe(city.id);
  });

  test('has a Hindi name in Devanagari and an English one in Latin letters', () => {
    expect(city.hi).toMatch(/^[\u0900-\u097f ]+$/);
    expect(city.en).toMatch(/^[A-Za-z ]+$/);
  });
});

test('no city stands twice, by id or by position', () => {
  expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
  cities.forEach((one, index) => {
    for (const other of cities.slice(index + 1)) {
      expect.soft(kilometresBetween(one, other), `${one.en} and ${other.en}`).toBeGreaterThan(4);
    }
  });
});

test('every state and union territory of India has a city, and every region is used', () => {
  expect(new Set(cities.map(({ region }) => region))).toEqual(new Set(Object.keys(regions)));
  expect(Object.keys(states)).toHaveLength(36);
});

describe('distances that can be read off a map', () => {
  test.each([
    ['New Delhi', 'Mumbai', 1150],
    ['New Delhi', 'Kolkata', 1305],
    ['Chennai', 'Bengaluru', 290],
    ['Kochi', 'Thiruvananthapuram', 175],
    ['Varanasi', 'Prayagraj', 115],
    ['Mathura', 'Vrindavan', 10],
    ['Jaipur', 'Ajmer', 125],
    ['Ujjain', 'Indore', 50],
    ['Nashik', 'Shirdi', 77],
    ['Rameswaram', 'Madurai', 147],
    ['London', 'Leicester', 143],
    ['Toronto', 'Brampton', 32],
    ['Sydney', 'Melbourne', 713],
    ['Kathmandu', 'Janakpur', 125],
  ])('%s to %s: about %d km', (from, to, kilometres) => {
    const distance = kilometresBetween(named(from), named(to));
    expect(Math.abs(distance - kilometres)).toBeLessThan(Math.max(4, kilometres * 0.03));
  });
});

describe('searching', () => {
  const found = (text: string, language: 'en' | 'hi' = 'en') =>
    searchPlaces(text, language).map(({ en }) => en);

  test('nothing typed finds all, India first, in the order of the language', () => {
    expect(found('')).toHaveLength(cities.length);
    expect(found('')[0]).toBe('Agartala');
    expect(found('').indexOf('Abu Dhabi')).toBeGreaterThan(found('').indexOf('Visakhapatnam'));
    expect(searchPlaces('', 'hi').map(({ hi }) => hi)[0]).toMatch(/^अ/);
  });

  test.each([
    ['banaras', 'Varanasi'],
    ['काशी', 'Varanasi'],
    ['Bombay', 'Mumbai'],
    ['  new   delhi ', 'New Delhi'],
    ['दिल्ली', 'New Delhi'],
    ['delhi', 'New Delhi'],
    ['vaishno devi', 'Katra'],
    ['trivandrum', 'Thiruvananthapuram'],
    ['Edmonton', undefined],
  ])('%s finds %s', (text, city) => {
    expect(found(text)[0]).toBe(city);
  });

  test.each([
    ['मुम्बई', 'Mumbai'],
    ['मुम्', 'Mumbai'],
    ['गाजियाबाद', 'Ghaziabad'],
    ['रांची', 'Ranchi'],
    ['चण्डीगढ', 'Chandigarh'],
    ['कान्चीपुरम', 'Kanchipuram'],
    ['मुजफ्फरपुर', 'Muzaffarpur'],
    ['जम', 'Jammu'],
  ])('%s is read as people spell it', (text, city) => {
    expect(found(text, 'hi')).toContain(city);
  });

  test('a state finds its cities, behind a city of that name', () => {
    expect(found('gujarat')).toContain('Somnath');
    expect(found('बिहार', 'hi')).toContain('Gaya');
    expect(found('pu')[0]).toBe('Puducherry');
  });

  test('one or two letters do not find what merely has them somewhere', () => {
    expect(found('ur')).not.toContain('Jaipur');
    expect(found('pur')).toContain('Jaipur');
  });
});

describe('the position of a device', () => {
  test('is rounded, named after the city it is near and keeps the zone of the device under its present name', () => {
    expect(placeAt({ latitude: 18.531_234, longitude: 73.844_567 }, 'Asia/Calcutta')).toEqual({
      name: 'Pune',
      latitude: 18.53,
      longitude: 73.84,
      timeZone: 'Asia/Kolkata',
    });
  });

  test('far from every city is named by its degrees', () => {
    expect(placeAt({ latitude: -20.005, longitude: -150.126 }, 'Pacific/Tahiti')).toEqual({
      name: '20.00° S, 150.13° W',
      latitude: -20,
      longitude: -150.13,
      timeZone: 'Pacific/Tahiti',
    });
  });

  test.each(['UTC', 'Etc/UTC', 'Etc/GMT+5', ''])(
    'on a device set to "%s" has the zone of the city',
    (zone) => {
      expect(placeAt({ latitude: 27.7, longitude: 85.3 }, zone).timeZone).toBe('Asia/Kathmandu');
    },
  );

  test('finds no city where none is near', () => {
    expect(cityNear({ latitude: 0, longitude: 0 })).toBeUndefined();
    expect(cityNear({ latitude: 28.5, longitude: 77.3 })?.en).toBe('Noida');
  });
});

describe('what a place is called', () => {
  test('a city has its name in each language', () => {
    const place = placeOfCity(named('Ujjain'));
    expect(placeName(place, 'en')).toBe('Ujjain');
    expect(placeName(place, 'hi')).toBe('उज्जैन');
  });

  test('another place of the same name keeps the name it was given', () => {
    const elsewhere = { name: 'Salem', latitude: 44.94, longitude: -123.04, timeZone: 'America/Los_Angeles' };
    expect(placeName(elsewhere, 'hi')).toBe('Salem');
  });
});

function named(name: string) {
  const city = cities.find(({ en }) => en === name);
  if (!city) throw new Error(`There is no ${name} in the list`);
  return city;
}

/** How far the clock of a zone is ahead of Greenwich at a moment. */
function offsetHours(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((found) => found.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return (local - at.getTime()) / 3_600_000;
}

describe('the state of a place', () => {
  const city = (name: string) => {
    const found = cities.find(({ en }) => en === name);
    if (!found) throw new Error(`no ${name}`);
    return placeOfCity(found);
  };

  test.each([
    ['Pune', 'MH'],
    ['New Delhi', 'DL'],
    ['Noida', 'UP'],
    ['Chandigarh', 'CH'],
    ['Kathmandu', undefined],
    ['London', undefined],
  ])('of %s is %s', (name, state) => {
    expect(stateOf(city(name))).toBe(state);
  });

  test('is unknown of a position, also near to a city, and of a name that is not of the list', () => {
    const pune = city('Pune');
    const here = { latitude: pune.latitude + 0.02, longitude: pune.longitude };
    expect(stateOf(placeAt(here, 'Asia/Kolkata'))).toBeUndefined();
    expect(stateOf({ ...pune, name: 'Home' })).toBeUndefined();
  });

  test('is one of those that a day may name, and every city of India has one', () => {
    const codes = statesOfIndia.map(({ code }) => code);
    expect(new Set(codes).size).toBe(36);
    expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
    for (const each of cities.filter(({ timeZone }) => timeZone === 'Asia/Kolkata'))
      expect(codes, each.en).toContain(stateOf(placeOfCity(each)));
  });
});
