import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  publishedDays2025,
  publishedWeddings2025,
  publishedWindows,
} from '#tests/fixtures/jyotish/published-muhurats.ts';
import { limbsBetween } from '../../panchang/day.ts';
import { settingsFor } from '../../panchang/settings.ts';
import { siderealWheels, tithiWheel } from '../../sky/wheel.ts';
import { addDays, civilDate, readCivilDate, type CivilDate } from '../../time/civil-date.ts';
import { defaultPlace } from '../../time/place.ts';
import { instantAt, minuteMs } from '../../time/zone.ts';
import { findMuhurats, ranked } from './find-muhurats.ts';
import { purposeIds, purposes, type PurposeId } from './purposes.ts';
import { seasonsBetween } from './seasons.ts';

const delhi = settingsFor(defaultPlace);
const at = (name: string, latitude: number, longitude: number, timeZone: string) =>
  settingsFor({ name, latitude, longitude, timeZone });
const newYork = at('New York', 40.7128, -74.006, 'America/New_York');
const apia = at('Apia', -13.8333, -171.7667, 'Pacific/Apia');
const tromso = at('Tromso', 69.6492, 18.9553, 'Europe/Oslo');
const dateOf = (written: string): CivilDate => readCivilDate(written) ?? civilDate(1, 1, 1);
const yearOf = (purpose: PurposeId, year: number) =>
  findMuhurats({ purpose, from: civilDate(year, 1, 1), to: civilDate(year, 12, 31) }, delhi);

describe.each(publishedWindows.map((list) => [list.purpose, list.year, list] as const))(
  '%s in %i, as others published it',
  (purpose, year, { windows }) => {
    const mine = yearOf(purpose, year);

    test('has every published day, and more than five in six of its windows to three minutes', () => {
      let same = 0;
      for (const written of windows) {
        const [day = '', from = '', to = ''] = written.split(' ');
        const date = dateOf(`${year}-${day}`);
        const clock = (text: string) =>
          instantAt(date, 0, 'Asia/Kolkata') +
          (Number(text.slice(0, 2)) * 60 + Number(text.slice(3))) * minuteMs;
        const found = mine.filter((window) => window.date === date);
        expect(found.length, written).toBeGreaterThan(0);
        const isSame = (window: { from: number; to: number }) =>
          Math.abs(window.from - clock(from)) < 3 * minuteMs &&
          Math.abs(window.to - clock(to)) < 3 * minuteMs;
        if (found.some(isSame)) same += 1;
      }
      expect(same).toBeGreaterThanOrEqual(Math.floor(windows.length * 0.85));
    });
  },
);

test.each([
  ['griha_pravesh', publishedDays2025],
  ['vivah', publishedWeddings2025],
] as const)('%s in 2025 finds all days that newspapers listed', (purpose, published) => {
  const mine = new Set(yearOf(purpose, 2025).map(({ date }) => date.slice(5)));
  expect(published.split(' ').filter((day) => !mine.has(day))).toEqual([]);
});

test('entering a house in Kartika is told to lie in chaturmas until its eleventh', () => {
  const told = new Map(
    yearOf('griha_pravesh', 2026).map(({ date, reasons }) => [
      date.slice(5),
      reasons.some(({ id }) => id === 'chaturmas'),
    ]),
  );
  expect([told.get('11-11'), told.get('11-14'), told.get('11-25')]).toEqual([true, true, false]);
});

describe('seasons', () => {
  const barring = (from: string, to: string) =>
    seasonsBetween(Date.parse(from), Date.parse(to), delhi, 'seen');
  const daysOf = (id: string, from: string, to: string) =>
    barring(from, to)
      .filter((season) => season.id === id)
      .map((season) => [season.from, season.to].map((time) => new Date(time).toISOString().slice(0, 10)));

  /** Days on which newspapers of northern India printed that the planet set and rose, to three days. */
  test.each([
    ['shukra-asta', '2024-04-28', '2024-06-29'],
    ['shukra-asta', '2025-12-11', '2026-02-01'],
    ['guru-asta', '2025-06-12', '2025-07-09'],
    ['guru-asta', '2023-04-01', '2023-05-03'],
    ['guru-asta', '2024-05-07', '2024-06-06'],
  ])('%s from %s to %s', (id, set, rise) => {
    const [span] = daysOf(id, `${set.slice(0, 4)}-01-01`, `${Number(set.slice(0, 4)) + 1}-04-01`).filter(
      ([from]) => Math.abs(Date.parse(from ?? '') - Date.parse(set)) < 20 * 86_400_000,
    );
    const off = (one: string | undefined, other: string) =>
      Math.abs(Date.parse(one ?? '') - Date.parse(other)) / 86_400_000;
    expect(off(span?.[0], set)).toBeLessThanOrEqual(3);
    expect(off(span?.[1], rise)).toBeLessThanOrEqual(3);
  });

  test('the added month of 2026 bars entering a new house and marriage', () => {
    const [adhika] = daysOf('adhika', '2026-01-01', '2026-12-31');
    expect(adhika).toEqual(['2026-05-16', '2026-06-15']);
    for (const purpose of ['griha_pravesh', 'vivah'] as const)
      expect(
        yearOf(purpose, 2026).filter(({ date }) => date >= '2026-05-18' && date <= '2026-06-14'),
      ).toEqual([]);
  });

  test('there is no marriage between Devshayani and Devutthana, nor with the Sun in Dhanu', () => {
    const dates = yearOf('vivah', 2025).map(({ date }) => date);
    expect(dates.filter((date) => date > '2025-07-07' && date < '2025-11-01')).toEqual([]);
    expect(dates.filter((date) => date < '2025-01-14' || date > '2025-12-16')).toEqual([]);
    expect(dates.length).toBeGreaterThan(50);
  });
});

