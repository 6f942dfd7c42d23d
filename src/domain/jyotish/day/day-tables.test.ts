import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settingsFor } from '../../panchang/settings.ts';
import { addDays, civilDateOf, dayNumberOf, readCivilDate, type CivilDate } from '../../time/civil-date.ts';
import { defaultPlace, type Place } from '../../time/place.ts';
import { clockAt, type Instant, type Interval } from '../../time/zone.ts';
import { chandraBalaOf, taraOf } from './bala.ts';
import { isVishti } from './bhadras.ts';
import { dayForBirth, dayTablesOf } from './day-tables.ts';

const delhi = settingsFor(defaultPlace);
const at = (name: string, latitude: number, longitude: number, timeZone: string) =>
  settingsFor({ name, latitude, longitude, timeZone } satisfies Place);
const dateOf = (written: string): CivilDate => {
  const date = readCivilDate(written);
  if (date === undefined) throw new Error(written);
  return date;
};
const clock = (instant: Instant | undefined, zone = 'Asia/Kolkata') => {
  const { hour, minute } = clockAt(Math.round((instant ?? 0) / 60_000) * 60_000, zone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

const places = [
  delhi,
  at('Sydney', -33.8688, 151.2093, 'Australia/Sydney'),
  at('Apia', -13.8333, -171.7667, 'Pacific/Apia'),
  at('Kiritimati', 1.87, -157.4, 'Pacific/Kiritimati'),
  at('New York', 40.7128, -74.006, 'America/New_York'),
  at('Reykjavik', 64.1466, -21.9426, 'Atlantic/Reykjavik'),
];
const anyDay = integer({
  min: dayNumberOf(dateOf('1900-01-02')),
  max: dayNumberOf(dateOf('2100-12-30')),
}).map(civilDateOf);

describe('parts of day and night', () => {
  test('choghadiyas and horas tile the day from sunrise to sunrise without a gap, anywhere and in any year', () => {
    assert(
      property(anyDay, constantFrom(...places), (date, settings) => {
        const { choghadiya, hora, sunrise, sunset, end } = dayTablesOf(date, settings);
        for (const [table, parts] of [
          [choghadiya, 8],
          [hora, 12],
        ] as const) {
          const spans: Interval[] = [...(table?.day ?? []), ...(table?.night ?? [])];
          expect(spans).toHaveLength(2 * parts);
          expect(spans[0]?.from).toBe(sunrise);
          expect(Math.abs((spans[parts]?.from ?? 0) - (sunset ?? 0))).toBeLessThan(1);
          expect(Math.abs((spans.at(-1)?.to ?? 0) - end)).toBeLessThan(1);
          for (const [index, span] of spans.entries()) {
            expect(span.to).toBeGreaterThan(span.from);
            expect(Math.abs((spans[index + 1]?.from ?? span.to) - span.to)).toBeLessThan(1);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the first hora of each weekday is its lord’s, and the 25th would be the next day’s', () => {
    const week = Array.from({ length: 7 }, (_, day) =>
      dayTablesOf(addDays(dateOf('2026-11-22'), day), delhi),
    );
    expect(week.map(({ hora }) => hora?.day[0]?.lord)).toEqual([
      'sun',
      'moon',
      'mars',
      'mercury',
      'jupiter',
      'venus',
      'saturn',
    ]);
    for (const { hora } of week) {
      const all = [...(hora?.day ?? []), ...(hora?.night ?? [])].map(({ lord }) => lord);
      for (const [index, lord] of all.entries()) expect(lord).toBe(all[index % 7]);
    }
  });

  test('rahu kaal, yamaganda, gulika and the durmuhurtas never leave the daytime, but for Tuesday’s of the night', () => {
    assert(
      property(anyDay, constantFrom(...places), (date, settings) => {
        const tables = dayTablesOf(date, settings);
        const { sunrise, sunset, end, vara } = tables;
        const spans = [tables.rahuKaal, tables.yamaganda, tables.gulika, ...(tables.durmuhurta ?? [])];
        for (const span of spans) {
          expect(span?.from).toBeGreaterThanOrEqual((sunrise ?? 0) - 1);
          expect(span?.to).toBeLessThanOrEqual((vara === 2 ? end : (sunset ?? 0)) + 1);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('abhijit is shown every day, and on Wednesday as not held', () => {
    const week = Array.from({ length: 7 }, (_, day) =>
      dayTablesOf(addDays(dateOf('2026-11-22'), day), delhi),
    );
    expect(week.map(({ abhijit }) => abhijit?.isHeld)).toEqual([true, true, true, false, true, true, true]);
  });
});

describe('where the Sun does not rise or set', () => {
  const tromso = at('Tromso', 69.6492, 18.9553, 'Europe/Oslo');

  test.each([
    ['2026-06-21', 'never-sets'],
    ['2026-12-21', 'never-rises'],
  ])('on %s the tables cut from day and night are null and the day says %s', (written, sun) => {
    const tables = dayTablesOf(dateOf(written), tromso);
    expect(tables).toMatchObject({
      sun,
      choghadiya: null,
      hora: null,
      rahuKaal: null,
      yamaganda: null,
      gulika: null,
      abhijit: null,
      durmuhurta: null,
    });
    expect(tables.tarabala.length).toBeGreaterThan(0);
  });
});

/** As Drik Panchang printed them for New Delhi; its minutes are cut off or rounded, so that one may differ by one. */
describe('days of a published almanac, to the minute', () => {
  test.each([
    [
      '2022-01-24',
      {
        brahmaMuhurta: ['05:26', '06:20'],
        abhijit: ['12:12', '12:55'],
        rahuKaal: ['08:33', '09:53'],
        yamaganda: ['11:13', '12:33'],
        amritKaal: ['04:36', '06:11'],
      },
    ],
    [
      '2022-01-26',
      {
        brahmaMuhurta: ['05:26', '06:19'],
        rahuKaal: ['12:34', '13:54'],
        yamaganda: ['08:33', '09:53'],
        gulika: ['11:13', '12:34'],
        durmuhurta: ['12:12', '12:55'],
        amritKaal: ['00:31', '02:02'],
      },
    ],
    [
      '2020-12-31',
      {
        brahmaMuhurta: ['05:25', '06:19'],
        abhijit: ['12:04', '12:45'],
        amritKaal: ['17:20', '18:59'],
      },
    ],
  ] as const)('%s', (written, printed) => {
    const tables = dayTablesOf(dateOf(written), delhi);
    for (const [name, [from, to]] of Object.entries(printed)) {
      const table = tables[name as keyof typeof printed];
      // A day holds two of the Moon's spans at most; the one that almanacs print begins in it.
      const spans: readonly Interval[] = Array.isArray(table) ? table : [table as Interval];
      const span = spans.find((one) => one.from >= tables.start || name === 'brahmaMuhurta');
      expect([name, minutesApart(span?.from, from) <= 1, minutesApart(span?.to, to) <= 1]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });
});

function minutesApart(instant: Instant | undefined, printed: string): number {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const apart = Math.abs(minutes(clock(instant)) - minutes(printed));
  return Math.min(apart, 1440 - apart);
}

describe('what hangs on the Moon', () => {
  test('each nakshatra has one varjyam and one amrit kaal, each a fifteenth of it', () => {
    const seen = new Set<number>();
    for (let date = dateOf('2026-11-01'); date < '2026-12-01'; date = addDays(date, 1)) {
      const { varjyam, amritKaal, start, end } = dayTablesOf(date, delhi);
      for (const { nakshatra, from, to } of varjyam) {
        expect(to - from).toBeGreaterThan(80 * 60_000);
        expect(to - from).toBeLessThan(115 * 60_000);
        expect(to > start && from < end).toBe(true);
        seen.add(nakshatra);
      }
      for (const { from, to } of amritKaal) expect(to > start && from < end).toBe(true);
    }
    expect(seen.size).toBe(27);
  });

  test('Vishti is eight of the sixty karanas, and Bhadra’s face and tail lie within her', () => {
    expect(Array.from({ length: 60 }, (_, index) => index + 1).filter(isVishti)).toEqual([
      8, 15, 22, 29, 36, 43, 50, 57,
    ]);
    assert(
      property(anyDay, (date) => {
        for (const { from, to, mukha, puccha, places: lokas } of dayTablesOf(date, delhi).bhadra) {
          for (const part of [mukha, puccha]) {
            expect(part.from).toBeGreaterThan(from - 1);
            expect(part.to).toBeLessThan(to + 1);
          }
          expect(Math.min(mukha.to, puccha.to)).toBeLessThanOrEqual(Math.max(mukha.from, puccha.from) + 1);
          expect(lokas[0]?.from).toBe(from);
          expect(lokas.at(-1)?.to).toBe(to);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('at the full moon of Holi 2025 Bhadra is on earth, her tail before her face, as almanacs of Delhi had it', () => {
    const [bhadra] = dayTablesOf(dateOf('2025-03-13'), delhi).bhadra;
    expect(minutesApart(bhadra?.puccha.from, '18:57')).toBeLessThanOrEqual(1);
    expect(minutesApart(bhadra?.puccha.to, '20:14')).toBeLessThanOrEqual(1);
    expect(minutesApart(bhadra?.mukha.from, '20:14')).toBeLessThanOrEqual(1);
    expect(minutesApart(bhadra?.mukha.to, '22:22')).toBeLessThanOrEqual(1);
    expect(bhadra?.places.map(({ loka }) => loka)).toEqual(['prithvi']);
  });

  test('a varjyam and an amrit kaal of Hyderabad are those that its newspaper printed', () => {
    const { varjyam, amritKaal } = dayTablesOf(
      dateOf('2025-11-20'),
      at('Hyderabad', 17.385, 78.4867, 'Asia/Kolkata'),
    );
    expect(varjyam.map(({ from, to }) => [minutesApart(from, '15:28'), minutesApart(to, '17:16')])).toEqual([
      [0, 0],
    ]);
    expect(minutesApart(amritKaal[0]?.from, '02:14')).toBeLessThanOrEqual(1);
    expect(minutesApart(amritKaal[0]?.to, '04:02')).toBeLessThanOrEqual(1);
  });

  test('panchaka lasts from the Moon’s entry into Kumbha to its leaving Meena and bears the name of its weekday', () => {
    const named = new Map<number, string>();
    for (let date = dateOf('2026-01-01'); date < '2027-01-01'; date = addDays(date, 1))
      for (const { from, to, kind } of dayTablesOf(date, delhi).panchaka) {
        expect(to - from).toBeGreaterThan(4.2 * 86_400_000);
        expect(to - from).toBeLessThan(5.2 * 86_400_000);
        named.set(from, kind);
      }
    expect(named.size).toBeGreaterThanOrEqual(13);
    expect(named.size).toBeLessThanOrEqual(15);
    expect(new Set(named.values()).size).toBeGreaterThan(3);
  });
});

describe('tara and the Moon’s strength', () => {
  test('three of nine taras are avoided for every birth, and the round tells how far it is', () => {
    assert(
      property(integer({ min: 1, max: 27 }), integer({ min: 1, max: 27 }), (birth, nakshatra) => {
        const { round } = taraOf(birth, nakshatra);
        expect(round).toBe(Math.floor(((nakshatra - birth + 27) % 27) / 9) + 1);
      }),
    );
    const favours = Array.from({ length: 27 }, (_, index) => taraOf(5, index + 1).favour);
    expect(favours.filter((favour) => favour === 'unfavourable')).toHaveLength(9);
    expect(favours.filter((favour) => favour === 'mixed')).toHaveLength(3);
    expect(taraOf(1, 3)).toEqual({ id: 'vipat', round: 1, favour: 'unfavourable' });
    expect(taraOf(27, 1)).toEqual({ id: 'sampat', round: 1, favour: 'favourable' });
  });

  test('the 2nd, 5th and 9th Moon need the bright half, and the 8th is never favourable', () => {
    expect(chandraBalaOf(1, 2, true).favour).toBe('favourable');
    expect(chandraBalaOf(1, 2, false).favour).toBe('mixed');
    expect(chandraBalaOf(6, 1, true)).toEqual({ house: 8, favour: 'unfavourable' });
  });

  test('a day’s list of favoured births agrees with what one birth is told', () => {
    assert(
      property(
        anyDay,
        integer({ min: 1, max: 27 }),
        integer({ min: 1, max: 12 }),
        (date, nakshatra, rashi) => {
          const tables = dayTablesOf(date, delhi);
          const mine = dayForBirth(date, { nakshatra, rashi }, delhi);
          expect(tables.tarabala.map(({ favourableTo }) => favourableTo.includes(nakshatra))).toEqual(
            mine.taras.map(({ tara }) => tara.favour === 'favourable'),
          );
          expect(tables.chandrabala.map(({ favourableTo }) => favourableTo.includes(rashi))).toEqual(
            mine.moons.map(({ bala }) => bala.favour === 'favourable'),
          );
          expect(tables.chandrabala[0]?.from).toBe(tables.start);
          expect(tables.chandrabala.at(-1)?.to).toBe(tables.end);
        },
      ),
      { numRuns: 200 },
    );
  });
});
