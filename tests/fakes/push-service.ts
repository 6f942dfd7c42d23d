import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fromBase64Url, toBase64Url } from '#supabase/functions/_shared/encrypt-push.ts';

/** A browser's half of a subscription: what it tells, and the key that it tells nobody. */
export interface OwnSubscription {
  keys: { p256dh: string; auth: string };
  privateKey: CryptoKey;
}

/** A push as it came to the service, and as the browser reads it. */
export interface ReceivedPush {
  /** The last part of the address. */
  browser: string;
  ttl: number;
  topic: string;
  payload: unknown;
}

export interface PushService {
  /** The origin; a subscription's address is this with its name as the path. */
  origin: string;
  /** A new browser that takes pushes, with its address. */
  subscribe(): Promise<OwnSubscription & { endpoint: string }>;
  received: ReceivedPush[];
  /** How the next pushes are answered, one after the other; 201 where there is nothing left. */
  answers: { status: number; retryAfter?: number }[];
  /** What was wrong with pushes by the protocol. */
  faults: string[];
  close(): Promise<void>;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const longestTokenSeconds = 24 * 60 * 60;

/**
 * A push service that holds senders to the protocols (RFC 8030, 8188, 8291, 8292), and the browsers behind it. `now` is
 * the clock by which tokens are judged; `publicKey` is whom it takes pushes from.
 */
export async function startPushService(publicKey: () => string, now: () => number): Promise<PushService> {
  const browsers = new Map<string, OwnSubscription>();
  const service: Omit<PushService, 'origin'> = {
    received: [],
    answers: [],
    faults: [],
    async subscribe() {
      const subscription = await newSubscription();
      const name = crypto.randomUUID();
      browsers.set(name, subscription);
      return { ...subscription, endpoint: `${origin}/push/${name}` };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    void respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ...service, origin };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, retryAfter } = await answer(request);
    if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter));
    response.writeHead(status, status === 307 ? { location: `${origin}/elsewhere` } : {}).end();
  }

  async function answer(request: IncomingMessage): Promise<{ status: number; retryAfter?: number }> {
    const body = new Uint8Array(await buffer(request));
    const fault = await faultOf(request, body);
    if (fault !== undefined) {
      service.faults.push(fault);
      return { status: 400 };
    }
    const planned = service.answers.shift() ?? { status: 201 };
    if (planned.status >= 300) return planned;
    const browser = nameOf(request);
    const subscription = browsers.get(browser);
    if (!subscription) return { status: 410 };
    service.received.push({
      browser,
      ttl: Number(request.headers['ttl']),
      topic: String(request.headers['topic']),
      payload: JSON.parse(await decryptPush(body, subscription)) as unknown,
    });
    return planned;
  }

  async function faultOf(request: IncomingMessage, body: Uint8Array): Promise<string | undefined> {
    const { headers } = request;
    const header = (name: string) => String(headers[name] ?? '');
    if (request.method !== 'POST') return 'a push is a POST';
    if (!/^\d+$/.test(header('ttl'))) return 'TTL is a whole number';
    if (!['very-low', 'low', 'normal', 'high'].includes(header('urgency'))) return 'unknown Urgency';
    if (!/^[A-Za-z0-9_-]{1,32}$/.test(header('topic'))) return 'Topic is up to 32 characters of base64url';
    if (header('content-encoding') !== 'aes128gcm') return 'Content-Encoding is aes128gcm';
    if (body.length > 4096) return 'a body has up to 4096 bytes';
    return tokenFault(header('authorization'));
  }

  async function tokenFault(header: string): Promise<string | undefined> {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    if (signature === '') return 'Authorization is vapid with t and k';
    if (key !== publicKey()) return 'the key is another one than the subscription was made for';
    if (JSON.stringify(readPart(head)) !== '{"typ":"JWT","alg":"ES256"}')
      return 'the token is signed with ES256';
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const known = await crypto.subtle.importKey('raw', fromBase64Url(key), algorithm, false, ['verify']);
    const signed = new TextEncoder().encode(`${head}.${claims}`);
    if (!(await crypto.subtle.verify(algorithm, known, fromBase64Url(signature), signed)))
      return 'the signature does not hold';
    const { aud, exp, sub } = readPart(claims) as { aud?: unknown; exp?: unknown; sub?: unknown };
    const seconds = now() / 1000;
    if (aud !== origin) return `aud is ${String(aud)}`;
    if (typeof exp !== 'number' || exp <= seconds || exp > seconds + longestTokenSeconds)
      return `exp is ${String(exp)}`;
    return typeof sub === 'string' && /^(?:mailto:|https?:)/.test(sub) ? undefined : `sub is ${String(sub)}`;
  }
}

/** A key pair and a secret as a browser makes them for a subscription. */
export async function newSubscription(): Promise<OwnSubscription> {
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const auth = crypto.getRandomValues(new Uint8Array(16));
  return {
    keys: { p256dh: toBase64Url(point), auth: toBase64Url(auth) },
    privateKey: pair.privateKey,
  };
}

/** What a browser makes of the body of a push; throws where it was not meant for it, or has changed on the way. */
export async function decryptPush(body: Uint8Array, { keys, privateKey }: OwnSubscription): Promise<string> {
  const salt = body.slice(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.slice(21, 21 + keyLength);
  const sealed = body.slice(21 + keyLength);
  const senderKey = await crypto.subtle.importKey('raw', sender, curve, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: senderKey }, privateKey, 256);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), fromBase64Url(keys.p256dh), sender]);
  const extract = await hmac(fromBase64Url(keys.auth), new Uint8Array(shared));
  const secret = await hmac(extract, Buffer.concat([info, Uint8Array.of(1)]));
  const contentExtract = await hmac(salt, secret);
  const expand = (label: string) =>
    hmac(contentExtract, Buffer.concat([Buffer.from(`Content-Encoding: ${label}\0`), Uint8Array.of(1)]));
  const contentKey = (await expand('aes128gcm')).slice(0, 16);
  const iv = (await expand('nonce')).slice(0, 12);
  const aes = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['decrypt']);
  const record = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, sealed));
  const end = record.lastIndexOf(2);
  return new TextDecoder('utf-8', { fatal: true }).decode(record.slice(0, end));
}

async function hmac(key: Uint8Array, data: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey(
    'raw',
    new Uint8Array(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new Uint8Array(data)));
}

function readPart(part: string): unknown {
  return JSON.parse(new TextDecoder().decode(fromBase64Url(part)));
}

function nameOf({ url = '' }: IncomingMessage): string {
  return url.split('/').at(-1) ?? '';
}
