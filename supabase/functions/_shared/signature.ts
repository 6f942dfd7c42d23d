const encoder = new TextEncoder();

/** The HMAC-SHA256 of a text in lower-case hex, as the gateway signs. */
export async function signatureOf(text: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), encoder.encode(text));
  return hex(signature);
}

/** Whether the signature is the text's; how long it takes tells nothing about the right one. */
export async function isSignatureOf(text: string, signature: string, secret: string): Promise<boolean> {
  const isHex = /^[\da-f]{64}$/.test(signature);
  const bytes = Uint8Array.from(isHex ? (signature.match(/../g) ?? []) : [], (pair) => parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await keyOf(secret, 'verify'), bytes, encoder.encode(text));
}

/** Whether two secrets are the same, without telling how much of one was right. */
export async function isSameSecret(given: string, kept: string): Promise<boolean> {
  const key = crypto.randomUUID();
  return isSignatureOf(given, await signatureOf(kept, key), key);
}

/** Whether a request carries the key of the installation itself, as the schedules do. */
export function carriesServiceKey(request: Request, serviceKey: string): Promise<boolean> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return isSameSecret(bearer ?? request.headers.get('apikey') ?? '', serviceKey);
}

/** The SHA-256 of a text in hex. */
export async function signatureDigest(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

function keyOf(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    use,
  ]);
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
