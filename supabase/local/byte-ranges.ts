import { sliceableOf } from './file-body.ts';

/**
 * Answers a request for a part of a file, which players of sound send, some of them before anything else: one range of
 * bytes as RFC 9110 section 14 has it. Several ranges, another unit or a `Range` that cannot be read get the whole file.
 * 416 where nothing of the file lies in the range.
 */
export async function partOfFile(request: Request, whole: Response): Promise<Response> {
  const asked = request.method === 'GET' && whole.status === 200 ? request.headers.get('range') : null;
  const found = asked === null ? null : /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked.replaceAll(' ', ''));
  const [, first = '', last = ''] = found ?? [];
  const isBackwards = first !== '' && last !== '' && Number(last) < Number(first);
  if ((first === '' && last === '') || isBackwards || isAnother(request, whole)) return whole;
  const { size, slice } = await sliceable(whole);
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  const headers = new Headers(whole.headers);
  headers.set('accept-ranges', 'bytes');
  headers.delete('content-length');
  if (from > to) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${from}-${to}/${size}`);
  headers.set('content-length', String(to - from + 1));
  return new Response(slice(from, to), { status: 206, headers });
}

/** A file on the disk is read in the range alone; any other body as a whole. */
async function sliceable(
  whole: Response,
): Promise<{ size: number; slice(from: number, to: number): BodyInit }> {
  const file = whole.body && sliceableOf(whole.body);
  if (file) return file;
  const bytes = await whole.arrayBuffer();
  return { size: bytes.byteLength, slice: (from, to) => bytes.slice(from, to + 1) };
}

/** Whoever has a part of an older version wants the whole of this one. */
function isAnother(request: Request, whole: Response): boolean {
  const known = request.headers.get('if-range');
  return known !== null && known !== whole.headers.get('etag');
}
