import { contentTables, type ContentTable, type ContentVersions } from '#domain/content/content-tables.ts';
import { isRecord } from '#domain/is-record.ts';
import { call, callTimeoutMs, type Answer } from './call.ts';
import type { RemoteConfig } from './config.ts';

/** Where to call and as whom. */
export interface Caller {
  config: Pick<RemoteConfig, 'url' | 'key'>;
  accessToken: string;
}

/** A line that carries less than this is as good as none. */
const slowestBytesPerMs = 8;

export interface ChangedRow {
  table: string;
  row: unknown;
}

export interface ChangePage {
  rows: ChangedRow[];
  next: number;
  head: number;
  generation: string;
  floor: number;
  /** Why the mirror has to be built anew from cursor 0. */
  resync: 'generation' | 'head' | 'floor' | undefined;
}

export interface PullRequest {
  cursor: number;
  generation: string | undefined;
  pageLimit: number;
  /** While a mirror is built anew: the floor of its first page. */
  knownFloor: number | undefined;
}

/** The version of the row shapes that this code knows. */
const pullSchema = 1;

/** The caller's rows that changed after the cursor, one page. */
export function pullChanges(caller: Caller, request: PullRequest): Promise<Answer<ChangePage>> {
  return callAs(
    caller,
    '/rest/v1/rpc/pull_changes',
    {
      cursor: request.cursor,
      generation: request.generation ?? null,
      schema: pullSchema,
      page_limit: request.pageLimit,
      known_floor: request.knownFloor ?? null,
    },
    parseChangePage,
  );
}

/** As much as somebody looks at first; the rest is on its way. */
const firstScreen = { sessions: 6, messages: 50 };

/** The newest rows of the caller, for a device that has none. */
export type NewestRows = Pick<ChangePage, 'rows' | 'head' | 'generation' | 'floor'>;

/** What a new device shows first: the profile, the balance, and the newest conversations with their last messages. */
export function pullNewest(caller: Caller): Promise<Answer<NewestRows>> {
  return callAs(caller, '/rest/v1/rpc/pull_newest', firstScreen, (body) =>
    parseChangePage(isRecord(body) ? { ...body, next: body['head'] } : body),
  );
}

export interface MirrorDigest {
  head: number;
  generation: string;
  /** By table: how many living rows there are, and the exclusive or of their hashes. */
  tables: Record<string, { count: number; digest: number }>;
}

/** A short sum of the caller's rows as the server has them, to compare a mirror with. */
export function mirrorDigest(caller: Caller): Promise<Answer<MirrorDigest>> {
  return callAs(caller, '/rest/v1/rpc/mirror_digest', {}, parseMirrorDigest);
}

/** Everything that everybody may read; no tables where the device has this version already. */
export interface ContentAnswer {
  /** Of the tables that came. */
  versions: ContentVersions;
  /** Whole tables: those that are not as the device has them. */
  tables: Partial<Record<ContentTable, { id: string }[]>>;
}

/** The public content that differs from what the device has, table by table. */
export function fetchContent(
  config: Caller['config'],
  known: ContentVersions,
): Promise<Answer<ContentAnswer>> {
  return call(
    {
      url: `${config.url}/rest/v1/rpc/pull_content_changes`,
      headers: callerHeaders({ config }),
      body: { known },
    },
    parseContent,
  );
}

export interface Op {
  op_id: string;
  user_id: string;
  lane: string;
  deps: readonly string[];
  kind: string;
  v: number;
  entity_id: string;
  payload: Record<string, unknown>;
}

export interface OpResult {
  opId: string;
  status: 'applied' | 'duplicate' | 'rejected' | 'blocked' | 'retry';
  code: string | undefined;
  /** The field or rule that an act has broken. */
  reason: string | undefined;
  /** The server's counter after the act. */
  seq: number | undefined;
}

export interface OpsReply {
  results: OpResult[];
  /** The server's counter after the last of them, and the history that it counts. */
  head: number;
  generation: string;
}

/** Carries out acts of the caller; an act sent twice is done once. */
export function applyOps(caller: Caller, deviceId: string, ops: readonly Op[]): Promise<Answer<OpsReply>> {
  const body = { device_id: deviceId, ops };
  const timeoutMs = callTimeoutMs + Math.ceil(JSON.stringify(body).length / slowestBytesPerMs);
  return callAs(caller, '/rest/v1/rpc/apply_ops', body, parseOpsReply, timeoutMs);
}

