/**
 * The server in memory: what `apply_ops`, `pull_changes`, `pull_newest`, `mirror_digest`, the chat jobs and the credits
 * do, one call at a time, as the SQL does it. `twin.contract.pg.test.ts` holds the two together.
 */
import { batchLimits, definitionOf, type ActTable } from '#domain/acts/act-definitions.ts';
import { checkAct } from '#domain/acts/check-act.ts';
import { reviewAfter } from '#domain/acts/review-of-aarti.ts';
import { isRecord } from '#domain/is-record.ts';
import { festivalReminderIdOf } from '#tests/builders/festival-reminder-id.ts';

export type TwinTable = ActTable | 'credit_balances';

/** A row as the SQL prints it; times are ISO strings. */
export interface TwinRow {
  id: string;
  user_id: string;
  seq: number;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
  origin_op: string | null;
  [column: string]: unknown;
}

export interface TwinOp {
  op_id: string;
  user_id: string;
  lane?: string;
  deps?: readonly string[];
  kind: string;
  v?: number;
  entity_id: string;
  payload?: Record<string, unknown> | null;
}

export interface TwinResult {
  op_id: unknown;
  status: 'applied' | 'duplicate' | 'rejected' | 'blocked' | 'retry';
  code: string | null;
  seq: number | null;
  reason?: string | null;
}

export interface Receipt {
  kind: string;
  hash: string;
  result: { status: 'applied' | 'rejected'; code: string | null; seq: number; reason?: string | null };
}

export interface LedgerEntry {
  requestId: string;
  entry: 'grant' | 'reserve' | 'capture' | 'refund';
  amount: number;
  seq: number;
  /** ISO. */
  at: string;
  /** Of a grant: the answer did not help. */
  isReturn: boolean;
}

export interface Job {
  requestId: string;
  messageId: string | null;
  state: 'reserved' | 'answered' | 'refunded';
  messageType: 'text' | 'image';
  thirds: number;
  sessionId: string | null;
  query: string | null;
  imageUrl: string | null;
  language: string | null;
  attempts: number;
  leaseUntil: number | null;
  response: string | null;
  answeredBy: string | null;
  reason: string | null;
  createdAt: number;
}

interface Account {
  userId: string;
  head: number;
  floor: number;
  generation: string;
  stampedAt: number;
  /** How many exchanges of a guest it has taken over. */
  keptExchanges: number;
  rows: Map<TwinTable, Map<string, TwinRow>>;
  receipts: Map<string, Receipt>;
  ledger: LedgerEntry[];
  jobs: Map<string, Job>;
}

