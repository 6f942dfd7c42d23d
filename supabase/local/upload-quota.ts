import { getPath } from 'hono/utils/url';
import { bearerOf, claimsOf, fieldsOf, waitInWords } from './auth-answers.ts';
import type { SqlRunner } from './migrate.ts';
import { largestUpload } from './package-gaps.ts';
import { requestBudget } from './request-budget.ts';

const mb = 1024 * 1024;

/** What an account may bring at once; within an hour as much is free again. */
const atOnceBytes = 150 * mb;

/** The least that a file counts as, as `private.least_file_bytes` has it: the disk keeps no smaller ones. */
const leastBytes = 16 * 1024;

/** What uploads leave free on the disk: for sessions, credits, words and the deletes that make room again. */
export const reservedBytes = 256 * mb;

interface QuotaTools {
  db: SqlRunner;
  /** How many bytes can still be written where the files lie. */
  freeBytes(): Promise<number>;
  /** Whether a token is of this installation: that of a session, or of a signed address. */
  isSigned(token: string): boolean;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * Refuses a file for which there is no room: 413 `storage_full` where the account has all that it may keep, 429
 * `too_much_at_once` where it brought too much within the hour, 507 `no_space` where the disk is nearly full. What comes
 * with the key of the installation is never refused, as it is what moves and restores accounts.
 */
export function limitUploads({
  db,
  freeBytes,
  isSigned,
  now,
}: QuotaTools): (request: Request, answer: () => Promise<Response>) => Promise<Response> {
  const budget = requestBudget(atOnceBytes, atOnceBytes / 3600, now);
  /** Bytes that have begun to come, and are in no row yet. */
  const underWay = new Map<string, number>();

  return async (request, answer) => {
    const account = bringerOf(request, isSigned);
    if (account === undefined) return answer();
    const size = Math.max(await sizeOf(request, db), leastBytes);
    const before = underWay.get(account) ?? 0;
    underWay.set(account, before + size);
    try {
      const { rows } = await db.query<{ stored: number; most: number }>(
        'select private.stored_bytes($1)::float8 as stored, private.most_stored_bytes()::float8 as most',
        [account],
      );
      const { stored = 0, most = 0 } = rows[0] ?? {};
      if (stored + before + size > most)
        return refusal(
          413,
          'storage_full',
          `An account keeps ${Math.floor(most / mb)} MB of files: delete some first.`,
        );
      if ((await freeBytes()) - size < reservedBytes)
        return refusal(507, 'no_space', 'There is no room for files at present. Please try again later.', {
          'retry-after': '600',
        });
      // Looked at and taken from in one step: of many at once each finds what the one before has left.
      const seconds = budget.wait(account);
      if (seconds > 0)
        return refusal(
          429,
          'too_much_at_once',
          `That are many files at once. Please try again in ${waitInWords(seconds)}.`,
          { 'retry-after': String(seconds) },
        );
      budget.take(account, size);
      return await answer();
    } finally {
      const left = (underWay.get(account) ?? size) - size;
      if (left > 0) underWay.set(account, left);
      else underWay.delete(account);
    }
  };
}

/** Who brings a file; undefined where none is brought, or by nobody whose session or signed address this is. */
export function bringerOf(request: Request, isOurs: (token: string) => boolean): string | undefined {
  const path = getPath(request);
  if (!path.startsWith('/storage/v1/object/')) return undefined;
  const named = path.slice('/storage/v1/object/'.length);
  const isSigned = request.method === 'PUT' && named.startsWith('upload/sign/');
  const isUpload = request.method === 'POST' && !/^(?:list|sign|upload|move$|info)\b/.test(named);
  if (!isSigned && !isUpload && request.method !== 'PUT') return undefined;
  const token = isSigned ? new URL(request.url).searchParams.get('token') : bearerOf(request);
  if (token == null || !isOurs(token)) return undefined;
  const { sub, owner } = claimsOf(token);
  const account = isSigned ? owner : sub;
  return typeof account === 'string' ? account : undefined;
}

/** As whoever sends it says; what is not said counts as the largest. A copy is as large as what is copied. */
async function sizeOf(request: Request, db: SqlRunner): Promise<number> {
  if (getPath(request) === '/storage/v1/object/copy') {
    const { bucketId, sourceKey } = await fieldsOf(request);
    const { rows } = await db.query<{ size: number }>(
      `select coalesce((metadata ->> 'size')::float8, 0) as size from storage.objects where bucket_id = $1 and name = $2`,
      [String(bucketId), String(sourceKey)],
    );
    return rows[0]?.size ?? 0;
  }
  const said = request.headers.get('content-length');
  return said !== null && /^\d+$/.test(said) ? Number(said) : largestUpload;
}

function refusal(
  status: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ statusCode: String(status), error, message }, { status, headers });
}
