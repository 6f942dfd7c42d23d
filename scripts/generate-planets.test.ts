import data, { type Theory } from 'astronomia/data';
import { MakeTime } from 'astronomy-engine';
import { expect, test } from 'vitest';
import planetTerms from '#domain/sky/planet-terms.json' with { type: 'json' };
import { seenFromEarth, type PlanetSeries } from '#domain/sky/vsop87.ts';

const planets = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;

test.each(planets)(
  'what is left out of the theory of %s moves it by less than 2″ between 1800 and 2200',
  (planet) => {
    const whole: PlanetSeries = {
      longitude: allTerms(data[planet].L),
      latitude: allTerms(data[planet].B),
      distance: allTerms(data[planet].R),
    };
    for (let days = -73_048; days < 73_049; days += 1461.7) {
      const time = MakeTime(days);
      const [ours, theirs] = [planetTerms[planet], whole].map((series) => seenFromEarth(series, time));
      expect(arcSeconds(ours?.longitude, theirs?.longitude)).toBeLessThan(2);
      expect(arcSeconds(ours?.latitude, theirs?.latitude)).toBeLessThan(2);
    }
  },
);

function allTerms(powers: Theory['L']): number[][] {
  return Object.keys(powers)
    .sort()
    .map((power) =>
      (powers[power] ?? []).flatMap(([amplitude, phase, frequency]) => [amplitude * 1e8, phase, frequency]),
    );
}

function arcSeconds(one = Number.NaN, other = Number.NaN): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, 360 - apart) * 3600;
}
