/** What the users of a world did and were promised, kept apart from the code that keeps the promises. */
import { definitionOf } from '#domain/acts/act-definitions.ts';
import type { OutboxRow } from '#db/schema.ts';

/** An act that was on the disk of its device once. */
export interface ModelAct {
  opId: string;
  device: number;
  userId: string;
  kind: string;
  entityId: string;
  lane: string;
  deps: readonly string[];
  n: number;
  /** The place among everything that was ever accepted. */
  order: number;
  payload: Readonly<Record<string, unknown>>;
  /** Its user wanted it back, so that it may leave without being carried out. */
  isWithdrawn: boolean;
  /** A new act stands in its place. */
  isReplaced: boolean;
  /** What it needed was refused and sent once more, so that others of its lane went before it. */
  isOvertaken: boolean;
  /** It left the device after the server had carried it out. */
  isDone: boolean;
}

/** One thing that a user did at once: all of it is kept or nothing. */
export interface Attempt {
  device: number;
  /** The new rows that it makes. */
  entities: readonly string[];
  /** The message box that it empties. */
  draftId: string | undefined;
  isKept: boolean;
}

export class Violation extends Error {
  readonly invariant: number;
  constructor(invariant: number, message: string) {
    super(`invariant ${invariant}: ${message}`);
    this.invariant = invariant;
  }
}

export interface Model {
  readonly acts: Map<string, ModelAct>;
  readonly attempts: Attempt[];
  /** Every id of a row that a user ever made, also where nothing came of it. */
  readonly entities: Set<string>;
  /** Every text that a user ever wrote. */
  readonly words: Set<string>;
  /** How often an act went to the server, by the true time. */
  readonly sends: Map<string, number[]>;
  /** Acts that something between device and server has refused. */
  readonly verdicts: Set<string>;
  /** Devices and users whose outbox was given up at a sign-out. */
  readonly givenUp: Set<string>;
  /** How often something cut the pauses short. */
  impatience: number;
  /** Whether the server ever lost what it had. */
  wasRestored: boolean;
  /** Whether it did so without telling by a new generation. */
  wasRestoredUnsaid: boolean;
}

export function createModel(): Model {
  return {
    acts: new Map(),
    attempts: [],
    entities: new Set(),
    words: new Set(),
    sends: new Map(),
    verdicts: new Set(),
    givenUp: new Set(),
    impatience: 0,
    wasRestored: false,
    wasRestoredUnsaid: false,
  };
}

export function modelActOf(row: OutboxRow, device: number, order: number): ModelAct {
  const { opId, userId, kind, entityId, lane, deps, payload } = row;
  return {
    opId,
    device,
    userId,
    kind,
    entityId,
    lane,
    deps: [...deps],
    n: row.n ?? 0,
    order,
    payload,
    isWithdrawn: false,
    isReplaced: false,
    isOvertaken: false,
    isDone: false,
  };
}

/** Whether there is a row once an act is carried out, whether or not there was one before. */
export function bringsRow(kind: string): boolean {
  const verb = definitionOf(kind)?.verb;
  return verb === 'create' || verb === 'set';
}

/** What may leave a device when its user takes an act back: it, what needs it, and files that nothing else needs. */
export function withdrawnWith(rows: readonly OutboxRow[], opId: string): Set<string> {
  return closed(rows, new Set([opId]), new Set());
}

/** What may leave a device when its user deletes a row: everything written for it or for what stands under it. */
export function withdrawnWithRow(rows: readonly OutboxRow[], entityId: string): Set<string> {
  return closed(rows, new Set(), new Set([entityId]));
}

function closed(rows: readonly OutboxRow[], ops: Set<string>, entities: Set<string>): Set<string> {
  for (let before = -1; before < ops.size + entities.size;) {
    before = ops.size + entities.size;
    for (const row of rows) {
      const parents = (definitionOf(row.kind)?.parents ?? []).map((field) => row.payload[field]);
      const isNear =
        row.deps.some((dep) => ops.has(dep)) ||
        entities.has(row.entityId) ||
        parents.some((parent) => typeof parent === 'string' && entities.has(parent));
      if (isNear) ops.add(row.opId);
      if (isNear && definitionOf(row.kind)?.verb === 'create' && entities.size > 0)
        entities.add(row.entityId);
    }
  }
  for (const row of rows)
    if (ops.has(row.opId))
      for (const dep of row.deps)
        if (rows.some(({ opId, kind }) => opId === dep && kind === 'upload')) ops.add(dep);
  return ops;
}
