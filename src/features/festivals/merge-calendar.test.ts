import { describe, expect, test } from 'vitest';
import type { CalendarRow, CalendarRows } from '#db/queries/content-festivals.ts';
import { festivalOf, type FestivalId } from '#domain/festivals/festivals.ts';
import type { Observance } from '#domain/festivals/festivals-between.ts';
import type { Reason } from '#domain/festivals/types.ts';
import { civilDate, type CivilDate } from '#domain/time/civil-date.ts';
import { distinctTitles, entriesByDay, mergeCalendar, type CalendarEntry } from './merge-calendar.ts';

const span = { from: civilDate(2026, 11, 1), until: civilDate(2026, 12, 12) };

describe('a device without any content', () => {
  test('shows all that it reckons itself, by the names of the rules', () => {
    const shown = merged([dated('diwali', '2026-11-08'), dated('bhai_dooj', '2026-11-11')], undefined);
    expect(titles(shown)).toEqual(['2026-11-08 diwali', '2026-11-11 bhai_dooj']);
  });
});

describe('a year that the database covers', () => {
  test('shows the date of the place where the row holds the date of the rule', () => {
    const shown = merged([dated('diwali', '2026-11-07')], [computedRow('diwali', '2026-11-08')]);
    expect(titles(shown)).toEqual(['2026-11-07 diwali']);
  });

  test('shows a row that an admin has changed as it stands, and the date of the rule no more', () => {
    const shown = merged(
      [dated('diwali', '2026-11-08'), dated('bhai_dooj', '2026-11-11')],
      [enteredRow('diwali', '2026-11-10', 'Deepotsav'), computedRow('bhai_dooj', '2026-11-11')],
    );
    expect(titles(shown)).toEqual(['2026-11-10 Deepotsav', '2026-11-11 bhai_dooj']);
  });

  test('lets go of a date whose row was moved to another month', () => {
    const shown = merged(
      [dated('diwali', '2026-11-08')],
      [enteredRow('diwali', '2026-10-09', 'Diwali'), computedRow('holi', '2026-03-04')],
    );
    expect(titles(shown)).toEqual([]);
  });

  test('does not show what an admin has taken out', () => {
    const shown = merged(
      [dated('diwali', '2026-11-08'), dated('bhai_dooj', '2026-11-11')],
      [computedRow('bhai_dooj', '2026-11-11')],
    );
    expect(titles(shown)).toEqual(['2026-11-11 bhai_dooj']);
  });

  test('leaves festivals to the rules that the database does not know', () => {
    const shown = merged([dated('kamika_ekadashi', '2026-11-08')], [computedRow('diwali', '2026-11-09')]);
    expect(titles(shown)).toEqual(['2026-11-08 kamika_ekadashi']);
  });

  test('takes one day out of a festival of every month without touching the others', () => {
    const dates = ['2026-11-06', '2026-11-22', '2026-12-06'];
    const rows = yearOfRows('pradosha_vrat').filter(({ date }) => date !== '2026-11-22');
    const shown = merged(
      dates.map((date) => dated('pradosha_vrat', date)),
      rows,
    );
    expect(titles(shown)).toEqual(['2026-11-06 pradosha_vrat', '2026-12-06 pradosha_vrat']);
  });

  test('moves one day of a festival of every month alone', () => {
    const rows = yearOfRows('pradosha_vrat').map((row) =>
      row.date === '2026-11-22' ? { ...row, isComputed: false, date: civilDate(2026, 11, 23) } : row,
    );
    const shown = merged(
      ['2026-11-06', '2026-11-22', '2026-12-06'].map((date) => dated('pradosha_vrat', date)),
      rows,
    );
    expect(shown.map(({ date }) => date)).toEqual(['2026-11-06', '2026-11-23', '2026-12-06']);
  });

  test('does not show the date of Delhi where the place has its day elsewhere', () => {
    expect(merged([], [computedRow('diwali', '2026-11-08')])).toEqual([]);
  });

  test('shows a computed row as it stands where its rule is newer than this app', () => {
    expect(titles(merged([], [computedRow('new_rule', '2026-11-08')]))).toEqual(['2026-11-08 new_rule']);
  });

  test('shows all rows as they stand where nothing could be reckoned', () => {
    const rows = [computedRow('diwali', '2026-11-08'), enteredRow('holi', '2026-11-10', 'Holi')];
    expect(titles(merged(undefined, rows))).toEqual(['2026-11-08 diwali', '2026-11-10 Holi']);
  });

  test('leaves the years around it to the rules', () => {
    const around = { from: civilDate(2035, 12, 30), until: civilDate(2036, 2, 9) };
    const shown = mergeCalendar(
      [dated('purnima', '2036-01-13'), dated('amavasya', '2035-12-30'), dated('diwali', '2035-12-31')],
      contentOf([computedRow('amavasya', '2035-12-30'), computedRow('purnima', '2035-11-15')]),
      around,
    );
    expect(titles(shown)).toEqual(['2035-12-30 amavasya', '2036-01-13 purnima']);
  });
});

