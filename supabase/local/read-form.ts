/** supabase-js sends three at most: how long a file may be kept, what is known of it, and the file. */
const mostParts = 20;
const longestHead = 4096;

/**
 * The form that a request carries; undefined where it carries none, or one of more parts than any app sends. Parts are
 * counted before they are read: the parser needs seconds for some hundred thousand, in which nobody else is answered.
 */
export async function readForm(request: Request): Promise<FormData | undefined> {
  const boundary = boundaryIn(request.headers.get('content-type') ?? '');
  if (boundary === undefined) return undefined;
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (!hasFewParts(bytes, boundary)) return undefined;
  // What is read is what was counted, whatever else the header says.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  return new Response(bytes, { headers }).formData().catch(() => undefined);
}

function boundaryIn(type: string): string | undefined {
  return /^multipart\/form-data\s*;\s*boundary=("?)([\w'()+,\-./:=?]{1,70})\1\s*$/i.exec(type)?.[2];
}

function hasFewParts(bytes: Uint8Array, boundary: string): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const line = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (let at = all.indexOf(line); at !== -1; at = all.indexOf(line, at + line.length)) {
    const isLast = all.toString('latin1', at + line.length, at + line.length + 2) === '--';
    if (isLast) break;
    parts += 1;
    const head = all.subarray(at, at + longestHead);
    if (parts > mostParts || !head.includes('\r\n\r\n')) return false;
  }
  return true;
}
