import { describe, expect, test } from 'vitest';
import { settingsFor } from '../panchang/settings.ts';
import { readCivilDate, type CivilDate } from '../time/civil-date.ts';
import { defaultPlace } from '../time/place.ts';
import type { RemindersAsked } from './due-reminders.ts';
import { mostADay, planSending, putOffUntil, type Delivery } from './plan-sending.ts';

const day = (text: string): CivilDate => {
  const date = readCivilDate(text);
  if (!date) throw new Error(`${text} is no date`);
  return date;
};
const today = day('2027-03-05');
const atEight = Date.parse('2027-03-05T08:00:00Z');
const minute = 60_000;

/** So many birthdays, all today at eight. */
function birthdays(count: number, quiet: RemindersAsked['quiet'] = null): RemindersAsked {
  return {
    events: Array.from({ length: count }, (_, index) => ({
      id: String(index).padStart(3, '0'),
      title: `Birthday ${index}`,
      personal: { kind: 'solar', date: day('1950-03-05'), isRecurring: true },
      createdOn: day('2026-01-01'),
      reminder: { days: [0], hour: 8 },
      askedAt: 0,
    })),
    festivals: [],
    quiet,
    timeZone: 'UTC',
    settings: settingsFor(defaultPlace),
  };
}

const delivery = (change: Partial<Delivery> = {}): Delivery => ({
  id: 'd',
  target: 'event:000',
  occurrence: today,
  daysBefore: 0,
  state: 'sent',
  isPutOff: false,
  dueAt: atEight,
  tryAt: atEight,
  title: null,
  ...change,
});

const plan = (asked: RemindersAsked, deliveries: Delivery[] = [], now = atEight, since = 0) =>
  planSending(asked, deliveries, since, now);
const targets = ({ send }: ReturnType<typeof plan>) => send.map(({ target }) => target);

describe('a reminder', () => {
  test.each<[string, Partial<Delivery>, number]>([
    ['that was shown is not shown again', { state: 'sent' }, 0],
    ['that was given up is not shown again', { state: 'given_up' }, 0],
    ['that is just being shown is left to whoever does', { state: 'claimed', tryAt: atEight + minute }, 0],
    ['that nobody has finished is taken over', { state: 'claimed', tryAt: atEight }, 1],
    ['that has failed waits for its time', { state: 'failed', tryAt: atEight + minute }, 0],
    ['that has failed is tried when it is its time', { state: 'failed', tryAt: atEight }, 1],
    ['of another year does not count', { state: 'sent', occurrence: day('2026-03-05') }, 1],
  ])('%s', (_, change, count) => {
    expect(plan(birthdays(1), [delivery(change)]).send).toHaveLength(count);
  });

  test('that has to wait is looked for when it is its time', () => {
    const waiting = delivery({ state: 'failed', tryAt: atEight + minute });
    expect(plan(birthdays(1), [waiting]).lookAgainAt).toBe(atEight + minute);
  });

  test('of an hour before the device was there is none that it has missed', () => {
    expect(plan(birthdays(1), [], atEight + minute, atEight + 1).send).toEqual([]);
    expect(plan(birthdays(1), [], atEight + minute, atEight).send).toHaveLength(1);
  });

  test('is shown until the quiet hours begin, or the day ends', () => {
    expect(plan(birthdays(1)).until).toBe(Date.parse('2027-03-06T00:00:00Z'));
    expect(plan(birthdays(1, { from: 22, to: 7 })).until).toBe(Date.parse('2027-03-05T22:00:00Z'));
  });
});

