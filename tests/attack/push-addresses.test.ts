import dns from 'node:dns';
import { once } from 'node:events';
import http, { type RequestOptions } from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PushOutcome } from '#supabase/functions/_shared/push.ts';
import { openPush } from '#supabase/local/push.ts';
import { readSettings } from '#supabase/local/settings.ts';
import { newSubscription } from '#tests/fakes/push-service.ts';
import { attacked, type Attacked } from './attacked.ts';

// Somebody who subscribes with an address of the machine that the server runs on, or of one beside it, so that the server
// asks it in their place. Here a neighbour listens, and whatever is asked of it is seen: names are looked up in a register
// of the attacker's own, and https is spoken without its letters sealed.
let neighbour: http.Server;
let port: number;
let seen: string[];
let answer: (response: http.ServerResponse) => void;
let register: Record<string, string[]>;

const { lookup } = dns;
const { request } = https;

beforeAll(async () => {
  neighbour = http.createServer((asked, response) => {
    seen.push(`${asked.method} ${asked.url}`);
    asked.resume();
    answer(response);
  });
  neighbour.listen(0, '127.0.0.1');
  await once(neighbour, 'listening');
  port = (neighbour.address() as AddressInfo).port;

  dns.lookup = ((
    name: string,
    _: unknown,
    done: (error: Error | null, found: dns.LookupAddress[]) => void,
  ) => {
    const found = (register[name] ?? []).map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    done(found.length === 0 ? new Error('no such name') : null, found);
  }) as unknown as typeof dns.lookup;
  https.request = ((
    address: string,
    { lookup: find, ...options }: RequestOptions,
    heard: (message: http.IncomingMessage) => void,
  ) => {
    const { hostname: host, pathname: path } = new URL(address);
    const watched: typeof find = (name, how, done) =>
      find?.(name, how, (error, found) => {
        if (!error) seen.push(`reached ${JSON.stringify(found)}`);
        // Nobody outside is really asked.
        done(error ?? new Error('seen enough'), '');
      });
    return http.request({ ...options, agent: false, host, port, path, lookup: watched }, heard);
  }) as unknown as typeof https.request;
  syncBuiltinESMExports();
});
beforeEach(() => {
  seen = [];
  register = {};
  answer = (response) => response.writeHead(201).end();
});
afterAll(() => {
  Object.assign(dns, { lookup });
  Object.assign(https, { request });
  syncBuiltinESMExports();
  neighbour.closeAllConnections();
  neighbour.close();
});

async function push(endpoint: string, environment: Record<string, string> = {}): Promise<PushOutcome> {
  const secrets = { jwtSecret: 'a secret of this test', publishableKey: 'p', serviceKey: 's' };
  const { keys } = await newSubscription();
  return openPush(readSettings(environment), secrets, Date.now).deps.send({
    endpoint,
    keys,
    payload: { title: 'Tomorrow' },
    ttlSeconds: 60,
    topic: 'a',
  });
}

describe('nothing is asked of', () => {
  test.each([
    ['this machine', 'https://127.0.0.1/'],
    ['this machine by its name', 'https://localhost/'],
    ['this machine by a name below it', 'https://a.localhost/'],
    ['this machine by another number', 'https://127.1/'],
    ['this machine in one number', 'https://2130706433/'],
    ['this machine in eights', 'https://0177.0.0.1/'],
    ['this machine in sixteens', 'https://0x7f000001/'],
    ['this machine in wide digits', 'https://１２７.０.０.１/'],
    ['this machine with wide dots', 'https://127。0。0。1/'],
    ['any machine', 'https://0.0.0.0/'],
    ['this machine by the newer kind', 'https://[::1]/'],
    ['this machine by the older kind in the newer', 'https://[::ffff:127.0.0.1]/'],
    ['this machine by a translated number', 'https://[64:ff9b::7f00:1]/'],
    ['the cloud’s own figures', 'https://169.254.169.254/latest/meta-data/'],
    ['the cloud’s own figures by name', 'https://metadata.google.internal/'],
    ['a house', 'https://192.168.1.1/'],
    ['an office', 'https://10.0.0.1/'],
    ['a box between', 'https://172.16.0.1/'],
    ['a carrier', 'https://100.64.0.1/'],
    ['a neighbour of the newer kind', 'https://[fd00::1]/'],
    ['a neighbour on the line', 'https://[fe80::1]/'],
    ['a printer', 'https://printer.local/'],
    ['a service of one word', 'https://db/'],
    ['another door', 'https://push.example.org:5432/'],
    ['what is not sealed', 'http://push.example.org/'],
    ['what has a password', 'https://a:b@push.example.org/'],
  ])('%s: %s', async (_, endpoint) => {
    register = new Proxy({}, { get: () => ['127.0.0.1'] });
    expect(await push(endpoint)).toEqual({ kind: 'refused', reason: 'an address that is not public' });
    expect(seen).toEqual([]);
  });
});

