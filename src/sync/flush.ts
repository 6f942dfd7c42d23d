import { batchLimits } from '#domain/acts/act-definitions.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import type { UserDatabase } from '#db/database.ts';
import { deviceId } from '#db/mutations/device-id.ts';
import { markSending, settleOps, wakeSending, type Settled } from '#db/mutations/record-replies.ts';
import { noteLink, linkState, linkStateIn, type LinkState } from '#db/mutations/note-link.ts';
import type { OutboxRow } from '#db/schema.ts';
import type { Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import type { Op, OpResult, OpsReply } from '#remote/procedures.ts';
import { isDue, retryAt } from './backoff.ts';
import { failuresInCompany, planBatch } from './plan-batch.ts';

/** What sending needs of the world. */
export interface FlushPorts {
  /** Milliseconds since 1970 by the device's clock, which may be wrong. */
  now(): number;
  /** In [0, 1). */
  random(): number;
  newId(): string;
  /** As the user whose database it is, or not at all. */
  applyOps(deviceId: string, ops: readonly Op[]): Promise<Answer<OpsReply>>;
  /** True as soon as nothing may be sent any more, for example because the user signs out. */
  isStopped(): boolean;
}

export interface FlushOutcome {
  /** Whether the server has carried anything out that the mirror does not show yet. */
  hasNews: boolean;
  /** When there will be something to do again, by the device's clock; undefined when nothing waits for a time. */
  nextAt: number | undefined;
  /** How calls to the server had gone before this flush. */
  linkBefore: LinkState;
}

/**
 * Sends what waits in the outbox, in batches, until nothing is left that can go now.
 *
 * Promises: an act is sent again until the server has said what became of it, and the server carries it out once ·
 * within a lane acts arrive in the order in which they were kept · an act that is refused stays with its reason and
 * stops only what needs it · after a call that reached nobody there is a pause, however much waits.
 * The caller holds the flush lock; two at a time would only send twice what the server takes once.
 */
export async function flush(
  db: UserDatabase,
  ports: FlushPorts,
  { isImpatient = false } = {},
): Promise<FlushOutcome> {
  let hasNews = false;
  const look = await lookAtOutbox(db);
  const linkBefore = look.link;
  let { rows, balanceSeq } = look;
  if (rows.some(isLeftSending)) {
    await wakeSending(db, isAct);
    rows = await db.outbox.toArray();
  }
  if (!isImpatient && !isDue(linkBefore.nextAt, ports.now()))
    return { hasNews, nextAt: linkBefore.nextAt, linkBefore };
  let device: string | undefined;
  // What did not get through in time goes in smaller parts.
  let most =
    linkBefore.problem === 'timeout' ? Math.max(1, batchLimits.ops >> linkBefore.failures) : batchLimits.ops;
  let isFresh = true;
  /** What fails now has a pause again: otherwise it would be sent without end. */
  let isHurried = isImpatient;
  while (!ports.isStopped()) {
    const { ops, nextAt } = planBatch(rows, { now: ports.now(), balanceSeq, most, isImpatient: isHurried });
    if (ops.length === 0) {
      if (isFresh) return { hasNews, nextAt, linkBefore };
      // Something may have been kept meanwhile.
      ({ rows, balanceSeq } = await lookAtOutbox(db));
      isFresh = true;
      continue;
    }
    isFresh = false;
    const sent = await markSending(db, ops);
    device ??= await deviceId(db, ports.newId);
    const answer: Answer<OpsReply> =
      sent.length === 0 ? nothingSent : await ports.applyOps(device, sent.map(toOp));
    if (answer.ok) {
      balanceSeq = await balanceSeqOf(db);
      const settled = settle(sent, answer.value, balanceSeq, ports);
      await settleOps(db, settled);
      if (sent.length > 0) await noteLink(db, noTrouble);
      hasNews ||= settled.some(({ as }) => as.state === 'acked');
      isHurried &&= settled.every(({ as }) => as.problem?.kind !== 'failed');
      rows = merged(rows, ops, settled);
      continue;
    }
    const failed = await recordFailure(db, sent, answer.problem, ports);
    if (failed.kind === 'too-large') {
      most = Math.max(1, Math.floor(sent.length / 2));
    } else if (failed.kind === 'wait') {
      return { hasNews, nextAt: failed.until, linkBefore };
    }
    isHurried = false;
    ({ rows, balanceSeq } = await lookAtOutbox(db));
  }
  return { hasNews, nextAt: undefined, linkBefore };
}

const nothingSent: Answer<OpsReply> = { ok: true, value: { results: [], head: 0, generation: '' } };
const unacked = { ackSeq: undefined, ackGeneration: undefined };
const noTrouble = { failures: 0, nextAt: 0, problem: undefined };

interface OutboxLook {
  rows: OutboxRow[];
  balanceSeq: number | undefined;
  link: LinkState;
}

/** All that a flush goes by, in one transaction: most of them find nothing to send. */
async function lookAtOutbox(db: UserDatabase): Promise<OutboxLook> {
  const [rows, balance, link] = await db.transaction('r', [db.outbox, db.credit_balances, db.meta], () =>
    Promise.all([db.outbox.toArray(), db.credit_balances.toCollection().first(), db.meta.get('link')]),
  );
  return { rows, balanceSeq: balance?.seq, link: linkStateIn(link) };
}

function isAct({ kind }: OutboxRow): boolean {
  return kind !== 'upload';
}

function isLeftSending(row: OutboxRow): boolean {
  return isAct(row) && row.state === 'sending';
}

/** The server's counter of the balance as the mirror has it. */
async function balanceSeqOf(db: UserDatabase): Promise<number | undefined> {
  return (await db.credit_balances.toCollection().first())?.seq;
}

function toOp({ opId, userId, lane, deps, kind, v, entityId, payload }: OutboxRow): Op {
  return { op_id: opId, user_id: userId, lane, deps, kind, v, entity_id: entityId, payload };
}

/** What each act that was sent becomes by the server's reply. One that the reply does not name is sent again. */
function settle(
  sent: readonly OutboxRow[],
  { results, head, generation }: OpsReply,
  balanceSeq: number | undefined,
  ports: FlushPorts,
): { row: OutboxRow; as: Settled }[] {
  const byId = new Map(results.map((result) => [result.opId, result]));
  const isProgress = results.some(({ status }) => status !== 'retry' && status !== 'blocked');
  // The mirror of a server that was set back is ahead of it: its balance would be news without end.
  const heldSeq = Math.max(head, balanceSeq ?? 0);
  return sent.map((row) => ({
    row,
    as: settleOne(row, byId.get(row.opId), { head, heldSeq, generation, isProgress }, ports),
  }));
}

interface Circumstances {
  head: number;
  /** What is held is tried again once the balance is beyond this. */
  heldSeq: number;
  generation: string;
  /** Whether anything in the reply came to its end. */
  isProgress: boolean;
}

function settleOne(
  row: OutboxRow,
  result: OpResult | undefined,
  { head, heldSeq, generation, isProgress }: Circumstances,
  ports: FlushPorts,
): Settled {
  const calm = { failures: 0, nextAt: 0, problem: undefined, ...unacked };
  const failures = row.failures + 1;
  const later = { failures, nextAt: retryAt(failures, ports.now(), ports.random()), ...unacked };
  const code = result?.code ?? 'no_reply';
  if (!result) return { ...later, state: 'queued', problem: { kind: 'failed', code } };
  switch (result.status) {
    case 'applied':
    case 'duplicate':
      return { ...calm, state: 'acked', ackSeq: result.seq ?? head, ackGeneration: generation };
    case 'rejected':
      return { ...calm, state: 'dead', problem: { kind: 'refused', code, reason: result.reason } };
    case 'blocked':
      // Only its turn has not come: what stands before it was not carried out.
      if (code === 'waiting') return { ...calm, ...(isProgress ? {} : later), state: 'queued' };
      return { ...later, state: 'blocked', problem: { kind: 'held', code, seq: heldSeq } };
    case 'retry':
      return { ...later, state: 'queued', problem: { kind: 'failed', code } };
    default:
      return assertNever(result.status);
  }
}

function merged(
  rows: readonly OutboxRow[],
  ops: readonly OutboxRow[],
  settled: readonly { row: OutboxRow; as: Settled }[],
): OutboxRow[] {
  const now = new Map(settled.map(({ row, as }) => [row.opId, { ...row, ...as }]));
  const tried = new Set(ops.map(({ opId }) => opId));
  // One that was tried and is not in the reply was taken back.
  return rows.flatMap((row) => (tried.has(row.opId) ? (now.get(row.opId) ?? []) : row));
}

type Failure = { kind: 'too-large' } | { kind: 'go-on' } | { kind: 'wait'; until: number };

/** Records a call that carried nothing out as far as is known. */
async function recordFailure(
  db: UserDatabase,
  sent: readonly OutboxRow[],
  problem: Problem,
  ports: FlushPorts,
): Promise<Failure> {
  const as = (row: OutboxRow, change: Partial<Settled>) => ({
    row,
    as: {
      state: 'queued' as const,
      failures: row.failures,
      nextAt: row.nextAt,
      problem: row.problem,
      ...unacked,
      ...change,
    },
  });
  const refused = {
    kind: 'refused',
    code: problem.code ?? `http_${problem.status}`,
    reason: undefined,
  } as const;
  if (problem.status === 413) {
    const isAlone = sent.length === 1;
    await settleOps(
      db,
      sent.map((row) =>
        as(row, isAlone ? { state: 'dead', problem: { ...refused, code: 'too_large' } } : {}),
      ),
    );
    return isAlone ? { kind: 'go-on' } : { kind: 'too-large' };
  }
  if (isVerdict(problem)) {
    // One of them is what the server will not read: each goes alone, at once, and only that one is dead.
    await settleOps(
      db,
      sent.map((row) =>
        as(
          row,
          sent.length === 1
            ? { state: 'dead', problem: refused }
            : {
                failures: Math.max(row.failures, failuresInCompany),
                problem: { kind: 'failed', code: refused.code },
              },
        ),
      ),
    );
    return { kind: 'go-on' };
  }
  const link = await linkState(db);
  const failures = link.failures + 1;
  const until = retryAt(failures, ports.now(), ports.random(), problem.retryAfterMs);
  await settleOps(
    db,
    sent.map((row) => {
      if (!isFailureOfServer(problem)) return as(row, {});
      const rowFailures = row.failures + 1;
      return as(row, {
        failures: rowFailures,
        problem: { kind: 'failed', code: problem.code ?? `http_${problem.status}` },
        // In company nobody knows whose fault it is; alone it has a pause of its own.
        nextAt: sent.length === 1 ? retryAt(rowFailures, ports.now(), ports.random()) : 0,
      });
    }),
  );
  logQuietly('flush', problem);
  // Where the server has answered others since, it is this act alone that fails.
  const isItsOwnFault =
    isFailureOfServer(problem) &&
    link.failures === 0 &&
    sent.length === 1 &&
    sent.every((row) => row.failures >= failuresInCompany);
  await noteLink(
    db,
    isItsOwnFault
      ? { failures, nextAt: 0, problem: undefined }
      : { failures, nextAt: until, problem: problem.kind },
  );
  return isItsOwnFault ? { kind: 'go-on' } : { kind: 'wait', until };
}

/** Whether the server has read the call and will not have it: what the data service itself says is a matter of its set-up. */
function isVerdict({ status, code }: Problem): boolean {
  return status !== undefined && [400, 403, 409, 422].includes(status) && !!code && !code.startsWith('PGRST');
}

/** Whether the server itself broke on the call, rather than being too busy for any. */
function isFailureOfServer({ kind, status, retryAfterMs }: Problem): boolean {
  return kind === 'server' && (status ?? 500) >= 500 && retryAfterMs === undefined;
}