describe('of many on one day', () => {
  test('as many as fit are shown one by one', () => {
    const { send, join } = plan(birthdays(mostADay));
    expect([send.length, join.length]).toEqual([mostADay, 0]);
  });

  test('those beyond are told of together, in the place of the last', () => {
    const { send, join } = plan(birthdays(mostADay + 5));
    expect(send).toHaveLength(mostADay);
    expect(send.at(-1)).toMatchObject({
      target: 'joined',
      occurrence: today,
      said: { kind: 'joined', count: 6 },
    });
    expect(join).toHaveLength(6);
  });

  test('those that come later are not told of a second time', () => {
    const shown = [
      ...Array.from({ length: mostADay - 1 }, (_, index) =>
        delivery({ target: `event:${String(index).padStart(3, '0')}` }),
      ),
      delivery({ target: 'joined' }),
    ];
    const { send, join } = plan(birthdays(mostADay + 5), shown);
    expect(send).toEqual([]);
    expect(join).toHaveLength(6);
  });

  test('what was to be told together is tried again, with all that it stands for', () => {
    const joined = [
      delivery({ target: 'joined', state: 'failed' }),
      delivery({ target: 'event:000', state: 'joined' }),
      delivery({ target: 'event:001', state: 'joined' }),
    ];
    expect(plan(birthdays(2), joined).send).toMatchObject([{ said: { kind: 'joined', count: 2 } }]);
  });
});

describe('a reminder that was put off', () => {
  const putOff = (change: Partial<Delivery> = {}) =>
    delivery({
      target: 'event:gone',
      daysBefore: -1,
      state: 'waiting',
      isPutOff: true,
      title: 'Fast',
      ...change,
    });

  test('is shown when it is its time, though nothing else asks for it', () => {
    expect(plan(birthdays(0), [putOff()]).send).toMatchObject([
      { target: 'event:gone', daysBefore: -1, said: { kind: 'event', id: 'gone', title: 'Fast' } },
    ]);
    const early = plan(birthdays(0), [putOff({ dueAt: atEight + minute, tryAt: atEight + minute })]);
    expect([early.send, early.lookAgainAt]).toEqual([[], atEight + minute]);
  });

  test('is shown once, where it is due anyway', () => {
    const same = putOff({ target: 'event:000', daysBefore: 0 });
    expect(targets(plan(birthdays(1), [same]))).toEqual(['event:000']);
  });

  test('may be of a festival', () => {
    expect(plan(birthdays(0), [putOff({ target: 'festival:holi', title: null })]).send).toMatchObject([
      { said: { kind: 'festival', festivalId: 'holi' } },
    ]);
  });

  test('waits for the end of the quiet hours', () => {
    const quiet = { from: 7, to: 9 };
    const waiting = plan(birthdays(0, quiet), [putOff()]);
    expect([waiting.send, waiting.lookAgainAt]).toEqual([[], atEight + 60 * minute]);
  });

  test.each<[string, Partial<Delivery>]>([
    ['whose event is gone', { title: null }],
    ['whose day is over', { dueAt: atEight - 24 * 60 * minute }],
  ])('%s is given up', (_, change) => {
    expect(plan(birthdays(0), [putOff(change)])).toMatchObject({ send: [], giveUp: ['d'] });
  });
});

describe('to put off until tomorrow', () => {
  const until = (now: string, dueAt = '2027-03-13T13:00:00Z') => {
    const put = putOffUntil(
      { occurrence: day('2027-03-14'), dueAt: Date.parse(dueAt) },
      'America/New_York',
      Date.parse(now),
    );
    return [new Date(put.dueAt).toISOString(), put.daysBefore];
  };

  test('is the same hour of the next day, also where summer time begins', () => {
    expect(until('2027-03-13T13:05:00Z')).toEqual(['2027-03-14T12:00:00.000Z', 0]);
  });

  test('is that day also for a device that says so late, as long as the hour is to come', () => {
    expect(until('2027-03-14T11:59:00Z')).toEqual(['2027-03-14T12:00:00.000Z', 0]);
    expect(until('2027-03-14T12:01:00Z')).toEqual(['2027-03-15T12:00:00.000Z', -1]);
    expect(until('2027-03-20T23:00:00Z')).toEqual(['2027-03-21T12:00:00.000Z', -7]);
  });
});
