import { expect, test } from 'vitest';
import { isTooOld, newsSince, readPublishedVersion } from './published-version.ts';
import { oldestUsable, releases } from './releases.ts';

const note = (en: string) => ({ en, hi: `हि ${en}` });
const release = (day: string, ...notes: string[]) => ({ day, notes: notes.map(note) });

test('what the build writes is read as it was written', () => {
  const written = { version: { id: 'abc1234', at: '2026-11-22T06:00:00Z' }, minimum: oldestUsable, releases };
  expect(readPublishedVersion(JSON.parse(JSON.stringify(written)))).toEqual({ ...written, worker: 'on' });
});

test('a file of a few words is enough to say that no device is to keep the app', () => {
  expect(readPublishedVersion({ version: { id: '', at: '' }, worker: 'off' })?.worker).toBe('off');
});

test.each([undefined, null, 'x', {}, { version: 'abc' }, { version: { id: 1, at: 2 } }])(
  '%j says nothing of any version',
  (body) => expect(readPublishedVersion(body)).toBeUndefined(),
);

test('notes in a form of later days are left out, and the others stay', () => {
  const body = {
    version: { id: 'a', at: 'b' },
    releases: [{ day: '2026-12-01', notes: [note('New'), { en: 'no Hindi' }, 3] }, { notes: [] }, 'x'],
  };
  expect(readPublishedVersion(body)?.releases).toEqual([release('2026-12-01', 'New')]);
});

test.each([
  ['2026-11-22T06:00:00Z', '2026-11-23T00:00:00Z', true],
  ['2026-11-22T06:00:00Z', '2026-11-22T06:00:00Z', false],
  ['2026-11-22T06:00:00Z', '2026-11-22T11:00:00+05:30', false],
  ['2026-11-22T06:00:00Z', '', false],
  ['2026-11-22T06:00:00Z', 'tomorrow', false],
  ['', '2026-11-23T00:00:00Z', false],
])('a build of %j under the minimum %j is too old: %j', (at, minimum, is) => {
  expect(isTooOld({ id: 'a', at }, minimum)).toBe(is);
});

test('news are what has come since the newest release that the running version knows', () => {
  const known = [release('2026-11-10', 'old')];
  const published = [release('2026-12-01', 'c', 'b'), release('2026-11-20', 'a'), ...known];
  expect(newsSince(known, published).map(({ en }) => en)).toEqual(['c', 'b', 'a']);
  expect(newsSince(published, published)).toEqual([]);
  expect(newsSince(published, known)).toEqual([]);
});

test('after a long time away there are no more news than fit', () => {
  const published = [release('2026-12-01', ...'abcdefgh'.split(''))];
  expect(newsSince([], published)).toHaveLength(5);
});

test('releases are told newest first, each day once, in both languages', () => {
  const days = releases.map(({ day }) => day);
  expect(days).toEqual([...new Set(days)].sort().toReversed());
  for (const { day, notes } of releases) {
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(notes.length).toBeGreaterThan(0);
    for (const { en, hi } of notes) {
      expect(en).toMatch(/\.$/);
      expect(hi).toMatch(/।$/);
    }
  }
});
