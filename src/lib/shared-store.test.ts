import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  forgetShared,
  keepShared,
  largestShared,
  sharedOf,
  sharedThing,
  type Handed,
} from './shared-store.ts';

const dayMs = 24 * 60 * 60_000;
const now = Date.parse('2026-11-21T10:00:00Z');
const nothing: Handed = { title: '', text: '', url: '', files: [] };
const plan = new File(['bytes'], 'plan.jpg', { type: 'image/jpeg' });

beforeEach(forgetShared);

describe('of what is handed over', () => {
  test('one picture or PDF is taken, with the words beside it', async () => {
    const shared = await sharedOf({ ...nothing, text: 'our flat', files: [plan] }, now);
    expect(shared).toMatchObject({ words: 'our flat', file: { name: 'plan.jpg', type: 'image/jpeg' } });
    expect(new TextDecoder().decode(shared.file?.bytes)).toBe('bytes');
    expect(shared.fault).toBeUndefined();
  });

  test.each([
    ['a file whose app names no kind', 'scan.PDF', ''],
    ['a file of bytes with the name of a picture', 'IMG_1.HEIC', 'application/octet-stream'],
    ['a PDF', 'scan', 'application/pdf'],
  ])('%s is taken', async (_what, name, type) => {
    expect(
      (await sharedOf({ ...nothing, files: [new File(['x'], name, { type })] }, now)).file,
    ).toBeDefined();
  });

  test.each([
    ['several', [plan, plan]],
    ['kind', [new File(['x'], 'song.mp3', { type: 'audio/mpeg' })]],
    ['kind', [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })]],
    ['kind', [new File(['x'], 'notes.txt')]],
    ['large', [new File([new Uint8Array(largestShared + 1)], 'big.png', { type: 'image/png' })]],
    ['empty', []],
  ])('what cannot be taken is told and not kept (%s)', async (fault, files) => {
    const shared = await sharedOf({ ...nothing, files }, now);
    expect(shared.fault).toBe(fault);
    expect(shared.file).toBeUndefined();
  });

  test('a form with an empty field for files has none', async () => {
    const shared = await sharedOf({ ...nothing, text: 'words', files: [new File([], '')] }, now);
    expect(shared).toMatchObject({ words: 'words' });
    expect(shared.fault).toBeUndefined();
  });

  test('an address that stands in the text as well is said once', async () => {
    const url = 'https://example.in/a';
    expect((await sharedOf({ ...nothing, title: 'A plan', text: `See ${url}`, url }, now)).words).toBe(
      `A plan\nSee ${url}`,
    );
    expect((await sharedOf({ ...nothing, title: url, text: url, url }, now)).words).toBe(url);
  });
});

describe('what waits', () => {
  test('is the last thing alone', async () => {
    await keepShared({ ...nothing, text: 'one' }, now);
    await keepShared({ ...nothing, text: 'two' }, now);
    expect((await sharedThing(now))?.words).toBe('two');
  });

  test('is there until it is taken', async () => {
    await keepShared({ ...nothing, files: [plan] }, now);
    expect((await sharedThing(now + 1))?.file?.name).toBe('plan.jpg');
    expect((await sharedThing(now + dayMs))?.file?.name).toBe('plan.jpg');
    await forgetShared();
    expect(await sharedThing(now)).toBeUndefined();
  });

  test.each([dayMs + 1, -dayMs - 1])('goes after a day, by a clock that was set back too', async (ms) => {
    await keepShared({ ...nothing, text: 'old' }, now);
    expect(await sharedThing(now + ms)).toBeUndefined();
    expect(await sharedThing(now)).toBeUndefined();
  });
});