/** What a call answers instead of a value: as the data service says it. */
export interface Refusal {
  status: number;
  code: string;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** An act that was carried out, in the order of the server. */
export interface Execution {
  userId: string;
  opId: string;
  kind: string;
  entityId: string;
  lane: string | undefined;
  deviceId: string;
}

export interface TwinPorts {
  /** Milliseconds since 1970; the server's clock is right. */
  now(): number;
  newId(): string;
}

export interface ServerTwin {
  signUp(userId: string, thirds?: number): void;
  applyOps(
    userId: string,
    deviceId: string,
    ops: unknown,
  ): Outcome<{ results: TwinResult[]; head: number; generation: string }>;
  pullChanges(userId: string, request: TwinPull): TwinPage;
  pullNewest(userId: string, sessions?: number, messages?: number): Omit<TwinPage, 'next' | 'resync'>;
  mirrorDigest(userId: string): TwinDigest;
  /** The requests that a function is answering at the moment. */
  leased(userId: string): string[];
  claim(userId: string, requestId: string, leaseSeconds: number): { status: string; job: Job | undefined };
  complete(userId: string, requestId: string, response: string): string;
  fail(userId: string, requestId: string, reason: string): string;
  expireJobs(olderThanSeconds: number): number;
  grant(userId: string, requestId: string, thirds: number): void;
  /** Puts a file; false where one lies there already. */
  putObject(bucket: string, path: string, size: number): boolean;
  objectSize(bucket: string, path: string): number | undefined;
  objectPaths(bucket: string): string[];
  purge(): number;
  /** A copy of everything, to be put back later. */
  backup(): Backup;
  /** Goes back to an older state, though not of the files; mirrors learn of it by another generation, or only by a lower head. */
  restore(backup: Backup, isAnnounced: boolean): void;
  account(userId: string): Readonly<Account>;
  rows(userId: string, table: TwinTable): TwinRow[];
  /** Everything carried out that still holds, in order: a restore takes back what came after its backup. */
  readonly executions: readonly Execution[];
  /** Every act that was ever carried out, also where a restore took it back. */
  readonly everExecuted: ReadonlySet<string>;
  /** How often a file was stored, by bucket and path. */
  readonly storedTimes: ReadonlyMap<string, number>;
}

export interface TwinPull {
  cursor?: number;
  generation?: string | null;
  page_limit?: number | null;
  known_floor?: number | null;
}

export interface TwinPage {
  rows: { table: string; row: Record<string, unknown> }[];
  next: number;
  head: number;
  generation: string;
  floor: number;
  schema: 1;
  resync: 'generation' | 'head' | 'floor' | null;
}

export interface TwinDigest {
  head: number;
  generation: string;
  tables: Record<string, { count: number; digest: number }>;
}

export interface Backup {
  readonly accounts: Map<string, Account>;
  readonly executions: readonly Execution[];
}

/** What the catalogue of the public content holds, for acts that name it. */
export const catalogue = {
  deities: new Map<string, string>(),
  aartis: new Set<string>(),
  festivals: new Set<string>(),
};

const twinTables: readonly TwinTable[] = [
  'profiles',
  'chat_sessions',
  'user_chats',
  'properties',
  'floorplans',
  'property_photos',
  'vaastu_analysis',
  'user_events',
  'festival_reminders',
  'japa_days',
  'birth_profiles',
  'user_deity',
  'user_aartis',
  'credit_balances',
];

const mostFestivalReminders = 500;
/** Of the tables whose rows are set one by one. */
const mostSet = { japa_days: 20_000, birth_profiles: 1_000 } as const;
/** Of the tables that are written by creating acts; deleted rows count until they are purged. */
const mostRows: Readonly<Record<string, number>> = {
  chat_sessions: 5_000,
  user_chats: 20_000,
  properties: 500,
  floorplans: 2_000,
  property_photos: 5_000,
  vaastu_analysis: 2_000,
  user_events: 5_000,
  user_deity: 500,
  user_aartis: 2_000,
};
const welcomeRequest = '00000000-0000-4000-8000-000000000001';
const uuidFormat = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const batchOverhead = 128;

/** Which rows die with their parent, and by which column they name it. */
const children: Partial<Record<TwinTable, readonly [TwinTable, string][]>> = {
  chat_sessions: [['user_chats', 'session_id']],
  properties: [
    ['floorplans', 'property_id'],
    ['property_photos', 'property_id'],
  ],
  floorplans: [['vaastu_analysis', 'floorplan_id']],
  user_deity: [['user_aartis', 'user_deity_id']],
};

const parents: Partial<Record<TwinTable, readonly [string, TwinTable][]>> = {
  user_chats: [['session_id', 'chat_sessions']],
  floorplans: [['property_id', 'properties']],
  property_photos: [['property_id', 'properties']],
  vaastu_analysis: [['floorplan_id', 'floorplans']],
  user_aartis: [['user_deity_id', 'user_deity']],
};

/** Columns beyond what every row has and what an act names. */
const ownColumns: Partial<Record<TwinTable, Record<string, unknown>>> = {
  user_chats: {
    response: null,
    sources: [],
    answered_by: null,
    request_id: null,
    failure: null,
    image_url: null,
    attachment_name: null,
    attachment_text: null,
    page_urls: null,
    unhelpful_at: null,
  },
  floorplans: { upload_date: '' },
  property_photos: { upload_date: '' },
  vaastu_analysis: { property_id: null, analyzed_at: '' },
  user_deity: { deity_id: null, image: null, about: null, important_dates: null },
};

class ActRefused extends Error {
  readonly code: string;
  readonly reason: string | undefined;
  constructor(code: string, reason?: string) {
    super(code);
    this.code = code;
    this.reason = reason;
  }
}

class ActHeld extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export function createServerTwin(ports: TwinPorts): ServerTwin {
  let accounts = new Map<string, Account>();
  const objects = new Map<string, number>();
  let executions: Execution[] = [];
  const everExecuted = new Set<string>();
  const storedTimes = new Map<string, number>();

  const accountOf = (userId: string): Account => {
    const account = accounts.get(userId);
    if (!account) throw new Error(`no account ${userId}`);
    return account;
  };
  const table = (account: Account, name: TwinTable): Map<string, TwinRow> => {
    let rows = account.rows.get(name);
    if (!rows) account.rows.set(name, (rows = new Map()));
    return rows;
  };
  const ownerOf = (name: TwinTable, id: string): string | undefined => {
    for (const [userId, account] of accounts) if (table(account, name).has(id)) return userId;
    return undefined;
  };

  function stamp(account: Account): { seq: number; at: string } {
    account.head += 1;
    account.stampedAt = Math.max(ports.now(), account.stampedAt + 1);
    return { seq: account.head, at: new Date(account.stampedAt).toISOString() };
  }

  function insert(
    userId: string,
    name: TwinTable,
    id: string,
    opId: string | null,
    values: Record<string, unknown>,
  ): void {
    const account = accountOf(userId);
    for (const [column, parentTable] of parents[name] ?? [])
      requireParent(account, name, column, parentTable, values[column]);
    if (name === 'vaastu_analysis') values['property_id'] = propertyOf(account, values['floorplan_id']);
    if (opId !== null && table(account, name).size >= (mostRows[name] ?? Infinity))
      throw new ActRefused('account_full');
    const { seq, at } = stamp(account);
    const row: TwinRow = {
      ...ownColumns[name],
      ...values,
      ...(name === 'floorplans' || name === 'property_photos' ? { upload_date: at } : {}),
      ...(name === 'vaastu_analysis' ? { analyzed_at: at } : {}),
      id,
      user_id: userId,
      seq,
      deleted_at: null,
      created_at: at,
      updated_at: at,
      origin_op: opId,
    };
    table(account, name).set(id, name === 'user_aartis' ? { ...row, ...reviewAfter(undefined, row) } : row);
    if (name === 'user_chats') touchSession(account, String(values['session_id']));
  }

