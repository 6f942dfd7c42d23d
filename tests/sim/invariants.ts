/**
 * The promises of the sync as checks, by number. Those named `…AtCommit` look at the disk of a device after every
 * transaction of a page that wrote; those named `…AfterHealing` look at the whole world once it is quiet. Some promises
 * are kept by every schedule of a kind coming to the same end: where that is so, the comment says which.
 */
import { isDeepStrictEqual } from 'node:util';
import { definitionOf } from '#domain/acts/act-definitions.ts';
import { mirroredTables, type BlobRow, type MetaRow, type MirroredRow, type OutboxRow } from '#db/schema.ts';
import { bringsRow, modelActOf, Violation, type Model, type ModelAct } from './model.ts';
import type { TwinRow, TwinTable } from './server-twin.ts';
import { poison } from './twin-service.ts';
import type { Device, World } from './world.ts';

/** What was on the disk of a device after the last transaction that was looked at. */
export interface DiskMemory {
  outbox: Map<string, OutboxRow>;
  blobs: Set<string>;
  /** By table and id. */
  seqs: Map<string, number>;
  cursor: { cursor: number; generation: string } | undefined;
}

function emptyMemory(): DiskMemory {
  return { outbox: new Map(), blobs: new Set(), seqs: new Map(), cursor: undefined };
}

export interface Scene {
  world: World;
  model: Model;
  /** By device and user. */
  memory: Map<string, DiskMemory>;
  /** Files that a sign-out has taken, with the acts that needed them. */
  wiped: Set<string>;
}

function databaseOf(userId: string): string {
  return `disha-user-${userId}`;
}

export function outboxOf(device: Device, userId: string): OutboxRow[] {
  return (device.disk.rows(databaseOf(userId), 'outbox') ?? []) as OutboxRow[];
}

export function mirrorRows(
  device: Device,
  userId: string,
  table: string,
): (MirroredRow & Record<string, unknown>)[] {
  return (device.disk.rows(databaseOf(userId), table) ?? []) as (MirroredRow & Record<string, unknown>)[];
}

export function cursorOf(device: Device, userId: string): Extract<MetaRow, { key: 'cursor' }> | undefined {
  const meta = (device.disk.rows(databaseOf(userId), 'meta') ?? []) as MetaRow[];
  return meta.find((row) => row.key === 'cursor');
}

/** Everything that is looked at after a transaction that wrote these stores. */
export function checkCommit(scene: Scene, device: Device, userId: string, stores: readonly string[]): void {
  const key = `${device.index}/${userId}`;
  let memory = scene.memory.get(key);
  if (!memory) scene.memory.set(key, (memory = emptyMemory()));
  if (stores.includes('outbox')) {
    acceptedActsAtCommit(scene, device, userId, memory);
    atomicSendAtCommit(scene, device, userId);
    nothingLostAtCommit(scene, device, userId, memory);
  }
  if (stores.includes('blobs') || stores.includes('outbox')) bytesAtCommit(scene, device, userId, memory);
  // A sign-out empties the mirror.
  const isLeaving = device.pendingWipe?.userId === userId;
  if (isLeaving) {
    scene.memory.delete(key);
    return;
  }
  if (stores.includes('meta')) cursorAtCommit(scene, device, userId, memory);
  if (stores.includes('user_chats')) monotonicReadsAtCommit(scene, device, userId, memory);
  if (stores.includes('outbox')) {
    noFlickerAtCommit(scene, device, userId, memory);
    memory.outbox = new Map(outboxOf(device, userId).map((row) => [row.opId, row]));
  }
}

/** 3, first half: whatever is on the disk once is accepted from then on; what the user was told is looked for by `perform`. */
function acceptedActsAtCommit({ model }: Scene, device: Device, userId: string, memory: DiskMemory): void {
  for (const row of outboxOf(device, userId)) {
    if (memory.outbox.has(row.opId) || model.acts.has(row.opId)) continue;
    if (row.userId !== userId)
      throw new Violation(15, `an act of ${row.userId} lies in the database of ${userId}`);
    const act = modelActOf(row, device.index, model.acts.size);
    // Written in another tab while a sign-out that leaves nothing was under way.
    act.isWithdrawn = device.pendingWipe?.userId === userId && device.pendingWipe.leaving === 'nothing';
    model.acts.set(row.opId, act);
  }
}

