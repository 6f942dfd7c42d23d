import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentDatabase } from '#db/content-database.ts';
import type { Observance } from '#domain/festivals/festivals-between.ts';
import type { Reason } from '#domain/festivals/types.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { defaultPlace, type Place } from '#domain/time/place.ts';
import type { AlmanacTask } from '../almanac-task.ts';
import { saveFestivalFile, saveYearFile } from './festival-file.ts';

/** What the device reckons for a year. */
let reckon: (year: number) => Observance[];

vi.mock('../almanac.ts', () => ({
  deviceReckoner: () => async (task: AlmanacTask) => (task.kind === 'year' ? reckon(task.year) : []),
}));

const why: Reason = {
  anchor: { kind: 'tithi', month: 8, tithi: 30, isAdhika: false },
  from: Date.UTC(2026, 10, 8, 6),
  to: Date.UTC(2026, 10, 9, 7),
  hour: 'pradosha',
  decision: 'only-day',
  usage: null,
  days: 0,
  place: 'New Delhi',
  timeZone: 'Asia/Kolkata',
};
const request = {
  name: 'Diwali',
  language: 'en',
  reckoning: { place: defaultPlace, monthSystem: 'purnimanta' },
} as const;

let saved: { name: string; text: Promise<string> } | undefined;

beforeEach(() => {
  saved = undefined;
  let blob: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    blob = object as Blob;
    return 'blob:here';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved = { name: this.download, text: blob?.text() ?? Promise.resolve('') };
  });
  reckon = (year) => [on('diwali', `${year}-11-01`, [`${year}-11-02`]), on('holi', `${year}-03-10`)];
});

afterEach(async () => {
  await Promise.all(contentDatabase().tables.map((table) => table.clear()));
});

test('a festival goes into a file with its days of ten years from today on, and why each is its day', async () => {
  await saveFestivalFile({ ...request, festival: 'diwali', from: '2026-11-21' as CivilDate });
  const text = await fileText();
  expect(saved?.name).toBe('diwali.ics');
  expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(
    Array.from({ length: 10 }, (_, index) => `DTSTART;VALUE=DATE:${2027 + index}1101`),
  );
  expect(text).toContain('UID:diwali-2027-1@disha\r\n');
  expect(text).toContain('or 2 Nov 2027: ');
  expect(text).not.toContain('holi');
});

test('a file has the days of the state of its place, and none of a festival that is not to be shown', async () => {
  const db = contentDatabase();
  await db.meta.put({ key: 'versions', versions: {} });
  await db.table('hidden_festivals').put({ id: 'holi' });
  await db.table('festivals').put({ id: 'f1', rule_id: 'diwali', name: 'Diwali' });
  const ofState = { id: 'e1', title: 'Diwali of the state', event_date: '2027-11-03', region: 'MH' };
  await db.table('calendar_events').put({ ...ofState, festival_id: 'f1', computed: false });
  const mumbai = { name: 'Mumbai', latitude: 19.076, longitude: 72.8777, timeZone: 'Asia/Kolkata' };
  const daysAt = async (place: Place) => {
    await saveYearFile({ ...request, reckoning: { ...request.reckoning, place }, year: 2027 });
    return (await fileText()).match(/DTSTART;VALUE=DATE:\d+/g);
  };
  expect(await daysAt(mumbai)).toEqual(['DTSTART;VALUE=DATE:20271103']);
  expect(await daysAt(defaultPlace)).toEqual(['DTSTART;VALUE=DATE:20271101']);
});

test('a file in Hindi says the place of its days in Hindi', async () => {
  await saveFestivalFile({ ...request, language: 'hi', festival: 'diwali', from: '2026-11-21' as CivilDate });
  expect((await fileText()).replaceAll('\r\n ', '')).toContain('(नई दिल्ली समय)');
});

test('a year goes into a file with all its festivals, each day of one under a name of its own', async () => {
  reckon = () => [on('holi', '2027-03-22'), on('diwali', '2027-01-02'), on('diwali', '2027-12-22')];
  await saveYearFile({ ...request, name: 'Hindu festivals 2027', year: 2027 });
  const text = await fileText();
  expect(saved?.name).toBe('disha-festivals-2027.ics');
  expect(text).toContain('X-WR-CALNAME:Hindu festivals 2027\r\n');
  expect(text.match(/UID:.*/g)).toEqual([
    'UID:diwali-2027-1@disha',
    'UID:holi-2027-1@disha',
    'UID:diwali-2027-2@disha',
  ]);
});

test('the years end where they cannot be reckoned any more', async () => {
  await saveFestivalFile({ ...request, festival: 'diwali', from: '2098-01-01' as CivilDate });
  expect((await fileText()).match(/DTSTART;VALUE=DATE:\d{4}/g)).toEqual([
    'DTSTART;VALUE=DATE:2098',
    'DTSTART;VALUE=DATE:2099',
    'DTSTART;VALUE=DATE:2100',
  ]);
});

test('a year that cannot be reckoned makes no file', async () => {
  reckon = () => {
    throw new Error('out of reach');
  };
  await expect(saveYearFile({ ...request, year: 2027 })).rejects.toThrow('out of reach');
  expect(saved).toBeUndefined();
});

async function fileText(): Promise<string> {
  return ((await saved?.text) ?? '').replaceAll('\r\n ', '');
}

function on(id: Observance['id'], date: string, others: string[] = []): Observance {
  return {
    id,
    date: date as CivilDate,
    rule: why,
    alternatives: others.map((other) => ({ date: other as CivilDate, why })),
  };
}