  function requireParent(
    account: Account,
    name: TwinTable,
    column: string,
    parentTable: TwinTable,
    id: unknown,
  ): void {
    if (typeof id !== 'string') return;
    const parent = table(account, parentTable).get(id);
    // A dead parent is looked for among everybody's rows, a missing one among one's own.
    const owner = parent ? undefined : ownerOf(parentTable, id);
    const foreign = owner === undefined ? undefined : table(accountOf(owner), parentTable).get(id);
    if ((parent ?? foreign)?.deleted_at != null)
      throw new ActRefused('parent_missing', `${name}_${column}_alive`);
    if (!parent) throw new ActRefused('parent_missing', `${name}_${column}_fkey`);
  }

  function propertyOf(account: Account, floorplanId: unknown): unknown {
    return table(account, 'floorplans').get(String(floorplanId))?.['property_id'] ?? null;
  }

  function change(account: Account, name: TwinTable, id: string, values: Record<string, unknown>): void {
    const rows = table(account, name);
    const row = rows.get(id);
    if (!row) return;
    const { seq, at } = stamp(account);
    if (name === 'user_aartis') values = { ...values, ...reviewAfter(row, { ...row, ...values }) };
    rows.set(id, { ...row, ...values, seq, updated_at: at });
  }

  function touchSession(account: Account, sessionId: string): void {
    if (table(account, 'chat_sessions').get(sessionId)?.deleted_at === null)
      change(account, 'chat_sessions', sessionId, {});
  }

  function bury(
    account: Account,
    name: TwinTable,
    ids: readonly string[],
    values: Record<string, unknown>,
  ): void {
    const at = new Date(ports.now()).toISOString();
    for (const id of ids) change(account, name, id, { deleted_at: at, ...values });
    for (const id of ids) {
      if (name === 'user_chats') forgetWords(account, id);
      for (const [child, column] of children[name] ?? []) {
        const found = [...table(account, child).values()].filter(
          (row) => row[column] === id && row.deleted_at === null,
        );
        // The server takes them as they lie on its disk; any order is as good.
        bury(account, child, found.map((row) => row.id).sort(), {});
      }
    }
  }

  /** A message that waits gets its credit back, unless its answer is being written; a closed request loses its answer. */
  function forgetWords(account: Account, messageId: string): void {
    for (const job of account.jobs.values()) {
      if (job.messageId !== messageId) continue;
      if (job.state === 'reserved' && !isLeased(job)) refund(account, job, 'deleted');
      else if (job.state !== 'reserved') job.response = null;
    }
  }

  function isLeased(job: Job): boolean {
    return job.leaseUntil !== null && job.leaseUntil > ports.now();
  }

  function postCredit(
    account: Account,
    requestId: string,
    entry: LedgerEntry['entry'],
    amount: number,
    isReturn = false,
  ): void {
    const { userId } = account;
    const { seq, at } = stamp(account);
    const isTaken = account.ledger.some(
      (other) =>
        other.requestId === requestId &&
        (other.entry === entry || (isClosing(other.entry) && isClosing(entry))),
    );
    if (isTaken) throw new Error(`${entry} of ${requestId} twice`);
    account.ledger.push({ requestId, entry, amount, seq, at, isReturn });
    const before = table(account, 'credit_balances').get(userId);
    const thirds = Number(before?.['thirds'] ?? 0) + amount;
    if (thirds < 0) throw new Error('a balance below zero');
    table(account, 'credit_balances').set(userId, {
      id: userId,
      user_id: userId,
      thirds,
      seq,
      updated_at: at,
    } as unknown as TwinRow);
  }

  function balanceOf(userId: string): number {
    return Number(table(accountOf(userId), 'credit_balances').get(userId)?.['thirds'] ?? 0);
  }

  /** Whether there was enough; then the job is open and paid for. */
  function openJob(
    userId: string,
    job: Pick<
      Job,
      'requestId' | 'messageId' | 'messageType' | 'sessionId' | 'query' | 'imageUrl' | 'language'
    >,
  ): boolean {
    const thirds = job.messageType === 'image' ? 3 : 1;
    if (balanceOf(userId) < thirds) return false;
    postCredit(accountOf(userId), job.requestId, 'reserve', -thirds);
    accountOf(userId).jobs.set(job.requestId, {
      ...job,
      thirds,
      state: 'reserved',
      attempts: 0,
      leaseUntil: null,
      response: null,
      answeredBy: null,
      reason: null,
      createdAt: ports.now(),
    });
    return true;
  }

