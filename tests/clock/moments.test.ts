import { describe, expect, test } from 'vitest';
import { festivalsBetween } from '#domain/festivals/festivals-between.ts';
import { panchangOf } from '#domain/panchang/day.ts';
import { settingsFor } from '#domain/panchang/settings.ts';
import { tithisOf } from '#domain/panchang/tithi-table.ts';
import { dayNumberOf, type CivilDate } from '#domain/time/civil-date.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { drawnMoment, fixedMoments, instantOf, momentText, readMoment, zoneOf } from './moments.ts';

const settings = settingsFor(defaultPlace);
type Name = keyof typeof fixedMoments;
const dateOf = (name: Name): CivilDate => civilDateAt(instantOf(fixedMoments[name]), defaultPlace.timeZone);
const festivalsOn = (date: CivilDate) => festivalsBetween(date, date, settings).length;
const monthOf = (date: CivilDate) => panchangOf(date, settings).month;

/** Of the sunrise of the day and of those around it. */
function tithisAround(date: CivilDate): [number, number, number] {
  const year = Number(date.slice(0, 4));
  const table = tithisOf(year, year, settings)[year] ?? [];
  const index = dayNumberOf(date) - dayNumberOf(`${year}-01-01` as CivilDate);
  const [before = 0, on = 0, after = 0] = [-1, 0, 1].map((step) => Math.abs(table[index + step] ?? 0));
  return [before, on, after];
}

describe('each fixed moment is what it is called:', () => {
  test('an ordinary day has no festival, and the others as many as they say', () => {
    expect(festivalsOn(dateOf('ordinary day'))).toBe(0);
    expect(festivalsOn(dateOf('one festival'))).toBe(1);
    expect(festivalsOn(dateOf('three festivals'))).toBeGreaterThanOrEqual(3);
  });

  test('on amavasya the thirtieth tithi stands at sunrise', () => {
    expect(tithisAround(dateOf('amavasya'))[1]).toBe(30);
  });

  test('the leap month is one', () => {
    expect(monthOf(dateOf('leap month')).isAdhika).toBe(true);
  });

  test('a skipped tithi stands at no sunrise, a doubled one at two', () => {
    const [, on, after] = tithisAround(dateOf('skipped tithi'));
    expect((after - on + 30) % 30).toBe(2);
    const [before, again] = tithisAround(dateOf('doubled tithi'));
    expect(again).toBe(before);
  });

  test('the days on which clocks change have another offset at their end than at their beginning', () => {
    for (const name of ['clocks change in London', 'clocks change in New York'] as const) {
      const moment = fixedMoments[name];
      const [date] = moment.at.split('T');
      const [begin, end] = ['T00:00Z', 'T23:00Z'].map((time) =>
        new Intl.DateTimeFormat('en', { timeZone: zoneOf(moment), timeZoneName: 'longOffset' })
          .formatToParts(Date.parse(`${date}${time}`))
          .find(({ type }) => type === 'timeZoneName'),
      );
      expect(begin?.value).not.toBe(end?.value);
    }
  });

  test('half past midnight in India is yesterday in UTC', () => {
    expect(new Date(instantOf(fixedMoments['yesterday in UTC'])).toISOString()).toContain('2027-08-14');
  });
});

test('a seed draws the same moment each time, and what is drawn can be named and read again', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const moment = drawnMoment(seed);
    expect(drawnMoment(seed)).toEqual(moment);
    expect(readMoment(momentText(moment))).toEqual(moment);
    const drawn = new Date(instantOf(moment));
    expect(drawn.getUTCFullYear()).toBeGreaterThanOrEqual(2024);
    expect(drawn.getUTCFullYear()).toBeLessThanOrEqual(2032);
  }
  expect(() => readMoment('tomorrow')).toThrow('Not an instant');
});
