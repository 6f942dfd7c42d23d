import 'fake-indexeddb/auto';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, mirrorOf, userDatabase } from '#db/database.ts';
import { newOutboxRow } from '#db/outbox-row.ts';
import { keepDraft } from '#db/mutations/keep-draft.ts';
import { entryDraftId } from '#db/mutations/entry-draft.ts';
import { noteSynced } from '#db/mutations/note-synced.ts';
import type { MirroredTable, OutboxRow } from '#db/schema.ts';
import { myAccount, type MyAccount } from '#remote/account-calls.ts';
import { remoteConfig } from '#remote/config.ts';
import { downloadFile } from '#remote/download-file.ts';
import { pullChanges } from '#remote/procedures.ts';
import { currentCaller } from './current-caller.ts';
import {
  exportAccount,
  type ExportOutcome,
  type ExportProgress,
  type ExportRequest,
} from './export-account.ts';

vi.mock('#remote/account-calls.ts', () => ({ myAccount: vi.fn<typeof myAccount>() }));
vi.mock('#remote/config.ts', () => ({ remoteConfig: vi.fn<typeof remoteConfig>() }));
vi.mock('#remote/download-file.ts', () => ({ downloadFile: vi.fn<typeof downloadFile>() }));
vi.mock('#remote/procedures.ts', () => ({ pullChanges: vi.fn<typeof pullChanges>() }));
vi.mock('./current-caller.ts', () => ({ currentCaller: vi.fn<typeof currentCaller>() }));

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000002';
const now = Date.UTC(2026, 10, 21, 6, 30);
const config = {
  url: 'https://disha.example',
  key: 'k',
  isEmbedded: false,
  hasNudge: false,
  hasModel: false,
  hasVision: false,
  hasMailbox: false,
};

const account: MyAccount = {
  account: { id: userId, email: 'asha@example.in', createdAt: 't', providers: ['email'] },
  role: 'user',
  credits: { thirds: 6, ledger: [] },
  consents: [],
  devices: [],
  orders: [],
  subscriptions: [],
  reminders: [],
  messages: [],
};

beforeEach(() => {
  vi.mocked(remoteConfig).mockResolvedValue(config);
  vi.mocked(currentCaller).mockResolvedValue({ ok: true, value: { config, accessToken: 't' } });
  vi.mocked(myAccount).mockResolvedValue({ ok: true, value: account });
  vi.mocked(downloadFile).mockImplementation(async (_, { path }) => ({
    ok: true,
    value: { bytes: new TextEncoder().encode(`bytes of ${path}`), type: 'image/png' },
  }));
});

afterEach(async () => {
  vi.resetAllMocks();
  await deleteUserDatabase(userId);
});