  function refund(account: Account, job: Job, reason: string): void {
    Object.assign(job, { state: 'refunded', leaseUntil: null, reason, query: null, imageUrl: null });
    const message = livingMessage(account, job);
    if (message && message['request_id'] === job.requestId)
      change(account, 'user_chats', message.id, { request_id: null, failure: reason.slice(0, 100) });
    postCredit(account, job.requestId, 'refund', job.thirds);
  }

  function livingMessage(account: Account, { messageId }: Job): TwinRow | undefined {
    const message = messageId === null ? undefined : table(account, 'user_chats').get(messageId);
    return message?.deleted_at === null ? message : undefined;
  }

  function applyOp(userId: string, deviceId: string, op: TwinOp, isWaiting: boolean): TwinResult {
    const malformed: TwinResult = {
      op_id: isRecord(op) ? (op.op_id ?? null) : null,
      status: 'rejected',
      code: 'malformed',
      seq: null,
    };
    if (!isRecord(op)) return malformed;
    const payload = op.payload ?? {};
    if (
      !isUuid(op.op_id) ||
      !(op.entity_id === undefined || op.entity_id === null || isUuid(op.entity_id)) ||
      !/^[0-9]{1,9}$/.test(String(op.v ?? 1)) ||
      typeof op.kind !== 'string' ||
      !isRecord(payload)
    )
      return malformed;
    const opId = op.op_id.toLowerCase();
    const entity = (op.entity_id as string | null | undefined)?.toLowerCase() ?? null;
    const result = (
      status: TwinResult['status'],
      code: string | null,
      seq: number | null = null,
    ): TwinResult => ({
      op_id: opId,
      status,
      code,
      seq,
    });
    if (op.user_id?.toLowerCase() !== userId) return result('rejected', 'other_user');
    const account = accountOf(userId);
    const hash = stable({ kind: op.kind, entity_id: entity, payload });
    const receipt = account.receipts.get(opId);
    if (receipt) {
      if (receipt.hash !== hash && receipt.hash !== '') return result('rejected', 'op_id_reuse');
      const told = { op_id: opId, ...receipt.result };
      return receipt.result.status === 'applied' ? { ...told, status: 'duplicate' } : told;
    }
    if (isWaiting) return result('blocked', 'waiting');
    if ((op.v ?? 1) > 1) return result('blocked', 'unknown_version');
    let outcome: Omit<Receipt['result'], 'seq'>;
    const fault = checkAct(op.kind, payload);
    if (fault && fault.code !== 'invalid') return result('blocked', fault.code);
    if (fault) outcome = { status: 'rejected', code: 'invalid', reason: fault.field };
    else {
      const before = snapshotOf(account);
      try {
        if (entity === null && op.kind !== 'profile.update') throw new ActRefused('malformed');
        const code = carryOut(userId, opId, op.kind, entity ?? userId, payload);
        outcome = { status: 'applied', code };
        everExecuted.add(opId);
        executions.push({ userId, opId, kind: op.kind, entityId: entity ?? userId, lane: op.lane, deviceId });
      } catch (error) {
        accounts.set(userId, before);
        if (error instanceof ActHeld) return result('blocked', error.code);
        if (!(error instanceof ActRefused)) throw error;
        outcome = {
          status: 'rejected',
          code: error.code,
          ...(error.reason !== undefined && { reason: error.reason }),
        };
      }
    }
    const now = accountOf(userId);
    now.receipts.set(opId, { kind: op.kind, hash, result: { ...outcome, seq: now.head } });
    return { op_id: opId, ...outcome, seq: now.head };
  }

  function carryOut(
    userId: string,
    opId: string,
    kind: string,
    id: string,
    payload: Record<string, unknown>,
  ): string | null {
    const account = accountOf(userId);
    const definition = definitionOf(kind);
    if (!definition) throw new ActHeld('unknown_kind');
    const name = definition.table;
    switch (definition.verb) {
      case 'cancel':
        return cancel(account, opId, String(payload['op_id']).toLowerCase());
      case 'delete': {
        const row = table(account, name).get(id);
        if (!row || row.deleted_at !== null) return 'missing';
        bury(account, name, [id], { origin_op: opId });
        return null;
      }
      case 'create': {
        const owner = ownerOf(name, id);
        if (owner !== undefined) {
          if (owner !== userId) throw new ActRefused('id_taken');
          return table(account, name).get(id)?.deleted_at === null ? 'exists' : 'deleted';
        }
        if (kind === 'chat.send') return sendChat(userId, opId, id, payload);
        if (kind === 'chat.keep') keepExchange(userId, opId, id, payload);
        else create(userId, opId, kind, id, payload);
        return null;
      }
      case 'update': {
        const target = kind === 'profile.update' ? userId : id;
        const row = table(account, name).get(target);
        if (!row) throw new ActRefused('not_found');
        if (row.deleted_at !== null) throw new ActRefused('deleted');
        if (kind === 'chat.ask_again') return askAgain(userId, opId, row);
        if (kind === 'chat.unhelpful') return returnPrice(account, opId, row);
        update(userId, opId, kind, row, payload);
        return null;
      }
      case 'set':
        if (name === 'japa_days' || name === 'birth_profiles') return setRow(userId, opId, name, id, payload);
        remind(userId, opId, id, payload);
        return null;
    }
  }