/**
 * 4: an act, the act that begins its conversation, its file and the emptied message box are on the disk together or not
 * at all. The overlay is laid from the outbox, so that it is there when and only when the act is.
 */
function atomicSendAtCommit({ model }: Scene, device: Device, userId: string): void {
  for (const attempt of model.attempts) {
    if (attempt.isKept || attempt.device !== device.index) continue;
    const acts = [...model.acts.values()];
    const kept = attempt.entities.filter((entity) =>
      acts.some((act) => act.entityId === entity && bringsRow(act.kind)),
    );
    if (kept.length === 0) continue;
    attempt.isKept = true;
    if (kept.length < attempt.entities.length)
      throw new Violation(
        4,
        `only ${kept.length} of ${attempt.entities.length} acts of one moment were kept`,
      );
    const drafts = (device.disk.rows(databaseOf(userId), 'drafts') ?? []) as { id: string }[];
    if (attempt.draftId !== undefined && drafts.some(({ id }) => id === attempt.draftId))
      throw new Violation(4, 'the message is kept and still stands in the message box');
  }
  const blobs = new Set(
    ((device.disk.rows(databaseOf(userId), 'blobs') ?? []) as BlobRow[]).map(({ id }) => id),
  );
  for (const row of outboxOf(device, userId))
    if (row.kind === 'upload' && !blobs.has(row.entityId))
      throw new Violation(4, 'an upload is kept without its bytes');
}

/** 7 and 1: nothing leaves the outbox but what the server has carried out, or what its user wanted back. */
function nothingLostAtCommit(
  { model, world, wiped }: Scene,
  device: Device,
  userId: string,
  memory: DiskMemory,
): void {
  const present = new Map(outboxOf(device, userId).map((row) => [row.opId, row]));
  for (const [opId, before] of memory.outbox) {
    const act = model.acts.get(opId);
    if (present.has(opId) || !act || act.isWithdrawn || act.isReplaced || wiped.has(opId)) continue;
    if (isLeftOut(model, opId, present) || isSaidAnew(model, before, memory, present)) continue;
    const isStored =
      before.kind === 'upload'
        ? world.twin.objectSize(String(before.payload['bucket']), String(before.payload['path'])) !==
          undefined
        : world.twin.everExecuted.has(opId);
    if (!isStored) throw new Violation(7, `${before.kind} left the outbox and is not on the server`);
    act.isDone = true;
    const cursor = cursorOf(device, userId);
    const account = world.twin.account(userId);
    const isOfThisHistory = !model.wasRestoredUnsaid && cursor?.generation === account.generation;
    if (before.kind !== 'upload' && isOfThisHistory && !account.receipts.has(opId))
      throw new Violation(7, `${before.kind} left the outbox although the restored server has it no more`);
  }
  for (const [opId, row] of present) {
    const act = model.acts.get(opId);
    if (!act) continue;
    if (row.state === 'dead' && memory.outbox.get(opId)?.state !== 'dead') {
      const receipt = world.twin.account(userId).receipts.get(opId);
      if (receipt?.result.status !== 'rejected' && !model.verdicts.has(opId) && !model.wasRestored)
        throw new Violation(7, `${row.kind} is given up (${row.problem?.code}) though nobody has refused it`);
    }
    if (row.state === 'acked' && row.kind !== 'upload' && !world.twin.everExecuted.has(opId))
      throw new Violation(1, `${row.kind} counts as done, but the server has not carried it out`);
  }
}

/** A message with words goes on without a file that was refused, as an act that needs it no more. */
function isLeftOut(
  { acts, verdicts }: Scene['model'],
  uploadId: string,
  present: ReadonlyMap<string, OutboxRow>,
): boolean {
  const upload = acts.get(uploadId);
  const message = [...acts.values()].find(
    ({ kind, deps }) => kind === 'chat.send' && deps.includes(uploadId),
  );
  const row = [...present.values()].find(
    ({ n, kind, entityId }) => kind === 'chat.send' && entityId === message?.entityId && n === message.n,
  );
  if (!upload || !message || !row || !verdicts.has(uploadId) || row.deps.includes(uploadId)) return false;
  if (row.attempts > 0 || 'image_url' in row.payload || !row.payload['query']) return false;
  upload.isWithdrawn = true;
  message.isReplaced = true;
  return true;
}

