import { describe, expect, test } from 'vitest';
import { defaultPlace } from '#domain/time/place.ts';
import { almanacOf } from './almanac.ts';
import { keyOf, type AlmanacTask } from './almanac-task.ts';
import { readDay, type CalendarMonth } from './calendar-month.ts';
import { reckon } from './almanac-work.ts';

const reckoning = { place: defaultPlace, monthSystem: 'purnimanta' } as const;

describe('the almanac', () => {
  test('works a task out once, however often it is asked for', async () => {
    const { almanac, done, settle } = aBusyAlmanac();
    almanac.ask(month('2026-11'));
    almanac.ask(month('2026-11'));
    await settle();
    almanac.ask(month('2026-11'));
    await settle();
    expect(done).toEqual(['month 2026-11']);
    expect(almanac.known<'month'>(month('2026-11'))?.state).toBe('known');
  });

  test('does what is on the screen before what may be wanted next, and a month before a year', async () => {
    const { almanac, done, settle } = aBusyAlmanac();
    almanac.ask(month('2026-01'));
    almanac.ask(month('2026-12'), 'ahead');
    almanac.ask({ kind: 'year', year: 2026, reckoning });
    almanac.ask(month('2026-06'));
    await settle();
    expect(done).toEqual(['month 2026-01', 'month 2026-06', 'year 2026', 'month 2026-12']);
  });

  test('tells that a task has failed, and tries it again when it is asked for again', async () => {
    const { almanac, done, settle } = aBusyAlmanac({ fails: 1 });
    almanac.ask(month('2026-11'));
    await settle();
    expect(almanac.known<'month'>(month('2026-11'))).toEqual({ state: 'failed' });
    almanac.ask(month('2026-11'));
    await settle();
    expect(done).toEqual(['month 2026-11', 'month 2026-11']);
    expect(almanac.known<'month'>(month('2026-11'))?.state).toBe('known');
  });

  test('keeps the answers of places and month systems apart', () => {
    const elsewhere = { ...reckoning, place: { ...defaultPlace, latitude: 19.08 } };
    const amanta = { ...reckoning, monthSystem: 'amanta' } as const;
    const keys = [reckoning, elsewhere, amanta].map((each) =>
      keyOf({ kind: 'year', year: 2026, reckoning: each }),
    );
    expect(new Set(keys).size).toBe(3);
  });

  test('lets go of what was asked for longest ago', async () => {
    const { almanac, settle } = aBusyAlmanac();
    for (let year = 1900; year <= 2100; year += 1) almanac.ask({ kind: 'year', year, reckoning });
    await settle();
    expect(almanac.known<'year'>({ kind: 'year', year: 1900, reckoning })).toBeUndefined();
    expect(almanac.known<'year'>({ kind: 'year', year: 2100, reckoning })?.state).toBe('known');
  });
});

describe('what is reckoned', () => {
  test('of a month is every day of its grid with its moon, and the festivals of those days', () => {
    const answer = reckon(month('2026-11'));
    expect(answer).toMatchObject({ days: { length: 42 } });
    if (!('festivals' in answer)) throw new Error('no month');
    expect(answer.festivals.map(({ id, date }) => `${id} ${date}`)).toContain('diwali 2026-11-08');
    const full = answer.days.find(({ date }) => date === '2026-11-24');
    expect(full?.tithi).toBe(15);
    expect(full?.elongation).toBeGreaterThan(168);
    expect(full?.elongation).toBeLessThan(180);
  });

  test.each(['1900-01', '2100-12'] as const)(
    'of %s, at the end of the calendar, is what it reaches',
    (end) => {
      const answer = reckon(month(end));
      if (!('days' in answer)) throw new Error('no month');
      expect(answer.days.length).toBeLessThan(42);
      expect(answer.days.every(({ date }) => readDay(date) !== undefined)).toBe(true);
    },
  );

  test('of one’s own events is each day of the span', () => {
    const when = { kind: 'solar', date: day('1990-02-14'), isRecurring: true } as const;
    const events = [{ id: 'asha', when, createdOn: day('2026-01-01') }];
    const span = { from: day('2026-02-01'), until: day('2026-03-14') };
    expect(reckon({ kind: 'personal', events, ...span, reckoning })).toEqual(
      new Map([['asha', ['2026-02-14']]]),
    );
  });
});

function month(name: CalendarMonth): AlmanacTask & { kind: 'month' } {
  return { kind: 'month', month: name, reckoning };
}

function day(text: string) {
  const date = readDay(text);
  if (date === undefined) throw new Error(`no day ${text}`);
  return date;
}

/** One whose work takes a moment; `fails`: how many of its tasks do, the first ones. */
function aBusyAlmanac({ fails = 0 } = {}) {
  const done: string[] = [];
  const almanac = almanacOf(async (task) => {
    done.push(
      task.kind === 'year' ? `year ${task.year}` : `month ${task.kind === 'month' ? task.month : ''}`,
    );
    await Promise.resolve();
    if (done.length <= fails) throw new Error('worker gone');
    return { days: [], festivals: [] };
  });
  /** Every task is done within the turn that follows. */
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { almanac, done, settle };
}
