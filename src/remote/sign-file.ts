import { isRecord } from '#domain/is-record.ts';
import { call, type Answer } from './call.ts';
import { callerHeaders, type Caller } from './procedures.ts';

/** How long a signed address holds, in seconds. */
export const signedFor = 60 * 60;

/** An address at which anybody reads one of the caller's own files for an hour. Never throws. */
export function signFile(
  caller: Caller,
  { bucket, path }: { bucket: string; path: string },
): Promise<Answer<string>> {
  const name = path.split('/').map(encodeURIComponent).join('/');
  return call(
    {
      url: `${caller.config.url}/storage/v1/object/sign/${bucket}/${name}`,
      headers: callerHeaders(caller),
      body: { expiresIn: signedFor },
    },
    (body) =>
      isRecord(body) && typeof body['signedURL'] === 'string'
        ? `${caller.config.url}/storage/v1${body['signedURL']}`
        : undefined,
  );
}
