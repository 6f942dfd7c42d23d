/** The name by which readers of an export know it, and the version of its form: fields are only ever added to one. */
const exportFormat = 'disha-export';
const exportVersion = 1;

/** The tables of an export under `data`. Each holds its rows with the columns of the server, as they are kept. */
export const exportedTables = [
  'profiles',
  'chat_sessions',
  'user_chats',
  'properties',
  'floorplans',
  'vaastu_analysis',
  'property_photos',
  'user_events',
  'festival_reminders',
  'japa_days',
  'birth_profiles',
  'user_deity',
  'user_aartis',
  'credit_balances',
] as const;
export type ExportedTable = (typeof exportedTables)[number];

export type Row = Readonly<Record<string, unknown>>;

/** An act that is kept on the device, as far as an export tells of it. */
export interface UnsentAct {
  kind: string;
  entityId: string;
  payload: Row;
  state: string;
  /** Milliseconds since 1970 by the device's clock. */
  keptAt: number;
  problem: { code: string } | undefined;
}

/** What the server keeps of a person and does not mirror. Times are ISO 8601, amounts thirds of a credit. */
export interface AccountFacts {
  account: { id: string; email: string | undefined; createdAt: string; providers: readonly string[] };
  role: string;
  credits: {
    thirds: number;
    ledger: readonly { entry: string; amount: number; description: string; createdAt: string }[];
  };
  consents: readonly { purpose: string; isGiven: boolean; decidedAt: string }[];
  devices: readonly {
    id: string;
    userAgent: string | undefined;
    createdAt: string;
    lastUsedAt: string;
    isCurrent: boolean;
  }[];
  /** The browsers that reminders are pushed to, and what was pushed. */
  subscriptions: readonly {
    service: string;
    language: string;
    timeZone: string;
    createdAt: string;
    seenAt: string;
  }[];
  reminders: readonly {
    target: string;
    occurrence: string;
    daysBefore: number;
    state: string;
    dueAt: string;
  }[];
  messages: readonly {
    name: string;
    propertyType: string;
    city: string;
    query: string;
    createdAt: string;
  }[];
}

/**
 * account: what is not mirrored · newest: what changed on the server since the device was last in step · history: older
 * rows that had not reached the device yet · old_messages: those the device had let go of for want of room.
 */
export type MissingPart = 'account' | 'newest' | 'history' | 'old_messages';

export interface MissingFile {
  part: MissingPart;
  /** A code: offline, or the kind of problem that the call met. */
  reason: string;
}

/** A file that a row names, or that waits on the device. `path` is its place in the archive; else why it is not there. */
export type ExportedFile = FileSource & ({ path: string; bytes: number; type: string } | { missing: string });

/** Whose file it is: the field of a row, or an act that has not been sent. */
export type FileSource =
  | { table: ExportedTable; id: string; field: string; stored_as: string }
  | { unsent: string; stored_as: string };

export interface ExportParts {
  /** ISO 8601. */
  exportedAt: string;
  language: string;
  rows: Readonly<Record<ExportedTable, readonly Row[]>>;
  /** Undefined where the server could not be asked. */
  account: AccountFacts | undefined;
  unsent: readonly UnsentAct[];
  drafts: readonly { id: string; text: string }[];
  /** Aartis that are being written or changed, and where. */
  aartiDrafts: readonly { on: DraftPlace; aarti: unknown }[];
  /** Plans that are being marked on this device. `changedAt`: milliseconds since 1970 by its clock. */
  planDrafts: readonly { id: string; plan: unknown; changedAt: number }[];
  /** Births whose charts this device alone keeps. */
  birthsHere: readonly unknown[];
  /** Rows of a newer server that this version of the app cannot read, as they came. */
  unreadable: readonly { table: string; row: unknown }[];
  files: readonly ExportedFile[];
  missing: readonly MissingFile[];
}

type DraftPlace =
  | { kind: 'festival'; festivalId: string }
  | { kind: 'deity'; userDeityId: string }
  | { kind: 'aarti'; aartiId: string };

/**
 * The content of `data.json`:
 *
 * - `format`, `version`, `exported_at`, `language`
 * - `is_complete`: whether everything that is kept is here; else `missing` and the files with `missing` say what is not,
 *   by codes (a file `elsewhere` is somebody else's: only its address is kept, and that is here)
 * - `account`, `role`, `credits` (whole ledger, in thirds of a credit), `consents` (every decision), `devices`,
 *   `push_subscriptions` and `reminders` (to which browsers, and what was pushed), `contact_messages`: null where the server could not be asked
 * - `data`: every row of the person by table, deleted ones left out
 * - `unsent`: what has been done on this device and is not confirmed by the server, in the order in which it was done
 * - `drafts`: what stands in message boxes
 * - `aarti_drafts`: aartis that are being written or changed and not saved yet, each with the `festival`, the `user_deity` or the
 *   `user_aarti` that it is written on
 * - `plan_drafts`: what is marked on floorplans and not analysed yet
 * - `births_here`: the births of charts that are kept on this device alone
 * - `unreadable`: rows that only a newer version of the app understands
 * - `files`: what each row's file is called in this archive, or why it is missing
 */