/** What has not left the device goes where a new word on the same fields of its row came in the same moment. */
function isSaidAnew(
  { acts }: Scene['model'],
  before: OutboxRow,
  memory: DiskMemory,
  present: ReadonlyMap<string, OutboxRow>,
): boolean {
  const isUnsent = before.state === 'dead' || (before.state === 'queued' && before.attempts === 0);
  if (!isUnsent || !saidAnew.includes(before.kind)) return false;
  const isThere = [...present.values()].some(
    ({ opId, kind, entityId, payload }) =>
      !memory.outbox.has(opId) &&
      kind === before.kind &&
      entityId === before.entityId &&
      isDeepStrictEqual(Object.keys(payload).sort(), Object.keys(before.payload).sort()),
  );
  const act = acts.get(before.opId);
  if (isThere && act) act.isReplaced = true;
  return isThere;
}

const saidAnew: readonly string[] = [
  'profile.update',
  'session.rename',
  'festival.remind',
  'japa.count',
  'birth.keep',
];

/** 19, first half: the bytes of a file go only after the row that names it is done, or with it at its user's word. */
function bytesAtCommit(
  { model, world, wiped }: Scene,
  device: Device,
  userId: string,
  memory: DiskMemory,
): void {
  const blobs = new Set(
    ((device.disk.rows(databaseOf(userId), 'blobs') ?? []) as BlobRow[]).map(({ id }) => id),
  );
  for (const id of memory.blobs) {
    if (blobs.has(id) || wiped.has(id)) continue;
    const upload = [...model.acts.values()].find((act) => act.kind === 'upload' && act.entityId === id);
    if (!upload || upload.isWithdrawn) continue;
    const needing = [...model.acts.values()].filter((act) => act.deps.includes(upload.opId));
    const isNeeded = needing.some(
      (act) => !act.isDone && !act.isWithdrawn && !act.isReplaced && !world.twin.everExecuted.has(act.opId),
    );
    const present = outboxOf(device, userId);
    const isMirrored = needing.every(
      (act) =>
        act.isWithdrawn ||
        act.isReplaced ||
        !present.some((row) => row.opId === act.opId && row.state === 'acked'),
    );
    if (isNeeded || !isMirrored)
      throw new Violation(19, 'the bytes went before the row that names the file had come back');
  }
  memory.blobs = blobs;
}

/** 10: at every cursor the mirror has each row of the server up to it; it goes back only where the history was replaced. */
function cursorAtCommit({ world, model }: Scene, device: Device, userId: string, memory: DiskMemory): void {
  const cursor = cursorOf(device, userId);
  if (!cursor) return;
  const account = world.twin.account(userId);
  const before = memory.cursor;
  if (
    before &&
    before.generation === cursor.generation &&
    cursor.cursor < before.cursor &&
    !model.wasRestored
  )
    throw new Violation(10, `the cursor went back from ${before.cursor} to ${cursor.cursor}`);
  memory.cursor = { cursor: cursor.cursor, generation: cursor.generation };
  if (cursor.generation !== account.generation || model.wasRestored) return;
  for (const table of mirroredTables) {
    const ours = new Map(mirrorRows(device, userId, table).map((row) => [row.id, row.seq]));
    for (const row of world.twin.rows(userId, table))
      if (
        row.seq <= cursor.cursor &&
        (ours.get(row.id) ?? -1) < row.seq &&
        !isTrimmed(device, userId, table, row)
      )
        throw new Violation(
          10,
          `the cursor ${cursor.cursor} is past ${table} ${row.seq}, which the mirror has not`,
        );
  }
}

/** A device without room lets go of old messages, and says so. */
function isTrimmed(device: Device, userId: string, table: string, row: TwinRow): boolean {
  if (table !== 'user_chats') return false;
  const meta = (device.disk.rows(databaseOf(userId), 'meta') ?? []) as MetaRow[];
  const trimmed = meta.find((entry) => entry.key === 'trimmed');
  return trimmed?.key === 'trimmed' && row.created_at < trimmed.before;
}

/** 11, first half: no row of a mirror goes back in time, and none vanishes that the server still has. */
function monotonicReadsAtCommit(
  { world, model }: Scene,
  device: Device,
  userId: string,
  memory: DiskMemory,
): void {
  const seqs = new Map<string, number>();
  for (const table of mirroredTables)
    for (const row of mirrorRows(device, userId, table)) seqs.set(`${table}/${row.id}`, row.seq);
  if (!model.wasRestored) {
    for (const [key, before] of memory.seqs) {
      const now = seqs.get(key);
      if (now !== undefined && now < before)
        throw new Violation(11, `${key} went back from ${before} to ${now}`);
      if (now !== undefined) continue;
      const [table, id] = key.split('/');
      const row = world.twin.rows(userId, table as TwinTable).find((other) => other.id === id);
      if (row?.deleted_at === null && !isTrimmed(device, userId, String(table), row))
        throw new Violation(11, `${key} vanished from the mirror`);
    }
  }
  memory.seqs = seqs;
}