  function remind(userId: string, opId: string, id: string, payload: Record<string, unknown>): void {
    const account = accountOf(userId);
    const rows = table(account, 'festival_reminders');
    if (rows.get(id)?.['festival_id'] === payload['festival_id']) {
      change(account, 'festival_reminders', id, { ...payload, origin_op: opId });
      return;
    }
    if (rows.size >= mostFestivalReminders) throw new ActRefused('too_many');
    if (id !== festivalReminderIdOf(userId, String(payload['festival_id'])))
      throw new ActRefused('invalid', 'festival_reminders_id_of_both');
    insert(userId, 'festival_reminders', id, opId, { ...payload });
  }

  function setRow(
    userId: string,
    opId: string,
    name: keyof typeof mostSet,
    id: string,
    payload: Record<string, unknown>,
  ): string | null {
    const account = accountOf(userId);
    const owner = ownerOf(name, id);
    if (owner !== undefined && owner !== userId) throw new ActRefused('id_taken');
    const row = table(account, name).get(id);
    if (row && row.deleted_at !== null) return 'deleted';
    if (row) change(account, name, id, { ...payload, origin_op: opId });
    else if (table(account, name).size >= mostSet[name]) throw new ActRefused('too_many');
    else insert(userId, name, id, opId, { ...payload });
    return null;
  }

  function cancel(account: Account, opId: string, withdrawn: string): string | null {
    if (withdrawn === opId) throw new ActRefused('malformed');
    const receipt = account.receipts.get(withdrawn);
    if (!receipt)
      account.receipts.set(withdrawn, {
        kind: 'cancelled',
        hash: '',
        result: { status: 'rejected', code: 'cancelled', seq: account.head },
      });
    return receipt?.result.status === 'applied' ? 'too_late' : null;
  }

  function create(
    userId: string,
    opId: string,
    kind: string,
    id: string,
    payload: Record<string, unknown>,
  ): void {
    const definition = definitionOf(kind);
    if (!definition) return;
    const account = accountOf(userId);
    const values: Record<string, unknown> = {};
    for (const [field, rule] of Object.entries(definition.fields))
      values[field] = payload[field] ?? rule.initial ?? null;
    for (const [field, bucket] of Object.entries(definition.files ?? {}))
      requireUpload(userId, bucket, values[field]);
    for (const field of ['important_dates', 'tags']) {
      const list = values[field];
      if (Array.isArray(list) && list.length === 0) values[field] = null;
    }
    if (kind === 'deity.add') {
      const deityId = String(payload['deity_id']);
      if (!catalogue.deities.has(deityId)) throw new ActRefused('parent_missing');
      const isAdded = [...table(account, 'user_deity').values()].some(
        (row) => row['deity_id'] === deityId && row.deleted_at === null,
      );
      if (isAdded) throw new ActRefused('already_added');
      values['name'] ??= catalogue.deities.get(deityId);
    }
    if (kind === 'aarti.create') requireCatalogue(values);
    insert(userId, definition.table, id, opId, values);
  }

  function requireCatalogue(values: Record<string, unknown>): void {
    const { aarti_id: aartiId, festival_id: festivalId } = values;
    if (typeof aartiId === 'string' && !catalogue.aartis.has(aartiId))
      throw new ActRefused('parent_missing', 'user_aartis_aarti_id_fkey');
    if (typeof festivalId === 'string' && !catalogue.festivals.has(festivalId))
      throw new ActRefused('parent_missing', 'user_aartis_festival_id_fkey');
  }

  function update(
    userId: string,
    opId: string,
    kind: string,
    row: TwinRow,
    payload: Record<string, unknown>,
  ): void {
    const definition = definitionOf(kind);
    if (!definition) return;
    const account = accountOf(userId);
    const values: Record<string, unknown> = { ...payload, origin_op: opId };
    for (const [field, bucket] of Object.entries(definition.files ?? {}))
      requireUpload(userId, bucket, payload[field]);
    for (const field of ['important_dates', 'tags']) {
      const list = values[field];
      if (Array.isArray(list) && list.length === 0) values[field] = null;
    }
    if (kind === 'profile.update') {
      const name = payload['username'];
      const isTaken = [...accounts].some(
        ([other, { rows }]) => other !== userId && rows.get('profiles')?.get(other)?.['username'] === name,
      );
      if (name !== undefined && isTaken) throw new ActRefused('username_taken');
    }
    if (kind === 'event.update' && values['date_type'] === 'solar' && row['date_type'] === 'lunar')
      values['paksha'] ??= null;
    const next = { ...row, ...values };
    if (kind === 'event.update' && !fitsType(next))
      throw new ActRefused('invalid', 'user_events_date_fits_type');
    if (kind === 'event.update' && next['date_type'] === 'solar' && (next['paksha'] ?? null) !== null)
      throw new ActRefused('invalid', 'user_events_paksha_of_lunar');
    if (kind === 'aarti.update') {
      requireParent(account, 'user_aartis', 'user_deity_id', 'user_deity', next['user_deity_id']);
      requireCatalogue(next);
    }
    change(account, definition.table, row.id, values);
  }