export function exportObject(parts: ExportParts): Record<string, unknown> {
  const { account, files, missing } = parts;
  return {
    format: exportFormat,
    version: exportVersion,
    exported_at: parts.exportedAt,
    language: parts.language,
    is_complete: missing.length === 0 && files.every((file) => !isMissing(file)),
    missing,
    ...(account ? accountFields(account) : noAccount),
    data: Object.fromEntries(exportedTables.map((table) => [table, parts.rows[table].flatMap(ownColumns)])),
    unsent: parts.unsent.map((act) => ({
      kind: act.kind,
      entity_id: act.entityId,
      kept_at: timeOf(act.keptAt),
      state: act.state,
      problem: act.problem?.code ?? null,
      payload: act.payload,
    })),
    drafts: parts.drafts.map(({ id, text }) => ({ chat_session: id, text })),
    aarti_drafts: parts.aartiDrafts.map(({ on, aarti }) => ({ ...placeColumn(on), aarti })),
    plan_drafts: parts.planDrafts.map(({ id, plan, changedAt }) => ({
      floorplan: id,
      changed_at: timeOf(changedAt),
      plan,
    })),
    births_here: parts.birthsHere,
    unreadable: parts.unreadable.map(({ table, row }) => ({
      table,
      row: isRow(row) ? withoutOurs(row) : row,
    })),
    files,
  };
}

/** Whether a file that is kept for the person is not in the archive. */
export function isMissing(file: ExportedFile): boolean {
  return 'missing' in file && file.missing !== 'elsewhere';
}

const noAccount = {
  account: null,
  role: null,
  credits: null,
  consents: null,
  devices: null,
  push_subscriptions: null,
  reminders: null,
  contact_messages: null,
};

function accountFields(facts: AccountFacts): Record<keyof typeof noAccount, unknown> {
  const { account, role, credits, consents, devices, subscriptions, reminders, messages } = facts;
  return {
    account: {
      id: account.id,
      email: account.email ?? null,
      created_at: account.createdAt,
      providers: account.providers,
    },
    role,
    credits: {
      thirds: credits.thirds,
      ledger: credits.ledger.map(({ entry, amount, description, createdAt }) => ({
        entry,
        amount,
        description,
        created_at: createdAt,
      })),
    },
    consents: consents.map(({ purpose, isGiven, decidedAt }) => ({
      purpose,
      is_given: isGiven,
      decided_at: decidedAt,
    })),
    devices: devices.map(({ id, userAgent, createdAt, lastUsedAt, isCurrent }) => ({
      id,
      user_agent: userAgent ?? null,
      created_at: createdAt,
      last_used_at: lastUsedAt,
      is_current: isCurrent,
    })),
    push_subscriptions: subscriptions.map(({ service, language, timeZone, createdAt, seenAt }) => ({
      service,
      language,
      time_zone: timeZone,
      created_at: createdAt,
      seen_at: seenAt,
    })),
    reminders: reminders.map(({ target, occurrence, daysBefore, state, dueAt }) => ({
      target,
      occurrence,
      days_before: daysBefore,
      state,
      due_at: dueAt,
    })),
    contact_messages: messages.map(({ name, propertyType, city, query, createdAt }) => ({
      name,
      property_type: propertyType,
      city,
      query,
      created_at: createdAt,
    })),
  };
}

/** How the sync keeps its books: nothing that the person wrote or that was written for them. */
const bookkeeping: ReadonlySet<string> = new Set(['seq', 'origin_op', 'deleted_at', 'request_id', 'user_id']);

function placeColumn(place: DraftPlace): Record<string, string> {
  switch (place.kind) {
    case 'festival':
      return { festival: place.festivalId };
    case 'deity':
      return { user_deity: place.userDeityId };
    case 'aarti':
      return { user_aarti: place.aartiId };
  }
}

function ownColumns(row: Row): Row[] {
  return typeof row['deleted_at'] === 'string' ? [] : [withoutOurs(row)];
}

function withoutOurs(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !bookkeeping.has(column)));
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null for a clock that was beyond all dates. */
function timeOf(ms: number): string | null {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
