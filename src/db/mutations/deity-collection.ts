import { durably, type UserDatabase } from '../database.ts';
import { deityMirror, type DuplicateDeity, type UserDeityRow } from '../queries/deity-collection.ts';
import { overlaid } from '../queries/overlay.ts';
import { changeRow } from './change-row.ts';
import { keepActs, type ActFile, type Keeping, type KeepOutcome } from './keep-acts.ts';
import { letCopiesOfGo } from './keep-copies.ts';
import { supersede } from './supersede.ts';
import { withdraw } from './withdraw.ts';

/** What somebody says of a deity of their own: fields of `deity.create` and `deity.update`. */
export type DeityFields = Required<Pick<UserDeityRow, 'name' | 'about' | 'important_dates'>>;

/** A picture that goes with it, made ready to be sent; or `null`, where the one that there was is taken away. */
export type DeityPictureFile = Omit<ActFile, 'field'> | null;

/**
 * Keeps that a deity of the catalogue is in the collection. already-added: it is, as far as this device knows; nothing was
 * kept.
 */
export async function addDeity(
  db: UserDatabase,
  { id, deityId, name }: { id: string; deityId: string; name: string },
  keeping: Keeping,
): Promise<KeepOutcome | { kind: 'already-added' }> {
  const rows = await deityMirror(db).toArray();
  const isThere = async (disk: UserDatabase) =>
    overlaid(await disk.outbox.toArray(), 'user_deity', rows).some(
      (row) => row.deity_id === deityId && row.id !== id,
    );
  try {
    return await keepActs(
      db,
      [
        {
          kind: 'deity.add',
          entityId: id,
          payload: { deity_id: deityId, name },
          lane: laneOf({ id, deity_id: deityId }),
        },
      ],
      {
        ...keeping,
        // In the same moment, so that two tabs add it once.
        alongside: async (disk) => {
          if (await isThere(disk)) throw addedBefore;
        },
      },
    );
  } catch (error) {
    if (await isThere(durably(db))) return { kind: 'already-added' };
    throw error;
  }
}

const addedBefore = new Error('The deity was added before');

/** Keeps a new deity of the user's own making. What is empty is null. */
export function createDeity(
  db: UserDatabase,
  id: string,
  fields: DeityFields,
  picture: DeityPictureFile,
  keeping: Keeping,
): Promise<KeepOutcome> {
  return keepActs(
    db,
    [{ kind: 'deity.create', entityId: id, payload: { ...fields }, ...filesOf(picture) }],
    keeping,
  );
}

/**
 * Keeps what its owner changes of a deity of their own, as `changeRow` says. `picture`: undefined where it stays as it
 * is.
 */
export async function changeDeity(
  db: UserDatabase,
  { id, image }: Pick<UserDeityRow, 'id' | 'image'>,
  fields: Partial<DeityFields>,
  picture: DeityPictureFile | undefined,
  keeping: Keeping,
): Promise<KeepOutcome> {
  const change = { ...fields, ...(picture === null && { image: null }) };
  if (Object.keys(change).length > 0) {
    const outcome = await changeRow(db, 'deity', id, change, keeping);
    if (outcome.kind !== 'kept' || !picture) return outcome;
  }
  if (!picture) return { kind: 'kept', opIds: [] };
  const outcome = await keepActs(
    db,
    [{ kind: 'deity.update', entityId: id, payload: {}, ...filesOf(picture) }],
    keeping,
  );
  if (outcome.kind === 'kept' && image) await letCopiesOfGo(db, [image]);
  return outcome;
}

/** Takes a deity out of the collection; the aartis that its owner added to it go with it. */
export async function removeDeity(
  db: UserDatabase,
  { deity, files }: { deity: Pick<UserDeityRow, 'id' | 'deity_id' | 'image'>; files: readonly string[] },
  keeping: Keeping,
): Promise<KeepOutcome> {
  const outcome = await keepActs(
    db,
    [{ kind: 'deity.remove', entityId: deity.id, payload: {}, lane: laneOf(deity) }],
    keeping,
  );
  if (outcome.kind === 'kept') await letCopiesOfGo(db, [...files, ...(deity.image ? [deity.image] : [])]);
  return outcome;
}

/**
 * Lets go of an addition that the server has refused because another device had made it. The aartis that were added to it
 * here go to the one that is in the collection.
 */
export async function settleDuplicate(
  db: UserDatabase,
  { deity, opId, keptId }: Pick<DuplicateDeity, 'deity' | 'opId' | 'keptId'>,
  newId: () => string,
): Promise<void> {
  const disk = durably(db);
  await disk.transaction('rw', disk.outbox, disk.blobs, async () => {
    const waiting = await disk.outbox
      .filter(({ payload, state }) => payload['user_deity_id'] === deity.id && state !== 'acked')
      .toArray();
    for (const act of waiting)
      await supersede(disk, act, {
        opId: newId(),
        payload: { ...act.payload, user_deity_id: keptId },
        deps: act.deps.filter((dep) => dep !== opId),
      });
    await withdraw(disk, opId, newId);
  });
}

function filesOf(picture: DeityPictureFile): { files?: ActFile[] } {
  return picture ? { files: [{ ...picture, field: 'image' }] } : {};
}

/** A deity that is taken out and added again is another row: only in one lane does the server hear of it in that order. */
function laneOf({ id, deity_id: deityId }: Pick<UserDeityRow, 'id' | 'deity_id'>): string {
  return deityId ?? id;
}
