import { mirrorOf, type UserDatabase } from '../database.ts';
import { mirrorCursor } from '../mutations/apply-page.ts';
import { keptPicture, type KeptPicture } from '../mutations/keep-picture.ts';
import { trimmedBefore } from '../mutations/make-room.ts';
import {
  mirroredTables,
  type DraftRow,
  type MirroredRow,
  type MirroredTable,
  type OutboxRow,
  type PlanDraftRow,
  type QuarantinedRow,
} from '../schema.ts';

/** All that the device keeps of its user, as it was in one moment; of files only which there are. */
export interface Everything {
  /** As the server has them, tombstones included. */
  rows: Record<MirroredTable, MirroredRow[]>;
  /** In the order in which it was done. */
  outbox: OutboxRow[];
  drafts: DraftRow[];
  /** Plans that are being marked. */
  planDrafts: PlanDraftRow[];
  quarantine: QuarantinedRow[];
  /** Ids of the files whose bytes are here. */
  blobIds: ReadonlySet<string>;
  /** The picture of the profile, where a copy is here. */
  picture: KeptPicture | undefined;
  /** Whether older rows have all come; false on a device that was never in step. */
  isFilled: boolean;
  /** The server's history that the mirror continues. */
  generation: string | undefined;
  /** Messages older than this were let go of for want of room. */
  trimmedBefore: string | undefined;
}

export async function everything(db: UserDatabase): Promise<Everything> {
  const stores = [...mirroredTables, 'outbox', 'drafts', 'plan_drafts', 'quarantine', 'blobs', 'meta'];
  return db.transaction('r', stores, async () => {
    const rows = await Promise.all(
      mirroredTables.map(async (table) => [table, await mirrorOf(db, table).toArray()] as const),
    );
    const cursor = await mirrorCursor(db);
    return {
      rows: Object.fromEntries(rows) as Record<MirroredTable, MirroredRow[]>,
      outbox: await db.outbox.orderBy('n').toArray(),
      drafts: await db.drafts.toArray(),
      planDrafts: await db.plan_drafts.toArray(),
      quarantine: await db.quarantine.toArray(),
      blobIds: new Set(await db.blobs.toCollection().primaryKeys()),
      picture: await keptPicture(db),
      isFilled: cursor?.isFilled === true,
      generation: cursor?.generation,
      trimmedBefore: await trimmedBefore(db),
    };
  });
}
