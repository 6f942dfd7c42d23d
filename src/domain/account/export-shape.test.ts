import { describe, expect, test } from 'vitest';
import { mirroredTables } from '#db/schema.ts';
import {
  exportedTables,
  exportObject,
  isMissing,
  type AccountFacts,
  type ExportParts,
  type Row,
} from './export-shape.ts';

test('every table that a device mirrors is in an export', () => {
  expect(exportedTables.toSorted()).toEqual(mirroredTables.toSorted());
});

test('every row of every table is there under its table, as the server has it', () => {
  const rows = rowsOf((table) => [
    { id: `${table}-1`, title: 'घर', seq: 4, deleted_at: null },
    { id: `${table}-2`, title: 'Home', seq: 5, deleted_at: null },
  ]);
  const { data } = exportObject({ ...nothing, rows });
  expect(data).toEqual(
    Object.fromEntries(
      mirroredTables.map((table) => [
        table,
        [
          { id: `${table}-1`, title: 'घर' },
          { id: `${table}-2`, title: 'Home' },
        ],
      ]),
    ),
  );
});

test('what the sync keeps its books with is left out, and deleted rows with it', () => {
  const kept = {
    id: 'a',
    user_id: 'u',
    seq: 7,
    origin_op: 'op',
    request_id: 'r',
    deleted_at: null,
    query: 'Where?',
    response: null,
  };
  const rows = rowsOf((table) =>
    table === 'user_chats' ? [kept, { id: 'b', seq: 8, deleted_at: '2026-01-01T00:00:00Z' }] : [],
  );
  const { data } = exportObject({ ...nothing, rows });
  expect(data).toMatchObject({ user_chats: [{ id: 'a', query: 'Where?', response: null }] });
  expect(JSON.stringify(data)).not.toMatch(/seq|origin_op|request_id|user_id|deleted_at|"b"/);
});

test('a column that a newer server adds is in it without a change here', () => {
  const rows = rowsOf((table) => (table === 'properties' ? [{ id: 'p', facing: 'north', seq: 1 }] : []));
  expect(exportObject({ ...nothing, rows })['data']).toMatchObject({
    properties: [{ id: 'p', facing: 'north' }],
  });
});

test('the head names the form and its version', () => {
  expect(exportObject(nothing)).toMatchObject({
    format: 'disha-export',
    version: 1,
    exported_at: '2026-11-21T06:30:00.000Z',
    language: 'hi',
  });
});

describe('what is kept of a person and not mirrored', () => {
  test('is there with all its fields, by names like those of the rows', () => {
    expect(exportObject({ ...nothing, account })).toMatchObject({
      account: { id: 'u', email: 'asha@example.in', created_at: 't0', providers: ['email'] },
      role: 'user',
      credits: {
        thirds: 5,
        ledger: [{ entry: 'reserve', amount: -1, description: 'Question', created_at: 't1' }],
      },
      consents: [{ purpose: 'news', is_given: true, decided_at: 't2' }],
      devices: [{ id: 'd', user_agent: null, created_at: 't3', last_used_at: 't4', is_current: true }],
      push_subscriptions: [
        {
          service: 'push.example.com',
          language: 'hi',
          time_zone: 'Asia/Kolkata',
          created_at: 't6',
          seen_at: 't7',
        },
      ],
      reminders: [
        { target: 'festival:holi', occurrence: '2027-03-22', days_before: 1, state: 'sent', due_at: 't8' },
      ],
      contact_messages: [
        { name: 'Asha', property_type: 'land', city: 'Pune', query: 'A question', created_at: 't5' },
      ],
    });
  });

  test('is null where nobody could be asked, so that nothing looks empty that is unknown', () => {
    expect(exportObject(nothing)).toMatchObject({
      account: null,
      role: null,
      credits: null,
      consents: null,
      devices: null,
      push_subscriptions: null,
      reminders: null,
      contact_messages: null,
    });
  });
});

describe('what has not been sent', () => {
  const act = {
    kind: 'property.create',
    entityId: 'p',
    payload: { title: 'Home' },
    state: 'dead',
    keptAt: Date.UTC(2026, 0, 2),
    problem: { code: 'invalid' },
  };

  test('is there with its words, its time and why it is still here', () => {
    expect(exportObject({ ...nothing, unsent: [act] })['unsent']).toEqual([
      {
        kind: 'property.create',
        entity_id: 'p',
        kept_at: '2026-01-02T00:00:00.000Z',
        state: 'dead',
        problem: 'invalid',
        payload: { title: 'Home' },
      },
    ]);
  });

  test('has no time where the clock of the device was beyond all dates', () => {
    const unsent = [{ ...act, keptAt: 9e15, problem: undefined }];
    expect(exportObject({ ...nothing, unsent })['unsent']).toMatchObject([{ kept_at: null, problem: null }]);
  });
});

