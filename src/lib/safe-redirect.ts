/** A host that cannot exist, against which a path is resolved the way a browser would. */
const ownOrigin = 'https://disha.invalid';
/** Pages that only lead elsewhere: returning to one of them would go in a circle. */
const passages = new Set([
  '/auth',
  '/callback',
  '/start',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
]);

/**
 * Where to go after sign-in: the given path with its search and hash when it is one of our own pages, else undefined.
 * The value comes from the address bar, so anyone may have written it.
 */
export function safeRedirect(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || hasTrickCharacter(value)) return undefined;
  const url = parse(value);
  if (!url || url.origin !== ownOrigin || url.username !== '' || url.password !== '') return undefined;
  const path = decode(url.pathname);
  // Dot segments and escapes can leave a path that starts with two slashes, which is another host.
  if (path === undefined || hasTrickCharacter(path) || path.startsWith('//') || url.pathname.startsWith('//'))
    return undefined;
  if (passages.has(path.replace(/\/+$/, '').toLowerCase())) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Backslashes count as slashes in browsers, and control characters are dropped by them before the address is read. */
function hasTrickCharacter(text: string): boolean {
  return Array.from(text).some(
    (character) => character === '\\' || character <= ' ' || character === '\u007f',
  );
}

function parse(path: string): URL | undefined {
  try {
    return new URL(path, ownOrigin);
  } catch {
    return undefined;
  }
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