describe('with a connection', () => {
  test('everything is in one archive, after the device was brought in step', async () => {
    const syncNow = synced(async () => {
      await mirror('properties', { id: 'p', title: 'घर', city: 'Pune' });
      await mirror('floorplans', { id: 'f', title: 'Plan', image_url: `${userId}/1.png` });
      await mirror('user_events', solar);
    });
    const { files, data, outcome } = await exported({ syncNow });
    expect(outcome).toMatchObject({
      kind: 'done',
      fileName: 'disha-en-2026-11-21.zip',
      missing: [],
      files: { there: 1, missing: 0 },
    });
    expect(Object.keys(files)).toEqual([
      'files/floorplans/Plan-f.png',
      'data.json',
      'events.ics',
      'README.txt',
    ]);
    expect(files['files/floorplans/Plan-f.png']).toBe(`bytes of ${userId}/1.png`);
    expect(data).toMatchObject({
      is_complete: true,
      account: { email: 'asha@example.in' },
      data: { properties: [{ id: 'p', title: 'घर', city: 'Pune' }] },
      files: [
        {
          table: 'floorplans',
          id: 'f',
          field: 'image_url',
          stored_as: `${userId}/1.png`,
          path: 'files/floorplans/Plan-f.png',
        },
      ],
    });
    expect(files['events.ics']).toContain('DTSTART;VALUE=DATE:20260309\r\n');
    expect(files['README.txt']).toContain('Nothing is missing.\r\n');
  });

  test('one file that cannot be fetched is named with its reason, and the others are there', async () => {
    vi.mocked(downloadFile).mockImplementation(async (_, { path }) =>
      path.endsWith('2.png')
        ? { ok: false, problem: { kind: 'refused', status: 404, code: 'file_not_found' } }
        : { ok: true, value: { bytes: new Uint8Array([1]), type: 'image/png' } },
    );
    const syncNow = synced(async () => {
      for (const id of ['1', '2', '3']) {
        await mirror('floorplans', { id, title: 'Plan', image_url: `${userId}/${id}.png` });
      }
    });
    const { data, outcome, files } = await exported({ syncNow });
    expect(outcome).toMatchObject({ files: { there: 2, missing: 1 } });
    expect(data).toMatchObject({
      is_complete: false,
      files: [
        { id: '1', path: expect.any(String) as string },
        { id: '2', missing: 'not_found' },
        { id: '3' },
      ],
    });
    expect(files['README.txt']).toContain('- 1 file\r\n');
  });

  test('a line that is down is not tried again for each of the files that are left', async () => {
    vi.mocked(downloadFile).mockResolvedValue({ ok: false, problem: { kind: 'network' } });
    const syncNow = synced(async () => {
      for (let nr = 0; nr < 40; nr += 1) {
        await mirror('floorplans', { id: `f${nr}`, title: 'Plan', image_url: `${userId}/${nr}.png` });
      }
    });
    const { outcome } = await exported({ syncNow });
    expect(outcome).toMatchObject({ files: { there: 0, missing: 40 } });
    expect(vi.mocked(downloadFile).mock.calls.length).toBeLessThan(10);
  });

  test('two files of one name and number both find their place', async () => {
    const syncNow = synced(async () => {
      for (const end of ['a', 'b']) {
        await mirror('floorplans', {
          id: `12345678-${end}`,
          title: 'Plan',
          image_url: `${userId}/${end}.png`,
        });
      }
    });
    const { files } = await exported({ syncNow });
    expect(Object.values(files)).toContain(`bytes of ${userId}/a.png`);
    expect(Object.values(files)).toContain(`bytes of ${userId}/b.png`);
  });

  test('where the account cannot be asked about, the rest is there and says so', async () => {
    vi.mocked(myAccount).mockResolvedValue({ ok: false, problem: { kind: 'server', status: 500 } });
    const { data, outcome } = await exported({ syncNow: synced() });
    expect(outcome).toMatchObject({ kind: 'done', missing: [{ part: 'account', reason: 'server' }] });
    expect(data).toMatchObject({ account: null, credits: null });
  });

  test('where the sync came to nothing, what the device has is there and says so', async () => {
    await filled();
    const { outcome } = await exported({ syncNow: async () => {} });
    expect(outcome).toMatchObject({ missing: [{ part: 'newest', reason: 'not_synced' }] });
  });

  test('older rows that are still on their way are named as missing', async () => {
    const syncNow = async () => {
      await noteSynced(userDatabase(userId), now);
      await userDatabase(userId).meta.put({
        key: 'cursor',
        cursor: 0,
        generation: 'g',
        floor: 0,
        isFilled: false,
      });
    };
    const { outcome } = await exported({ syncNow });
    expect(outcome).toMatchObject({ missing: [{ part: 'history', reason: 'not_synced' }] });
  });
});

test('what stands in message boxes is there, and what an admin writes for everybody is not', async () => {
  await keepDraft(userDatabase(userId), 'new', 'half a thou');
  await keepDraft(userDatabase(userId), entryDraftId('post new'), '{"words":{"title":"A post"}}');
  const { data, files } = await exported({ syncNow: synced() });
  expect(data).toMatchObject({ drafts: [{ chat_session: 'new', text: 'half a thou' }], aarti_drafts: [] });
  expect(data['drafts']).toHaveLength(1);
  expect(files['data.json']).not.toContain('A post');
});

describe('messages that the device let go of', () => {
  const message = (id: string, seq: number, deletedAt: string | null = null) => ({
    id,
    seq,
    deleted_at: deletedAt,
    session_id: 's',
    query: `Question ${id}`,
    response: null,
    sources: [],
    created_at: '2025-01-01T00:00:00Z',
  });
  const trimmed = synced(async () => {
    await mirror('user_chats', message('c3', 30));
    await userDatabase(userId).meta.put({ key: 'trimmed', before: '2026-01-01T00:00:00Z' });
  });

  test('are fetched for the archive, page by page', async () => {
    const page = { generation: 'g', floor: 0, head: 30, resync: undefined };
    vi.mocked(pullChanges)
      .mockResolvedValueOnce({
        ok: true,
        value: {
          ...page,
          next: 15,
          rows: [
            { table: 'user_chats', row: message('c1', 10) },
            { table: 'properties', row: { id: 'p', seq: 11, title: 'x', city: 'y' } },
            { table: 'user_chats', row: message('gone', 12, '2026-01-01T00:00:00Z') },
          ],
        },
      })
      .mockResolvedValueOnce({
        ok: true,
        value: { ...page, next: 30, rows: [{ table: 'user_chats', row: message('c2', 20) }] },
      });
    const { data, outcome } = await exported({ syncNow: trimmed });
    expect(outcome).toMatchObject({ missing: [] });
    const { user_chats: chats } = data['data'] as { user_chats: { id: string }[] };
    expect(chats.map(({ id }) => id).toSorted()).toEqual(['c1', 'c2', 'c3']);
    expect(vi.mocked(pullChanges).mock.calls.map(([, { cursor }]) => cursor)).toEqual([0, 15]);
    expect(await userDatabase(userId).user_chats.count()).toBe(1);
  });

  test('are named as missing where they cannot be fetched', async () => {
    vi.mocked(pullChanges).mockResolvedValue({ ok: false, problem: { kind: 'timeout' } });
    const { outcome } = await exported({ syncNow: trimmed });
    expect(outcome).toMatchObject({ missing: [{ part: 'old_messages', reason: 'timeout' }] });
  });
});

