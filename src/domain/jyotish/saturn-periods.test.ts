import { describe, expect, test } from 'vitest';
import { defaultReckoning, grahas, positionsAt } from './grahas.ts';
import { staysOf } from './ingresses.ts';
import { saturnPeriods } from './saturn-periods.ts';
import { transitsOver } from './transits.ts';
import { signOf, type Sign } from './zodiac.ts';

const year = (of: number) => Date.UTC(of, 0, 1);
const minute = 60_000;
const dayOf = (at: number) => new Date(at + 330 * minute).toISOString().slice(0, 10);

describe('the stays of Saturn', () => {
  const stays = staysOf('saturn', year(2015), year(2030), defaultReckoning);

  // Entries that Indian almanacs print for these years, by Lahiri, in Indian time.
  test.each([
    ['2017-01-26', 9],
    ['2017-06-21', 8],
    ['2017-10-26', 9],
    ['2020-01-24', 10],
    ['2022-04-29', 11],
    ['2022-07-12', 10],
    ['2023-01-17', 11],
    ['2025-03-29', 12],
  ])('on %s it enters sign %d', (date, sign) => {
    const entry = stays.find((stay) => dayOf(stay.from) === date);
    expect(entry?.sign).toBe(sign);
  });

  test('follow each other without a gap and begin on the minute', () => {
    for (const [index, { from, to, sign }] of stays.entries()) {
      if (index > 0) expect(from).toBe(stays[index - 1]?.to);
      expect(signOf(positionsAt(from).saturn.longitude)).toBe(sign);
      expect(signOf(positionsAt(from - 2 * minute).saturn.longitude)).not.toBe(sign);
      expect(to).toBeGreaterThan(from);
    }
  });
});

describe('the stays of every graha', () => {
  test.each(grahas)('%s is in each sign from its entry to its exit', (graha) => {
    for (const reckoning of [defaultReckoning, { ayanamsa: 'raman', node: 'true' } as const]) {
      const from = year(2001);
      const to = from + (graha === 'moon' ? 60 : 900) * 86_400_000;
      const all = staysOf(graha, from, to, reckoning);
      expect(all[0]?.from).toBeLessThanOrEqual(from);
      expect(all.at(-1)?.to).toBeGreaterThanOrEqual(to);
      for (const stay of all) {
        for (const share of [0, 0.2, 0.5, 0.8, 0.999]) {
          const at = stay.from + share * (stay.to - stay.from);
          expect(signOf(positionsAt(at, reckoning)[graha].longitude)).toBe(stay.sign);
        }
      }
    }
  });
});

describe('sade sati', () => {
  const life = (moon: Sign) => saturnPeriods(moon, year(1940), year(2040), defaultReckoning);

  test('of Makara began in 2017, turned back twice and ends in 2025', () => {
    const found = life(10).filter(({ from }) => from > year(2016) && from < year(2026));
    const phases = found.map(
      ({ phase, isReturn, from }) => `${dayOf(from).slice(0, 4)} ${phase}${isReturn ? ' again' : ''}`,
    );
    expect(phases.filter((each) => !/kantaka|ashtama/.test(each))).toEqual([
      '2017 rising',
      '2017 rising again',
      '2020 peak',
      '2022 setting',
      '2022 peak again',
      '2023 setting again',
    ]);
  });

  test('comes three times or four in a hundred years, for seven and a half years of each round', () => {
    for (const moon of [1, 4, 7, 10] as const) {
      const days = life(moon)
        .filter(({ phase }) => ['rising', 'peak', 'setting'].includes(phase))
        .reduce((sum, { from, to }) => sum + (to - from) / 86_400_000, 0);
      expect(days / 365.25).toBeGreaterThan(18);
      expect(days / 365.25).toBeLessThan(34);
    }
  });
});

test('a stay that began before the span is told for a return where it is one', () => {
  const from = (at: number) =>
    saturnPeriods(11, at, year(2024), defaultReckoning).map(({ phase, isReturn }) => [phase, isReturn]);
  // Saturn was in Kumbha for some weeks of 2022, went back to Makara, and came again in 2023.
  expect(from(Date.UTC(2022, 4, 20))).toEqual([
    ['peak', false],
    ['rising', true],
    ['peak', true],
  ]);
  expect(from(Date.UTC(2022, 8, 20))).toEqual([
    ['rising', true],
    ['peak', true],
  ]);
});

describe('transits over a Moon sign', () => {
  const positions = positionsAt(Date.UTC(2026, 0, 15));
  const placed = (signs: Partial<Record<keyof typeof positions, Sign>>) =>
    Object.fromEntries(
      Object.entries(positions).map(([graha, at]) => [
        graha,
        { ...at, longitude: (signs[graha as keyof typeof positions] ?? 4) * 30 - 15 },
      ]),
    ) as unknown as typeof positions;
  const of = (graha: string, signs: Parameters<typeof placed>[0]) =>
    transitsOver(1, placed(signs)).find((transit) => transit.graha === graha);

  test('Jupiter in the second is good, and hindered from the twelfth', () => {
    expect(of('jupiter', { jupiter: 2 })).toMatchObject({ house: 2, isGood: true, obstructedBy: [] });
    expect(of('jupiter', { jupiter: 2, mars: 12 })?.obstructedBy).toEqual(['mars']);
    expect(of('jupiter', { jupiter: 3 })?.isGood).toBe(false);
  });

  test('the Sun and Saturn do not hinder each other, nor do the Moon and Mercury', () => {
    expect(of('sun', { sun: 3, saturn: 9 })?.obstructedBy).toEqual([]);
    expect(of('sun', { sun: 3, mars: 9 })?.obstructedBy).toEqual(['mars']);
    expect(of('moon', { moon: 1, mercury: 5 })?.obstructedBy).toEqual([]);
  });

  test('the nodes are good where the Sun is, and Venus is hindered as the verse pairs its houses', () => {
    expect(of('rahu', { rahu: 10 })).toMatchObject({ isGood: true });
    expect(of('ketu', { ketu: 10, mars: 4 })?.obstructedBy).toContain('mars');
    expect(of('venus', { venus: 12, mars: 6 })?.obstructedBy).toEqual(['mars']);
    expect(of('venus', { venus: 12, mars: 3 })?.obstructedBy).toEqual([]);
  });

  test('the murti is by the Moon at the entry', () => {
    const [transit] = transitsOver(1, positions, { sun: 6 });
    expect(transit).toMatchObject({ graha: 'sun', murti: 'gold' });
    expect(transitsOver(1, positions)[0]?.murti).toBeNull();
  });
});
