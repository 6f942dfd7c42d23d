import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { panchangOf } from '../panchang/day.ts';
import { lunationsBetween } from '../panchang/lunations.ts';
import { settingsFor, type Settings } from '../panchang/settings.ts';
import { addDays, civilDate, dayNumberOf, weekdayOf, type CivilDate } from '../time/civil-date.ts';
import { defaultPlace, type Place } from '../time/place.ts';
import { civilDateAt, dayMs, minuteMs } from '../time/zone.ts';
import { festivalsBetween, type Observance } from './festivals-between.ts';
import { festivals, type FestivalId } from './festivals.ts';

const delhi = settingsFor(defaultPlace);
const newYork = placeNamed('New York', 40.7128, -74.006, 'America/New_York');
const london = placeNamed('London', 51.5074, -0.1278, 'Europe/London');
const sydney = placeNamed('Sydney', -33.8688, 151.2093, 'Australia/Sydney');
const auckland = placeNamed('Auckland', -36.8485, 174.7633, 'Pacific/Auckland');
const tromso = placeNamed('Tromsø', 69.6492, 18.9553, 'Europe/Oslo');
const places = [defaultPlace, newYork, london, sydney, auckland, tromso];

describe('days that people argue about', () => {
  test('Diwali of 2024 is on 31 October by the larger share of the evening, with 1 November beside it', () => {
    const [diwali] = inYear('diwali', 2024);
    expect(diwali?.date).toBe('2024-10-31');
    expect(diwali?.rule).toMatchObject({ hour: 'pradosha', decision: 'larger-share' });
    expect(diwali?.alternatives).toMatchObject([
      { date: '2024-11-01', why: { usage: 'ghatika-of-evening', decision: 'later-of-two' } },
    ]);
  });

  test('Holi of 2026 is on 4 March, a day later for Bhadra, with 3 March beside it', () => {
    const [holi] = inYear('holi', 2026);
    expect(holi?.date).toBe('2026-03-04');
    expect(holi?.rule).toMatchObject({ decision: 'after-bhadra', days: 1 });
    expect(holi?.alternatives).toMatchObject([{ date: '2026-03-03', why: { usage: 'without-bhadra-rule' } }]);
  });

  test('Raksha Bandhan of 2022 and 2023 stays on the day before the full moon ends, early in the morning', () => {
    expect(datesOf('raksha_bandhan', 2022)).toEqual(['2022-08-11']);
    expect(datesOf('raksha_bandhan', 2023)).toEqual(['2023-08-30']);
    expect(inYear('raksha_bandhan', 2023)[0]?.alternatives.map(({ date }) => date)).toEqual(['2023-08-31']);
  });

  test('Bhadra is told where the rite has to wait for it', () => {
    const [holika] = inYear('holika_dahan', 2024);
    expect(holika?.date).toBe('2024-03-24');
    expect(holika?.rule.decision).toBe('within-bhadra');
    // Printed almanacs have the end of Bhadra on 24 March 2024 at 23:13 and on 30 August 2023 at 21:01.
    expect(minutesBetween(holika?.rule.bhadraUntil, '2024-03-24T23:13+05:30')).toBeLessThan(2);
    const [rakhi] = inYear('raksha_bandhan', 2023);
    expect(minutesBetween(rakhi?.rule.bhadraUntil, '2023-08-30T21:01+05:30')).toBeLessThan(2);
    expect(inYear('raksha_bandhan', 2025)[0]?.rule.bhadraUntil).toBeUndefined();
  });

  test('Dussehra follows Shravana where afternoons do not settle it', () => {
    expect(datesOf('dussehra', 2019)).toEqual(['2019-10-08']);
    expect(datesOf('dussehra', 2022)).toEqual(['2022-10-05']);
    expect(datesOf('dussehra', 2026)).toEqual(['2026-10-20']);
  });

  test('Dussehra of 2028 stays on the afternoon of the tenth, as Shravana comes after the sunrise of the next day', () => {
    const [dussehra] = inYear('dussehra', 2028);
    expect(dussehra?.date).toBe('2028-09-27');
    expect(dussehra?.alternatives).toMatchObject([{ date: '2028-09-28', why: { usage: 'sunrise-tithi' } }]);
    expect(datesOf('dussehra', 2003)).toEqual(['2003-10-05']);
  });

  test('Janmashtami has the day of the Vaishnavas and that of the midnight', () => {
    const [janmashtami] = inYear('janmashtami', 2025);
    expect(janmashtami?.date).toBe('2025-08-16');
    expect(janmashtami?.alternatives).toMatchObject([{ date: '2025-08-15', why: { usage: 'smarta' } }]);
  });

  test('Karwa Chauth waits for the evening that still has the fourth when no moon rises in it', () => {
    expect(datesOf('karwa_chauth', 2016)).toEqual(['2016-10-19']);
    expect(datesOf('karwa_chauth', 2025)).toEqual(['2025-10-10']);
  });

  test('the Dhanteras of 2016 needs a ghatika of the second evening, and that of 2022 lacks it', () => {
    expect(datesOf('dhanteras', 2016)).toEqual(['2016-10-28']);
    expect(datesOf('dhanteras', 2022)).toEqual(['2022-10-22']);
  });
});

