import { describe, expect, test } from 'vitest';
import { actDefinitions, type ActKind } from './act-definitions.ts';
import { applyAct, type ShownAct } from './apply-act.ts';

interface Row {
  id: string;
  seq: number;
  deleted_at: string | null;
  title?: string;
  city?: string;
  description?: string | null;
}

const keptAt = Date.UTC(2026, 10, 21, 10);
const row: Row = { id: 'p', seq: 9, deleted_at: null, title: 'Flat', city: 'Pune', description: 'old' };

describe('a change of a shared aarti', () => {
  const shared = {
    id: 'p',
    seq: 9,
    deleted_at: null,
    title: 'Aarti',
    content: 'words',
    tags: null,
    is_private: false,
    review_status: 'verified',
    review_note: 'Lovely',
  };
  const changed = (values: Record<string, unknown>) => applyAct(shared, act('aarti.update', values));

  test('has it read again, unless nothing of it is another', () => {
    expect(changed({ content: 'other words' })).toMatchObject({
      review_status: 'pending',
      review_note: null,
    });
    expect(changed({ content: 'words', tags: [] })).toMatchObject({
      review_status: 'verified',
      review_note: 'Lovely',
    });
  });

  test('to a private one has nobody read it', () => {
    expect(changed({ is_private: true })).toMatchObject({ review_status: null, review_note: null });
  });
});

describe('an act that creates', () => {
  test('shows the row with what it carries, at the time of its keeping, and null for the rest', () => {
    const shown = applyAct<Row>(undefined, act('property.create', { title: 'Flat', city: 'Pune' }));
    expect(shown).toEqual({
      id: 'p',
      seq: 0,
      deleted_at: null,
      title: 'Flat',
      city: 'Pune',
      project_name: null,
      description: null,
      created_at: '2026-11-21T10:00:00.000Z',
      updated_at: '2026-11-21T10:00:00.000Z',
    });
  });

  test('fills in the values that the server gives to a new row', () => {
    expect(applyAct(undefined, act('aarti.create', { title: 'Aarti' }))).toMatchObject({
      file_type: 'text',
      is_private: true,
      tags: null,
    });
    expect(applyAct(undefined, act('aarti.create', { title: 'Aarti', is_private: false }))).toMatchObject({
      is_private: false,
    });
  });

  test('waits for an admin where it shares an aarti, and for nobody where it keeps one', () => {
    const create = (values: object) =>
      applyAct(undefined, act('aarti.create', { title: 'Aarti', ...values }));
    expect(create({})).toMatchObject({ review_status: null, review_note: null });
    expect(create({ is_private: false })).toMatchObject({ review_status: 'pending', review_note: null });
  });

  test('has what the server writes of its own accord, so that a screen can read the row', () => {
    const at = '2026-11-21T10:00:00.000Z';
    expect(applyAct(undefined, act('chat.send', { session_id: 's', query: 'q' }))).toMatchObject({
      response: null,
      sources: [],
      answered_by: null,
      request_id: null,
      failure: null,
      unhelpful_at: null,
      page_urls: null,
    });
    for (const kind of ['floorplan.create', 'photo.create'])
      expect(applyAct(undefined, act(kind, {}))).toMatchObject({ upload_date: at });
    expect(applyAct(undefined, act('analysis.create', {}))).toMatchObject({ analyzed_at: at });
  });

  test('shows what a guest was told as the answer of the guide, once their account takes it over', () => {
    const kept = { session_id: 's', query: 'q', response: 'r', language: 'hindi' };
    expect(applyAct(undefined, act('chat.keep', kept))).toMatchObject({
      ...kept,
      answered_by: 'guide',
      image_url: null,
      request_id: null,
    });
  });

  test('leaves a row that the server has already made as it is', () => {
    expect(applyAct(row, act('property.create', { title: 'Older', city: 'Goa' }))).toBe(row);
  });
});