describe('any purpose, year and place', () => {
  test('each window holds only what its rule names, lies in its day, and its reasons lie in it and make its score', () => {
    assert(
      property(
        constantFrom(...purposeIds),
        integer({ min: 1901, max: 2098 }),
        integer({ min: 0, max: 330 }),
        constantFrom(delhi, newYork, apia, tromso),
        (purpose, year, offset, settings) => {
          const from = addDays(civilDate(year, 1, 1), offset);
          const found = findMuhurats(
            { purpose, from, to: addDays(from, 30), births: [{ nakshatra: 8, rashi: 4 }] },
            settings,
          );
          const rule = purposes[purpose];
          let before = Number.NEGATIVE_INFINITY;
          for (const window of found) {
            expect(window.from).toBeGreaterThanOrEqual(before);
            before = window.to;
            expect(rule.varas).toContain(window.vara);
            const inside = [window.from + 1, window.to - 1] as const;
            for (const { number } of limbsBetween(siderealWheels('lahiri').nakshatra, ...inside))
              expect(rule.nakshatras).toContain(number);
            for (const { number } of limbsBetween(tithiWheel, ...inside))
              expect(number <= 15 ? rule.shukla : rule.krishna).toContain(
                number <= 15 ? number : number - 15,
              );
            let sum = 0;
            for (const { spans, counts, side, says } of window.reasons) {
              for (const span of spans) {
                expect(span.from).toBeGreaterThanOrEqual(window.from);
                expect(span.to).toBeLessThanOrEqual(window.to);
              }
              expect(side === 'for' ? counts >= 0 : counts <= 0).toBe(true);
              expect(says.en.length * says.hi.length * says.hinglish.length).toBeGreaterThan(0);
              sum += counts;
            }
            expect(window.score).toBeCloseTo(sum, 1);
            for (const part of window.best) {
              expect(part.from).toBeGreaterThanOrEqual(window.from);
              expect(part.to).toBeLessThanOrEqual(window.to);
            }
            if (settings === tromso) expect(window.lagnas).toEqual([]);
            else {
              expect(window.lagnas[0]?.from).toBe(window.from);
              expect(window.lagnas.at(-1)?.to).toBe(window.to);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('strictly taken there is never more time, and none of Bhadra on earth', () => {
    const question = { purpose: 'general', from: dateOf('2027-01-01'), to: dateOf('2027-03-31') } as const;
    const [usual, strict] = [
      findMuhurats(question, delhi),
      findMuhurats({ ...question, strict: true }, delhi),
    ];
    const lengthOf = (list: typeof usual) => list.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(lengthOf(strict)).toBeLessThan(lengthOf(usual));
    expect(usual.some(({ reasons }) => reasons.some(({ id }) => id === 'bhadra-on-earth'))).toBe(true);
    expect(strict.some(({ reasons }) => reasons.some(({ id }) => id === 'bhadra-on-earth'))).toBe(false);
  });

  test('a direction that the weekday excludes speaks against a journey', () => {
    const asked = {
      purpose: 'travel',
      from: dateOf('2027-01-01'),
      to: dateOf('2027-02-28'),
      direction: 'east',
    } as const;
    for (const { vara, reasons } of findMuhurats(asked, delhi))
      expect(reasons.some(({ id }) => id === 'disha-shool')).toBe(vara === 1 || vara === 6);
  });

  test('the eighth sign from a birth weighs against it, unless its lord is the lord of both or a friend', () => {
    const found = (rashi: number) =>
      new Set(
        findMuhurats(
          {
            purpose: 'business',
            from: dateOf('2027-01-01'),
            to: dateOf('2027-01-31'),
            births: [{ nakshatra: 1, rashi }],
          },
          delhi,
        ).flatMap(({ lagnas }) =>
          lagnas
            .filter((lagna) => lagna.found.some(({ id }) => id === 'eighth-from-birth'))
            .map(({ sign }) => sign),
        ),
      );
    expect(found(1)).toEqual(new Set());
    expect(found(4)).toEqual(new Set([11]));
  });

  test('the earth sleeps on some days of building and not on others', () => {
    const asleep = yearOf('bhoomi_pujan', 2027).map(({ reasons }) =>
      reasons.some(({ id }) => id === 'bhumi-shayana'),
    );
    expect(new Set(asleep)).toEqual(new Set([true, false]));
  });

  test('ranked, the highest score comes first', () => {
    const scores = ranked(yearOf('vehicle', 2027)).map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });
});

describe('a question that cannot be answered', () => {
  test.each([
    ['2027-03-01', '2027-02-01'],
    ['2027-01-01', '2029-03-01'],
    ['1899-12-01', '1900-02-01'],
    ['2100-12-01', '2100-12-31'],
  ])('from %s to %s is refused', (from, to) => {
    expect(() => findMuhurats({ purpose: 'vivah', from: dateOf(from), to: dateOf(to) }, delhi)).toThrow(
      RangeError,
    );
  });
});
