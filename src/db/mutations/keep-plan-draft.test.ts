import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { createUserDatabase, deleteUserDatabase, userDatabase } from '../database.ts';
import { beginPlanRequest, endPlanRequest, forgetPlanDraft, keepPlanDraft } from './keep-plan-draft.ts';
import { makeRoom } from './make-room.ts';

const userId = 'asha';
const plan: KeptPlan = {
  v: 1,
  size: [400, 300],
  north: null,
  outline: null,
  rooms: [],
  door: null,
  context: {},
};
const draft = { id: 'plan', plan, isDrafted: false, now: 1 };

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteUserDatabase(userId);
});

test('the last change is what is kept, and a request that is under way stays with it', async () => {
  const db = userDatabase(userId);
  await keepPlanDraft(db, draft);
  await beginPlanRequest(db, 'plan', { id: 'request', language: 'english', begunAt: 2 });
  await keepPlanDraft(db, { ...draft, plan: { ...plan, north: 90 }, isDrafted: true, now: 3 });
  expect(await db.plan_drafts.toArray()).toEqual([
    {
      id: 'plan',
      plan: { ...plan, north: 90 },
      isDrafted: true,
      request: { id: 'request', language: 'english', begunAt: 2 },
      changedAt: 3,
    },
  ]);
});

test('two tabs that begin at once send one request', async () => {
  const db = userDatabase(userId);
  const other = createUserDatabase(userId);
  await keepPlanDraft(db, draft);
  const begun = await Promise.all([
    beginPlanRequest(db, 'plan', { id: 'one', language: 'english', begunAt: 2 }),
    beginPlanRequest(other, 'plan', { id: 'two', language: 'hindi', begunAt: 2 }),
  ]);
  expect(begun[0]).toEqual(begun[1]);
  other.close();
});

test('a request that has ended leaves the plan to be changed; the end of another one changes nothing', async () => {
  const db = userDatabase(userId);
  await keepPlanDraft(db, draft);
  await beginPlanRequest(db, 'plan', { id: 'request', language: 'english', begunAt: 2 });
  await endPlanRequest(db, 'plan', 'an older one');
  expect((await db.plan_drafts.get('plan'))?.request?.id).toBe('request');
  await endPlanRequest(db, 'plan', 'request');
  expect(await db.plan_drafts.get('plan')).toEqual({ id: 'plan', plan, isDrafted: false, changedAt: 1 });
  // Its analysis may come all the same: by then the plan is being changed.
  await forgetPlanDraft(db, 'plan', 'request');
  expect(await db.plan_drafts.count()).toBe(1);
  await forgetPlanDraft(db, 'plan');
  expect(await beginPlanRequest(db, 'plan', { id: 'late', language: 'english', begunAt: 3 })).toBeUndefined();
  await endPlanRequest(db, 'plan', 'late');
  expect(await db.plan_drafts.count()).toBe(0);
});

test('a device without room says so, and keeps what it had', async () => {
  const db = userDatabase(userId);
  await keepPlanDraft(db, draft);
  vi.spyOn(db.plan_drafts, 'put').mockRejectedValue(
    Object.assign(new Error('full'), { name: 'QuotaExceededError' }),
  );
  expect(await keepPlanDraft(db, { ...draft, isDrafted: true, now: 2 })).toBe('full');
  expect((await db.plan_drafts.get('plan'))?.isDrafted).toBe(false);
});

test('what is being marked is never let go of to make room', async () => {
  const db = userDatabase(userId);
  await keepPlanDraft(db, draft);
  await db.chat_sessions.put({
    id: 's',
    seq: 1,
    deleted_at: null,
    title: 'Kitchen',
    created_at: '2026-11-21T00:00:00Z',
    updated_at: '2026-11-21T00:00:00Z',
  });
  while (await makeRoom(db));
  expect(await db.plan_drafts.count()).toBe(1);
});
