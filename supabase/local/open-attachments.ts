import { getPath } from 'hono/utils/url';
import { bearerOf, claimsOf } from './auth-answers.ts';
import { isFileName } from './file-requests.ts';
import type { SqlRunner } from './migrate.ts';

/** Whether files of conversations are at public addresses: as the specification has it, or for sessions and signed addresses alone. */
export async function openBucket(db: SqlRunner, isPublic: boolean): Promise<void> {
  await db.query(`update storage.buckets set public = $1 where id = 'chat_attachments' and public <> $1`, [
    isPublic,
  ]);
}

/**
 * Files of conversations are at public addresses, which cannot be guessed and may have been passed on. Such an address ends
 * with its message: then only the owner's own session reads the file, until it is removed. What is served is for the one
 * who asked, and for no cache on the way. `isSession` tells tokens that were signed here.
 */
export function closeAttachments(
  db: SqlRunner,
  isSession: (token: string) => boolean,
): (request: Request, answer: () => Promise<Response>) => Promise<Response> {
  return async (request, answer) => {
    const name = attachmentIn(request);
    if (name === undefined) return answer();
    if (!isFileName(name)) return notFound();
    if (!isOwner(request, name, isSession)) {
      const { rows } = await db.query<{ is_open: boolean }>(
        'select private.is_attachment_open($1) as is_open',
        [name],
      );
      if (rows[0]?.is_open !== true) return notFound();
    }
    const response = await answer();
    const headers = new Headers(response.headers);
    const time = /max-age=\d+/.exec(headers.get('cache-control') ?? '')?.[0] ?? 'no-cache';
    headers.set('cache-control', `private, ${time}`);
    headers.set('x-robots-tag', 'noindex');
    return new Response(response.body, { status: response.status, headers });
  };
}

/** The name of the file that is asked for, by whichever address, a signed one too. */
function attachmentIn(request: Request): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  return /^\/storage\/v1\/object\/(?:public\/|sign\/|info\/|authenticated\/|info\/public\/)?chat_attachments\/(.+)$/s.exec(
    getPath(request),
  )?.[1];
}

function isOwner(request: Request, name: string, isSession: (token: string) => boolean): boolean {
  const token = bearerOf(request);
  return token !== undefined && isSession(token) && claimsOf(token)['sub'] === name.split('/')[0];
}

/** As the storage service says it of a file that is not there. */
function notFound(): Response {
  return Response.json(
    { statusCode: '404', error: 'not_found', message: 'Object not found' },
    { status: 400, headers: { 'cache-control': 'no-store' } },
  );
}