describe('ekadashis', () => {
  test('a dashami at dawn moves the Vaishnavas to dvadashi', () => {
    const [vijaya] = inYear('vijaya_ekadashi', 2024);
    expect(vijaya?.date).toBe('2024-03-06');
    expect(vijaya?.alternatives).toMatchObject([
      { date: '2024-03-07', why: { usage: 'vaishnava', decision: 'dashami-at-dawn' } },
    ]);
  });

  test('the second of two sunrises is kept while dvadashi is left for breaking the fast', () => {
    expect(inYear('nirjala_ekadashi', 2024)).toMatchObject([
      { date: '2024-06-18', rule: { decision: 'two-sunrises' } },
    ]);
  });

  test('a dvadashi that meets no sunrise brings the fast a day forward', () => {
    expect(inYear('nirjala_ekadashi', 2022)).toMatchObject([
      { date: '2022-06-10', rule: { decision: 'dvadashi-lost' }, alternatives: [{ date: '2022-06-11' }] },
    ]);
  });

  test('of 2024 are the days of printed almanacs', () => {
    const kept = festivalsBetween('2024-01-01' as CivilDate, '2024-12-31' as CivilDate, delhi, {
      groups: ['ekadashi'],
    });
    expect(kept.map(({ date }) => date.slice(5)).join(' ')).toBe(
      '01-07 01-21 02-06 02-20 03-06 03-20 04-05 04-19 05-04 05-19 06-02 06-18 07-02 07-17 07-31 08-16 08-29 09-14 09-28 10-13 10-28 11-12 11-26 12-11 12-26',
    );
  });

  test('are 24 to 26 in every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1901, max: 2099 }), fc.constantFrom(...places), (year, place) => {
        const settings = settingsFor(place);
        const kept = festivalsBetween(civilDate(year, 1, 1), civilDate(year, 12, 31), settings, {
          groups: ['ekadashi'],
        });
        expect(kept.length).toBeGreaterThanOrEqual(24);
        expect(kept.length).toBeLessThanOrEqual(26);
      }),
      { numRuns: 40 },
    );
  });

  test('an adhika month has Padmini and Parama', () => {
    expect(datesOf('padmini_ekadashi', 2026)).toEqual(['2026-05-27']);
    expect(datesOf('parama_ekadashi', 2026)).toEqual(['2026-06-11']);
    expect(datesOf('padmini_ekadashi', 2025)).toEqual([]);
  });
});