describe('a name of the public network that stands for', () => {
  test.each([
    ['this machine', ['127.0.0.1']],
    ['this machine, in the newer kind', ['::1']],
    ['this machine, of the older kind in the newer', ['::ffff:127.0.0.1']],
    ['a good machine and this one', ['8.8.8.8', '127.0.0.1']],
    ['this machine and a good one', ['127.0.0.1', '8.8.8.8']],
    ['a house', ['192.168.1.1']],
    ['the cloud’s own figures', ['169.254.169.254']],
    ['a carrier', ['100.100.100.200']],
    ['a neighbour of the newer kind', ['fd00:ec2::254']],
    ['a number led through another net', ['2002:7f00:1::']],
    ['a number dug through another net', ['2001:0:7f00:1::1']],
    ['a net that is kept for protocols', ['2001:1ff::1']],
    ['a net that is kept for examples', ['3fff::1']],
    ['everybody on the line', ['255.255.255.255']],
    ['nothing', []],
  ])('%s is not asked: %j', async (_, found) => {
    register = { 'push.example.org': found };
    expect(await push('https://push.example.org/a')).toEqual({ kind: 'later', afterSeconds: undefined });
    expect(seen).toEqual([]);
  });
});

test('one that stands for a machine of the public network is asked', async () => {
  register = { 'push.example.org': ['8.8.8.8'] };
  await push('https://push.example.org/a');
  expect(seen).toEqual([expect.stringMatching(/^reached .*8\.8\.8\.8/)]);
});

test('a neighbour is asked where whoever runs the server has named it, so that these attacks can be seen', async () => {
  const origin = `http://127.0.0.1:${port}`;
  expect(await push(`${origin}/own`, { PUSH_OWN_ORIGINS: origin })).toEqual({ kind: 'sent' });
  expect(seen).toEqual(['POST /own']);
});

test.each([
  ['another host', () => `http://127.0.0.1.example.org:${port}/`],
  ['another port', () => `http://127.0.0.1:${port === 65_535 ? 1 : port + 1}/`],
  ['a name before it', () => `http://127.0.0.1:${port}@push.example.org/`],
])('and nobody beside it: %s', async (_, endpoint) => {
  const outcome = await push(endpoint(), { PUSH_OWN_ORIGINS: `http://127.0.0.1:${port}` });
  expect(outcome).toEqual({ kind: 'refused', reason: 'an address that is not public' });
  expect(seen).toEqual([]);
});

test.each([301, 302, 303, 307, 308])('where an answer leads nobody follows: %i', async (status) => {
  const origin = `http://127.0.0.1:${port}`;
  answer = (response) => response.writeHead(status, { location: `${origin}/inside` }).end();
  expect(await push(`${origin}/own`, { PUSH_OWN_ORIGINS: origin })).toEqual({
    kind: 'refused',
    reason: `status ${status}`,
  });
  expect(seen).toEqual(['POST /own']);
});

describe('a subscription', () => {
  let server: Attacked;
  beforeAll(async () => {
    server = await attacked();
  });

  test.each([
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'https://a b/',
    `https://a/${'a'.repeat(1100)}`,
    '',
  ])('by no address of the web is not kept: %j', async (endpoint) => {
    const asha = await server.newcomer();
    const { keys } = await newSubscription();
    const { error } = await asha.client.rpc('keep_push_subscription', {
      p_device_id: 'a',
      p_endpoint: endpoint,
      p_p256dh: keys.p256dh,
      p_auth: keys.auth,
      p_language: 'en',
      p_time_zone: 'Asia/Kolkata',
    });
    expect(error).not.toBeNull();
    const { data } = await asha.client.from('push_subscriptions').select('id');
    expect(data).toEqual([]);
  });

  test('is read and ended by its owner alone', async () => {
    const [asha, ravi] = [await server.newcomer(), await server.newcomer()];
    const { keys } = await newSubscription();
    const endpoint = `https://push.example.org/${crypto.randomUUID()}`;
    const kept = await asha.client.rpc('keep_push_subscription', {
      p_device_id: 'a',
      p_endpoint: endpoint,
      p_p256dh: keys.p256dh,
      p_auth: keys.auth,
      p_language: 'en',
      p_time_zone: 'Asia/Kolkata',
    });
    expect(kept.error).toBeNull();
    expect((await ravi.client.from('push_subscriptions').select('id')).data).toEqual([]);
    expect((await ravi.client.rpc('drop_push_subscription', { p_endpoint: endpoint })).data).toBe(false);
    expect((await asha.client.from('push_subscriptions').select('endpoint')).data).toEqual([{ endpoint }]);
  });
});