describe('an act that changes', () => {
  test('changes what it names and nothing else, null included', () => {
    expect(applyAct(row, act('property.update', { title: 'House', description: null }))).toEqual({
      ...row,
      title: 'House',
      description: null,
    });
  });

  test('shows a profile its new place before the server has it, and a picture that is still on its way', () => {
    const place = { place_name: 'Ujjain', latitude: 23.1765, longitude: 75.7885, time_zone: 'Asia/Kolkata' };
    const before = { id: 'p', full_name: 'Asha', language: null };
    const change = { ...place, language: 'hi', avatar_url: 'p/1.webp' };
    expect(applyAct(before, act('profile.update', change))).toEqual({ ...before, ...change });
  });

  test('never changes the row that it was given', () => {
    const before = structuredClone(row);
    applyAct(row, act('property.update', { title: 'House' }));
    expect(row).toEqual(before);
  });

  test('has nothing to change where there is no row', () => {
    expect(applyAct(undefined, act('property.update', { title: 'House' }))).toBeUndefined();
  });

  test('brings back no row that was deleted', () => {
    const deleted = { ...row, deleted_at: '2026-11-20T00:00:00Z' };
    expect(applyAct(deleted, act('property.update', { title: 'House' }))?.deleted_at).toBe(
      deleted.deleted_at,
    );
  });
});

describe('an act that sets', () => {
  const remind = { festival_id: 'diwali', days: [1], hour: 8 };

  test('makes the row where there is none', () => {
    expect(applyAct(undefined, act('festival.remind', remind))).toEqual({
      ...remind,
      id: 'p',
      seq: 0,
      deleted_at: null,
      created_at: '2026-11-21T10:00:00.000Z',
      updated_at: '2026-11-21T10:00:00.000Z',
    });
  });

  test('changes the row that another device has made, and keeps what the server gave it', () => {
    const made = { ...row, ...remind, seq: 7 };
    expect(applyAct(made, act('festival.remind', { ...remind, days: [] }))).toEqual({ ...made, days: [] });
  });
});

test('an event that becomes solar keeps no half of a month, though an app from before does not say so', () => {
  const lunar = { ...row, date_type: 'lunar', lunar_month: 'Magha', lunar_day: 4, paksha: 'krishna' };
  const change = { date_type: 'solar', event_date: '2027-01-01', lunar_month: null, lunar_day: null };
  expect(applyAct(lunar, act('event.update', change))).toMatchObject({ ...change, paksha: null });
  expect(applyAct(lunar, act('event.update', { title: 'Fast' }))).toMatchObject({ paksha: 'krishna' });
});

test('an act that deletes leaves no row, and is content where there is none', () => {
  expect(applyAct(row, act('property.delete', {}))).toBeUndefined();
  expect(applyAct(undefined, act('property.delete', {}))).toBeUndefined();
});

test('an act that cancels another, and one of an unknown kind, change nothing that is shown', () => {
  expect(applyAct(row, act('op.cancel', { op_id: 'o' }))).toBe(row);
  expect(applyAct(row, act('property.paint', { title: 'red' }))).toBe(row);
  expect(applyAct(undefined, act('property.paint', {}))).toBeUndefined();
});

test.each(Object.keys(actDefinitions) as ActKind[])('%s is shown by its verb', (kind) => {
  const { verb } = actDefinitions[kind];
  const isMade = applyAct(undefined, act(kind, {})) !== undefined;
  const isLeft = applyAct(row, act(kind, {})) !== undefined;
  expect([isMade, isLeft]).toEqual([verb === 'create' || verb === 'set', verb !== 'delete']);
});

test('acts on one row build on each other in the order of their keeping', () => {
  const acts = [
    act('property.create', { title: 'Flat', city: 'Pune' }),
    act('property.update', { title: 'House' }),
    act('property.update', { city: 'Goa' }),
  ];
  const shown = acts.reduce<Row | undefined>((before, next) => applyAct(before, next), undefined);
  expect(shown).toMatchObject({ title: 'House', city: 'Goa' });
});

function act(kind: string, payload: Record<string, unknown>): ShownAct {
  return { kind, entityId: 'p', payload, keptAt };
}