describe('the wheel of the year', () => {
  test('a festival of Pausha may come twice in one Gregorian year and not at all in another', () => {
    expect(datesOf('guru_gobind_singh_jayanti', 2025)).toEqual(['2025-01-06', '2025-12-27']);
    expect(datesOf('guru_gobind_singh_jayanti', 2024)).toEqual(['2024-01-17']);
    expect(datesOf('guru_gobind_singh_jayanti', 2026)).toEqual([]);
  });

  test('a month whose name is lost keeps its festivals in the lunation that swallowed it', () => {
    // The lunation of 14 January 1983 is Pausha and Magha in one.
    expect(datesOf('maha_shivaratri', 1983)).toEqual(['1983-02-11']);
    expect(datesOf('basant_panchami', 1983)).toEqual(['1983-01-19']);
  });

  test('festivals wait for the nija month, but for Ganga Dussehra', () => {
    expect(datesOf('nirjala_ekadashi', 2026)).toEqual(['2026-06-25']);
    expect(datesOf('ganga_dussehra', 2026)).toEqual(['2026-05-25']);
    expect(datesOf('raksha_bandhan', 2023)).toEqual(['2023-08-30']);
  });

  test('festivals of a fixed lunar month come once in each lunar year', () => {
    const lunar = festivals.filter(({ rule }) => rule.kind === 'tithi').map(({ id }) => id);
    const kept = festivalsBetween('1996-01-01' as CivilDate, '2003-12-31' as CivilDate, delhi, {
      ids: lunar,
    });
    const odd = lunar.flatMap((id) => {
      const days = kept.filter((observance) => observance.id === id).map(({ date }) => dayNumberOf(date));
      const gaps = days.slice(1).map((day, index) => day - (days[index] ?? 0));
      return gaps.filter((gap) => gap < 325 || gap > 390).map((gap) => `${id}: ${gap} days`);
    });
    expect(odd).toEqual([]);
    expect(kept.length).toBeGreaterThan(7 * lunar.length);
  });

  test('sankrantis of the day and the night', () => {
    expect(datesOf('makar_sankranti', 2026)).toEqual(['2026-01-14']);
    expect(inYear('makar_sankranti', 2023)).toMatchObject([
      { date: '2023-01-15', rule: { decision: 'after-sunset' }, alternatives: [{ date: '2023-01-14' }] },
    ]);
    const twelve = festivalsBetween('2026-01-01' as CivilDate, '2026-12-31' as CivilDate, delhi).filter(
      ({ id }) => id.endsWith('_sankranti'),
    );
    expect(
      new Set(twelve.map(({ rule }) => (rule.anchor.kind === 'sankranti' ? rule.anchor.rashi : -1))).size,
    ).toBe(12);
  });

  test('the star of a solar month that is met twice is kept at the second meeting', () => {
    expect(inYear('onam', 2013)).toMatchObject([
      { date: '2013-09-16', alternatives: [{ date: '2013-08-20' }] },
    ]);
    for (const holiday of ['2014-09-07', '2016-09-14', '2017-09-04', '2018-08-25'])
      expect(datesOf('onam', Number(holiday.slice(0, 4)))).toContain(holiday);
    expect(datesOf('thaipusam', 2025)).toEqual(['2025-02-11']);
    expect(datesOf('maasi_magam', 2025)).toEqual(['2025-03-12']);
    expect(datesOf('karthigai_deepam', 2025)).toEqual(['2025-12-03']);
  });

  test('solar months begin by the rule of their region', () => {
    expect(datesOf('aadi_perukku', 2024)).toEqual(['2024-08-03']);
    expect(datesOf('mandala_kalam', 2024)).toEqual(['2024-11-16']);
    expect(datesOf('mandala_kalam', 2025)).toEqual(['2025-11-17']);
    expect(datesOf('pohela_boishakh', 2025)).toEqual(['2025-04-15']);
    expect(datesOf('vishu', 2023)).toEqual(['2023-04-15']);
    expect(datesOf('vaisakhi', 2023)).toEqual(['2023-04-14']);
    expect(datesOf('vaikuntha_ekadashi', 2025)).toEqual(['2025-01-10', '2025-12-30']);
    expect(datesOf('vaikuntha_ekadashi', 2024)).toEqual([]);
  });

  test('the nine nights begin and end around the lunar days of Durga', () => {
    const nights = festivalsBetween('2026-10-01' as CivilDate, '2026-10-31' as CivilDate, delhi, {
      ids: [
        'sharad_navratri',
        'navratri_brahmacharini',
        'maha_saptami',
        'maha_ashtami',
        'maha_navami',
        'dussehra',
      ],
    });
    expect(nights.map(({ id }) => id)).toEqual([
      'sharad_navratri',
      'navratri_brahmacharini',
      'maha_saptami',
      'maha_ashtami',
      'maha_navami',
      'dussehra',
    ]);
  });

  test('Varalakshmi is a Friday, and the days of Chhath follow one another', () => {
    for (const year of [2024, 2025, 2026, 2027, 2028]) {
      for (const date of datesOf('varalakshmi_vrata', year)) expect(weekdayOf(date)).toBe(5);
      const days = (['chhath_nahay_khay', 'chhath_kharna', 'chhath_puja', 'chhath_usha_arghya'] as const).map(
        (id) => dayNumberOf(datesOf(id, year)[0] ?? ('2000-01-01' as CivilDate)),
      );
      expect(days.map((day) => day - (days[0] ?? 0))).toEqual([0, 1, 2, 3]);
    }
  });
});

