import { getPath } from 'hono/utils/url';
import type { AuthAnswerer } from './auth-answers.ts';
import { partOfFile } from './byte-ranges.ts';
import { refuseOddFiles } from './file-requests.ts';
import { refuseGoneAccounts } from './gone-accounts.ts';
import type { SqlRunner } from './migrate.ts';
import { plainUpload, signedUrlNames, signMany } from './package-gaps.ts';
import { bringerOf, limitUploads } from './upload-quota.ts';

interface StorageTools {
  db: SqlRunner;
  /** Where the bytes of the buckets lie. */
  folder: string;
  freeBytes(): Promise<number>;
  isSigned(token: string): boolean;
  jwtSecret: string;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The storage service of `@supabase/lite` 0.10.0 with its gaps mended. Other requests pass as they are. */
export function mendStorage(
  answer: AuthAnswerer,
  { folder, jwtSecret, ...tools }: StorageTools,
): AuthAnswerer {
  const uploaded = limitUploads(tools);
  const kept = refuseGoneAccounts({ ...tools, folder });
  const inTurn = uploadsInTurn(tools.isSigned);

  return async (request) =>
    (await refuseOddFiles(request, jwtSecret)) ??
    uploaded(request, () =>
      kept(request, () =>
        signMany(request, async (one) => {
          const plain = await plainUpload(one);
          if (plain instanceof Response) return plain;
          const answered = await inTurn(plain, () => answer(plain));
          return isOfFile(plain) ? partOfFile(plain, await signedUrlNames(plain, answered)) : answered;
        }),
      ),
    );
}

/**
 * Lets files of one account that come under the same name come one after the other. The package looks whether the name is
 * free, stores the bytes and then the row: of several at once it answers 500 to all but one, whose bytes may be another's.
 */
function uploadsInTurn(
  isSigned: (token: string) => boolean,
): (request: Request, work: () => Promise<Response>) => Promise<Response> {
  const last = new Map<string, Promise<unknown>>();

  return async (request, work) => {
    const account = bringerOf(request, isSigned);
    if (account === undefined) return work();
    // Others may not hold up this account by a name of its own.
    const place = `${account} ${getPath(request).replace('/upload/sign/', '/')}`;
    const worked = (last.get(place) ?? Promise.resolve()).then(work);
    const ended = worked.catch(() => undefined);
    last.set(place, ended);
    try {
      return await worked;
    } finally {
      if (last.get(place) === ended) last.delete(place);
    }
  };
}

function isOfFile(request: Request): boolean {
  return getPath(request).startsWith('/storage/v1/object/');
}
