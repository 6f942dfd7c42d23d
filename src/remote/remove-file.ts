import { call, type Answer } from './call.ts';
import { callerHeaders, type Caller } from './procedures.ts';

/** Removes a file from a bucket. Never throws. Policies hide files, so that one that is not the caller's stays. */
export function removeFile(
  caller: Caller,
  { bucket, path }: { bucket: string; path: string },
): Promise<Answer<true>> {
  return call(
    {
      method: 'DELETE',
      url: `${caller.config.url}/storage/v1/object/${bucket}`,
      headers: callerHeaders(caller),
      body: { prefixes: [path] },
    },
    (body) => (Array.isArray(body) ? true : undefined),
  );
}
