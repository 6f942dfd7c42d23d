import { isRecord } from '#lib/is-record.ts';
import { call, type Answer } from './call.ts';
import { classifyAnswer, classifyThrown } from './classify-error.ts';
import type { Caller } from './procedures.ts';

export interface FileToUpload {
  bucket: string;
  path: string;
  /** Its media type. */
  type: string;
  bytes: ArrayBuffer;
}

/** A file of 25 MB on a slow network takes minutes. */
const uploadTimeoutMs = 10 * 60_000;

/** Puts a file in its place. One that lies there already with the same size is this one: its name is used once. */
export async function uploadFile(caller: Caller, file: FileToUpload): Promise<Answer<'stored'>> {
  const { bucket, path, type, bytes } = file;
  try {
    const response = await fetch(`${caller.config.url}/storage/v1/object/${bucket}/${path}`, {
      method: 'POST',
      headers: { ...headersOf(caller), 'content-type': type, 'x-upsert': 'false' },
      body: bytes,
      signal: AbortSignal.timeout(uploadTimeoutMs),
    });
    const contentType = response.headers.get('content-type') ?? '';
    const body = await response.json().catch(() => undefined);
    if (response.ok && !contentType.includes('text/html') && isRecord(body))
      return { ok: true, value: 'stored' };
    const problem = classifyAnswer(response.status, contentType, body, response.headers.get('retry-after'));
    const isThere = response.status === 409 || problem.code === 'Duplicate' || problem.code === '409';
    if (isThere && (await storedSize(caller, file)) === bytes.byteLength)
      return { ok: true, value: 'stored' };
    return { ok: false, problem: response.ok ? { kind: 'unreadable', status: response.status } : problem };
  } catch (error) {
    return { ok: false, problem: classifyThrown(error) };
  }
}

async function storedSize(caller: Caller, { bucket, path }: FileToUpload): Promise<number | undefined> {
  const slash = path.lastIndexOf('/');
  const answer = await call(
    {
      url: `${caller.config.url}/storage/v1/object/list/${bucket}`,
      headers: headersOf(caller),
      body: { prefix: path.slice(0, slash), search: path.slice(slash + 1), limit: 1, offset: 0 },
    },
    (body) => (Array.isArray(body) ? (body as unknown[]) : undefined),
  );
  const [found] = answer.ok ? answer.value : [];
  const metadata = isRecord(found) && isRecord(found['metadata']) ? found['metadata'] : {};
  return typeof metadata['size'] === 'number' ? metadata['size'] : undefined;
}

function headersOf({ config, accessToken }: Caller): Record<string, string> {
  return { apikey: config.key, authorization: `Bearer ${accessToken}` };
}
