import { del, get, set, update } from 'idb-keyval';
import { isRecord } from '#domain/is-record.ts';
import { guestStore, isStillWanted } from './guest.ts';

/**
 * A plan that was chosen on the home page, on its way to where plans are analysed. A device keeps one: the newest. It
 * has its id from the start, so that it becomes one floorplan, whatever happens on the way.
 */
export interface CarriedFloorplan {
  id: string;
  /** As its owner named it. */
  name: string;
  type: string;
  bytes: ArrayBuffer;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Whose it is, once somebody has signed in. */
  userId?: string;
}

const key = 'floorplan';

/** Keeps a plan in place of the one before. Rejects where the device keeps nothing. */
export async function carryFloorplan(plan: CarriedFloorplan): Promise<void> {
  await set(key, plan, guestStore());
}

/** Keeps a chosen file as the plan on its way: this user's, or whoever's signs in next. */
export async function carryFile(file: File, userId: string | undefined): Promise<void> {
  const { name, type } = file;
  const plan = {
    id: crypto.randomUUID(),
    name,
    type,
    bytes: await file.arrayBuffer(),
    keptAt: Date.now(),
  };
  await carryFloorplan(userId === undefined ? plan : { ...plan, userId });
}

/** The plan that waits for this user, or for whoever signs in; one that is older than a day is forgotten. */
export async function carriedFloorplan(
  userId: string | undefined,
  now: number,
): Promise<CarriedFloorplan | undefined> {
  try {
    const kept = readCarried(await get<unknown>(key, guestStore()));
    if (kept && !isStillWanted(kept, now)) await releaseFloorplan(kept.id);
    return kept && isWanted(kept, userId, now) ? kept : undefined;
  } catch {
    return undefined; // storage is blocked, and keeps none
  }
}

/** A plan that waits is this user's from now on; one that was another's, or is too old, is forgotten. */
export async function claimFloorplan(userId: string, now: number): Promise<void> {
  const claimed = (value: unknown) => {
    const kept = readCarried(value);
    return kept && isWanted(kept, userId, now) ? { ...kept, userId } : undefined;
  };
  try {
    if (await get<unknown>(key, guestStore())) await update<unknown>(key, claimed, guestStore());
  } catch {
    // storage is blocked, and keeps none
  }
}

/** Lets go of this very plan; one that was chosen since stays. */
export async function releaseFloorplan(id: string): Promise<void> {
  await update<unknown>(key, (value) => (readCarried(value)?.id === id ? undefined : value), guestStore());
}

/** At a sign-out nothing of the one who leaves stays. */
export async function forgetFloorplanOf(userId: string): Promise<void> {
  const kept = readCarried(await get<unknown>(key, guestStore()).catch(() => undefined));
  if (kept?.userId === userId) await del(key, guestStore());
}

function isWanted(plan: CarriedFloorplan, userId: string | undefined, now: number): boolean {
  return isStillWanted(plan, now) && (plan.userId === undefined || plan.userId === userId);
}

function readCarried(value: unknown): CarriedFloorplan | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, type, bytes, keptAt, userId } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof type !== 'string') return undefined;
  if (!(bytes instanceof ArrayBuffer) || typeof keptAt !== 'number') return undefined;
  return { id, name, type, bytes, keptAt, ...(typeof userId === 'string' && { userId }) };
}