/** 11, second half: what a user has made is on the screen from the moment it is kept until the mirror shows it. */
function noFlickerAtCommit(
  { world, model }: Scene,
  device: Device,
  userId: string,
  memory: DiskMemory,
): void {
  if (model.wasRestored) return;
  const present = new Set(outboxOf(device, userId).map(({ opId }) => opId));
  for (const [opId, row] of memory.outbox) {
    const definition = definitionOf(row.kind);
    if (present.has(opId) || !definition || !bringsRow(row.kind)) continue;
    const act = model.acts.get(opId);
    if (!act || act.isWithdrawn || act.isReplaced || !act.isDone) continue;
    if (mirrorRows(device, userId, definition.table).some(({ id }) => id === row.entityId)) continue;
    const onServer = world.twin.rows(userId, definition.table).find(({ id }) => id === row.entityId);
    if (onServer && !isTrimmed(device, userId, definition.table, onServer))
      throw new Violation(11, `${row.kind} left the screen before the mirror had it`);
  }
}

/** 5, on the wire: an act goes out after what it needs is on the server, at the earliest together with it. */
export function checkWire(
  { world, model }: Scene,
  ops: readonly { op_id: string; deps: readonly string[] }[],
): void {
  const before = new Set<string>();
  for (const { op_id: opId, deps } of ops) {
    before.add(opId);
    for (const dep of deps) {
      const needed = model.acts.get(dep);
      if (!needed || before.has(dep) || needed.isWithdrawn || needed.isReplaced || needed.isDone) continue;
      const { bucket, path } = needed.payload;
      const isThere =
        needed.kind === 'upload'
          ? world.twin.objectSize(String(bucket), String(path)) !== undefined
          : world.twin.everExecuted.has(dep);
      if (!isThere) throw new Violation(5, `an act was sent before the ${needed.kind} that it needs`);
    }
  }
}

/** Everything that is looked at once the world is quiet. */
export function checkHealed(scene: Scene): void {
  exactlyOnceAfterHealing(scene);
  noGhostsAfterHealing(scene);
  laneOrderAfterHealing(scene);
  nothingLostAfterHealing(scene);
  creditsAfterHealing(scene);
  forgottenAfterHealing(scene);
  mirrorAfterHealing(scene);
  childrenAfterHealing(scene);
  convergenceAfterHealing(scene);
  uploadsAfterHealing(scene);
  isolationAfterHealing(scene);
  fewSendsAfterHealing(scene);
  oneSendWhereNothingFailed(scene);
}

/** 1: nothing was carried out twice, and every accepted act is done, or seen by its user, or was taken back. */
function exactlyOnceAfterHealing({ world, model }: Scene): void {
  const times = new Map<string, number>();
  for (const { opId } of world.twin.executions) times.set(opId, (times.get(opId) ?? 0) + 1);
  const cancelled = new Set<unknown>();
  for (const { opId, kind } of world.twin.executions) {
    if (cancelled.has(opId)) throw new Violation(1, 'an act was carried out after it had been cancelled');
    if (kind === 'op.cancel') cancelled.add(model.acts.get(opId)?.payload['op_id']);
  }
  for (const [opId, count] of times)
    if (count > 1)
      throw new Violation(1, `${model.acts.get(opId)?.kind ?? opId} was carried out ${count} times`);
}

/** 2: every row of the server stems from an act of a user, with the words of that act. */
function noGhostsAfterHealing({ world, model }: Scene): void {
  for (const userId of world.users) {
    for (const table of mirroredTables) {
      if (table === 'profiles' || table === 'credit_balances') continue;
      for (const row of world.twin.rows(userId, table)) {
        if (!model.entities.has(row.id)) throw new Violation(2, `${table} has a row that nobody wrote`);
        const words = row['query'] ?? row['title'] ?? row['name'];
        if (typeof words === 'string' && words !== '' && !model.words.has(words))
          throw new Violation(2, `${table} says "${words}", which nobody wrote`);
      }
    }
  }
}

