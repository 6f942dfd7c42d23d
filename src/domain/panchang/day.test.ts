import { describe, expect, test } from 'vitest';
import { readCivilDate, weekdayOf, addDays, type CivilDate } from '../time/civil-date.ts';
import { defaultPlace, type Place } from '../time/place.ts';
import { civilDateAt, clockAt, type Instant } from '../time/zone.ts';
import { panchangOf, tithiOn, type DayPanchang } from './day.ts';
import { isInRange } from './range.ts';
import { settingsFor, type Settings } from './settings.ts';

const delhi = settingsFor(defaultPlace);
const tromso = settingsAt('Tromso', 69.6492, 18.9553, 'Europe/Oslo');
const newYork = settingsAt('New York', 40.7128, -74.006, 'America/New_York');

describe('a day in New Delhi', () => {
  const day = on('2024-11-01', delhi);

  test('has its five limbs with their ends to the minute', () => {
    // The new moon of 1 November 2024 was at 12:47 UTC.
    expect(ends(day.tithis, delhi)).toEqual([
      [30, '18:17'],
      [1, '20:22'],
    ]);
    expect(ends(day.nakshatras, delhi)).toEqual([
      [15, '03:31'],
      [16, '05:58'],
    ]);
    expect(ends(day.yogas, delhi)).toEqual([
      [2, '10:40'],
      [3, '11:17'],
    ]);
    expect(ends(day.karanas, delhi)).toEqual([
      [60, '18:17'],
      [1, '07:22'],
    ]);
    expect(day.vara).toBe(5);
  });

  test('has its sunrise, sunset and moonrise by the clock of the place', () => {
    expect(clock(day.sunrise, delhi)).toBe('06:33');
    expect(clock(day.sunset, delhi)).toBe('17:35');
    expect(clock(day.moonset, delhi)).toBe('17:19');
  });

  test('has its month in both systems, its half and its years', () => {
    expect(day.month).toEqual({ amanta: 7, purnimanta: 8, isAdhika: false, isKshaya: false });
    expect(day.paksha).toBe('krishna');
    expect(day.samvat).toEqual({ vikram: 2081, gujarati: 2080, shaka: 1946 });
    expect([day.ritu, day.ayana]).toEqual([4, 'dakshinayana']);
  });

  test('begins at its sunrise and ends at the next', () => {
    expect(day.start).toBe(day.sunrise);
    expect(day.end).toBe(on('2024-11-02', delhi).sunrise);
  });
});

describe('the years change', () => {
  test.each([
    ['2025-03-29', { vikram: 2081, gujarati: 2081, shaka: 1946 }],
    ['2025-03-30', { vikram: 2082, gujarati: 2081, shaka: 1947 }],
    ['2025-10-21', { vikram: 2082, gujarati: 2081, shaka: 1947 }],
    ['2025-10-22', { vikram: 2082, gujarati: 2082, shaka: 1947 }],
  ])('%s', (date, samvat) => {
    expect(on(date, delhi).samvat).toEqual(samvat);
  });

  test('with the nija Chaitra where an adhika one comes before it', () => {
    expect(on('2029-04-13', delhi)).toMatchObject({
      month: { amanta: 1, isAdhika: true },
      samvat: { vikram: 2085 },
    });
    expect(on('2029-04-14', delhi)).toMatchObject({
      month: { amanta: 1, isAdhika: false },
      samvat: { vikram: 2086 },
    });
  });

  test('the ayana with the Sun in Makara and in Karka, at the sunrise after', () => {
    expect(
      ['2025-01-14', '2025-01-15', '2025-07-16', '2025-07-17'].map((date) => on(date, delhi).ayana),
    ).toEqual(['dakshinayana', 'uttarayana', 'uttarayana', 'dakshinayana']);
  });
});

