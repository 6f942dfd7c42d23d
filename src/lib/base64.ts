/** Bytes as base64, in parts, as a function takes only so many arguments. */
export function base64(bytes: Uint8Array): string {
  const partLength = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += partLength)
    text += String.fromCharCode(...bytes.subarray(at, at + partLength));
  return btoa(text);
}

/** The same with the letters of addresses and without padding. */
export function base64Url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of such a text; throws where it is none. */
export function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
