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
  expect([isMade, isLeft]).toEqual([verb === 'create', verb !== 'delete']);
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
