import { EclipticGeoMoon, e_tilt, MakeTime } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import facts from '#tests/fixtures/panchang/ephemeris-facts.json' with { type: 'json' };
import { ayanamsaAt } from './ayanamsa.ts';
import { deltaTSeconds } from './delta-t.ts';
import { planetMotion, planetPlace, planets } from './planets.ts';
import { daysSince2000, moonLatitude, moonLongitude, nutation, sunLongitude } from './positions.ts';
import { moonCrossing, sunCrossing, meanNoonNear, type SunriseDefinition } from './rise-and-set.ts';
import { seenFromEarth } from './vsop87.ts';
import { karanaWheel, siderealWheels, tithiWheel, type Wheel } from './wheel.ts';

const day = 86_400_000;
const sidereal = siderealWheels('lahiri');
const wheels: Record<keyof typeof facts.ends, Wheel> = {
  tithi: tithiWheel,
  nakshatra: sidereal.nakshatra,
  yoga: sidereal.yoga,
  sunRashi: sidereal.sunRashi,
};

describe.each(Object.keys(wheels) as (keyof typeof wheels)[])('the end of a %s', (limb) => {
  const wheel = wheels[limb];

  test.each(facts.ends[limb] as [number, string][])('number %i: %s', (number, written) => {
    const end = Date.parse(written);
    const part = wheel.partAt(end - day / 4);
    expect((((part % wheel.parts) + wheel.parts) % wheel.parts) + 1).toBe(number);
    expect(Math.abs(wheel.startOf(part + 1) - end) / 1000).toBeLessThan(facts.toleranceSeconds[limb]);
  });
});

test('between their nodes the polynomials say what the theory says, to a hundredth of an arc second', () => {
  const off = (one: number, other: number) => Math.abs(((((one - other) % 360) + 540) % 360) - 180) * 3600;
  for (let step = 0; step < 400; step += 1) {
    const at = Date.UTC(1900, 0, 1) + step * 183.37 * day;
    const days = daysSince2000(at);
    // On the mean equinox, as the nutation is not the library's own.
    const meanOf = (longitude: number) => longitude - nutation(at);
    const { dpsi } = e_tilt(MakeTime(days));
    const sun = seenFromEarth('sun', MakeTime(days));
    expect(off(meanOf(sunLongitude(at)), sun.longitude - dpsi / 3600)).toBeLessThan(0.01);
    // The Moon is seen where it stood when its light left it, 1.28 seconds ago.
    const moon = EclipticGeoMoon(MakeTime(days - 1.2822 / 86_400));
    expect(off(meanOf(moonLongitude(at)), moon.lon - dpsi / 3600)).toBeLessThan(0.01);
    expect(off(moonLatitude(at), moon.lat)).toBeLessThan(0.01);
  }
});

test.each(planets)('%s moves as its places tell', (planet) => {
  const minutes = 60_000;
  for (let step = 0; step < 300; step += 1) {
    const at = Date.UTC(1850, 0, 1) + step * 341.7 * day;
    const [before, after] = [at - 10 * minutes, at + 10 * minutes].map((each) => planetPlace(planet, each));
    const way = (((((after?.longitude ?? 0) - (before?.longitude ?? 0)) % 360) + 540) % 360) - 180;
    expect(planetMotion(planet, at).speed * 3600).toBeCloseTo(way * 72 * 3600, 0);
  }
});

describe('wheels', () => {
  test('parts follow each other without a gap, and each holds its own beginning', () => {
    for (const wheel of [tithiWheel, karanaWheel, ...Object.values(sidereal)]) {
      const first = wheel.partAt(Date.UTC(2026, 0, 1));
      for (let part = first; part < first + 400; part += 1) {
        const from = wheel.startOf(part);
        expect(wheel.partAt(from)).toBe(part);
        expect(wheel.partAt(from - 1)).toBe(part - 1);
        expect(wheel.startOf(part + 1)).toBeGreaterThan(from);
      }
    }
  });

  test('every second karana begins with a tithi', () => {
    const first = tithiWheel.partAt(Date.UTC(2026, 0, 1));
    for (let part = first; part < first + 60; part += 1)
      expect(Math.abs(karanaWheel.startOf(2 * part) - tithiWheel.startOf(part))).toBeLessThan(5);
  });
});

describe.each(facts.rise.map((fact) => [`${fact.place}, ${fact.after.slice(0, 10)}`, fact] as const))(
  '%s',
  (_, fact) => {
    const after = Date.parse(fact.after);
    const noon = meanNoonNear(after + 11.5 * 3_600_000, fact.longitude);
    const off = (at: number | null, written: string) =>
      Math.abs((at ?? Number.NaN) - Date.parse(written)) / 1000;
    const sun = (direction: -1 | 1, definition: SunriseDefinition) => {
      const event = sunCrossing(noon, direction, fact, definition);
      return event.kind === 'at' ? event.at : null;
    };

    test('the Sun rises and sets', () => {
      expect(off(sun(-1, 'upper-limb'), fact.sunrise)).toBeLessThan(facts.toleranceSeconds.riseAndSet);
      expect(off(sun(1, 'upper-limb'), fact.sunset)).toBeLessThan(facts.toleranceSeconds.riseAndSet);
      expect(off(sun(-1, 'disc-centre'), fact.discCentreSunrise)).toBeLessThan(
        facts.toleranceSeconds.riseAndSet,
      );
    });

    test('the Moon rises and sets', () => {
      expect(off(moonCrossing(after, after + 1.2 * day, 1, fact), fact.moonrise)).toBeLessThan(60);
      expect(off(moonCrossing(after, after + 1.2 * day, -1, fact), fact.moonset)).toBeLessThan(60);
    });
  },
);

describe('the ayanamsa', () => {
  test('lahiri is what the Calendar Reform Committee laid down for 21 March 1956', () => {
    expect(ayanamsaAt('lahiri', Date.UTC(1956, 2, 21))).toBeCloseTo(23 + 15 / 60 + 0.658 / 3600, 2);
  });

  test('raman and krishnamurti hold the zodiac to begin elsewhere', () => {
    const at = Date.UTC(2026, 0, 1);
    expect(ayanamsaAt('lahiri', at) - ayanamsaAt('krishnamurti', at)).toBeCloseTo(0.0969, 3);
    expect(ayanamsaAt('lahiri', at) - ayanamsaAt('raman', at)).toBeCloseTo(1.4463, 3);
  });
});

describe('delta-T', () => {
  test.each([
    [1900, -2.8],
    [1950, 29.1],
    [1975, 45.5],
    [2000, 63.8],
    [2024, 69.2],
  ])('of %d is the observed one', (year, seconds) => {
    expect(deltaTSeconds(year)).toBeCloseTo(seconds, 1);
  });

  test('grows slowly from there on', () => {
    expect(deltaTSeconds(2050)).toBeGreaterThan(72);
    expect(deltaTSeconds(2050)).toBeLessThan(76);
    expect(deltaTSeconds(2100)).toBeGreaterThan(85);
    expect(deltaTSeconds(2100)).toBeLessThan(100);
    for (let year = 2024; year < 2101; year += 1)
      expect(deltaTSeconds(year + 1)).toBeGreaterThan(deltaTSeconds(year));
  });
});
