import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outboxRow } from '#tests/fakes/manual-rows.ts';
import { deleteUserDatabase, mirrorOf, userDatabase, type UserDatabase } from '../database.ts';
import { noteSynced } from '../mutations/note-synced.ts';
import type { MirroredTable } from '../schema.ts';
import { analysesOf } from './analyses.ts';

const userId = 'reader';
let db: UserDatabase;

beforeEach(() => {
  db = userDatabase(userId);
});

afterEach(() => deleteUserDatabase(userId));

describe('the analyses of a plan', () => {
  test('come the newest first, with the plan and its property', async () => {
    await put('properties', { id: 'p', title: 'Sea View', city: 'Mumbai' });
    await putPlan('f', { property_id: 'p' });
    await putAnalysis('old', { analyzed_at: '2026-11-01T10:00:00Z' });
    await putAnalysis('new', { analyzed_at: '2026-11-20T10:00:00Z' });
    const { analyses, floorplan, property } = await found('f');
    expect(analyses.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(floorplan.title).toBe('Plan f');
    expect(property?.city).toBe('Mumbai');
  });

  test('are there as soon as this device has made one, before anything is sent', async () => {
    await db.outbox.bulkAdd([
      outboxRow({
        opId: 'plan',
        kind: 'floorplan.create',
        entityId: 'f',
        payload: { title: 'Ground floor', image_url: 'reader/1.png' },
      }),
      outboxRow({
        opId: 'analysis',
        kind: 'analysis.create',
        entityId: 'a',
        payload: { floorplan_id: 'f', overall_rating: 7, llm_model: 'built-in engine' },
        keptAt: Date.parse('2026-11-21T09:00:00Z'),
      }),
    ]);
    const { analyses, floorplan } = await found('f');
    expect(floorplan.title).toBe('Ground floor');
    expect(analyses[0]).toMatchObject({
      overall_rating: 7,
      analyzed_at: '2026-11-21T09:00:00.000Z',
      unsent: { opId: 'analysis' },
    });
  });

  test('of another plan are not among them', async () => {
    await putPlan('f');
    await putAnalysis('mine');
    await putAnalysis('theirs', { floorplan_id: 'g' });
    await db.outbox.add(
      outboxRow({
        opId: 'analysis',
        kind: 'analysis.create',
        entityId: 'more',
        payload: { floorplan_id: 'g', llm_model: 'm' },
      }),
    );
    expect((await found('f')).analyses.map(({ id }) => id)).toEqual(['mine']);
  });
});

describe('other plans to compare with', () => {
  test('are the analysed ones of the same property, by title', async () => {
    await put('properties', { id: 'p', title: 'Sea View', city: 'Mumbai' });
    for (const id of ['f', 'c', 'b', 'unanalysed']) await putPlan(id, { property_id: 'p' });
    await putPlan('elsewhere', { property_id: 'q' });
    for (const id of ['f', 'c', 'b', 'elsewhere']) await putAnalysis(`of ${id}`, { floorplan_id: id });
    expect((await found('f')).siblings).toEqual([
      { id: 'b', title: 'Plan b' },
      { id: 'c', title: 'Plan c' },
    ]);
  });

  test('are those that stand alone for one that stands alone', async () => {
    await putPlan('f');
    await putPlan('g');
    await putPlan('of a house', { property_id: 'p' });
    for (const id of ['f', 'g', 'of a house']) await putAnalysis(`of ${id}`, { floorplan_id: id });
    expect((await found('f')).siblings.map(({ id }) => id)).toEqual(['g']);
  });
});

describe('where there is none', () => {
  test('it says when the device was last in step', async () => {
    await putPlan('f');
    expect(await analysesOf(db, 'f')).toMatchObject({ kind: 'absent', isGone: false, syncedAt: 0 });
    await noteSynced(db, 5_000);
    expect(await analysesOf(db, 'f')).toMatchObject({ kind: 'absent', isGone: false, syncedAt: 5_000 });
  });

  test('a plan that was deleted here is gone at once, and so is one whose property was', async () => {
    await put('properties', { id: 'p', title: 'Sea View', city: 'Mumbai' });
    await putPlan('f');
    await putPlan('g', { property_id: 'p' });
    await putAnalysis('of f');
    await putAnalysis('of g', { floorplan_id: 'g' });
    await db.outbox.bulkAdd([
      outboxRow({ opId: 'one', kind: 'floorplan.delete', entityId: 'f', payload: {} }),
      outboxRow({ opId: 'two', kind: 'property.delete', entityId: 'p', payload: {} }),
    ]);
    expect(await analysesOf(db, 'f')).toMatchObject({ kind: 'absent', isGone: true });
    expect(await analysesOf(db, 'g')).toMatchObject({ kind: 'absent', isGone: true });
  });

  test('a plan that was deleted elsewhere is gone', async () => {
    await mirrorOf(db, 'floorplans').put({ id: 'f', seq: 9, deleted_at: '2026-11-20T10:00:00Z' });
    expect(await analysesOf(db, 'f')).toMatchObject({ kind: 'absent', isGone: true });
  });
});

async function found(id: string) {
  const result = await analysesOf(db, id);
  if (result.kind !== 'found') throw new Error(`no analysis of ${id}`);
  return result.found;
}

async function putPlan(id: string, values: object = {}): Promise<void> {
  await put('floorplans', {
    id,
    property_id: null,
    title: `Plan ${id}`,
    image_url: `reader/${id}.png`,
    ...values,
  });
}

async function putAnalysis(id: string, values: object = {}): Promise<void> {
  await put('vaastu_analysis', {
    id,
    floorplan_id: 'f',
    overall_rating: 6,
    analyzed_at: '2026-11-20T10:00:00Z',
    ...values,
  });
}

async function put(table: MirroredTable, row: { id: string; [column: string]: unknown }): Promise<void> {
  const whole = { seq: 1, deleted_at: null, ...row };
  await mirrorOf(db, table).put(whole);
}