describe('other places and reckonings', () => {
  test('days follow the sky of the place', () => {
    expect(datesOf('diwali', 2025, settingsFor(newYork))).toEqual(['2025-10-20']);
    expect(datesOf('karwa_chauth', 2025, settingsFor(newYork))).toEqual(['2025-10-09']);
    expect(datesOf('maha_shivaratri', 2025, settingsFor(newYork))).toEqual(['2025-02-26']);
    expect(datesOf('ganesh_chaturthi', 2025, settingsFor(newYork))).toEqual(['2025-08-26']);
    expect(datesOf('ganesh_chaturthi', 2025, settingsFor(sydney))).toEqual(['2025-08-27']);
  });

  test('every festival has its day in polar night and polar day too', () => {
    const settings = settingsFor(tromso);
    const kept = festivalsBetween('2026-01-01' as CivilDate, '2026-12-31' as CivilDate, settings);
    const atDelhi = festivalsBetween('2026-01-01' as CivilDate, '2026-12-31' as CivilDate, delhi);
    for (const { id } of atDelhi)
      expect(
        kept.some((observance) => observance.id === id),
        id,
      ).toBe(true);
  });

  test('the month system changes the names in reasons and no day', () => {
    const amanta = festivalsBetween(
      '2027-01-01' as CivilDate,
      '2027-12-31' as CivilDate,
      settingsFor(defaultPlace, 'amanta'),
    );
    const purnimanta = festivalsBetween('2027-01-01' as CivilDate, '2027-12-31' as CivilDate, delhi);
    expect(amanta.map(({ id, date }) => ({ id, date }))).toEqual(
      purnimanta.map(({ id, date }) => ({ id, date })),
    );
    expect(amanta.find(({ id }) => id === 'diwali')?.rule.anchor).toMatchObject({ month: 7, tithi: 30 });
    expect(purnimanta.find(({ id }) => id === 'diwali')?.rule.anchor).toMatchObject({ month: 8, tithi: 30 });
  });

  test('years at the ends of the calendar are reckoned', () => {
    expect(datesOf('diwali', 1900)).toEqual(['1900-10-22']);
    expect(datesOf('diwali', 2100)).toHaveLength(1);
    expect(datesOf('holi', 1900)).toHaveLength(1);
  });
});