/** 5: in each lane of a device the server has carried acts out in the order in which they were kept, parents first. */
function laneOrderAfterHealing({ world, model }: Scene): void {
  const last = new Map<string, ModelAct>();
  const done = new Set<string>();
  for (const { opId } of world.twin.executions) {
    const act = model.acts.get(opId);
    if (!act) continue;
    done.add(opId);
    // What was sent once more keeps its place in the outbox, but goes after what went meanwhile.
    const isPlain =
      act.kind !== 'op.cancel' &&
      ![...model.acts.values()].some(
        (other) => other.isReplaced && other.n === act.n && other.device === act.device,
      );
    if (!isPlain || act.isOvertaken) continue;
    const lane = `${act.device}/${act.userId}/${act.lane}`;
    const before = last.get(lane);
    // What a restored server has lost is sent to it again, after what reached it meanwhile.
    if (before && before.order > act.order && !model.wasRestored)
      throw new Violation(
        5,
        `${act.kind} ${act.n} was carried out after ${before.kind} ${before.n} of its lane`,
      );
    last.set(lane, act);
  }
  if (model.wasRestored) return;
  for (const device of world.devices)
    for (const userId of world.users)
      for (const row of outboxOf(device, userId)) {
        const isLate = row.state === 'dead' && row.problem?.code === 'parent_missing';
        if (isLate && !hasDeadParent(world, model, row))
          throw new Violation(5, `${row.kind} came before its parent`);
      }
}

function hasDeadParent(world: World, model: Model, row: OutboxRow): boolean {
  const fields = definitionOf(row.kind)?.parents ?? [];
  return fields.some((field) => {
    const id = row.payload[field];
    if (typeof id !== 'string') return false;
    const isAlive = twinRow(world, row.userId, id)?.deleted_at === null;
    const acts = [...model.acts.values()].filter((act) => act.entityId === id);
    return (
      !isAlive ||
      acts.some(
        ({ kind, isWithdrawn, isReplaced }) =>
          ((isWithdrawn || isReplaced) && bringsRow(kind)) || definitionOf(kind)?.verb === 'delete',
      )
    );
  });
}

function twinRow(world: World, userId: string, id: string): TwinRow | undefined {
  for (const table of mirroredTables) {
    const row = world.twin.rows(userId, table).find((other) => other.id === id);
    if (row) return row;
  }
  return undefined;
}

/** 7, 3, 1, 6: rejected + accepted + pending + taken back = created; pending is only what has a reason to be. */
function nothingLostAfterHealing({ world, model, wiped }: Scene): void {
  for (const act of model.acts.values()) {
    if (act.isWithdrawn || act.isReplaced || act.isDone || wiped.has(act.opId)) continue;
    const device = world.devices[act.device];
    const row = device && outboxOf(device, act.userId).find(({ opId }) => opId === act.opId);
    if (row) continue;
    if (act.kind === 'upload' || world.twin.everExecuted.has(act.opId)) continue;
    throw new Violation(3, `${act.kind} was kept once and is nowhere`);
  }
}

/** 8: the ledger adds up to the balance, and every request was paid once and closed once. */
function creditsAfterHealing({ world }: Scene): void {
  for (const userId of world.users) {
    const { ledger, jobs } = world.twin.account(userId);
    const sum = ledger.reduce((total, { amount }) => total + amount, 0);
    const thirds = Number(world.twin.rows(userId, 'credit_balances')[0]?.['thirds'] ?? 0);
    if (sum !== thirds || thirds < 0)
      throw new Violation(8, `the balance is ${thirds}, the ledger says ${sum}`);
    const byRequest = new Map<string, string[]>();
    for (const { requestId, entry } of ledger)
      byRequest.set(requestId, [...(byRequest.get(requestId) ?? []), entry]);
    for (const [requestId, entries] of byRequest) {
      if (entries.includes('grant')) continue;
      const told = entries.toSorted().join('+');
      // Nobody comes for the answers of a user who is away.
      const isAway = !world.devices.some(({ session }) => session?.userId === userId);
      if (told !== 'capture+reserve' && told !== 'refund+reserve' && !(isAway && told === 'reserve'))
        throw new Violation(8, `request ${requestId} was ${told}`);
    }
    // All that is simulated happens within one month.
    if (ledger.filter(({ isReturn }) => isReturn).length > 1)
      throw new Violation(8, 'a price was given back twice in a month');
    const messages = world.twin.executions.filter(
      ({ kind, userId: owner }) => kind === 'chat.send' && owner === userId,
    );
    for (const { entityId } of messages)
      if (!jobs.has(entityId)) throw new Violation(8, 'a message was stored without being paid for');
  }
}

