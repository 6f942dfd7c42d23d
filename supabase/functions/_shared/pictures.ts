/** What a request to a model carries of pictures; each is a third larger on its way. */
export const mostPictureBytes = 10 * 1024 * 1024;

/**
 * The name of a file in the caller's own folder of a bucket, from its address or from the name itself; undefined for every
 * other. Where the address leads does not matter, as the file is read from our own store.
 */
export function ownFile(bucket: string, reference: string, userId: string): string | undefined {
  const name = URL.canParse(reference) ? nameIn(bucket, new URL(reference).pathname) : reference;
  const [folder, ...rest] = name?.split('/') ?? [];
  const isOwn = folder === userId && rest.length > 0 && rest.every((part) => !['', '.', '..'].includes(part));
  return isOwn ? name : undefined;
}

/** A picture as a `data:` address, by its first bytes, whatever its name says; undefined for what is no picture. */
export function pictureAddress(bytes: Uint8Array): string | undefined {
  const type = pictureType(bytes);
  return type && `data:${type};base64,${base64(bytes)}`;
}

function nameIn(bucket: string, path: string): string | undefined {
  const address = /\/storage\/v1\/object\/(?:(?:public|sign|authenticated)\/)?([^/]+)\/(.+)$/;
  try {
    const [, kept, name] = address.exec(decodeURIComponent(path)) ?? [];
    return kept === bucket ? name : undefined;
  } catch {
    return undefined;
  }
}

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
