import { lookup as lookUp, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../functions/_shared/public-address.ts';
import { connectPush, type PushDeps } from '../functions/_shared/push.ts';
import { pushKeysOf, type Secrets } from './secrets.ts';
import type { ServerSettings } from './settings.ts';

/** How this installation pushes reminders. */
export interface LocalPush {
  deps: PushDeps;
  /** What a browser subscribes with. */
  publicKey: string;
}

export function openPush({ push, siteUrl }: ServerSettings, secrets: Secrets, now: () => number): LocalPush {
  const { publicKey, privateKey } = push.keys ?? pushKeysOf(secrets);
  return {
    publicKey,
    deps: connectPush({
      // Services want to know whom to write to; an address of this machine is taken by most of them all the same.
      keys: { publicKey, privateKey, subject: push.subject ?? siteUrl },
      serviceKey: secrets.serviceKey,
      fetchPublic: askPublic,
      ownOrigins: push.ownOrigins,
      now,
    }),
  };
}

/**
 * Sends bytes over https to a machine of the public network. The name is looked up once, and what was looked at is what
 * is asked: nobody can let it mean this machine or a neighbour of it in between. The answer has no body.
 */
function askPublic(url: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        lookup: publicLookup,
        ...(signal && { signal }),
      },
      (answer) => {
        answer.destroy();
        const heard = responseOf(answer);
        if (heard) resolve(heard);
        else reject(new Error('The machine has answered with what is no answer.'));
      },
    );
    asked.on('error', reject);
    // One that wants to speak another protocol is hung up on, and nothing else is said of it.
    asked.once('close', () => reject(new Error('The machine has not answered.')));
    asked.end(body);
  });
}

/** Undefined for numbers and words that no response has: a machine may answer with any. */
function responseOf({ statusCode, headers }: IncomingMessage): Response | undefined {
  const retryAfter = headers['retry-after'];
  try {
    return new Response(null, {
      status: statusCode ?? 502,
      ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
    });
  } catch {
    return undefined;
  }
}

const publicLookup: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error) return done(error, '');
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Error('An address of a private network is not asked.'), '');
    if (options.all === true) return done(null, found);
    return done(null, first.address, first.family);
  });
};