/** 14: what was deleted has left no words in the requests that were made for it. */
function forgottenAfterHealing({ world }: Scene): void {
  for (const userId of world.users) {
    const living = new Set(
      world.twin
        .rows(userId, 'user_chats')
        .filter((row) => row.deleted_at === null)
        .map(({ id }) => id),
    );
    for (const { messageId, state, query, response } of world.twin.account(userId).jobs.values())
      if (
        messageId !== null &&
        !living.has(messageId) &&
        state !== 'reserved' &&
        (query ?? response) !== null
      )
        throw new Violation(14, 'a request remembers words of a deleted message');
  }
}

/** 9 and 14: the mirror has the living rows of the server, value by value, and no other. */
function mirrorAfterHealing({ world, model }: Scene): void {
  for (const device of world.devices) {
    const userId = device.session?.userId;
    if (userId === undefined) continue;
    for (const table of mirroredTables) {
      const ours = new Map(
        mirrorRows(device, userId, table)
          .filter((row) => row.deleted_at === null)
          .map((row) => [row.id, row]),
      );
      const theirs = world.twin.rows(userId, table).filter((row) => row.deleted_at == null);
      for (const row of theirs) {
        const mine = ours.get(row.id);
        ours.delete(row.id);
        if (isTrimmed(device, userId, table, row)) continue;
        if (!mine) throw new Violation(9, `${table} ${row.seq} is not in the mirror`);
        // A restore that nobody was told of is only noticed by the ids and counters of the rows.
        for (const [column, value] of Object.entries(model.wasRestoredUnsaid ? { seq: row.seq } : row))
          if (JSON.stringify(mine[column] ?? null) !== JSON.stringify(value ?? null))
            throw new Violation(9, `${table} ${row.seq} has another ${column} in the mirror`);
      }
      const [left] = ours.values();
      if (left) throw new Violation(14, `${table} ${left.seq} is in the mirror, but not on the server`);
    }
  }
}

/** 14: what stands under a deleted row is deleted with it. */
function childrenAfterHealing({ world }: Scene): void {
  for (const userId of world.users)
    for (const table of mirroredTables)
      for (const row of world.twin.rows(userId, table)) {
        const parentIds = [row['session_id'], row['property_id'], row['floorplan_id'], row['user_deity_id']];
        const isOrphan = parentIds.some(
          (id) => typeof id === 'string' && twinRow(world, userId, id)?.deleted_at !== null,
        );
        if (row.deleted_at === null && isOrphan)
          throw new Violation(14, `${table} lives under a deleted row`);
      }
}

/** 12: two devices of one user have the same rows. */
function convergenceAfterHealing({ world }: Scene): void {
  const seen = new Map<string, string>();
  for (const device of world.devices) {
    const userId = device.session?.userId;
    if (userId === undefined) continue;
    const rows = mirroredTables
      .filter((table) => table !== 'user_chats')
      .flatMap((table) =>
        mirrorRows(device, userId, table)
          .filter((row) => row.deleted_at === null)
          .map(({ id, seq }) => `${table} ${id} ${seq}`),
      );
    const told = rows.toSorted().join('\n');
    if ((seen.get(userId) ?? told) !== told) throw new Violation(12, 'two devices show different rows');
    seen.set(userId, told);
  }
}

/** 15: nothing of a user who has left is on a device, but for what they left there to be sent. */
function isolationAfterHealing({ world }: Scene): void {
  for (const device of world.devices)
    for (const [userId, leaving] of device.left) {
      for (const store of leaving === 'unsent'
        ? [...mirroredTables, 'drafts']
        : [...mirroredTables, 'drafts', 'outbox', 'blobs']) {
        const rows = device.disk.rows(databaseOf(userId), store) ?? [];
        if (rows.length > 0)
          throw new Violation(15, `${store} still has ${rows.length} rows of a user who has left`);
      }
    }
}

