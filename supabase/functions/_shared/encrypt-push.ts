/** The keys that a browser made for its subscription, in base64url. */
export interface SubscriptionKeys {
  /** Its public point of P-256, uncompressed. */
  p256dh: string;
  /** 16 bytes that only it and we know. */
  auth: string;
}

/** What makes two messages of the same words different; thrown anew for each. */
export interface Dice {
  /** A key pair of P-256. */
  ownKeys: CryptoKeyPair;
  /** 16 bytes. */
  salt: Uint8Array<ArrayBuffer>;
}

/** So many bytes fit into one message at every push service, with what the encryption adds. */
export const mostPayloadBytes = 3993;

const recordSize = 4096;
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const encoder = new TextEncoder();

/**
 * The body of a push message that only the browser of the subscription can read (RFC 8291: one record of the content
 * encoding aes128gcm, RFC 8188). Throws for keys that are no keys.
 */
export async function encryptPush(
  payload: Uint8Array<ArrayBuffer>,
  keys: SubscriptionKeys,
  dice?: Dice,
): Promise<Uint8Array<ArrayBuffer>> {
  if (payload.length > mostPayloadBytes) throw new RangeError('A push message is too long.');
  const { ownKeys, salt } = dice ?? (await throwDice());
  const theirPoint = fromBase64Url(keys.p256dh);
  const theirKey = await crypto.subtle.importKey('raw', theirPoint, curve, false, []);
  const ownPoint = new Uint8Array(await crypto.subtle.exportKey('raw', ownKeys.publicKey));
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirKey }, ownKeys.privateKey, 256);
  const keyInfo = joined(encoder.encode('WebPush: info\0'), theirPoint, ownPoint);
  const secret = await hkdf(new Uint8Array(shared), fromBase64Url(keys.auth), keyInfo, 32);
  const contentKey = await hkdf(secret, salt, encoder.encode('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await hkdf(secret, salt, encoder.encode('Content-Encoding: nonce\0'), 12);
  const aes = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt']);
  // 2 ends the last record, and there is only one.
  const record = joined(payload, Uint8Array.of(2));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, aes, record);
  return joined(
    salt,
    bigEndian(recordSize),
    Uint8Array.of(ownPoint.length),
    ownPoint,
    new Uint8Array(sealed),
  );
}

/** Base64url without filling, as keys and tokens are written. */
export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

async function throwDice(): Promise<Dice> {
  return {
    ownKeys: await crypto.subtle.generateKey(curve, true, ['deriveBits']),
    salt: crypto.getRandomValues(new Uint8Array(16)),
  };
}

async function hkdf(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const derived = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    key,
    bytes * 8,
  );
  return new Uint8Array(derived);
}

function bigEndian(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
