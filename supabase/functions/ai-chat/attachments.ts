import type { Backend } from '../_shared/backend.ts';
import { Problem } from '../_shared/respond.ts';

const bucket = 'chat_attachments';
/** What a request to a model carries of pictures; each is a third larger on its way. */
const mostBytes = 10 * 1024 * 1024;

/**
 * The name of a file in the caller's own folder, from its address or from the name itself; undefined for every other.
 * Where the address leads does not matter, as the file is read from our own store.
 */
export function ownFile(reference: string, userId: string): string | undefined {
  const name = URL.canParse(reference) ? nameIn(new URL(reference).pathname) : reference;
  const [folder, ...rest] = name?.split('/') ?? [];
  const isOwn = folder === userId && rest.length > 0 && rest.every((part) => !['', '.', '..'].includes(part));
  return isOwn ? name : undefined;
}

/**
 * Pictures as `data:` addresses, in order, so that no model has to fetch them and no address that somebody made up is
 * ever called. Those that no longer fit are left out. Throws a 422 `Problem` for a file that is gone or no picture.
 */
export async function readPictures(
  backend: Pick<Backend, 'readFile'>,
  names: readonly string[],
): Promise<string[]> {
  const pictures: string[] = [];
  let room = mostBytes;
  for (const name of names) {
    const bytes = await backend.readFile(bucket, name, mostBytes);
    if (!bytes)
      throw new Problem(
        422,
        'picture_missing',
        'The picture is not there any more. Your credit was returned.',
      );
    const type = pictureType(bytes);
    if (!type)
      throw new Problem(422, 'picture_unreadable', 'This file is no picture. Your credit was returned.');
    room -= bytes.byteLength;
    if (room < 0) return pictures;
    pictures.push(`data:${type};base64,${base64(bytes)}`);
  }
  return pictures;
}

function nameIn(path: string): string | undefined {
  try {
    return /\/storage\/v1\/object\/(?:(?:public|sign|authenticated)\/)?chat_attachments\/(.+)$/.exec(
      decodeURIComponent(path),
    )?.[1];
  } catch {
    return undefined;
  }
}

/** By the first bytes, whatever the name says. */
function pictureType(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  return /^RIFF[^]{4}WEBP/.test(start) ? 'image/webp' : undefined;
}

/** In pieces, as a call takes only so many arguments; each fills whole groups of three bytes. */
function base64(bytes: Uint8Array): string {
  const step = 3 * 8192;
  let text = '';
  for (let at = 0; at < bytes.length; at += step)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + step)));
  return text;
}
