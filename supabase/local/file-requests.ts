import { getPath } from 'hono/utils/url';
import { isSignedHere } from './session-tokens.ts';

/** What a hosted project takes in the name of a file, apart from the slash between its folders; here in every writing. */
const plainPart = /^[\p{L}\p{M}\p{N}_!\-.*'() &$@=;:+,?]+$/u;
const longestName = 1024;
/** A part of a name is a folder on the disk, which holds 255 letters, some of them written as three. */
const longestPart = 240;
/** Each part is a folder on the disk as well; the app needs two. With what stands before a name in an address. */
const mostParts = 8;
const mostFiles = 1000;
/** A signed address holds after a session has ended: no longer than a token of the session does. */
const longestSigned = 60 * 60;
/** What a list can be sorted by, as a hosted project has it. */
const sortable = new Set(['name', 'created_at', 'updated_at', 'last_accessed_at']);
const mostListed = 1000;

/**
 * Refuses to the storage service what it would fail on, or keep as something that nobody could read again: names that a
 * hosted project takes for none, bodies that are no objects, addresses that were not signed here or have run out.
 * `@supabase/lite` 0.10.0 answers 500 to most of these, as if the fault were ours. Undefined where there is nothing to refuse.
 */
export async function refuseOddFiles(
  request: Request,
  jwtSecret: string,
  now: number = Date.now(),
): Promise<Response | undefined> {
  const path = getPath(request);
  if (!path.startsWith('/storage/v1/')) return undefined;
  const named = path.slice('/storage/v1/'.length);
  if (!isFileName(named)) return invalidKey(named);
  const isSigned = /^object\/(?:upload\/)?sign\//.test(named) && /^(?:GET|HEAD|PUT)$/.test(request.method);
  if (isSigned) {
    const token = new URL(request.url).searchParams.get('token');
    return token !== null && !isSignedHere(token, jwtSecret, now)
      ? refusal('InvalidJWT', 'This address was not signed here, or it has run out.')
      : undefined;
  }
  const asksInWords =
    (request.method === 'POST' && /^object\/(?:(?:list|sign)\/|(?:move|copy)$)/.test(named)) ||
    (request.method === 'DELETE' && /^object\/[^/]+$/.test(named));
  return asksInWords ? refuseOddBody(request) : undefined;
}

/** Of what is sent with a file, how long browsers may keep it, in seconds. */
export function isCacheTime(value: string): boolean {
  return /^\d{1,9}$/.test(value);
}

async function refuseOddBody(request: Request): Promise<Response | undefined> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return refusal('InvalidRequest', 'The body has to be an object.');
  const fields = body as Record<string, unknown>;
  return refuseOddNames(fields) ?? refuseOddSearch(fields) ?? refuseLongTime(fields);
}

function refuseOddNames(fields: Record<string, unknown>): Response | undefined {
  const { prefixes, bucketId, sourceKey, destinationBucket, destinationKey } = fields;
  // The package looks at neither the size nor the type that the other bucket takes.
  if (destinationBucket !== undefined && destinationBucket !== bucketId)
    return refusal('InvalidRequest', 'Files stay in their bucket here.');
  const files = prefixes === undefined ? [] : prefixes;
  if (!Array.isArray(files) || files.length > mostFiles)
    return refusal('InvalidRequest', `"prefixes" has to be a list of at most ${mostFiles} names.`);
  const odd = [...files, sourceKey ?? 'none', destinationKey ?? 'none'].find((name) => !isFileName(name));
  return odd === undefined ? undefined : invalidKey(odd);
}

function refuseOddSearch({
  prefix,
  search,
  limit,
  offset,
  sortBy,
}: Record<string, unknown>): Response | undefined {
  // What is searched for by its beginning is no name yet.
  const isText = (word: unknown): boolean =>
    word === undefined || (typeof word === 'string' && word.length <= longestName && !word.includes('\0'));
  if (!isText(prefix) || !isText(search))
    return refusal('InvalidRequest', 'What is searched for has to be a text.');
  if (!isCount(limit ?? 1, 1, mostListed) || !isCount(offset ?? 0, 0, 2 ** 31))
    return refusal('InvalidRequest', `"limit" has to be from 1 to ${mostListed}, and "offset" not below 0.`);
  return sortBy === undefined || isOrder(sortBy)
    ? undefined
    : refusal('InvalidRequest', `A list is sorted by ${Array.from(sortable).join(', ')}, "asc" or "desc".`);
}

function refuseLongTime({ expiresIn }: Record<string, unknown>): Response | undefined {
  return typeof expiresIn === 'number' && expiresIn > longestSigned
    ? refusal('InvalidRequest', `A signed address holds for ${longestSigned} seconds at most.`)
    : undefined;
}

function isCount(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function isOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { column, order } = value as Record<string, unknown>;
  return typeof column === 'string' && sortable.has(column) && (order === 'asc' || order === 'desc');
}

/** Whether something may be the name of a file. */
export function isFileName(name: unknown): boolean {
  if (typeof name !== 'string' || name.length > longestName) return false;
  const parts = name.split('/');
  return (
    parts.length <= mostParts &&
    parts.every((part) => plainPart.test(part) && !isStep(part) && widthOf(part) <= longestPart)
  );
}

function isStep(part: string): boolean {
  return part === '.' || part === '..';
}

function widthOf(part: string): number {
  return encodeURIComponent(part).length;
}

function invalidKey(name: unknown): Response {
  const shown = typeof name === 'string' ? name.slice(0, 100) : typeof name;
  return refusal('InvalidKey', `Invalid key: ${shown}`);
}

function refusal(error: string, message: string): Response {
  return Response.json({ statusCode: '400', error, message }, { status: 400 });
}