describe('without a connection', () => {
  test('what the device has is there, nobody is asked, and what is missing is said', async () => {
    await filled();
    await mirror('floorplans', { id: 'f', title: 'Plan', image_url: `${userId}/1.png` });
    const syncNow = vi.fn<() => Promise<void>>();
    const { data, outcome, files } = await exported({ isOnline: false, syncNow });
    expect(outcome).toMatchObject({
      kind: 'done',
      missing: [
        { part: 'newest', reason: 'offline' },
        { part: 'account', reason: 'offline' },
      ],
      files: { there: 0, missing: 1 },
    });
    expect(data).toMatchObject({ is_complete: false, files: [{ id: 'f', missing: 'offline' }] });
    expect(files['README.txt']).toMatch(
      /This is missing.*\r\n- what has changed.*\r\n- your account.*\r\n- 1 file\r\n/,
    );
    expect(syncNow).not.toHaveBeenCalled();
    expect(myAccount).not.toHaveBeenCalled();
    expect(downloadFile).not.toHaveBeenCalled();
  });
});

test('the picture of the profile is there without a connection where a copy of it is kept', async () => {
  await mirror('profiles', { id: userId, full_name: 'Asha', avatar_url: `${userId}/a.webp` });
  const bytes = new Uint8Array([4, 5]).buffer;
  await userDatabase(userId).meta.put({
    key: 'picture',
    path: `${userId}/a.webp`,
    bytes,
    type: 'image/webp',
  });
  const { data } = await exported({ isOnline: false });
  expect(data).toMatchObject({ files: [{ table: 'profiles', bytes: 2, type: 'image/webp' }] });
});

describe('what has not been sent', () => {
  test('is there with its bytes, and its events are in the calendar', async () => {
    const upload = act({
      opId: 'up',
      kind: 'upload',
      entityId: 'up',
      payload: { bucket: 'floorplans', path: `${userId}/up.png`, content_type: 'image/png', size: 3 },
    });
    await userDatabase(userId).outbox.bulkAdd([
      upload,
      act({
        opId: 'a',
        kind: 'floorplan.create',
        entityId: 'f',
        deps: ['up'],
        payload: { title: 'New plan', image_url: `${userId}/up.png` },
      }),
      act({
        opId: 'e',
        kind: 'event.create',
        entityId: 'ev',
        payload: { title: 'Katha', date_type: 'solar', event_date: '2027-01-14' },
      }),
    ]);
    await userDatabase(userId).blobs.add({
      id: 'up',
      bytes: new Uint8Array([7, 8, 9]).buffer,
      type: 'image/png',
    });
    const { data, bytes, files } = await exported({ isOnline: false });
    expect(data).toMatchObject({
      unsent: [
        { kind: 'upload' },
        { kind: 'floorplan.create', payload: { title: 'New plan' } },
        { kind: 'event.create' },
      ],
      files: [
        { unsent: 'up', stored_as: `${userId}/up.png`, path: 'files/unsent/New-plan-up.png', bytes: 3 },
      ],
    });
    expect(bytes['files/unsent/New-plan-up.png']).toEqual(new Uint8Array([7, 8, 9]));
    expect(files['events.ics']).toContain('SUMMARY:Katha\r\n');
  });

  test('a lunar event has its days of ten years, by the place and the months that the person has chosen', async () => {
    await mirror('user_events', {
      ...solar,
      title: 'Puja',
      date_type: 'lunar',
      event_date: null,
      lunar_month: 'Kartika',
      lunar_day: 15,
      paksha: 'krishna',
    });
    await mirror('profiles', {
      id: userId,
      month_system: 'amanta',
      place_name: 'Pune',
      latitude: 18.52,
      longitude: 73.86,
      time_zone: 'Asia/Kolkata',
    });
    const { files } = await exported({ isOnline: false });
    const text = files['events.ics'] ?? '';
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(11);
    expect(text).toContain('DTSTART;VALUE=DATE:20261208\r\n');
    expect(text).toContain('DESCRIPTION:Lunar date\\, every year: Kartika Krishna 15\r\n');
    expect(files['README.txt']).toContain('worked out for Pune.');
  });

  test('a file that has arrived and is still here is not fetched again', async () => {
    await mirror('floorplans', { id: 'f', title: 'Plan', image_url: `${userId}/up.png` });
    const payload = { bucket: 'floorplans', path: `${userId}/up.png` };
    await userDatabase(userId).outbox.add({
      ...act({ opId: 'up', kind: 'upload', entityId: 'up', payload }),
      state: 'acked',
    });
    await userDatabase(userId).blobs.add({ id: 'up', bytes: new Uint8Array([7]).buffer, type: 'image/png' });
    const { data } = await exported({ syncNow: synced() });
    expect(data).toMatchObject({ files: [{ table: 'floorplans', id: 'f', bytes: 1 }] });
    expect(downloadFile).not.toHaveBeenCalled();
  });
});