test('drafts, and rows that only a newer version reads, are there too', () => {
  const parts: ExportParts = {
    ...nothing,
    drafts: [{ id: 'new', text: 'half a thou' }],
    aartiDrafts: [
      { on: { kind: 'festival', festivalId: 'diwali' }, aarti: { title: 'Om' } },
      { on: { kind: 'deity', userDeityId: 'd1' }, aarti: { title: 'Namah' } },
      { on: { kind: 'aarti', aartiId: 'a1' }, aarti: { title: 'Shivaya' } },
    ],
    planDrafts: [{ id: 'plan', plan: { north: 20 }, changedAt: 0 }],
    birthsHere: [{ id: 'b', name: 'Asha' }],
    unreadable: [
      { table: 'horoscopes', row: { id: 'h', seq: 3, sign: 'Mesha' } },
      { table: 'properties', row: 'no row at all' },
    ],
  };
  expect(exportObject(parts)).toMatchObject({
    drafts: [{ chat_session: 'new', text: 'half a thou' }],
    births_here: [{ id: 'b', name: 'Asha' }],
    aarti_drafts: [
      { festival: 'diwali', aarti: { title: 'Om' } },
      { user_deity: 'd1', aarti: { title: 'Namah' } },
      { user_aarti: 'a1', aarti: { title: 'Shivaya' } },
    ],
    plan_drafts: [{ floorplan: 'plan', changed_at: '1970-01-01T00:00:00.000Z', plan: { north: 20 } }],
    unreadable: [
      { table: 'horoscopes', row: { id: 'h', sign: 'Mesha' } },
      { table: 'properties', row: 'no row at all' },
    ],
  });
});

describe('an export is complete', () => {
  const file = { table: 'floorplans', id: 'f', field: 'image_url', stored_as: 'u/1.png' } as const;
  const there = { ...file, path: 'files/floorplans/1.png', bytes: 3, type: 'image/png' };
  const isComplete = (parts: Partial<ExportParts>) => exportObject({ ...nothing, ...parts })['is_complete'];

  test('when all of it is there', () => {
    expect(isComplete({ files: [there] })).toBe(true);
  });

  test('also without pictures that somebody else keeps', () => {
    const elsewhere = { ...file, missing: 'elsewhere' };
    expect(isComplete({ files: [elsewhere] })).toBe(true);
    expect(isMissing(elsewhere)).toBe(false);
  });

  test('not without one of its files or parts, and it says which', () => {
    const lost = { ...file, missing: 'not_found' };
    expect(isComplete({ files: [there, lost] })).toBe(false);
    const missing = [{ part: 'account', reason: 'offline' }] as const;
    expect(exportObject({ ...nothing, missing, files: [lost] })).toMatchObject({
      is_complete: false,
      missing: [{ part: 'account', reason: 'offline' }],
      files: [lost],
    });
  });
});

const account: AccountFacts = {
  account: { id: 'u', email: 'asha@example.in', createdAt: 't0', providers: ['email'] },
  role: 'user',
  credits: {
    thirds: 5,
    ledger: [{ entry: 'reserve', amount: -1, description: 'Question', createdAt: 't1' }],
  },
  consents: [{ purpose: 'news', isGiven: true, decidedAt: 't2' }],
  devices: [{ id: 'd', userAgent: undefined, createdAt: 't3', lastUsedAt: 't4', isCurrent: true }],
  subscriptions: [
    { service: 'push.example.com', language: 'hi', timeZone: 'Asia/Kolkata', createdAt: 't6', seenAt: 't7' },
  ],
  reminders: [
    { target: 'festival:holi', occurrence: '2027-03-22', daysBefore: 1, state: 'sent', dueAt: 't8' },
  ],
  messages: [{ name: 'Asha', propertyType: 'land', city: 'Pune', query: 'A question', createdAt: 't5' }],
};

const nothing: ExportParts = {
  exportedAt: '2026-11-21T06:30:00.000Z',
  language: 'hi',
  rows: rowsOf(() => []),
  account: undefined,
  unsent: [],
  drafts: [],
  aartiDrafts: [],
  planDrafts: [],
  birthsHere: [],
  unreadable: [],
  files: [],
  missing: [],
};

function rowsOf(make: (table: string) => Row[]): ExportParts['rows'] {
  return Object.fromEntries(
    exportedTables.map((table) => [table, make(table)]),
  ) as unknown as ExportParts['rows'];
}
