import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settingsFor, type Settings } from '../../panchang/settings.ts';
import { civilDate, readCivilDate, type CivilDate } from '../../time/civil-date.ts';
import { defaultPlace } from '../../time/place.ts';
import { localTime, type Instant } from '../../time/zone.ts';
import { eclipsesBetween } from './eclipses.ts';

const delhi = settingsFor(defaultPlace);
const place = (name: string, latitude: number, longitude: number, timeZone: string) =>
  settingsFor({ name, latitude, longitude, timeZone });
const mumbai = place('Mumbai', 19.076, 72.8777, 'Asia/Kolkata');
const coimbatore = place('Coimbatore', 11.0168, 76.9558, 'Asia/Kolkata');
const newYork = place('New York', 40.7128, -74.006, 'America/New_York');
const apia = place('Apia', -13.8333, -171.7667, 'Pacific/Apia');
const tromso = place('Tromso', 69.6492, 18.9553, 'Europe/Oslo');

const dateOf = (written: string): CivilDate => readCivilDate(written) ?? civilDate(1, 1, 1);
const only = (date: string, settings: Settings) => {
  const found = eclipsesBetween(dateOf(date), dateOf(date), settings);
  expect(found).toHaveLength(1);
  const [eclipse] = found;
  if (eclipse === undefined) throw new Error(date);
  return eclipse;
};
const clock = (at: Instant | null | undefined) =>
  at == null ? null : localTime(Math.round(at / 60_000) * 60_000, 'Asia/Kolkata').slice(11, 16);
const contactsOf = (eclipse: ReturnType<typeof only>) =>
  Object.fromEntries(eclipse.contacts.map(({ id, at }) => [id, clock(at)]));

/** As the Positional Astronomy Centre, Kolkata, announced them; minutes of its press releases. */
describe('eclipses over India', () => {
  test('25 October 2022 in New Delhi: begins at 16:29, the Sun sets eclipsed', () => {
    const eclipse = only('2022-10-25', delhi);
    expect(contactsOf(eclipse)['partial-begins']).toBe('16:29');
    expect(eclipse).toMatchObject({ body: 'sun', kind: 'partial', visibility: 'part', setsEclipsed: true });
    expect(clock(eclipse.seen[0]?.to)).toBe('17:42');
    expect(eclipse.contacts.map(({ isVisible }) => isVisible)).toEqual([true, true, false]);
    expect(eclipse.obscuration).toBeCloseTo(0.44, 2);
  });

  test('21 June 2020 in New Delhi: 10:20, greatest at 12:02, until 13:49', () => {
    const eclipse = only('2020-06-21', delhi);
    expect(contactsOf(eclipse)).toEqual({
      'partial-begins': '10:20',
      greatest: '12:02',
      'partial-ends': '13:49',
    });
    expect(eclipse.visibility).toBe('whole');
    expect(eclipse.magnitude).toBeCloseTo(0.95, 2);
  });

  test('26 December 2019 is annular in Coimbatore and partial in Mumbai', () => {
    expect(contactsOf(only('2019-12-26', coimbatore))).toMatchObject({
      'central-begins': '09:28',
      'central-ends': '09:31',
    });
    expect(only('2019-12-26', mumbai).kind).toBe('partial');
  });

  test('7 September 2025 is total all over India, with its sutak as almanacs of Delhi had it', () => {
    const eclipse = only('2025-09-07', delhi);
    expect(contactsOf(eclipse)).toMatchObject({
      'partial-begins': '21:57',
      'central-begins': '23:01',
      'central-ends': '00:23',
      'partial-ends': '01:27',
    });
    expect(eclipse).toMatchObject({ body: 'moon', kind: 'total', visibility: 'whole' });
    expect(clock(eclipse.sutak?.from)).toBe('12:19');
    expect(clock(eclipse.sutak?.fromForChildrenAndSick)).toBe('18:36');
    expect(clock(eclipse.sutak?.fromByTheClock)).toBe('12:57');
    expect(eclipse.sutak?.fastUntil).toBeNull();
  });

  test('8 November 2022: the Moon rises eclipsed in Delhi', () => {
    const eclipse = only('2022-11-08', delhi);
    expect(eclipse).toMatchObject({ visibility: 'part', risesEclipsed: true, setsEclipsed: false });
    expect(clock(eclipse.seen[0]?.to)).toBe('18:19');
  });
});

test('the eclipse of 18 August 1868, by whose light helium was found from Guntur, is total there for over five minutes', () => {
  const eclipse = only('1868-08-18', place('Guntur', 16.3, 80.45, 'Asia/Kolkata'));
  const at = (id: string) => eclipse.contacts.find((contact) => contact.id === id)?.at ?? Number.NaN;
  expect(eclipse.kind).toBe('total');
  expect((at('central-ends') - at('central-begins')) / 60_000).toBeGreaterThan(5);
  expect((at('central-ends') - at('central-begins')) / 60_000).toBeLessThan(6.5);
});

describe('no sutak', () => {
  test('is kept for one that is not seen from the place', () => {
    for (const settings of [delhi, mumbai]) {
      const eclipse = only('2025-03-14', settings);
      expect(eclipse).toMatchObject({ visibility: 'none', sutak: null, noSutak: 'not-visible', seen: [] });
    }
  });

  test('is kept for one of the Sun that passes the place by', () => {
    expect(only('2024-04-08', newYork).visibility).toBe('whole');
    const night = eclipsesBetween(dateOf('2024-04-08'), dateOf('2024-04-09'), delhi);
    expect(night).toHaveLength(1);
    expect(night[0]).toMatchObject({ body: 'sun', kind: 'total', sutak: null, noSutak: 'not-visible' });
  });

  test('is kept for a penumbral one', () => {
    const eclipse = only('2020-06-05', newYork);
    expect(eclipse.kind).toBe('penumbral');
    expect(only('2020-06-06', delhi)).toMatchObject({
      kind: 'penumbral',
      sutak: null,
      noSutak: 'penumbral',
    });
  });
});

test('where it sets eclipsed the fast lasts until the next rise', () => {
  const eclipse = only('2022-10-25', delhi);
  expect(clock(eclipse.sutak?.fastUntil)).toBe('06:29');
  expect(clock(eclipse.sutak?.to)).toBe('17:42');
});

test('in any year and place: four to seven a year, contacts in order, what is seen lies within, sutak before', () => {
  assert(
    property(
      integer({ min: 1800, max: 2200 }),
      constantFrom(delhi, newYork, apia, tromso),
      (year, settings) => {
        const eclipses = eclipsesBetween(civilDate(year, 1, 1), civilDate(year, 12, 31), settings);
        expect(eclipses.length).toBeGreaterThanOrEqual(4);
        expect(eclipses.length).toBeLessThanOrEqual(8);
        for (const { contacts, seen, sutak, visibility } of eclipses) {
          const times = contacts.map(({ at }) => at);
          expect(times).toEqual(times.toSorted((one, other) => one - other));
          for (const { from, to } of seen) {
            expect(from).toBeGreaterThanOrEqual(times[0] ?? 0);
            expect(to).toBeLessThanOrEqual(times.at(-1) ?? 0);
          }
          expect(visibility === 'none').toBe(seen.length === 0);
          if (sutak !== null) {
            expect(sutak.from).toBeLessThan(sutak.fromForChildrenAndSick);
            expect(sutak.fromForChildrenAndSick).toBeLessThan(sutak.to);
            expect(sutak.fastUntil ?? sutak.to).toBeGreaterThanOrEqual(sutak.to);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});
