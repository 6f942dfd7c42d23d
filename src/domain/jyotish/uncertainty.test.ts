import { describe, expect, test } from 'vitest';
import { chartOf } from './chart.ts';
import { factsOf, type FactValue } from './facts.ts';
import { defaultReckoning } from './grahas.ts';
import { certaintyWithin, dashaShiftDays } from './uncertainty.ts';

const minute = 60_000;
const pune = { latitude: 18.5204, longitude: 73.8567, timeZone: 'Asia/Kolkata' };

describe.each([
  ['within ten minutes', Date.UTC(1990, 4, 12, 5), 10],
  ['within half an hour', Date.UTC(1984, 1, 3, 18, 12), 30],
  ['around a station of Mercury', Date.UTC(2001, 5, 4, 5, 20), 60],
])('a birth time known %s', (_, at, within) => {
  const range = { from: at - within * minute, to: at + within * minute };
  const { open, holds, minutes } = certaintyWithin(range, pune, defaultReckoning, factsOf);

  test('agrees with the full chart of every minute', () => {
    const tallies = new Map<string, Map<FactValue, number>>();
    for (let each = range.from; each <= range.to; each += minute) {
      for (const [field, value] of factsOf(chartOf({ ...pune, at: each }))) {
        const tally = tallies.get(field) ?? new Map<FactValue, number>();
        tallies.set(field, tally.set(value, (tally.get(value) ?? 0) + 1));
      }
    }
    expect(minutes).toBe(2 * within + 1);
    for (const [field, tally] of tallies) {
      // A yoga that some of the charts lack is absent there.
      const told = [...tally.values()].reduce((sum, each) => sum + each, 0);
      if (told < minutes) tally.set(false, minutes - told);
      const found = open.find((each) => each.field === field);
      expect(holds.includes(field), field).toBe(tally.size === 1);
      if (found === undefined) continue;
      expect(new Map(found.alternatives.map(({ value, minutes: of }) => [value, of])), field).toEqual(tally);
    }
  });

  test('leaves the shares of every open field adding up to the whole', () => {
    expect(open.length).toBeGreaterThan(0);
    for (const { alternatives } of open) {
      expect(alternatives.length).toBeGreaterThan(1);
      expect(alternatives.reduce((sum, each) => sum + each.minutes, 0)).toBe(minutes);
    }
  });
});

test('a time that is known leaves nothing open', () => {
  const at = Date.UTC(1990, 4, 12, 5);
  expect(certaintyWithin({ from: at, to: at }, pune, defaultReckoning, factsOf).open).toEqual([]);
});

test('all that a chart tells by steps is compared', () => {
  const fields = [...factsOf(chartOf({ ...pune, at: Date.UTC(1990, 4, 12, 5) })).keys()];
  for (const field of [
    'jupiter.friendship',
    'moon.house',
    'avakahada.syllable',
    'month.amanta',
    'samvat.vikram',
    'manglik.countsFrom',
    'karakas.atma',
    'arudhas.12',
    'ashtakavarga.moon',
    'ashtakavarga.sarva',
    'yogini',
    'ashtottari',
  ])
    expect(fields).toContain(field);
});

test('a whole day without a time says nothing of the lagna, and counts houses from the Moon', () => {
  const from = Date.UTC(1990, 4, 11, 18, 30);
  const day = certaintyWithin({ from, to: from + 1439 * minute }, pune, defaultReckoning, factsOf, {
    hasTime: false,
  });
  const fields = [...day.holds, ...day.open.map(({ field }) => field)];
  expect(fields.filter((field) => /^(?:lagna|arudhas|ashtakavarga)|\.bhava$/u.test(field))).toEqual([]);
  expect(day.holds).toContain('saturn.sign');
  const open = day.open.map(({ field }) => field);
  // The Moon changes its sign that day, and the houses with it.
  expect(open).toEqual(
    expect.arrayContaining(['moon.pada', 'avakahada.syllable', 'moon.sign', 'saturn.house']),
  );
});

describe('the dates of the dasha', () => {
  test('move with the birth: some days a minute, by the years of the lord', () => {
    const at = Date.UTC(1990, 4, 12, 5);
    const days = dashaShiftDays({ from: at - 10 * minute, to: at + 10 * minute }, defaultReckoning) ?? 0;
    // Mercury's 17 years, and a Moon of 11.92° a day, in 20 minutes.
    expect(days).toBeCloseTo((17 * 365.25 * ((11.92 * 20) / 1440)) / (360 / 27), 0);
    expect(dashaShiftDays({ from: at, to: at }, defaultReckoning)).toBe(0);
  });

  test('are open where the Moon passes into another nakshatra', () => {
    const from = Date.UTC(1990, 4, 12);
    expect(dashaShiftDays({ from, to: from + 2 * 1440 * minute }, defaultReckoning)).toBeNull();
  });
});