test('it says what it is at and how far, and never goes back', async () => {
  const told: ExportProgress[] = [];
  const syncNow = synced(async () => {
    for (const id of ['1', '2'])
      await mirror('floorplans', { id, title: 'Plan', image_url: `${userId}/${id}.png` });
  });
  await exported({ syncNow, onProgress: (progress) => told.push(progress) });
  expect(told.map(({ step }) => step)).toEqual([
    { kind: 'sync' },
    { kind: 'account' },
    { kind: 'files', done: 0, of: 2 },
    { kind: 'files', done: 1, of: 2 },
    { kind: 'files', done: 2, of: 2 },
    { kind: 'packing' },
  ]);
  const percents = told.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
});

describe('called off', () => {
  test.each([
    ['during the sync', 'sync'],
    ['while the account is asked for', 'account'],
    ['between the files', 'files'],
  ] as const)('%s, it ends at once and with nothing', async (_, at) => {
    const calling = new AbortController();
    if (at === 'account') vi.mocked(myAccount).mockReturnValue(new Promise(() => {}));
    const syncNow = at === 'sync' ? () => new Promise<void>(() => {}) : synced(someFiles);
    const outcome = exportAccount(
      request({
        syncNow,
        signal: calling.signal,
        onProgress: ({ step }) => {
          if (step.kind === at) setTimeout(() => calling.abort(), 0);
        },
      }),
    );
    expect(await outcome).toEqual({ kind: 'cancelled' });
  });

  async function someFiles(): Promise<void> {
    for (let nr = 0; nr < 50; nr += 1) {
      await mirror('floorplans', { id: `f${nr}`, title: 'Plan', image_url: `${userId}/${nr}.png` });
    }
  }
});

test('a device that cannot read its own data says so', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  await userDatabase(userId).open();
  vi.spyOn(userDatabase(userId), 'transaction').mockImplementation(() => {
    throw new Error('broken');
  });
  expect(await exportAccount(request({ isOnline: false }))).toEqual({ kind: 'failed' });
});

const solar = {
  id: 'e',
  title: 'Birthday',
  description: null,
  date_type: 'solar',
  is_recurring: true,
  event_date: '2026-03-09',
  lunar_month: null,
  lunar_day: null,
};

function request(part: Partial<ExportRequest>): ExportRequest {
  return {
    userId,
    language: 'en',
    now,
    isOnline: true,
    syncNow: undefined,
    signal: new AbortController().signal,
    onProgress: () => {},
    ...part,
  };
}

async function exported(part: Partial<ExportRequest>) {
  const outcome: ExportOutcome = await exportAccount(request(part));
  if (outcome.kind !== 'done') throw new Error(`the export has ${outcome.kind}`);
  const bytes = unzipSync(new Uint8Array(await outcome.archive.arrayBuffer()));
  const files = Object.fromEntries(
    Object.entries(bytes).map(([name, content]) => [name, new TextDecoder().decode(content)]),
  );
  const data = JSON.parse(files['data.json'] ?? '') as Record<string, unknown>;
  return { outcome, bytes, files, data };
}

/** A sync that brings these rows and ends in step. */
function synced(bring: () => Promise<void> = async () => {}): () => Promise<void> {
  return async () => {
    await bring();
    await filled();
    await noteSynced(userDatabase(userId), now);
  };
}

async function filled(): Promise<void> {
  await userDatabase(userId).meta.put({
    key: 'cursor',
    cursor: 30,
    generation: 'g',
    floor: 0,
    isFilled: true,
  });
}

async function mirror(table: MirroredTable, row: Record<string, unknown> & { id: string }): Promise<void> {
  await mirrorOf(userDatabase(userId), table).put({ seq: 1, deleted_at: null, ...row });
}

function act(
  part: Partial<OutboxRow> & Pick<OutboxRow, 'opId' | 'kind' | 'entityId' | 'payload'>,
): OutboxRow {
  return newOutboxRow({ userId, lane: part.entityId, deps: [], keptAt: now, ...part });
}
