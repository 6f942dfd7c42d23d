import { fromBase64Url, toBase64Url } from './encrypt-push.ts';

/** By what push services know who sends. Keys are in base64url, as browsers take the public one. */
export interface VapidKeys {
  /** A point of P-256, uncompressed. */
  publicKey: string;
  /** 32 bytes. */
  privateKey: string;
  /** Whom a push service may write to: `mailto:…` or `https://…`. */
  subject: string;
}

/** A push service takes none for longer than a day. */
const lifetimeSeconds = 12 * 60 * 60;
const mostKept = 1000;
const encoder = new TextEncoder();

/** Signs for one push service after the other, and uses a signature as long as it holds (RFC 8292). */
export function vapidSigner(keys: VapidKeys): (endpoint: string, nowMs: number) => Promise<string> {
  const made = new Map<string, { value: Promise<string>; until: number }>();
  let signingKey: Promise<CryptoKey> | undefined;

  /** The value of the header `Authorization` for an address. */
  return (endpoint, nowMs) => {
    const { origin } = new URL(endpoint);
    const now = Math.floor(nowMs / 1000);
    const kept = made.get(origin);
    // Within the second half of its life it is not begun with any more.
    if (kept && now >= kept.until - lifetimeSeconds && now < kept.until - lifetimeSeconds / 2)
      return kept.value;
    // Addresses are what people say they are: nobody fills the memory with them.
    if (made.size >= mostKept) made.clear();
    const until = now + lifetimeSeconds;
    signingKey ??= importSigningKey(keys);
    const value = signingKey.then((key) => sign(key, { aud: origin, exp: until, sub: keys.subject }));
    made.set(origin, { value, until });
    return value;
  };

  async function sign(key: CryptoKey, claims: object): Promise<string> {
    const parts = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) =>
      toBase64Url(encoder.encode(JSON.stringify(part))),
    );
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    const signature = await crypto.subtle.sign(algorithm, key, encoder.encode(parts.join('.')));
    return `vapid t=${[...parts, toBase64Url(new Uint8Array(signature))].join('.')}, k=${keys.publicKey}`;
  }
}

/** Throws for keys that do not belong together, or are none. */
function importSigningKey({ publicKey, privateKey }: VapidKeys): Promise<CryptoKey> {
  const point = fromBase64Url(publicKey);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
    d: privateKey,
  };
  return crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
}
