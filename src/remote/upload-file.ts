import { isRecord } from '#domain/is-record.ts';
import { call, type Answer } from './call.ts';
import { classifyAnswer, classifyThrown, type Problem } from './classify-error.ts';
import { send, type Reply } from './send-bytes.ts';
import { callerHeaders, type Caller } from './procedures.ts';
import { meantStatus } from './storage-status.ts';

export interface FileToUpload {
  bucket: string;
  path: string;
  /** Its media type. */
  type: string;
  bytes: ArrayBuffer;
  /** Told now and then while the file is on its way; only a page can tell. */
  onProgress?: (sentBytes: number, totalBytes: number) => void;
}

/**
 * Puts a file in its place. One that lies there already with the same size is this one, stored by a call whose answer was
 * lost; another one is replaced, where its bucket lets the owner do that.
 *
 * Refusals have one of the codes file_too_large · file_type · file_differs (the place is taken by another file) ·
 * forbidden (it is not a place of this user), or the service's own.
 */
export async function uploadFile(caller: Caller, file: FileToUpload): Promise<Answer<'stored'>> {
  try {
    const first = judge(await put(caller, file, false));
    if (first.kind === 'stored') return stored;
    if (first.kind === 'failed') return failed(caller, file, first.problem);
    const found = await storedSize(caller, file);
    // Whoever refuses the look has not refused the file.
    if (!found.ok) return found.problem.kind === 'refused' ? unknownFate : found;
    if (found.value === file.bytes.byteLength) return stored;
    const second = judge(await put(caller, file, true));
    switch (second.kind) {
      case 'stored':
        return stored;
      case 'taken':
        return refused('file_differs');
      case 'failed':
        return second.problem.code === 'forbidden'
          ? failed(caller, file, { ...second.problem, code: 'file_differs' })
          : failed(caller, file, second.problem);
    }
  } catch (error) {
    return { ok: false, problem: classifyThrown(error) };
  }
}

const stored: Answer<'stored'> = { ok: true, value: 'stored' };
const unknownFate: Answer<never> = { ok: false, problem: { kind: 'server' } };

function refused(code: string): Answer<never> {
  return { ok: false, problem: { kind: 'refused', code } };
}

function put(caller: Caller, file: FileToUpload, isReplacing: boolean): Promise<Reply> {
  return send({
    url: `${caller.config.url}/storage/v1/object/${file.bucket}/${file.path}`,
    headers: {
      ...callerHeaders(caller),
      'content-type': file.type,
      'cache-control': 'max-age=3600',
      'x-upsert': String(isReplacing),
    },
    bytes: file.bytes,
    ...(file.onProgress && { onProgress: file.onProgress }),
  });
}

type Verdict = { kind: 'stored' } | { kind: 'taken' } | { kind: 'failed'; problem: Problem };

function judge({ status, contentType, retryAfter, body }: Reply): Verdict {
  if (status < 300) {
    if (contentType.includes('text/html')) return { kind: 'failed', problem: { kind: 'portal', status } };
    return isRecord(body) ? { kind: 'stored' } : { kind: 'failed', problem: { kind: 'unreadable', status } };
  }
  const meant = meantStatus(status, body);
  const problem = classifyAnswer(meant, contentType, body, retryAfter);
  if (meant === 409) return { kind: 'taken' };
  const code = codes[meant];
  return { kind: 'failed', problem: problem.kind === 'refused' && code ? { ...problem, code } : problem };
}

const codes: Readonly<Record<number, string>> = {
  403: 'forbidden',
  413: 'file_too_large',
  415: 'file_type',
};

/**
 * A token that has run out and a place of somebody else are refused in the same words; a question that its owner may
 * always ask tells which it was.
 */
async function failed(caller: Caller, file: FileToUpload, problem: Problem): Promise<Answer<never>> {
  if (problem.kind !== 'refused' || problem.status !== 403) return { ok: false, problem };
  const asked = await storedSize(caller, file);
  if (asked.ok) return { ok: false, problem };
  const isToken = asked.problem.kind === 'refused' || asked.problem.kind === 'unauthorized';
  return { ok: false, problem: isToken ? { kind: 'unauthorized' } : asked.problem };
}

/** The size in bytes of what lies in the place, as far as the caller sees it. */
function storedSize(
  caller: Caller,
  { bucket, path }: FileToUpload,
): Promise<Answer<number | 'unknown' | 'nothing'>> {
  const slash = path.lastIndexOf('/');
  const name = path.slice(slash + 1);
  return call(
    {
      url: `${caller.config.url}/storage/v1/object/list/${bucket}`,
      headers: callerHeaders(caller),
      body: { prefix: path.slice(0, slash), search: name, limit: 10, offset: 0 },
    },
    (body) => {
      if (!Array.isArray(body)) return undefined;
      // The hosted service names it within its folder, the embedded one by its whole path.
      const found = (body as unknown[]).find(
        (entry) => isRecord(entry) && (entry['name'] === name || entry['name'] === path),
      );
      if (!isRecord(found)) return 'nothing';
      const size = isRecord(found['metadata']) ? found['metadata']['size'] : undefined;
      return typeof size === 'number' ? size : 'unknown';
    },
  );
}