describe('a row of the state of the place', () => {
  const everyYear = ['2025-10-21', '2026-11-08', '2027-10-29'];
  const ofState = (ruleId: string | null | undefined, date: string, title: string) => ({
    ...enteredRow(ruleId, date, title),
    region: 'MH',
  });

  test.each([
    ['the computed row', everyYear.map((date) => computedRow('diwali', date))],
    [
      'one that was entered for everywhere',
      [enteredRow('diwali', '2026-11-10', 'Deepotsav'), computedRow('holi', '2026-03-04')],
    ],
    ['a day that was taken out', [computedRow('holi', '2026-03-04')]],
    ['the rule alone', []],
  ])('stands in the place of %s', (_, others) => {
    const shown = merged(
      [dated('diwali', '2026-11-08')],
      [...others, ofState('diwali', '2026-11-09', 'Diwali of the state')],
    );
    expect(titles(shown)).toEqual(['2026-11-09 Diwali of the state']);
  });

  test('moves a day into another month, and nothing is left where it was', () => {
    const rows = everyYear.map((date) => computedRow('diwali', date));
    const shown = merged(
      [dated('diwali', '2026-11-08')],
      [...rows, ofState('diwali', '2026-10-20', 'Early')],
    );
    expect(titles(shown)).toEqual([]);
  });

  test('takes the place of the nearest day of a festival of every month, and of no other', () => {
    const dates = ['2026-11-06', '2026-11-22', '2026-12-06'];
    const shown = merged(
      dates.map((date) => dated('pradosha_vrat', date)),
      [...yearOfRows('pradosha_vrat'), ofState('pradosha_vrat', '2026-11-21', 'Vrat of the state')],
    );
    expect(titles(shown)).toEqual([
      '2026-11-06 pradosha_vrat',
      '2026-11-21 Vrat of the state',
      '2026-12-06 pradosha_vrat',
    ]);
  });

  test('takes the place of no other fortnight where its own was taken out for everywhere', () => {
    const rows = yearOfRows('pradosha_vrat').filter(({ date }) => date !== '2026-11-22');
    const shown = merged(
      ['2026-11-06', '2026-11-22', '2026-12-06'].map((date) => dated('pradosha_vrat', date)),
      [...rows, ofState('pradosha_vrat', '2026-11-22', 'Vrat of the state')],
    );
    expect(titles(shown)).toEqual([
      '2026-11-06 pradosha_vrat',
      '2026-11-22 Vrat of the state',
      '2026-12-06 pradosha_vrat',
    ]);
  });

  test('goes before the day for everywhere of a festival without a rule', () => {
    const shown = merged(
      [],
      [
        enteredRow(null, '2026-11-20', 'Village mela'),
        ofState(null, '2026-11-21', 'Village mela'),
        enteredRow(null, '2026-11-25', 'Other mela'),
      ],
    );
    expect(titles(shown)).toEqual(['2026-11-21 Village mela', '2026-11-25 Other mela']);
  });

  test('goes before the day for everywhere where nothing could be reckoned', () => {
    const rows = [
      computedRow('diwali', '2026-11-08'),
      ofState('diwali', '2026-11-09', 'Diwali of the state'),
    ];
    expect(titles(merged(undefined, rows))).toEqual(['2026-11-09 Diwali of the state']);
  });

  test('stands beside other days where it belongs to no festival', () => {
    const rows = [enteredRow(undefined, '2026-11-20', 'Fair'), ofState(undefined, '2026-11-20', 'State day')];
    expect(titles(merged([], rows))).toEqual(['2026-11-20 Fair', '2026-11-20 State day']);
  });
});

describe('a festival that is not to be shown', () => {
  test.each([
    ['a year that the database covers', [computedRow('bhai_dooj', '2026-11-11')]],
    ['a year that it does not cover', []],
  ])('has no day in %s, and the others stand', (_, rows) => {
    const shown = mergeCalendar(
      [dated('diwali', '2026-11-08'), dated('bhai_dooj', '2026-11-11')],
      { rows, rules: new Set(['bhai_dooj']), hidden: new Set(['diwali']) },
      span,
    );
    expect(titles(shown)).toEqual(['2026-11-11 bhai_dooj']);
  });
});