describe('tithis and sunrises', () => {
  test('a tithi that meets no sunrise is kshaya on the day in which it begins and ends', () => {
    const day = on('2025-03-31', delhi);
    expect(day.tithiAtSunrise.number).toBe(2);
    expect(day.kshayaTithis).toEqual([3]);
    expect(day.tithis.map(({ number }) => number)).toEqual([2, 3, 4]);
    expect(on('2025-04-01', delhi).tithiAtSunrise.number).toBe(4);
  });

  test('a tithi that rules at two sunrises is vriddhi on the second day', () => {
    const days = ['2023-08-11', '2023-08-12'].map((date) => on(date, delhi).tithiAtSunrise);
    expect(days.map(({ number, isVriddhi }) => [number, isVriddhi])).toEqual([
      [26, false],
      [26, true],
    ]);
  });

  test('in every year some are skipped and some repeated, and none is both', () => {
    let [kshaya, vriddhi] = [0, 0];
    for (let date = dateOf('2026-01-01'); date < '2027-01-01'; date = addDays(date, 1)) {
      const { kshayaTithis, tithiAtSunrise } = panchangOf(date, delhi);
      kshaya += kshayaTithis.length;
      vriddhi += tithiAtSunrise.isVriddhi ? 1 : 0;
      expect(kshayaTithis).not.toContain(tithiAtSunrise.number);
    }
    expect(kshaya).toBeGreaterThan(8);
    expect(vriddhi).toBeGreaterThan(3);
  });

  test('a boundary within ninety seconds of sunrise is borderline, one further off is not', () => {
    for (let date = dateOf('2026-01-01'); date < '2036-01-01'; date = addDays(date, 1)) {
      const { start, tithis, tithiAtSunrise } = panchangOf(date, delhi);
      const nearest = Math.min(start - (tithis[0]?.from ?? 0), (tithis[0]?.to ?? 0) - start);
      expect(tithiAtSunrise.isBorderline).toBe(nearest <= 90_000);
    }
  });

  test('the cheap answer for the cell of a month is that of the whole day', () => {
    for (const settings of [delhi, newYork, tromso]) {
      for (let date = dateOf('2026-05-01'); date < '2026-08-01'; date = addDays(date, 1)) {
        const { tithiAtSunrise, month } = panchangOf(date, settings);
        expect(tithiOn(date, settings)).toEqual({
          tithi: tithiAtSunrise.number,
          isBorderline: tithiAtSunrise.isBorderline,
          month,
        });
      }
    }
  });
});

describe('the Moon', () => {
  test('does not rise in about one day of a month, and then the day says so', () => {
    const days = daysOf('2026-02', 28).map((date) => on(date, delhi));
    const without = days.filter(({ moonrise }) => moonrise === null);
    expect(without).toHaveLength(1);
    // It rises later from day to day, and so leaves out the day in which it rose just before both sunrises.
    expect(without[0]?.tithis[0]?.number).toBeGreaterThan(27);
  });

  test('rises after midnight of a day of the dark half, which still is that day', () => {
    const day = on('2026-03-10', delhi);
    expect(civilDateAt(day.moonrise ?? 0, 'Asia/Kolkata')).toBe('2026-03-11');
    expect(day.moonrise ?? 0).toBeLessThan(day.end);
  });

  test('is opposite to the Sun at full moon', () => {
    // Full at 11:38 UTC, ten hours and a half after Delhi's sunrise, in which it gains some five degrees and a half.
    expect(on('2026-03-03', delhi).elongation).toBeCloseTo(174.65, 1);
  });
});

