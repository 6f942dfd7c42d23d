import { describe, expect, test } from 'vitest';
import fixture from '#tests/fixtures/jyotish/charts.json' with { type: 'json' };
import { ayanamsaAt } from '../sky/ayanamsa.ts';
import { positionsAt, seenGrahas } from './grahas.ts';
import { hasLagna, lagnaAt, midheavenAt } from './lagna.ts';
import { degreesApart, nakshatraOf, padaOf } from './zodiac.ts';

const { charts, toleranceArcSeconds: tolerance } = fixture;
const off = (one: number, other: number) => degreesApart(one, other) * 3600;

describe.each(charts.map((chart) => [chart.utc, chart] as const))('the chart of %s', (utc, chart) => {
  const at = Date.parse(utc.replace('Z', ':00Z'));
  const positions = positionsAt(at);

  test('has every graha where another ephemeris has it, and its direction', () => {
    for (const graha of seenGrahas) {
      const { longitude, isRetrograde } = positions[graha];
      expect(off(longitude, chart.planets[graha]), graha).toBeLessThan(
        graha === 'moon' ? tolerance.moon : tolerance.graha,
      );
      expect(isRetrograde, graha).toBe(chart.retrograde.includes(graha));
    }
  });

  test('has the nodes, opposite to each other', () => {
    const byTrueNode = positionsAt(at, { ayanamsa: 'lahiri', node: 'true' });
    expect(off(positions.rahu.longitude, chart.planets.mean_node)).toBeLessThan(tolerance.meanNode);
    expect(off(byTrueNode.rahu.longitude, chart.planets.true_node)).toBeLessThan(tolerance.trueNode);
    expect(degreesApart(positions.rahu.longitude, positions.ketu.longitude)).toBeCloseTo(180, 9);
  });

  test('has the lagna, the midheaven, the ayanamsa and the nakshatra', () => {
    const place = { latitude: chart.lat, longitude: chart.lon };
    expect(off(lagnaAt(at, place, 'lahiri'), chart.lagna)).toBeLessThan(tolerance.lagna);
    expect(off(midheavenAt(at, chart.lon, 'lahiri'), chart.midheaven)).toBeLessThan(tolerance.midheaven);
    expect(off(ayanamsaAt('lahiri', at), chart.ayanamsa)).toBeLessThan(tolerance.ayanamsa);
    expect(nakshatraOf(positions.moon.longitude)).toBe(chart.nakshatra);
    expect(padaOf(positions.moon.longitude)).toBe(chart.pada);
  });
});

describe('beyond the polar circles', () => {
  const at = Date.UTC(2000, 5, 21);

  test('there is no lagna', () => {
    expect(hasLagna(at, 66.5)).toBe(true);
    expect(hasLagna(at, 66.6)).toBe(false);
    expect(hasLagna(at, -70)).toBe(false);
    expect(() => lagnaAt(at, { latitude: 69.6, longitude: 18.9 }, 'lahiri')).toThrow(RangeError);
  });

  test('up to them it goes once round the zodiac in a day', () => {
    for (const latitude of [-66.4, -30, 0, 45, 66.4]) {
      let turned = 0;
      let before = lagnaAt(at, { latitude, longitude: 10 }, 'lahiri');
      for (let minute = 1; minute <= 1436; minute += 1) {
        const now = lagnaAt(at + minute * 60_000, { latitude, longitude: 10 }, 'lahiri');
        turned += degreesApart(before, now);
        before = now;
      }
      expect(turned).toBeGreaterThan(359);
      expect(turned).toBeLessThan(361);
    }
  });
});