/** 19, second half: no row names a file that is not there, and no file was stored twice. */
function uploadsAfterHealing({ world }: Scene): void {
  for (const userId of world.users) {
    for (const [table, column, bucket] of fileColumns) {
      for (const row of world.twin.rows(userId, table)) {
        const path = row[column];
        if (typeof path === 'string' && world.twin.objectSize(bucket, path) === undefined)
          throw new Violation(19, `${table} names a file that is not there`);
      }
    }
  }
  for (const [name, times] of world.twin.storedTimes)
    if (times > 1) throw new Violation(19, `${name} was stored ${times} times`);
}

const fileColumns: [TwinTable, string, string][] = [
  ['user_chats', 'image_url', 'chat_attachments'],
  ['floorplans', 'image_url', 'floorplans'],
  ['property_photos', 'image_url', 'floorplans'],
  ['user_aartis', 'file_url', 'user_aartis'],
];

const hourMs = 60 * 60_000;

/** 22: no act goes on the wire more than 30 times in an hour, but for every time that something cut the pauses short. */
function fewSendsAfterHealing({ model }: Scene): void {
  for (const [opId, times] of model.sends)
    times.forEach((time, index) => {
      const inHour = times.slice(index).filter((other) => other < time + hourMs).length;
      if (inHour > 30 + model.impatience)
        throw new Violation(22, `${model.acts.get(opId)?.kind ?? opId} was sent ${inHour} times in an hour`);
    });
}

/** 16: where nothing went wrong, several pages and a worker send what one would: everything once. */
function oneSendWhereNothingFailed({ world, model }: Scene): void {
  const { faults, kills, steals } = world.counts;
  if (faults + kills + steals > 0 || !world.setup.hasLocks || world.setup.hasPoison) return;
  if (world.setup.thirds < 60) return;
  for (const [opId, times] of model.sends) {
    const act = model.acts.get(opId);
    if (times.length > 1 && act && !act.isWithdrawn)
      throw new Violation(16, `${act.kind} was sent ${times.length} times although nothing had failed`);
  }
}

/**
 * 6 and 17: whether everything has come to its end that can. What may be left: what was refused and what needs it, what the
 * server fails on and what stands after it in its lane, and what nobody has the credits for.
 */
export function isQuiet(scene: Scene, { areCreditsBought }: { areCreditsBought: boolean }): boolean {
  return whatIsLeft(scene, areCreditsBought) === undefined;
}

/** What keeps the world from being quiet, in words; undefined when it is. */
export function whatIsLeft(
  { world, model: { wasRestoredUnsaid } }: Scene,
  areCreditsBought: boolean,
): string | undefined {
  // What arrives now may still change the server.
  if (world.hasCallsOnTheWire()) return 'a call is still on its way to the server';
  for (const device of world.devices)
    if (device.pendingWipe || !device.session) return `device ${device.index}: a sign-out is not at its end`;
  for (const device of world.devices) {
    const userId = device.session?.userId;
    if (userId === undefined) continue;
    const rows = outboxOf(device, userId).toSorted((one, other) => (one.n ?? 0) - (other.n ?? 0));
    const hopeless = new Set(rows.filter(({ state }) => state === 'dead').map(({ opId }) => opId));
    const stuckLanes = new Set<string>();
    for (const row of rows) {
      if (hopeless.has(row.opId)) continue;
      if (row.deps.some((dep) => hopeless.has(dep))) {
        hopeless.add(row.opId);
        continue;
      }
      if (row.kind === 'upload' && row.state === 'acked') continue;
      // A restore that nobody was told of may leave an act waiting for a counter that the server has lost.
      if (wasRestoredUnsaid && row.state === 'acked') continue;
      const isPoison = world.setup.hasPoison && JSON.stringify(row.payload).includes(poison);
      const isUnpaid = !areCreditsBought && row.problem?.code === 'insufficient_credits';
      if (isPoison || isUnpaid || stuckLanes.has(row.lane)) {
        stuckLanes.add(row.lane);
        hopeless.add(row.opId);
        continue;
      }
      return `device ${device.index}: ${row.kind} ${row.n} is ${row.state} (${row.problem?.code ?? 'no problem'}, next ${row.nextAt - world.now - device.clockOffset} ms)`;
    }
    const cursor = cursorOf(device, userId);
    const { head, generation, jobs } = world.twin.account(userId);
    if (cursor?.cursor !== head || cursor.generation !== generation)
      return `device ${device.index}: the mirror is at ${cursor?.cursor}, the server at ${head}`;
    for (const job of jobs.values()) if (job.state === 'reserved') return 'a message waits for its answer';
  }
  return undefined;
}
