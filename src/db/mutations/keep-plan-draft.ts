import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { durably, type UserDatabase } from '../database.ts';
import { isOutOfSpace } from '#lib/storage-room.ts';
import type { PlanDraftRow, PlanRequest } from '../schema.ts';
import { makeRoom } from './make-room.ts';

/** Keeps the plan of a floorplan as it stands now. 'full' where the device has no room: then it is only on the screen. */
export async function keepPlanDraft(
  db: UserDatabase,
  draft: { id: string; plan: KeptPlan; isDrafted: boolean; now: number },
): Promise<'kept' | 'full'> {
  const { id, plan, isDrafted, now } = draft;
  const keep = () => changeDraft(db, id, (before) => ({ ...before, id, plan, isDrafted, changedAt: now }));
  return (await whileThereIsRoom(keep)) || ((await makeRoom(db)) && (await whileThereIsRoom(keep)))
    ? 'kept'
    : 'full';
}

/**
 * Notes on the disk that the plan of this draft goes to the server, before it does; gives the request under which it goes.
 * One that was noted and has not ended, in this tab or another, goes on: it is not begun twice.
 */
export async function beginPlanRequest(
  db: UserDatabase,
  id: string,
  request: PlanRequest,
): Promise<PlanRequest | undefined> {
  const disk = durably(db);
  return disk.transaction('rw', disk.plan_drafts, async () => {
    const draft = await disk.plan_drafts.get(id);
    if (!draft) return undefined;
    if (draft.request) return draft.request;
    await disk.plan_drafts.put({ ...draft, request });
    return request;
  });
}

/** The request has ended without an analysis: the plan can be changed and sent anew. */
export async function endPlanRequest(db: UserDatabase, id: string, requestId: string): Promise<void> {
  await changeDraft(db, id, (before) => {
    if (before?.request?.id !== requestId) return before;
    const { request: _, ...rest } = before;
    return rest;
  });
}

/**
 * The plan has been assessed, and stands with its analysis from now on. Where that came under a request, a draft that has
 * moved on from it stays: its plan is another one by now.
 */
export async function forgetPlanDraft(db: UserDatabase, id: string, requestId?: string): Promise<void> {
  await db.transaction('rw', db.plan_drafts, async () => {
    const draft = await db.plan_drafts.get(id);
    if (requestId === undefined || draft?.request?.id === requestId) await db.plan_drafts.delete(id);
  });
}

async function changeDraft(
  db: UserDatabase,
  id: string,
  change: (before: PlanDraftRow | undefined) => PlanDraftRow | undefined,
): Promise<void> {
  await db.transaction('rw', db.plan_drafts, async () => {
    const after = change(await db.plan_drafts.get(id));
    if (after) await db.plan_drafts.put(after);
  });
}

async function whileThereIsRoom(keep: () => Promise<void>): Promise<boolean> {
  try {
    await keep();
    return true;
  } catch (error) {
    if (isOutOfSpace(error)) return false;
    throw error;
  }
}
