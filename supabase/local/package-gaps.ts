import { getPath } from 'hono/utils/url';
import { isCacheTime } from './file-requests.ts';
import { readForm } from './read-form.ts';
import { mostNames } from './storage-limits.ts';

/**
 * Where `@supabase/lite` 0.10.0 answers otherwise than a hosted project. Each mend has a test against the
 * bare package, which fails when a newer version no longer needs it.
 */

export const largestUpload = 25 * 1024 * 1024;

/**
 * supabase-js sends an upload as a form whose file has no name; the package looks for one named `file`.
 * Gives the same upload with the file as its plain body. Other requests pass as they are.
 */
export async function plainUpload(request: Request): Promise<Request | Response> {
  const type = request.headers.get('content-type') ?? '';
  const isFormUpload =
    (request.method === 'POST' || request.method === 'PUT') &&
    type.startsWith('multipart/form-data') &&
    getPath(request).startsWith('/storage/v1/object/');
  if (!isFormUpload) return request;
  const form = await readForm(request);
  const file = [...(form?.values() ?? [])].find((value): value is File => typeof value !== 'string');
  if (!form || !file) return invalid('There is no file in the form.');
  if (file.size > largestUpload) return tooLarge();
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  const cacheControl = form.get('cacheControl');
  if (typeof cacheControl === 'string' && !isCacheTime(cacheControl))
    return invalid('"cacheControl" has to be a number of seconds.');
  if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`);
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() });
}

function invalid(message: string): Response {
  return Response.json({ statusCode: '400', error: 'InvalidRequest', message }, { status: 400 });
}

function tooLarge(): Response {
  return Response.json(
    {
      statusCode: '413',
      error: 'Payload too large',
      message: 'The object exceeded the maximum allowed size',
    },
    { status: 413 },
  );
}

/**
 * Signed addresses come under another name and with a prefix; supabase-js would build `…undefined` from them.
 * It looks for `signedURL`, and for `url` when it is going to upload.
 */
export async function signedUrlNames(request: Request, response: Response): Promise<Response> {
  const path = /^\/storage\/v1\/object\/(upload\/)?sign\//.exec(getPath(request));
  if (request.method !== 'POST' || !path || !response.ok) return response;
  const name = path[1] ? 'url' : 'signedURL';
  const { signedUrl, ...rest } = (await response.json()) as Record<string, unknown>;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const address = typeof signedUrl === 'string' ? signedUrl.replace(/^\/storage\/v1/, '') : null;
  return new Response(JSON.stringify({ ...rest, [name]: address }), { status: response.status, headers });
}

/**
 * Several addresses signed in one call: the package takes it for the signing of one file without a name and finds
 * none. Here each is signed on its own; one that cannot be has an error in its place.
 */
export async function signMany(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const isList = request.method === 'POST' && /^\/storage\/v1\/object\/sign\/[^/]+$/.test(getPath(request));
  if (!isList) return answer(request);
  const body: unknown = await request.json().catch(() => undefined);
  const { expiresIn, paths } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  if (!Array.isArray(paths) || paths.length > mostNames || !paths.every(isFileName))
    return invalid(`"paths" must be a list of at most ${mostNames} names.`);
  const signed: unknown[] = [];
  for (const path of paths) {
    const url = `${request.url}/${path.split('/').map(encodeURIComponent).join('/')}`;
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    const one = new Request(url, { method: 'POST', headers, body: JSON.stringify({ expiresIn }) });
    const response = await answer(one);
    const { signedURL = null, message = null } = (await response.json()) as Record<string, unknown>;
    signed.push({ path, signedURL, error: response.ok ? null : message });
  }
  return Response.json(signed);
}

/** A name of a file with its folders; no step upwards, which would lead to another address. */
function isFileName(path: unknown): path is string {
  return typeof path === 'string' && !path.split('/').some((part) => part === '.' || part === '..');
}
