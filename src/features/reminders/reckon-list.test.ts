import { expect, test } from 'vitest';
import type { RemindersAsked } from '#domain/reminders/due-reminders.ts';
import { settingsFor } from '#domain/panchang/settings.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { reckonList, type ReckonedList } from './reckon-list.ts';

const asked: RemindersAsked = {
  events: [],
  festivals: [
    { festivalId: 'diwali', reminder: { days: [3, 1, 0], hour: 8 }, askedAt: 0 },
    { festivalId: 'holi', reminder: { days: [0], hour: 8 }, askedAt: 0 },
  ],
  quiet: null,
  timeZone: 'Asia/Kolkata',
  settings: settingsFor(defaultPlace),
};

test('on the day itself: what has come today, what came in the days before, and the next of each', async () => {
  const { list, pieces } = await listAt('2026-11-08T09:00:00+05:30');
  expect(list.today.map(short)).toEqual(['festival:diwali 2026-11-08 0']);
  // Of two reminders of one day the later one says enough.
  expect(list.earlier.map(short)).toEqual(['festival:diwali 2026-11-08 1']);
  expect(list.coming.map(short)).toEqual(['festival:holi 2027-03-22 0', 'festival:diwali 2027-10-29 3']);
  expect(pieces).toBeGreaterThan(1);
});

test('before the hour nothing has come, and the day itself is next', async () => {
  const { list } = await listAt('2026-11-08T07:59:00+05:30');
  expect(list.today).toEqual([]);
  expect(list.coming.map(short)[0]).toBe('festival:diwali 2026-11-08 0');
});

test('every ekadashi is one line with the next of them, and keeps nothing else out of the list', async () => {
  const every = { festivalId: 'every_ekadashi', reminder: { days: [1], hour: 8 }, askedAt: 0 };
  const { list } = await listAt('2026-11-08T09:00:00+05:30', {
    ...asked,
    festivals: [...asked.festivals, every],
  });
  expect(list.coming.map(short)).toEqual([
    'festival:devutthana_ekadashi 2026-11-20 1',
    'festival:holi 2027-03-22 0',
    'festival:diwali 2027-10-29 3',
  ]);
});

test('a list that nobody waits for any more is not reckoned on', async () => {
  const leaving = new AbortController();
  const told: ReckonedList[] = [];
  await reckonList(
    asked,
    Date.parse('2026-11-08T09:00:00+05:30'),
    (list) => {
      told.push(list);
      leaving.abort();
    },
    leaving.signal,
  );
  expect(told).toHaveLength(1);
});

async function listAt(moment: string, wanted = asked): Promise<{ list: ReckonedList; pieces: number }> {
  let list: ReckonedList = { today: [], earlier: [], coming: [] };
  let pieces = 0;
  await reckonList(
    wanted,
    Date.parse(moment),
    (found) => {
      list = found;
      pieces += 1;
    },
    new AbortController().signal,
  );
  return { list, pieces };
}

function short({ key, date, daysBefore }: ReckonedList['today'][number]): string {
  return `${key} ${date} ${daysBefore}`;
}
