import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { outboxRow } from '#tests/fakes/manual-rows.ts';
import { deleteUserDatabase, userDatabase } from '../database.ts';
import { planAtHand, type PlanAtHand } from './plan-draft.ts';

const userId = 'asha';
const plan: KeptPlan = {
  v: 1,
  size: [400, 300],
  page: 2,
  turns: 3,
  north: 30,
  outline: null,
  rooms: [],
  door: null,
  context: { stage: 'living' },
};
const floorplan = {
  id: 'plan',
  seq: 1,
  deleted_at: null,
  property_id: 'home',
  title: 'Ground floor',
  description: null,
  image_url: 'asha/plan.png',
  upload_date: '2026-11-01T00:00:00Z',
  file_size: 10,
  file_type: 'image/png',
  created_at: '2026-11-01T00:00:00Z',
};
const home = { id: 'home', seq: 1, deleted_at: null, title: 'Home', city: 'Pune' };

afterEach(() => deleteUserDatabase(userId));

test('a plan that was uploaded before has its title, its property and nothing marked', async () => {
  const db = userDatabase(userId);
  await db.table('floorplans').put(floorplan);
  await db.table('properties').put(home);
  expect(await found()).toEqual({
    floorplan,
    property: 'Home',
    isOnServer: true,
    draft: undefined,
    analysis: undefined,
    analysedPlan: undefined,
  });
});

test('a plan that waits to be sent is here, and not at the server until its act is done', async () => {
  const db = userDatabase(userId);
  const { title, image_url } = floorplan;
  const n = await db.outbox.add(
    outboxRow({ opId: 'op', kind: 'floorplan.create', entityId: 'plan', payload: { title, image_url } }),
  );
  expect(await found()).toMatchObject({ isOnServer: false, floorplan: { title: 'Ground floor' } });
  await db.outbox.update(n, { state: 'acked', ackSeq: 4 });
  expect(await found()).toMatchObject({ isOnServer: true });
});

test('what was marked comes back, and a draft that nobody can read is none', async () => {
  const db = userDatabase(userId);
  await db.table('floorplans').put(floorplan);
  await db.plan_drafts.put({ id: 'plan', plan, isDrafted: true, changedAt: 7 });
  expect((await found()).draft).toEqual({ id: 'plan', plan, isDrafted: true, changedAt: 7 });
  await db.plan_drafts.put({ id: 'plan', plan: { v: 99 }, isDrafted: true, changedAt: 7 });
  expect((await found()).draft).toBeUndefined();
});

test('the newest analysis is told, and the newest plan that one has', async () => {
  const db = userDatabase(userId);
  await db.table('floorplans').put(floorplan);
  const analysis = { seq: 1, deleted_at: null, floorplan_id: 'plan' };
  await db.table('vaastu_analysis').bulkPut([
    { ...analysis, id: 'old', analyzed_at: '2026-11-02T00:00:00Z', plan: { ...plan, north: 10 } },
    { ...analysis, id: 'mine', analyzed_at: '2026-11-03T00:00:00Z', plan },
    { ...analysis, id: 'imported', analyzed_at: '2026-11-04T00:00:00Z', plan: null },
    { ...analysis, id: 'other', floorplan_id: 'else', analyzed_at: '2026-11-05T00:00:00Z', plan: null },
  ]);
  expect(await found()).toMatchObject({ analysis: { id: 'imported' }, analysedPlan: { north: 30 } });
});

test('a plan that was deleted, with its property or here a moment ago, is gone; one that never came may still come', async () => {
  const db = userDatabase(userId);
  expect(await planAtHand(db, 'plan')).toEqual({
    kind: 'absent',
    isGone: false,
    syncedAt: 0,
    problem: undefined,
  });
  await db.table('floorplans').put(floorplan);
  await db.table('properties').put({ id: 'home', seq: 2, deleted_at: '2026-11-05T00:00:00Z' });
  expect(await planAtHand(db, 'plan')).toMatchObject({ kind: 'absent', isGone: true });
  await db.table('properties').put(home);
  await db.outbox.add(outboxRow({ opId: 'op', kind: 'floorplan.delete', entityId: 'plan', payload: {} }));
  expect(await planAtHand(db, 'plan')).toMatchObject({ kind: 'absent', isGone: true });
});

async function found(): Promise<PlanAtHand> {
  const result = await planAtHand(userDatabase(userId), 'plan');
  if (result.kind !== 'found') throw new Error('The plan is not there');
  return result.at;
}
