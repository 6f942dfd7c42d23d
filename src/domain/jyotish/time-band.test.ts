import { expect, test } from 'vitest';
import { chartOf } from './chart.ts';
import { defaultReckoning } from './grahas.ts';
import { stretchesWithin, timeBand } from './time-band.ts';
import { padaIndex } from './zodiac.ts';

const minute = 60_000;
const birth = {
  at: Date.UTC(1990, 4, 12, 5),
  latitude: 18.5204,
  longitude: 73.8567,
  timeZone: 'Asia/Kolkata',
};

test('tells at each minute what the full chart of that minute holds', () => {
  const { lagna, navamsaLagna, moonPada } = timeBand(birth, defaultReckoning, 60);
  const at = <Value>(stretches: { from: number; to: number; value: Value }[], wanted: number) =>
    stretches.find(({ from, to }) => wanted >= from && wanted <= to)?.value;
  for (let each = -60; each <= 60; each += 1) {
    const chart = chartOf({ ...birth, at: birth.at + each * minute });
    expect(at(lagna, each)).toBe(chart.lagna?.sign);
    expect(at(navamsaLagna, each)).toBe(chart.lagna?.vargas.D9);
    expect(at(moonPada, each)).toBe(padaIndex(chart.grahas.moon.longitude));
  }
});

test('leaves one stretch where a narrower uncertainty changes nothing', () => {
  const { lagna } = timeBand(birth, defaultReckoning, 120);
  expect(lagna.length).toBeGreaterThan(1);
  expect(stretchesWithin(lagna, 0)).toHaveLength(1);
  expect(stretchesWithin(lagna, 120)).toEqual(lagna);
});

test('says nothing of the lagna so near to the pole that not every sign rises', () => {
  const { lagna, navamsaLagna, moonPada } = timeBand({ ...birth, latitude: 70 }, defaultReckoning, 30);
  expect([lagna, navamsaLagna]).toEqual([[], []]);
  expect(moonPada.length).toBeGreaterThan(0);
});
