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
    new URL(request.url).pathname.startsWith('/storage/v1/object/');
  if (!isFormUpload) return request;
  const form = await request.formData();
  const file = [...form.values()].find((value): value is File => typeof value !== 'string');
  if (!file)
    return Response.json(
      { statusCode: '400', error: 'InvalidRequest', message: 'There is no file in the form.' },
      { status: 400 },
    );
  if (file.size > largestUpload) return tooLarge();
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  const cacheControl = form.get('cacheControl');
  if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`);
  const metadata = form.get('metadata');
  if (typeof metadata === 'string') headers.set('x-metadata', Buffer.from(metadata).toString('base64'));
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() });
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

/** Signed addresses come under another name and with a prefix; supabase-js would build `…undefined` from them. */
export async function signedUrlNames(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isSigning = request.method === 'POST' && /^\/storage\/v1\/object\/(?:upload\/)?sign\//.test(pathname);
  if (!isSigning || !response.ok) return response;
  const body: unknown = await response.json();
  const mended = Array.isArray(body) ? body.map(withSignedURL) : withSignedURL(body);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(mended), { status: response.status, headers });
}

function withSignedURL(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const { signedUrl, ...rest } = entry as Record<string, unknown>;
  if (typeof signedUrl !== 'string') return entry;
  return { ...rest, signedURL: signedUrl.replace(/^\/storage\/v1/, '') };
}