describe('ranges', () => {
  test('a range gives what the year gives within it, in order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.integer({ min: 1901, max: 2098 }),
        fc.integer({ min: 0, max: 364 }),
        fc.integer({ min: 0, max: 45 }),
        (place, year, begin, length) => {
          const settings = settingsFor(place);
          const from = addDays(civilDate(year, 1, 1), begin);
          const to = addDays(from, length);
          const whole = festivalsBetween(addDays(from, -60), addDays(to, 60), settings);
          const part = festivalsBetween(from, to, settings);
          expect(part).toEqual(whole.filter(({ date }) => date >= from && date <= to));
        },
      ),
      { numRuns: 25 },
    );
  });

  test('no day is further than a day from its tithi, and no alternative is the main day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.integer({ min: 1901, max: 2098 }), (place, year) => {
        const settings = settingsFor(place);
        for (const { date, rule, alternatives, id } of festivalsBetween(
          civilDate(year, 1, 1),
          civilDate(year, 12, 31),
          settings,
        )) {
          expect(
            alternatives.map((other) => other.date),
            id,
          ).not.toContain(date);
          for (const [day, why] of [
            [date, rule] as const,
            ...alternatives.map((other) => [other.date, other.why] as const),
          ]) {
            if (why.anchor.kind !== 'tithi' || why.decision === 'weekday') continue;
            const found = dayNumberOf(day) - why.days;
            expect(found, id).toBeGreaterThanOrEqual(dayNumberOf(civilDateAt(why.from, place.timeZone)) - 1);
            expect(found, id).toBeLessThanOrEqual(dayNumberOf(civilDateAt(why.to, place.timeZone)) + 1);
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  test('every lunation has its monthly observances once', () => {
    const monthly: readonly FestivalId[] = [
      'purnima',
      'amavasya',
      'sankashti_chaturthi',
      'vinayaka_chaturthi',
      'masik_shivaratri',
    ];
    const [from, to] = [Date.UTC(2020, 0, 1), Date.UTC(2032, 0, 1)];
    const lunations = lunationsBetween(from, to, 'lahiri').filter((one) => one.from > from && one.to < to);
    const kept = festivalsBetween('2019-12-01' as CivilDate, '2032-02-01' as CivilDate, delhi, {
      ids: monthly,
    });
    for (const { from: begin, to: end } of lunations) {
      for (const id of monthly)
        expect(
          kept.filter(({ rule, id: of }) => of === id && rule.from >= begin && rule.from < end),
          id,
        ).toHaveLength(1);
    }
    expect((to - from) / dayMs).toBeGreaterThan(lunations.length * 29);
  });

  test('a tithi festival at sunrise agrees with the panchang of its day', () => {
    const atSunrise = festivalsBetween('2028-01-01' as CivilDate, '2029-12-31' as CivilDate, delhi).filter(
      ({ rule }) => rule.anchor.kind === 'tithi' && rule.hour === 'sunrise' && rule.decision === 'only-day',
    );
    expect(atSunrise.length).toBeGreaterThan(100);
    for (const { id, date, rule } of atSunrise) {
      const tithi = rule.anchor.kind === 'tithi' ? rule.anchor.tithi : 0;
      expect(panchangOf(addDays(date, -rule.days), delhi).tithiAtSunrise.number, `${id} ${date}`).toBe(tithi);
    }
  });

  test('dates outside of 1900 to 2100 are refused', () => {
    expect(() => festivalsBetween('1899-12-31' as CivilDate, '1900-01-31' as CivilDate, delhi)).toThrow(
      RangeError,
    );
    expect(() => festivalsBetween('2100-12-01' as CivilDate, '2101-01-01' as CivilDate, delhi)).toThrow(
      RangeError,
    );
    expect(
      festivalsBetween('1900-01-01' as CivilDate, '1900-01-31' as CivilDate, delhi).length,
    ).toBeGreaterThan(5);
    expect(
      festivalsBetween('2100-12-01' as CivilDate, '2100-12-31' as CivilDate, delhi).length,
    ).toBeGreaterThan(5);
  });

  test('only what is asked for is found', () => {
    const kept = festivalsBetween('2026-11-01' as CivilDate, '2026-11-30' as CivilDate, delhi, {
      ids: ['diwali'],
    });
    expect(kept.map(({ id, date }) => `${id} ${date}`)).toEqual(['diwali 2026-11-08']);
    expect(festivalsBetween('2026-11-09' as CivilDate, '2026-11-08' as CivilDate, delhi)).toEqual([]);
  });
});

function inYear(id: FestivalId, year: number, settings: Settings = delhi): Observance[] {
  return festivalsBetween(civilDate(year, 1, 1), civilDate(year, 12, 31), settings, { ids: [id] });
}

function datesOf(id: FestivalId, year: number, settings: Settings = delhi): CivilDate[] {
  return inYear(id, year, settings).map(({ date }) => date);
}

function minutesBetween(at: number | undefined, printed: string): number {
  return Math.abs((at ?? 0) - Date.parse(printed)) / minuteMs;
}

function placeNamed(name: string, latitude: number, longitude: number, timeZone: string): Place {
  return { name, latitude, longitude, timeZone };
}

describe('Govardhan Puja', () => {
  test.each([
    ['2022-10-26', ['2022-10-25']],
    ['2023-11-14', ['2023-11-13']],
    ['2024-11-02', []],
    ['2025-10-22', []],
    ['2026-11-10', ['2026-11-09']],
  ])('is kept on %s, when its tithi lasts nine muhurtas of the later day', (date, others) => {
    const [kept] = inYear('govardhan_puja', Number(date.slice(0, 4)));
    expect([kept?.date, kept?.alternatives.map((other) => other.date)]).toEqual([date, others]);
  });
});
