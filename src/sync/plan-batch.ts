import { batchLimits } from '#domain/acts/act-definitions.ts';
import { keptAtSignOut } from '#db/outbox-row.ts';
import type { OutboxRow } from '#db/schema.ts';
import { isDue } from './backoff.ts';

export interface BatchPlan {
  ops: OutboxRow[];
  /** When the next act that waits for its time becomes due; undefined when none does. */
  nextAt: number | undefined;
}

export interface Planning {
  now: number;
  /** The server's counter of the balance as the mirror has it. */
  balanceSeq: number | undefined;
  /** At most so many acts. */
  most: number;
  /** Does not wait out the pauses after failures of the server. */
  isImpatient: boolean;
}

/** The database prints JSON with more room than the wire needs, so that its limit is met with a margin. */
const bytesPerBatch = batchLimits.bytes * 0.75;
/** After so many failures in company an act is tried alone: it may be what the server fails on. */
export const failuresInCompany = 3;

/**
 * Chooses what goes next: acts in the order in which they were kept, of every lane only as far as its first act that
 * cannot go yet. An act goes after those that it needs, at the earliest together with them.
 */
export function planBatch(rows: readonly OutboxRow[], planning: Planning): BatchPlan {
  const ops: OutboxRow[] = [];
  const states = new Map(rows.map(({ opId, state }) => [opId, state]));
  const chosen = new Set<string>();
  /** What needs an act that was refused waits for the writer as well, and nobody waits for it. */
  const hopeless = new Set(rows.filter(({ state }) => state === 'dead').map(({ opId }) => opId));
  const stuckLanes = new Set<string>();
  let nextAt: number | undefined;
  let bytes = 0;
  let isFull = false;
  let suspect: OutboxRow | undefined;
  for (const row of rows) {
    if (row.kind === 'upload' || row.state === 'acked' || row.state === 'dead' || stuckLanes.has(row.lane))
      continue;
    if (row.deps.some((dep) => hopeless.has(dep))) {
      hopeless.add(row.opId);
      continue;
    }
    const isHeldBack = row.deps.some((dep) => !chosen.has(dep) && (states.get(dep) ?? 'acked') !== 'acked');
    const dueAt = dueTime(row, planning);
    if (!isHeldBack && dueAt !== undefined && !isDue(dueAt, planning.now))
      nextAt = Math.min(nextAt ?? dueAt, dueAt);
    const isReady = !isHeldBack && dueAt !== undefined && isDue(dueAt, planning.now);
    if (isReady && row.problem?.kind === 'failed' && row.failures >= failuresInCompany) {
      // What the server may be failing on comes after all others, the likeliest last.
      if (!suspect || row.failures < suspect.failures) suspect = row;
      stuckLanes.add(row.lane);
      continue;
    }
    const size = isReady && !isFull ? byteLength(row) : 0;
    const hasRoom = ops.length === 0 || (ops.length < planning.most && bytes + size <= bytesPerBatch);
    if (!isReady || isFull || !hasRoom) {
      stuckLanes.add(row.lane);
      isFull ||= isReady;
      continue;
    }
    ops.push(row);
    chosen.add(row.opId);
    bytes += size;
  }
  return { ops: ops.length === 0 && suspect ? [suspect] : ops, nextAt };
}

/** When it may be tried; undefined while it lacks what it lacked, be it credits or its writer's word. */
function dueTime(
  { state, problem, nextAt }: OutboxRow,
  { balanceSeq, isImpatient }: Planning,
): number | undefined {
  const lacked = state === 'blocked' && problem?.kind === 'held' ? problem.code : undefined;
  if (lacked === keptAtSignOut) return undefined;
  if (lacked === 'insufficient_credits' && problem?.kind === 'held')
    return balanceSeq !== undefined && balanceSeq > (problem.seq ?? -1) ? 0 : undefined;
  return isImpatient && problem?.kind === 'failed' ? 0 : nextAt;
}

const encoder = new TextEncoder();

function byteLength({ payload }: OutboxRow): number {
  return encoder.encode(JSON.stringify(payload)).length + 300;
}