/** Asks for the confirmation mail to be sent to a new account. */
export function sendVerificationEmail(
  config: RemoteConfig,
  request: { email: string; user_id: string; confirmation_token: string },
): Promise<Answer<true>> {
  return call(
    {
      url: `${config.url}/functions/v1/send-verification-email`,
      headers: callerHeaders({ config }),
      body: request,
    },
    (body) => (isRecord(body) && body['success'] === true ? true : undefined),
  );
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Trades the token of a confirmation mail for a session. */
export function verifyEmailToken(
  config: RemoteConfig,
  request: { token: string; type: string; user_id?: string },
): Promise<Answer<Tokens>> {
  return call(
    {
      url: `${config.url}/functions/v1/verify-email-token`,
      headers: callerHeaders({ config }),
      body: request,
    },
    (body) => {
      if (!isRecord(body)) return undefined;
      const { access_token: accessToken, refresh_token: refreshToken } = body;
      return typeof accessToken === 'string' && typeof refreshToken === 'string'
        ? { accessToken, refreshToken }
        : undefined;
    },
  );
}

/** Ends the one session of this token: the other devices of its owner stay signed in. */
export function endSession(caller: Caller, timeoutMs?: number): Promise<Answer<true>> {
  const url = `${caller.config.url}/auth/v1/logout?scope=local`;
  return call(
    { url, headers: callerHeaders(caller), ...(timeoutMs !== undefined && { timeoutMs }) },
    () => true,
  );
}

/** One call of a signed-in user; `path` begins with a slash. */
export function callAs<T>(
  caller: Caller,
  path: string,
  body: unknown,
  parse: (body: unknown) => T | undefined,
  timeoutMs?: number,
): Promise<Answer<T>> {
  return call(
    {
      url: caller.config.url + path,
      headers: callerHeaders(caller),
      body,
      ...(timeoutMs !== undefined && { timeoutMs }),
    },
    parse,
  );
}

/** What tells the server which app asks, and as whom; without a token as anybody. */
export function callerHeaders({
  config,
  accessToken,
}: {
  config: Pick<RemoteConfig, 'key'>;
  accessToken?: string | undefined;
}): Record<string, string> {
  return { apikey: config.key, ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }) };
}

export function parseChangePage(body: unknown): ChangePage | undefined {
  if (!isRecord(body)) return undefined;
  const { rows, next, head, generation, floor, resync } = body;
  if (
    !Array.isArray(rows) ||
    !isCount(next) ||
    !isCount(head) ||
    !isCount(floor) ||
    typeof generation !== 'string'
  ) {
    return undefined;
  }
  const parsed: ChangedRow[] = [];
  for (const entry of rows as unknown[]) {
    if (!isRecord(entry) || typeof entry['table'] !== 'string') return undefined;
    parsed.push({ table: entry['table'], row: entry['row'] });
  }
  return {
    rows: parsed,
    next,
    head,
    generation,
    floor,
    resync: resync === 'generation' || resync === 'head' || resync === 'floor' ? resync : undefined,
  };
}

/** A table that this version does not know is left for a newer one. */
function parseContent(body: unknown): ContentAnswer | undefined {
  if (!isRecord(body) || !isRecord(body['versions']) || !isRecord(body['tables'])) return undefined;
  const parsed: ContentAnswer = { versions: {}, tables: {} };
  for (const table of contentTables) {
    const [version, rows] = [body['versions'][table], body['tables'][table]];
    if (rows === undefined) continue;
    if (!isCount(version) || !Array.isArray(rows) || !rows.every(isIdentified)) return undefined;
    parsed.versions = { ...parsed.versions, [table]: version };
    parsed.tables[table] = rows;
  }
  return parsed;
}

function isIdentified(row: unknown): row is { id: string } {
  return isRecord(row) && typeof row['id'] === 'string';
}

function parseMirrorDigest(body: unknown): MirrorDigest | undefined {
  if (!isRecord(body)) return undefined;
  const { head, generation, tables } = body;
  if (!isCount(head) || typeof generation !== 'string' || !isRecord(tables)) return undefined;
  const parsed: MirrorDigest['tables'] = {};
  for (const [table, sum] of Object.entries(tables)) {
    if (!isRecord(sum) || !isCount(sum['count']) || !isCount(sum['digest'])) return undefined;
    parsed[table] = { count: sum['count'], digest: sum['digest'] };
  }
  return { head, generation, tables: parsed };
}

const opStatuses = ['applied', 'duplicate', 'rejected', 'blocked', 'retry'] as const;

function parseOpsReply(body: unknown): OpsReply | undefined {
  if (!isRecord(body) || !Array.isArray(body['results'])) return undefined;
  const { head, generation } = body;
  if (!isCount(head) || typeof generation !== 'string') return undefined;
  const results: OpResult[] = [];
  for (const entry of body['results'] as unknown[]) {
    if (!isRecord(entry)) return undefined;
    const { op_id: opId, code, reason, seq } = entry;
    const status = opStatuses.find((known) => known === entry['status']);
    // An op that was too broken to have an id names none; it cannot be told to anybody.
    if (typeof opId !== 'string') continue;
    if (!status) return undefined;
    results.push({
      opId,
      status,
      code: typeof code === 'string' ? code : undefined,
      reason: typeof reason === 'string' && reason !== '' ? reason : undefined,
      seq: isCount(seq) ? seq : undefined,
    });
  }
  return { results, head, generation };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
