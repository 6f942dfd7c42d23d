import { encryptPush, type SubscriptionKeys } from './encrypt-push.ts';
import { isPublicName } from './public-address.ts';
import { carriesServiceKey } from './signature.ts';
import { vapidSigner, type VapidKeys } from './vapid.ts';

/** How reminders are pushed, and who may ask for it. */
export interface PushDeps {
  /** What a browser subscribes with, in base64url. */
  publicKey: string;
  send(message: PushMessage): Promise<PushOutcome>;
  /** Whether a request carries the key of the installation itself, as the schedules do. */
  isService(request: Request): Promise<boolean>;
  /** Milliseconds since 1970. */
  now(): number;
}

export interface PushMessage {
  endpoint: string;
  keys: SubscriptionKeys;
  /** JSON; nobody but the browser reads it. */
  payload: unknown;
  /** How long the push service keeps it for a device that is off. */
  ttlSeconds: number;
  /** Up to 32 characters of base64url: a later message takes the place of one that still waits. */
  topic: string;
}

export type PushOutcome =
  | { kind: 'sent' }
  /** The browser takes no more under this address. */
  | { kind: 'gone' }
  /** The push service cannot just now; `afterSeconds` where it says when. */
  | { kind: 'later'; afterSeconds: number | undefined }
  /** It will never take this one. */
  | { kind: 'refused'; reason: string };

export interface PushAccess {
  keys: VapidKeys;
  serviceKey: string;
  /**
   * Asks machines of the public network, and no others: where the addresses come from, anybody could have written them.
   * Follows nobody who sends it elsewhere.
   */
  fetchPublic(url: string, init: RequestInit): Promise<Response>;
  /** Where a push service of one's own is, which need not be public. */
  ownOrigins: readonly string[];
  now(): number;
}

const timeoutMs = 15_000;

/** Pushes by these keys. */
export function connectPush({ keys, serviceKey, fetchPublic, ownOrigins, now }: PushAccess): PushDeps {
  const authorization = vapidSigner(keys);
  const isOwn = (endpoint: string) => URL.canParse(endpoint) && ownOrigins.includes(new URL(endpoint).origin);

  return {
    publicKey: keys.publicKey,
    now,
    isService: (request) => carriesServiceKey(request, serviceKey),
    async send({ endpoint, keys: theirs, payload, ttlSeconds, topic }) {
      if (!isOwn(endpoint) && !isPublicName(endpoint))
        return { kind: 'refused', reason: 'an address that is not public' };
      const headers = {
        authorization: await authorization(endpoint, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(Math.floor(ttlSeconds), 0)),
        urgency: 'normal',
        topic,
      };
      const text = new TextEncoder().encode(JSON.stringify(payload));
      let body: Uint8Array<ArrayBuffer>;
      try {
        body = await encryptPush(text, theirs);
      } catch {
        return { kind: 'gone' };
      }
      let response: Response;
      try {
        const ask = isOwn(endpoint) ? fetch : fetchPublic;
        const signal = AbortSignal.timeout(timeoutMs);
        response = await ask(endpoint, { method: 'POST', headers, body, redirect: 'manual', signal });
        // What it has to say is not for us, however long it is.
        await response.body?.cancel();
      } catch {
        return { kind: 'later', afterSeconds: undefined };
      }
      return outcomeOf(response);
    },
  };
}

function outcomeOf({ status, headers }: Response): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    return { kind: 'later', afterSeconds: seconds >= 0 ? seconds : undefined };
  }
  return { kind: 'refused', reason: `status ${status}` };
}
