import { describe, expect, test } from 'vitest';
import { misses } from '#tests/fixtures/festivals/misses.ts';
import { firstPublishedYear, publishedDates } from '#tests/fixtures/festivals/published-dates.ts';
import { tithiOn } from '../panchang/day.ts';
import { settingsFor } from '../panchang/settings.ts';
import type { CivilDate } from '../time/civil-date.ts';
import { defaultPlace } from '../time/place.ts';
import { festivalsBetween } from './festivals-between.ts';
import { readFestivalId, type FestivalId } from './festivals.ts';

const delhi = settingsFor(defaultPlace);
const computed = festivalsBetween('2001-01-01' as CivilDate, '2016-12-31' as CivilDate, delhi, {
  ids: Object.keys(publishedDates).map(idOf),
});
const published = Object.entries(publishedDates).flatMap(([id, days]) =>
  days.map((day, index) => ({ id: idOf(id), date: `${firstPublishedYear + index}-${day}` })),
);

describe('published festival days, 2001–2016', () => {
  test('are the main days, but for the misses that are told with their causes', () => {
    const missed = published
      .filter(
        ({ id, date }) => !computed.some((observance) => observance.id === id && observance.date === date),
      )
      .map(({ id, date }) => ({ id, published: date }));
    expect(missed).toEqual(
      expect.arrayContaining(misses.map(({ id, published: date }) => ({ id, published: date }))),
    );
    expect(missed).toHaveLength(misses.length);
  });

  test.each(misses)(
    '$id of $published: the main day is $main',
    ({ id, published: date, main, isAlternative, cause }) => {
      const here = computed.find((observance) => observance.id === id && observance.date === main);
      expect(here?.alternatives.some((alternative) => alternative.date === date)).toBe(isAlternative);
      expect(cause).not.toBe('');
    },
  );

  test('at least 96 of 100 are main days in the years before 2009 and in those after', () => {
    for (const half of [
      [2001, 2008],
      [2009, 2016],
    ] as const) {
      const of = published.filter(({ date }) => yearOf(date) >= half[0] && yearOf(date) <= half[1]);
      const missed = misses.filter(
        ({ published: date }) => yearOf(date) >= half[0] && yearOf(date) <= half[1],
      );
      expect(missed.length / of.length).toBeLessThan(0.045);
    }
  });

  test('the Mahavir Jayanti of April 2010 is on the full moon of an adhika month', () => {
    expect(tithiOn('2010-04-28' as CivilDate, delhi)).toMatchObject({
      tithi: 15,
      month: { amanta: 2, isAdhika: true },
    });
    expect(tithiOn('2010-03-28' as CivilDate, delhi)).toMatchObject({
      tithi: 13,
      month: { amanta: 1, isAdhika: false },
    });
  });
});

function idOf(id: string): FestivalId {
  const known = readFestivalId(id);
  if (known === undefined) throw new Error(`There is no festival ${id}.`);
  return known;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