describe('what an admin has written', () => {
  test('stands beside the festivals, in years that are not covered too', () => {
    const shown = merged(
      [dated('diwali', '2026-11-08')],
      [enteredRow(undefined, '2026-11-08', 'Temple fair'), enteredRow(null, '2026-11-20', 'Village mela')],
    );
    expect(titles(shown)).toEqual(['2026-11-08 diwali', '2026-11-08 Temple fair', '2026-11-20 Village mela']);
    expect(shown.map(({ kind }) => kind)).toEqual(['festival', 'note', 'festival']);
  });

  test('opens the festival of its row where no rule reckons it', () => {
    const [own] = merged([], [enteredRow(null, '2026-11-20', 'Village mela')]);
    expect(own).toMatchObject({ kind: 'festival', festival: 'row of Village mela', computed: undefined });
  });
});

describe('a cell', () => {
  test('names the own day first, then what most people keep', () => {
    const entries: CalendarEntry[] = [
      ...merged([dated('purnima', '2026-11-24'), dated('guru_nanak_jayanti', '2026-11-24')], undefined),
      { kind: 'personal', key: 'p', date: civilDate(2026, 11, 24), title: both('Asha'), eventId: 'p' },
    ];
    const day = entriesByDay(entries).get(civilDate(2026, 11, 24)) ?? [];
    expect(titles(day)).toEqual(['2026-11-24 Asha', '2026-11-24 guru_nanak_jayanti', '2026-11-24 purnima']);
  });

  test('names what has one title only once', () => {
    const entries = merged(
      [dated('diwali', '2026-11-08')],
      [
        enteredRow(undefined, '2026-11-08', `${festivalOf('diwali').names.en.toUpperCase()} `),
        enteredRow(undefined, '2026-11-08', 'Fair'),
      ],
    );
    expect(distinctTitles(entries, 'en').map(({ title }) => title.en)).toEqual([
      festivalOf('diwali').names.en,
      'Fair',
    ]);
  });
});

function merged(
  computed: readonly Observance[] | undefined,
  rows: readonly CalendarRow[] | undefined,
): CalendarEntry[] {
  return mergeCalendar(computed, contentOf(rows), span);
}

/** A database that has the festivals of these rows, and Diwali. */
function contentOf(rows: readonly CalendarRow[] | undefined): CalendarRows | undefined {
  return (
    rows && {
      rows,
      rules: new Set(['diwali', ...rows.flatMap(({ festival }) => festival?.ruleId ?? [])]),
      hidden: new Set(),
    }
  );
}

/** By the ids of rules where there is one. */
function titles(entries: readonly CalendarEntry[]): string[] {
  return entries.map((entry) => {
    const isReckoned = entry.kind === 'festival' && entry.computed !== undefined;
    return `${entry.date} ${isReckoned ? entry.festival : entry.title.en}`;
  });
}

function dated(id: FestivalId, date: string): Observance {
  return { id, date: date as CivilDate, alternatives: [], rule: aReason };
}

function computedRow(ruleId: string, date: string): CalendarRow {
  const festival = { id: `row of ${ruleId}`, ruleId };
  return {
    id: `${ruleId} ${date}`,
    title: both(ruleId),
    description: undefined,
    date: date as CivilDate,
    isComputed: true,
    region: undefined,
    festival,
  };
}

/** `ruleId`: null for a festival without a rule, undefined for no festival at all. */
function enteredRow(ruleId: string | null | undefined, date: string, title: string): CalendarRow {
  const festival =
    ruleId === undefined ? undefined : { id: `row of ${ruleId ?? title}`, ruleId: ruleId ?? undefined };
  return {
    id: `${title} ${date}`,
    title: both(title),
    description: undefined,
    date: date as CivilDate,
    isComputed: false,
    region: undefined,
    festival,
  };
}

/** One row about every sixteen days, those of November and December as the tests name them. */
function yearOfRows(ruleId: string): CalendarRow[] {
  const dates = [
    '2026-01-01',
    '2026-01-16',
    '2026-01-30',
    '2026-10-23',
    '2026-11-06',
    '2026-11-22',
    '2026-12-06',
  ];
  return dates.map((date) => computedRow(ruleId, date));
}

function both(text: string): { en: string; hi: string } {
  return { en: text, hi: text };
}

const aReason: Reason = {
  anchor: { kind: 'tithi', month: 8, tithi: 30, isAdhika: false },
  from: 0,
  to: 1,
  hour: 'pradosha',
  decision: 'only-day',
  usage: null,
  days: 0,
  place: 'New Delhi',
  timeZone: 'Asia/Kolkata',
};
