import { getPath } from 'hono/utils/url';
import { isSignedHere } from './session-tokens.ts';

/** What a hosted project takes in the name of a file, apart from the slash between its folders; here in every writing. */
const plainPart = /^[\p{L}\p{M}\p{N}_!\-.*'() &$@=;:+,?]+$/u;
const longestName = 1024;
/** A part of a name is a folder on the disk, which holds 255 letters, some of them written as three. */
const longestPart = 240;
const mostFiles = 1000;

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
  const { prefixes, sourceKey, destinationKey } = body as Record<string, unknown>;
  const files = prefixes === undefined ? [] : prefixes;
  if (!Array.isArray(files) || files.length > mostFiles)
    return refusal('InvalidRequest', `"prefixes" has to be a list of at most ${mostFiles} names.`);
  const odd = [...files, sourceKey ?? 'none', destinationKey ?? 'none'].find((name) => !isFileName(name));
  if (odd !== undefined) return invalidKey(odd);
  // What is searched for by its beginning is no name yet.
  const words = [Reflect.get(body, 'prefix'), Reflect.get(body, 'search')];
  return words.every((word) => word === undefined || (typeof word === 'string' && !word.includes('\0')))
    ? undefined
    : refusal('InvalidRequest', 'What is searched for has to be a text.');
}

function isFileName(name: unknown): boolean {
  return (
    typeof name === 'string' &&
    name.length <= longestName &&
    name.split('/').every((part) => plainPart.test(part) && !isStep(part) && widthOf(part) <= longestPart)
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