  function requireUpload(userId: string, bucket: string, reference: unknown): void {
    if (Array.isArray(reference)) for (const each of reference) requireUpload(userId, bucket, each);
    if (typeof reference !== 'string') return;
    // The picture of a deity may lie elsewhere.
    if (bucket === 'user_deities' && /^https?:\/\//.test(reference) && !reference.includes('/user_deities/'))
      return;
    const path = new RegExp(`/${bucket}/([^?#]+)`).exec(reference)?.[1] ?? reference;
    if (!path.startsWith(`${userId}/`)) throw new ActRefused('foreign_file');
    if (!objects.has(`${bucket}/${path}`)) throw new ActHeld('upload_missing');
  }

  function sendChat(
    userId: string,
    opId: string,
    id: string,
    payload: Record<string, unknown>,
  ): string | null {
    const account = accountOf(userId);
    const imageUrl = (payload['image_url'] as string | null | undefined) ?? null;
    const pages = payload['page_urls'] ?? null;
    const query = (payload['query'] as string | undefined) ?? '';
    const sessionId = String(payload['session_id']);
    const language = (payload['language'] as string | null | undefined) ?? null;
    const messageType =
      (payload['message_type'] as 'text' | 'image' | null | undefined) ??
      (imageUrl === null && pages === null ? 'text' : 'image');
    requireUpload(userId, 'chat_attachments', imageUrl);
    requireUpload(userId, 'chat_attachments', pages);
    const job = account.jobs.get(id);
    if (job && (job.messageId === id || (job.state === 'answered' && job.response === null)))
      return 'deleted';
    if (job && (job.messageType !== messageType || job.state === 'refunded'))
      throw new ActRefused('request_id_reuse');
    insert(userId, 'user_chats', id, opId, {
      session_id: sessionId,
      query,
      image_url: imageUrl,
      language,
      attachment_name: payload['attachment_name'] ?? null,
      attachment_text: payload['attachment_text'] ?? null,
      page_urls: pages,
      response: job?.response ?? null,
      sources: [],
      answered_by: job?.answeredBy ?? null,
      request_id: job?.state === 'answered' ? null : id,
    });
    if (job)
      Object.assign(job, { sessionId, messageId: id, ...(job.state === 'reserved' && { query, imageUrl }) });
    else if (
      !openJob(userId, { requestId: id, messageId: id, messageType, sessionId, query, imageUrl, language })
    )
      throw new ActHeld('insufficient_credits');
    return null;
  }

  function keepExchange(userId: string, opId: string, id: string, payload: Record<string, unknown>): void {
    const account = accountOf(userId);
    if (account.keptExchanges >= 2) throw new ActRefused('too_many');
    insert(userId, 'user_chats', id, opId, {
      session_id: payload['session_id'],
      query: payload['query'],
      response: payload['response'],
      language: payload['language'] ?? null,
      answered_by: 'guide',
    });
    account.keptExchanges += 1;
  }

  function returnPrice(account: Account, opId: string, message: TwinRow): string | null {
    if (message['unhelpful_at'] !== null) return 'already';
    if (message['response'] === null) throw new ActRefused('not_answered');
    const paid = [...account.jobs.values()].find(
      ({ messageId, state }) => messageId === message.id && state === 'answered',
    );
    if (!paid) throw new ActRefused('nothing_charged');
    const month = monthInIndia(ports.now());
    if (account.ledger.some(({ isReturn, at }) => isReturn && monthInIndia(Date.parse(at)) === month))
      throw new ActRefused('monthly_limit');
    postCredit(account, `unhelpful ${message.id}`, 'grant', paid.thirds, true);
    change(account, 'user_chats', message.id, {
      unhelpful_at: new Date(ports.now()).toISOString(),
      origin_op: opId,
    });
    return null;
  }

  function askAgain(userId: string, opId: string, message: TwinRow): string | null {
    if (message['response'] !== null) return 'answered';
    if (message['request_id'] !== null) return 'waiting';
    const imageUrl = message['image_url'] as string | null;
    const account = accountOf(userId);
    const isOpen = openJob(userId, {
      requestId: opId,
      messageId: message.id,
      messageType:
        account.jobs.get(message.id)?.messageType ??
        (imageUrl === null && message['page_urls'] === null ? 'text' : 'image'),
      sessionId: String(message['session_id']),
      query: String(message['query']),
      imageUrl,
      language: message['language'] as string | null,
    });
    if (!isOpen) throw new ActHeld('insufficient_credits');
    change(account, 'user_chats', message.id, { request_id: opId, failure: null, origin_op: opId });
    return null;
  }

  return {
    get executions() {
      return executions;
    },
    everExecuted,
    storedTimes,
    signUp(userId, thirds = 6) {
      accounts.set(userId, {
        userId,
        head: 0,
        floor: 0,
        generation: ports.newId(),
        stampedAt: 0,
        keptExchanges: 0,
        rows: new Map(),
        receipts: new Map(),
        ledger: [],
        jobs: new Map(),
      });
      const account = accountOf(userId);
      const { seq, at } = stamp(account);
      table(account, 'profiles').set(userId, {
        id: userId,
        user_id: userId,
        full_name: null,
        username: `user_${userId.slice(0, 8)}`,
        email: null,
        avatar_url: null,
        verification_status: 'verified',
        last_login: null,
        language: null,
        month_system: null,
        place_name: null,
        latitude: null,
        longitude: null,
        time_zone: null,
        keeps_births: false,
        seq,
        deleted_at: null,
        created_at: at,
        updated_at: at,
        origin_op: null,
      });
      postCredit(account, welcomeRequest, 'grant', thirds);
    },
    applyOps(userId, deviceId, ops) {
      const refused = (status: number): Outcome<never> => ({
        ok: false,
        refusal: { status, code: `PT${status}` },
      });
      if (!accounts.has(userId)) return refused(401);
      if (!Array.isArray(ops) || deviceId.length < 1 || deviceId.length > 100) return refused(400);
      const most = ops.length === 1 ? batchLimits.bytesOfOne : batchLimits.bytes;
      if (ops.length > batchLimits.ops || sizeOf(ops) > batchOverhead * ops.length + most)
        return refused(413);
      const results: TwinResult[] = [];
      const stuckLanes = new Set<string>();
      const stuckOps = new Set<string>();
      for (const op of ops as TwinOp[]) {
        const isStuck =
          (typeof op?.lane === 'string' && stuckLanes.has(op.lane)) ||
          (Array.isArray(op?.deps) && op.deps.some((dep) => stuckOps.has(String(dep))));
        const result = applyOp(userId, deviceId, op, isStuck);
        results.push(result);
        if (result.status !== 'applied' && result.status !== 'duplicate') {
          if (typeof op?.lane === 'string') stuckLanes.add(op.lane);
          if (typeof op?.op_id === 'string') stuckOps.add(op.op_id);
        }
      }
      const { head, generation } = accountOf(userId);
      return { ok: true, value: { results, head, generation } };
    },
    pullChanges(userId, { cursor = 0, generation = null, page_limit: limit, known_floor: knownFloor }) {
      const account = accountOf(userId);
      const size = Math.min(Math.max(limit ?? 500, 1), 2000);
      const resync =
        generation !== null && generation !== account.generation
          ? 'generation'
          : cursor > account.head
            ? 'head'
            : cursor > 0 && cursor < account.floor && (knownFloor ?? -1) < account.floor
              ? 'floor'
              : null;
      const rows =
        resync === null
          ? allRows(account)
              .filter(({ row }) => row.seq > cursor)
              .slice(0, size)
          : [];
      return {
        rows,
        next: resync !== null ? 0 : rows.length < size ? account.head : (rows.at(-1)?.row.seq ?? 0),
        head: account.head,
        generation: account.generation,
        floor: account.floor,
        schema: 1,
        resync,
      };
    },
    pullNewest(userId, sessions = 20, messages = 50) {
      const account = accountOf(userId);
      const newest = [...table(account, 'chat_sessions').values()]
        .filter((row) => row.deleted_at === null)
        .sort((one, other) => other.seq - one.seq)
        .slice(0, Math.min(Math.max(sessions, 1), 100));
      const chosen = new Set<unknown>(newest);
      for (const session of newest)
        [...table(account, 'user_chats').values()]
          .filter((row) => row.deleted_at === null && row['session_id'] === session.id)
          .sort((one, other) => (one.created_at < other.created_at ? 1 : -1))
          .slice(0, Math.min(Math.max(messages, 1), 200))
          .forEach((row) => chosen.add(row));
      const rows = allRows(account).filter(
        ({ table: name, row }) => name === 'profiles' || name === 'credit_balances' || chosen.has(row),
      );
      const { head, generation, floor } = account;
      return { rows, head, generation, floor, schema: 1 };
    },
    mirrorDigest(userId) {
      const account = accountOf(userId);
      const tables: TwinDigest['tables'] = {};
      for (const name of twinTables) {
        let count = 0;
        let digest = 0;
        for (const row of table(account, name).values()) {
          if (row.deleted_at != null) continue;
          count += 1;
          digest ^= Number.parseInt(row.id.slice(0, 8), 16) ^ Math.imul(row.seq, 2_654_435_761);
        }
        tables[name] = { count, digest: digest >>> 0 };
      }
      return { head: account.head, generation: account.generation, tables };
    },
    leased: (userId) =>
      [...accountOf(userId).jobs.values()].filter(isLeased).map(({ requestId }) => requestId),
    claim(userId, requestId, leaseSeconds) {
      const account = accountOf(userId);
      const job = account.jobs.get(requestId);
      if (!job || job.state === 'refunded') return { status: 'no_reservation', job };
      if (job.state === 'answered')
        return { status: job.response === null ? 'no_reservation' : 'answered', job };
      if (isLeased(job)) return { status: 'busy', job };
      if (job.messageId !== null && !livingMessage(account, job)) {
        refund(account, job, 'deleted');
        return { status: 'no_reservation', job };
      }
      job.leaseUntil = ports.now() + Math.max(leaseSeconds, 1) * 1000;
      job.attempts += 1;
      return { status: 'claimed', job };
    },
    complete(userId, requestId, response) {
      const account = accountOf(userId);
      const job = account.jobs.get(requestId);
      if (!job || job.state === 'refunded') return 'no_reservation';
      if (job.state === 'answered') return 'duplicate';
      const message = livingMessage(account, job);
      if (message) {
        change(account, 'user_chats', message.id, {
          response,
          sources: [],
          answered_by: 'guide',
          language: 'english',
          request_id: null,
          failure: null,
        });
        change(account, 'chat_sessions', String(job.sessionId), {});
      }
      Object.assign(job, {
        state: 'answered',
        leaseUntil: null,
        query: null,
        imageUrl: null,
        response: message ? response : null,
        answeredBy: 'guide',
      });
      postCredit(account, requestId, 'capture', 0);
      return 'completed';
    },
    fail(userId, requestId, reason) {
      const account = accountOf(userId);
      const job = account.jobs.get(requestId);
      if (!job) return 'no_reservation';
      if (job.state !== 'reserved') return 'already_closed';
      refund(account, job, reason);
      return 'refunded';
    },
    expireJobs(olderThanSeconds) {
      let refunded = 0;
      for (const account of accounts.values()) {
        for (const job of account.jobs.values()) {
          if (job.state !== 'reserved' || job.createdAt > ports.now() - olderThanSeconds * 1000) continue;
          if (isLeased(job)) continue;
          // A stored message that nobody came for waits on: its device may be away.
          if (olderThanSeconds > 0 && job.attempts === 0 && livingMessage(account, job)) continue;
          refund(account, job, 'expired');
          refunded += 1;
        }
      }
      return refunded;
    },
    grant: (userId, requestId, thirds) => postCredit(accountOf(userId), requestId, 'grant', thirds),
    putObject(bucket, path, size) {
      const name = `${bucket}/${path}`;
      if (objects.has(name)) return false;
      objects.set(name, size);
      storedTimes.set(name, (storedTimes.get(name) ?? 0) + 1);
      return true;
    },
    objectSize: (bucket, path) => objects.get(`${bucket}/${path}`),
    objectPaths: (bucket) =>
      [...objects.keys()]
        .filter((name) => name.startsWith(`${bucket}/`))
        .map((name) => name.slice(bucket.length + 1)),
    purge() {
      let purged = 0;
      for (const account of accounts.values()) {
        for (const rows of account.rows.values()) {
          for (const row of rows.values()) {
            if (row.deleted_at == null) continue;
            rows.delete(row.id);
            account.floor = Math.max(account.floor, row.seq);
            purged += 1;
          }
        }
      }
      return purged;
    },
    backup: () => ({
      accounts: new Map(Array.from(accounts, ([id, account]) => [id, snapshotOf(account)])),
      executions: [...executions],
    }),
    restore(backup, isAnnounced) {
      accounts = new Map(Array.from(backup.accounts, ([id, account]) => [id, snapshotOf(account)]));
      executions = [...backup.executions];
      if (isAnnounced) for (const account of accounts.values()) account.generation = ports.newId();
    },
    account: accountOf,
    rows: (userId, name) => [...table(accountOf(userId), name).values()],
  };
}

function allRows(account: Account): { table: string; row: TwinRow }[] {
  return twinTables
    .flatMap((name) => Array.from(account.rows.get(name)?.values() ?? [], (row) => ({ table: name, row })))
    .sort((one, other) => one.row.seq - other.row.seq);
}

/** Rows and entries are never changed in place, jobs are. */
function snapshotOf(account: Account): Account {
  return {
    ...account,
    rows: new Map(Array.from(account.rows, ([name, rows]) => [name, new Map(rows)])),
    receipts: new Map(account.receipts),
    ledger: [...account.ledger],
    jobs: new Map(Array.from(account.jobs, ([id, job]) => [id, { ...job }])),
  };
}

function monthInIndia(ms: number): string {
  return new Date(ms + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 7);
}

function isClosing(entry: LedgerEntry['entry']): boolean {
  return entry === 'capture' || entry === 'refund';
}

function fitsType(row: Record<string, unknown>): boolean {
  const isSet = (column: string) => row[column] !== null && row[column] !== undefined;
  return row['date_type'] === 'solar'
    ? isSet('event_date') && !isSet('lunar_month') && !isSet('lunar_day')
    : !isSet('event_date') && isSet('lunar_month') && isSet('lunar_day');
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuidFormat.test(value);
}

/** The same text for the same value, whatever the order of its fields. */
function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const fields = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${stable(value[name])}`);
  return `{${fields.join(',')}}`;
}

const encoder = new TextEncoder();

function sizeOf(ops: readonly unknown[]): number {
  return encoder.encode(JSON.stringify(ops)).length;
}