describe('parts of the day', () => {
  const week = daysOf('2026-11', 28)
    .slice(21)
    .map((date) => on(date, delhi));

  test('rahu kalam, yamaganda and gulika are eighths of the day by the weekday', () => {
    const eighths = week.map(({ rahuKalam, yamaganda, gulika, sunrise, sunset }) =>
      [rahuKalam, yamaganda, gulika].map((part) => {
        const eighth = ((sunset ?? 0) - (sunrise ?? 0)) / 8;
        expect((part?.to ?? 0) - (part?.from ?? 0)).toBeCloseTo(eighth, 0);
        return Math.round(((part?.from ?? 0) - (sunrise ?? 0)) / eighth) + 1;
      }),
    );
    expect(eighths).toEqual([
      [8, 5, 7],
      [2, 4, 6],
      [7, 3, 5],
      [5, 2, 4],
      [6, 1, 3],
      [4, 7, 2],
      [3, 6, 1],
    ]);
  });

  test('abhijit lies around noon, and is not held on Wednesdays', () => {
    expect(week.map(({ abhijit }) => abhijit === null)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
    const { abhijit, sunrise, sunset } = week[0] ?? on('2026-11-22', delhi);
    expect(((abhijit?.from ?? 0) + (abhijit?.to ?? 0)) / 2).toBeCloseTo(
      ((sunrise ?? 0) + (sunset ?? 0)) / 2,
      0,
    );
  });

  test('brahma muhurta is the last muhurta but one before sunrise', () => {
    for (const { brahmaMuhurta, sunrise } of week) {
      const minutes = ((sunrise ?? 0) - (brahmaMuhurta?.from ?? 0)) / 60_000;
      expect(minutes).toBeGreaterThan(96);
      expect(minutes).toBeLessThan(110);
    }
  });

  test('choghadiyas follow each other from sunrise to sunrise, as printed for each weekday', () => {
    expect(week.map(({ choghadiya }) => choghadiya?.day.map(({ id }) => id).join(' '))).toEqual([
      'udveg chal labh amrit kaal shubh rog udveg',
      'amrit kaal shubh rog udveg chal labh amrit',
      'rog udveg chal labh amrit kaal shubh rog',
      'labh amrit kaal shubh rog udveg chal labh',
      'shubh rog udveg chal labh amrit kaal shubh',
      'chal labh amrit kaal shubh rog udveg chal',
      'kaal shubh rog udveg chal labh amrit kaal',
    ]);
    expect(week.map(({ choghadiya }) => choghadiya?.night.map(({ id }) => id).join(' '))).toEqual([
      'shubh amrit chal rog kaal labh udveg shubh',
      'chal rog kaal labh udveg shubh amrit chal',
      'kaal labh udveg shubh amrit chal rog kaal',
      'udveg shubh amrit chal rog kaal labh udveg',
      'amrit chal rog kaal labh udveg shubh amrit',
      'rog kaal labh udveg shubh amrit chal rog',
      'labh udveg shubh amrit chal rog kaal labh',
    ]);
    for (const { choghadiya, sunrise, end } of week) {
      const parts = [...(choghadiya?.day ?? []), ...(choghadiya?.night ?? [])];
      expect(parts[0]?.from).toBe(sunrise);
      expect(parts.at(-1)?.to).toBeCloseTo(end, 0);
      parts.slice(1).forEach((part, index) => expect(part.from).toBeCloseTo(parts[index]?.to ?? 0, 0));
    }
  });
});

describe('the other sunrise', () => {
  test('of the disc’s centre is a minute or two later, and the day is reckoned from it', () => {
    const centre = on('2026-11-21', { ...delhi, sunrise: 'disc-centre' });
    const edge = on('2026-11-21', delhi);
    const later = ((centre.sunrise ?? 0) - (edge.sunrise ?? 0)) / 1000;
    expect(later).toBeGreaterThan(60);
    expect(later).toBeLessThan(120);
    expect(centre.start).toBe(centre.sunrise);
  });
});

describe('another ayanamsa', () => {
  test('moves the nakshatras and leaves the tithis', () => {
    const raman = on('2026-11-21', { ...delhi, ayanamsa: 'raman' });
    const lahiri = on('2026-11-21', delhi);
    expect(raman.tithis).toEqual(lahiri.tithis);
    // The Moon takes about two hours and a half for the 1.45 degrees between them.
    const next = lahiri.nakshatras[1];
    const same = raman.nakshatras.find(({ number }) => number === next?.number);
    const hours = ((next?.from ?? 0) - (same?.from ?? 0)) / 3_600_000;
    expect(hours).toBeGreaterThan(2);
    expect(hours).toBeLessThan(3.2);
  });
});

describe('places east and west', () => {
  test('one tithi can be of different dates', () => {
    const suva = settingsAt('Suva', -18.1416, 178.4419, 'Pacific/Fiji');
    const honolulu = settingsAt('Honolulu', 21.3069, -157.8583, 'Pacific/Honolulu');
    const date = dateOf('2026-11-24');
    expect([suva, delhi, honolulu].map((settings) => tithiOn(date, settings).tithi)).toEqual([14, 15, 16]);
  });

  test.each([
    ['Kiritimati', 1.8721, -157.4278, 'Pacific/Kiritimati'],
    ['Pago Pago', -14.2756, -170.702, 'Pacific/Pago_Pago'],
    ['Apia', -13.8333, -171.7667, 'Pacific/Apia'],
    ['Anchorage', 61.2181, -149.9003, 'America/Anchorage'],
    ['Reykjavik', 64.1466, -21.9426, 'Atlantic/Reykjavik'],
    ['Urumqi', 43.8256, 87.6168, 'Asia/Shanghai'],
    ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
    ['Auckland', -36.8485, 174.7633, 'Pacific/Auckland'],
  ])(
    'in %s noon falls on the date, and days follow each other without gap',
    (name, latitude, longitude, timeZone) => {
      const settings = settingsAt(name, latitude, longitude, timeZone);
      for (let date = dateOf('2025-12-20'); date < '2027-01-05'; date = addDays(date, 1)) {
        const day = panchangOf(date, settings);
        const noon = (day.start + day.end) / 2 - 6 * 3_600_000;
        expect(civilDateAt(noon, timeZone)).toBe(date);
        expect(day.end).toBe(panchangOf(addDays(date, 1), settings).start);
      }
    },
  );

  test('summer time moves the clock and not the day', () => {
    const [before, after] = ['2026-03-07', '2026-03-08'].map((date) => on(date, newYork));
    expect(clock(before?.sunrise ?? null, newYork)).toBe('06:20');
    expect(clock(after?.sunrise ?? null, newYork)).toBe('07:18');
    expect((after?.start ?? 0) - (before?.start ?? 0)).toBeLessThan(86_400_000);
    expect((after?.start ?? 0) - (before?.start ?? 0)).toBeGreaterThan(86_400_000 - 180_000);
  });

  test('a day that a zone left out leaves no gap and no empty day', () => {
    const apia = settingsAt('Apia', -13.8333, -171.7667, 'Pacific/Apia');
    const day = on('2011-12-29', apia);
    expect(day.end - day.start).toBeGreaterThan(86_000_000);
    expect(day.end).toBe(on('2011-12-31', apia).start);
  });
});

describe('at high latitudes', () => {
  test('where the Sun never sets the day is reckoned from six hours before mean noon', () => {
    const day = on('2026-06-21', tromso);
    expect(day).toMatchObject({ sun: 'never-sets', sunrise: null, sunset: null });
    expect(clock(day.start, tromso)).toBe('06:44');
    expect(day.end - day.start).toBe(86_400_000);
    expect(day.tithis.length).toBeGreaterThan(0);
    expect(day).toMatchObject({ rahuKalam: null, abhijit: null, brahmaMuhurta: null, choghadiya: null });
  });

  test('where it never rises, likewise', () => {
    const day = on('2026-12-21', tromso);
    expect(day).toMatchObject({ sun: 'never-rises', sunrise: null, sunset: null });
    expect(clock(day.start, tromso)).toBe('05:44');
  });

  test.each([
    ['the north pole', 90, 'UTC'],
    ['the south pole', -90, 'Antarctica/McMurdo'],
  ])('at %s every date has its tithi', (name, latitude, timeZone) => {
    const pole = settingsAt(name, latitude, 0, timeZone);
    for (let date = dateOf('2026-01-01'); date < '2027-01-01'; date = addDays(date, 1)) {
      const { tithis, start, end } = panchangOf(date, pole);
      expect(end - start).toBe(86_400_000);
      expect(tithis[0]?.from).toBeLessThanOrEqual(start);
    }
  });

  test('the last sunset before the summer and the first one after it are wanting without their sunrise', () => {
    const days = daysOf('2026-05', 31).map((date) => on(date, tromso));
    const last = days.findLast(({ sunrise }) => sunrise !== null);
    expect(last?.sunset).toBeNull();
    expect(last?.rahuKalam).toBeNull();
  });
});

describe('borders', () => {
  test.each(['1900-01-01', '2100-12-31'])('%s is whole', (date) => {
    const day = on(date, delhi);
    expect(isInRange(day.date)).toBe(true);
    expect(day.sunrise).not.toBeNull();
    expect(day.vara).toBe(weekdayOf(day.date));
  });

  test.each(['1899-12-31', '2101-01-01', '0001-01-01', '9999-12-31'])('%s is refused', (date) => {
    expect(isInRange(dateOf(date))).toBe(false);
    expect(() => on(date, delhi)).toThrow(RangeError);
    expect(() => tithiOn(dateOf(date), delhi)).toThrow(RangeError);
  });
});

function settingsAt(name: string, latitude: number, longitude: number, timeZone: string): Settings {
  const place: Place = { name, latitude, longitude, timeZone };
  return settingsFor(place);
}

function dateOf(text: string): CivilDate {
  const date = readCivilDate(text);
  if (date === undefined) throw new Error(`${text} is no date`);
  return date;
}

function on(text: string, settings: Settings): DayPanchang {
  return panchangOf(dateOf(text), settings);
}

function daysOf(prefix: string, days: number): string[] {
  return Array.from({ length: days }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`);
}

/** To the nearest minute, as almanacs print. */
function clock(at: Instant | null, { place }: Settings): string | null {
  if (at === null) return null;
  const { hour, minute } = clockAt(at, place.timeZone);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

function ends(limbs: DayPanchang['tithis'], settings: Settings): (number | string | null)[][] {
  return limbs.map(({ number, to }) => [number, clock(to, settings)]);
}
