import { mirrorOf, type UserDatabase } from '../database.ts';
import { linkState } from '../mutations/note-link.ts';
import { syncedState } from '../mutations/note-synced.ts';
import type { FloorplanRow, LinkProblem, OutboxRow, PropertyRow } from '../schema.ts';
import { overlaidRow, type Shown } from './overlay.ts';

export type PlanRow =
  | {
      kind: 'there';
      floorplan: Shown<FloorplanRow>;
      /** Undefined for a plan that stands alone, and while the property has not reached this device. */
      property: Shown<PropertyRow> | undefined;
    }
  /** `isGone`: it is known to have been deleted, here or elsewhere. */
  | { kind: 'absent'; isGone: boolean };

/** A floorplan as its owner last wrote it. Runs inside a transaction over floorplans and properties. */
export async function planRow(
  db: UserDatabase,
  outbox: readonly OutboxRow[],
  floorplanId: string,
): Promise<PlanRow> {
  const row = (await mirrorOf(db, 'floorplans').get(floorplanId)) as FloorplanRow | undefined;
  const floorplan = overlaidRow(outbox, 'floorplans', row, floorplanId);
  if (!floorplan) {
    const isKnown = row !== undefined || outbox.some(({ entityId }) => entityId === floorplanId);
    return { kind: 'absent', isGone: isKnown };
  }
  const { property_id: propertyId } = floorplan;
  if (propertyId === null) return { kind: 'there', floorplan, property: undefined };
  const mirrored = (await mirrorOf(db, 'properties').get(propertyId)) as PropertyRow | undefined;
  const property = overlaidRow(outbox, 'properties', mirrored, propertyId);
  // What was deleted with its property is deleted, also while only this device knows.
  return mirrored && !property ? { kind: 'absent', isGone: true } : { kind: 'there', floorplan, property };
}

/** Something that is not on this device, and whether waiting may bring it. */
export interface Absence {
  kind: 'absent';
  /** It is known to have been deleted, here or elsewhere. */
  isGone: boolean;
  /** Milliseconds since 1970 when the mirror was last in step; 0 for never. */
  syncedAt: number;
  /** What keeps the mirror from being in step. */
  problem: LinkProblem | undefined;
}

/** Runs inside a transaction over meta. */
export async function absence(db: UserDatabase, isGone: boolean): Promise<Absence> {
  const [{ at }, { problem }] = await Promise.all([syncedState(db), linkState(db)]);
  return { kind: 'absent', isGone, syncedAt: at, problem };
}
