import {
  definitionOf,
  makesRow,
  parentsOf,
  replacesUnsent,
  type ActKind,
} from '#domain/acts/act-definitions.ts';
import { checkAct, storablePayload, type ActFault } from '#domain/acts/check-act.ts';
import { hasRoomFor, isOutOfSpace } from '#lib/storage-room.ts';
import { durably, type UserDatabase } from '../database.ts';
import { newOutboxRow } from '../outbox-row.ts';
import type { OutboxRow } from '../schema.ts';
import { letCopiesGo } from './keep-copies.ts';
import { makeRoom } from './make-room.ts';
import { forgetUnsent, withdraw } from './withdraw.ts';

export interface NewAct {
  kind: ActKind;
  /** The row that the act makes or changes; its id is made on the device. */
  entityId: string;
  payload: Record<string, unknown>;
  /** Acts of one lane keep their order; by default each row has a lane of its own. */
  lane?: string;
  /** Files that go before it; each writes its path into the named field, or at the end of it where that is a list. */
  files?: readonly ActFile[];
}

export interface ActFile {
  field: string;
  /** The bytes themselves; or, where they lie in `blobs` already, their id there and their number. */
  bytes: ArrayBuffer | { keptAs: string; size: number };
  /** The media type by content. */
  type: string;
  /** The ending of the path, without a dot. */
  extension: string;
  /** Within the folder of the user; by default that itself. */
  folder?: string;
}

export interface Keeping {
  userId: string;
  /** Milliseconds since 1970. */
  now: number;
  newId(): string;
  /** More that has to be written in the same moment, such as an emptied draft. Stores: `drafts`, `property_drafts`, `blobs`. */
  alongside?: (db: UserDatabase) => Promise<void>;
}

/** For what somebody does now. */
export function keepingNow(userId: string): Keeping {
  return { userId, now: Date.now(), newId: () => crypto.randomUUID() };
}

export type KeepOutcome =
  | { kind: 'kept'; opIds: string[] }
  /** Nothing was kept: an act is not well formed. */
  | { kind: 'refused'; act: ActKind; fault: ActFault }
  /** Nothing was kept: the device has no room. */
  | { kind: 'full' };

/**
 * Keeps acts with their files, all or none, in one transaction that is on the disk when this returns. From then on they
 * are shown, and sent whenever the server can be reached.
 */
export async function keepActs(
  db: UserDatabase,
  acts: readonly NewAct[],
  keeping: Keeping,
): Promise<KeepOutcome> {
  const ready = acts.map((act) => withPaths(act, keeping));
  for (const { kind, payload } of ready) {
    const fault = checkAct(kind, payload);
    if (fault) return { kind: 'refused', act: kind, fault };
  }
  const bytes = ready.flatMap(({ uploads }) => uploads).reduce((sum, file) => sum + newBytesOf(file), 0);
  // Copies of what the server has make room for what nobody else has.
  if (bytes > 0 && !(await hasRoomFor(bytes)) && !((await letCopiesGo(db)) && (await hasRoomFor(bytes))))
    return { kind: 'full' };
  let kept = await keepAll(db, ready, keeping);
  while (!kept && (await makeRoom(db))) kept = await keepAll(db, ready, keeping);
  return kept ? { kind: 'kept', opIds: kept } : { kind: 'full' };
}

/** All or none; undefined when there is no room. */
async function keepAll(
  db: UserDatabase,
  acts: readonly ReadyAct[],
  keeping: Keeping,
): Promise<string[] | undefined> {
  const disk = durably(db);
  try {
    return await disk.transaction(
      'rw',
      disk.outbox,
      disk.blobs,
      disk.drafts,
      disk.property_drafts,
      async () => {
        const opIds: string[] = [];
        for (const act of acts) opIds.push(...(await keepAct(disk, act, keeping)));
        await keeping.alongside?.(disk);
        return opIds;
      },
    );
  } catch (error) {
    if (isOutOfSpace(error)) return undefined;
    throw error;
  }
}

interface ReadyAct extends NewAct {
  uploads: readonly (ActFile & { id: string; bucket: string; path: string })[];
}

function withPaths(act: NewAct, { userId, newId }: Keeping): ReadyAct {
  const buckets: Readonly<Record<string, string>> = definitionOf(act.kind)?.files ?? {};
  const uploads = (act.files ?? []).map((file) => {
    const id = 'keptAs' in file.bytes ? file.bytes.keptAs : newId();
    const folder = file.folder === undefined ? userId : `${userId}/${file.folder}`;
    return { ...file, id, bucket: buckets[file.field] ?? '', path: `${folder}/${id}.${file.extension}` };
  });
  return { ...act, payload: { ...storablePayload(act.payload), ...pathsOf(act.kind, uploads) }, uploads };
}

function newBytesOf({ bytes }: ActFile): number {
  return 'keptAs' in bytes ? 0 : bytes.byteLength;
}

/** The fields that name the files: one path, or a list of them in the order of the files. */
function pathsOf(kind: ActKind, uploads: ReadyAct['uploads']): Record<string, string | string[]> {
  const fields = definitionOf(kind)?.fields ?? {};
  return Object.fromEntries(
    uploads.map(({ field, path }) => [
      field,
      fields[field]?.type === 'texts'
        ? uploads.filter((other) => other.field === field).map((other) => other.path)
        : path,
    ]),
  );
}

/** What the act takes the place of: earlier ones on exactly its fields that have not left the device, or were refused. */
async function takeBackReplaced(db: UserDatabase, { kind, entityId, payload }: NewAct, newId: () => string) {
  const fields = Object.keys(payload);
  const replaced = await db.outbox
    .where('entityId')
    .equals(entityId)
    .filter(
      (row) =>
        row.kind === kind &&
        (row.state === 'dead' || (row.state === 'queued' && row.attempts === 0)) &&
        Object.keys(row.payload).length === fields.length &&
        fields.every((field) => Object.hasOwn(row.payload, field)),
    )
    .toArray();
  for (const { opId } of replaced) await withdraw(db, opId, newId);
}

async function keepAct(db: UserDatabase, act: ReadyAct, keeping: Keeping): Promise<string[]> {
  if (replacesUnsent(act.kind)) await takeBackReplaced(db, act, keeping.newId);
  const isDelete = definitionOf(act.kind)?.verb === 'delete';
  if (isDelete && (await forgetUnsent(db, act.entityId, keeping.newId))) return [];
  const rows: OutboxRow[] = [];
  const shared = { userId: keeping.userId, keptAt: keeping.now };
  for (const { id, bytes, type, bucket, path } of act.uploads) {
    if (!('keptAs' in bytes)) await db.blobs.add({ id, bytes, type });
    const size = 'keptAs' in bytes ? bytes.size : bytes.byteLength;
    const payload = { bucket, path, content_type: type, size };
    rows.push(
      newOutboxRow({ ...shared, opId: id, kind: 'upload', entityId: id, lane: id, deps: [], payload }),
    );
  }
  const parents = parentsOf(act);
  const makers =
    parents.length === 0
      ? []
      : await db.outbox
          .where('entityId')
          .anyOf(parents)
          .and(({ kind }) => makesRow(kind))
          .toArray();
  const opId = keeping.newId();
  rows.push(
    newOutboxRow({
      ...shared,
      opId,
      kind: act.kind,
      entityId: act.entityId,
      lane: act.lane ?? act.entityId,
      deps: [...rows.map((upload) => upload.opId), ...makers.map((maker) => maker.opId)],
      payload: act.payload,
    }),
  );
  await db.outbox.bulkAdd(rows);
  return [opId];
}
