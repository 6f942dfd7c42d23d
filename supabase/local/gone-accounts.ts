import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlRunner } from './migrate.ts';
import { bringerOf } from './upload-quota.ts';

interface FileTools {
  db: SqlRunner;
  /** Where the bytes of the buckets lie. */
  folder: string;
  /** Whether a token is of this installation: that of a session, or of a signed address. */
  isSigned(token: string): boolean;
}

/**
 * Takes no file for an account that is gone, whose tokens and signed addresses outlive it, and leaves nothing of one that
 * went while its file came: bytes without a row would never be found again.
 */
export function refuseGoneAccounts({
  db,
  folder,
  isSigned,
}: FileTools): (request: Request, answer: () => Promise<Response>) => Promise<Response> {
  const isThere = async (account: string): Promise<boolean> => {
    const { rows } = await db.query<{ is_there: boolean }>(
      'select exists (select from auth.users where id::text = $1) as is_there',
      [account],
    );
    return rows[0]?.is_there === true;
  };

  return async (request, answer) => {
    const account = bringerOf(request, isSigned);
    if (account === undefined) return answer();
    if (!(await isThere(account))) return gone();
    try {
      const answered = await answer();
      return (await isThere(account)) ? answered : gone();
    } finally {
      if (!(await isThere(account))) await leaveNothingOf(account);
    }
  };

  async function leaveNothingOf(account: string): Promise<void> {
    await db.query(`delete from storage.objects where name like $1 || '/%'`, [account]);
    // Another file of the account may come into the folder while it is removed.
    const untilEmpty = { recursive: true, force: true, maxRetries: 10, retryDelay: 20 };
    for (const bucket of await readdir(folder)) await rm(join(folder, bucket, account), untilEmpty);
  }
}

function gone(): Response {
  return Response.json(
    { statusCode: '401', error: 'user_not_found', message: 'This account has been deleted.' },
    { status: 401, headers: { 'cache-control': 'no-store' } },
  );
}
