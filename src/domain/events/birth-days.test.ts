import { describe, expect, test } from 'vitest';
import { festivalsBetween } from '../festivals/festivals-between.ts';
import { settingsFor } from '../panchang/settings.ts';
import { civilDate, type CivilDate } from '../time/civil-date.ts';
import { defaultPlace } from '../time/place.ts';
import { birthMarksOf, starBirthdays } from './birth-days.ts';

const delhi = settingsFor(defaultPlace);
const born = (date: CivilDate, minutesOfDay: number | null, within = 0) => ({
  date,
  minutesOfDay,
  within,
  place: defaultPlace,
});

describe('the days of a birth', () => {
  test('are kept by the tithi, the month and the star at its time', () => {
    // 15 August 1947 at midnight, Delhi: krishna trayodashi of an adhika Shravana, Pushya, the Sun in Karka.
    expect(birthMarksOf(born(civilDate(1947, 8, 15), 0), delhi)).toMatchObject({
      tithi: 28,
      month: { isAdhika: true, amanta: 5 },
      nakshatra: 8,
      sunRashi: 3,
      isTithiSure: true,
      isStarSure: true,
    });
  });

  test('are not sure where the time of day is not known and the Moon went on', () => {
    expect(birthMarksOf(born(civilDate(1990, 5, 12), null), delhi)).toMatchObject({
      isTithiSure: false,
      isStarSure: false,
    });
  });

  test('follow the clock that somebody has chosen', () => {
    const early = { ...born(civilDate(1990, 5, 12), 600), offsetMinutes: 330 };
    expect(birthMarksOf(early, delhi)).toEqual(birthMarksOf(born(civilDate(1990, 5, 12), 600), delhi));
  });

  test('are none for what the almanac does not reach', () => {
    expect(birthMarksOf(born(civilDate(1850, 5, 12), 600), delhi)).toBeUndefined();
  });
});

describe('a birthday by its nakshatra', () => {
  test('falls as Onam does for Shravana in Simha', () => {
    const onam = festivalsBetween(civilDate(2020, 1, 1), civilDate(2032, 12, 31), delhi, { ids: ['onam'] });
    const found = starBirthdays({ nakshatra: 22, sunRashi: 4 }, civilDate(2020, 1, 1), onam.length, delhi);
    expect(found).toEqual(onam.map(({ date }) => date));
  });

  test('comes once a year for every star and month, in order, from the day on', () => {
    for (let nakshatra = 1; nakshatra <= 27; nakshatra += 1) {
      const star = { nakshatra, sunRashi: nakshatra % 12 };
      const from = civilDate(2026, 6, 1);
      const found = starBirthdays(star, from, 3, delhi);
      expect(found).toHaveLength(3);
      expect(found.every((date) => date >= from)).toBe(true);
      const years = found.map((date) => Date.parse(date) / 86_400_000 / 365.25);
      expect(Math.round((years[1] ?? 0) - (years[0] ?? 0))).toBe(1);
      expect(starBirthdays(star, found[0] as CivilDate, 1, delhi)).toEqual([found[0]]);
    }
  });

  test('ends where the years end that can be reckoned', () => {
    expect(starBirthdays({ nakshatra: 4, sunRashi: 1 }, civilDate(2100, 12, 1), 2, delhi)).toEqual([]);
  });
});
