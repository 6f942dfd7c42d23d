import type * as Http from 'node:http';
import type { RequestOptions } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { newSubscription } from '#tests/fakes/push-service.ts';
import { openPush } from './push.ts';
import { readSettings } from './settings.ts';

// Only machines of the public network are asked: the one that plays such a machine here is reached in its place.
let port = 0;
vi.mock('node:https', async () => {
  const { request } = await vi.importActual<typeof Http>('node:http');
  return {
    request: (_: string, options: RequestOptions, answered: (answer: Http.IncomingMessage) => void) => {
      const { method, headers, signal } = options;
      return request(
        { host: '127.0.0.1', port, path: '/', method, headers, ...(signal && { signal }) },
        answered,
      );
    },
  };
});

let machine: Server | undefined;
afterEach(() => new Promise((resolve) => machine?.close(resolve)));

/** Pushes to a machine that answers with these bytes, whatever it is asked. */
async function pushTo(answer: string) {
  machine = createServer((socket) => {
    socket.on('error', () => {}); // whoever has heard enough hangs up
    socket.once('data', () => socket.end(answer));
  });
  await new Promise<void>((resolve) => machine?.listen(0, '127.0.0.1', resolve));
  port = (machine.address() as AddressInfo).port;
  const secrets = { jwtSecret: 'a secret of this test', publishableKey: 'p', serviceKey: 's' };
  const { keys } = await newSubscription();
  return openPush(readSettings({}), secrets, Date.now).deps.send({
    endpoint: 'https://push.example.org/a',
    keys,
    payload: {},
    ttlSeconds: 60,
    topic: 'a',
  });
}

test.each([
  ['that is none of the protocol', 'HTTP/1.1 999 Boo\r\ncontent-length: 0\r\n\r\n'],
  ['to speak another protocol', 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: boo\r\n\r\n'],
  ['below all others', 'HTTP/1.1 099 Boo\r\ncontent-length: 0\r\n\r\n'],
  ['with a time that no header can hold', 'HTTP/1.1 503 Busy\r\nretry-after: \u0100\u0001\r\n\r\n'],
  ['that is no answer', 'SSH-2.0-OpenSSH_9.6\r\n'],
  ['that is nothing', ''],
  ['that stops in its head', 'HTTP/1.1 201 Created\r\nlocation: /'],
])('an answer %s leaves the push for later', async (_, answer) => {
  expect(await pushTo(answer)).toEqual({ kind: 'later', afterSeconds: undefined });
});

test.each([
  ['HTTP/1.1 201 Created\r\ncontent-length: 9999\r\n\r\nand so on', { kind: 'sent' }],
  ['HTTP/1.1 204 No Content\r\n\r\n', { kind: 'sent' }],
  ['HTTP/1.1 410 Gone\r\ncontent-length: 0\r\n\r\n', { kind: 'gone' }],
  ['HTTP/1.1 429 Slow down\r\nretry-after: 120\r\n\r\n', { kind: 'later', afterSeconds: 120 }],
  [
    'HTTP/1.1 307 There\r\nlocation: http://127.0.0.1/\r\ncontent-length: 0\r\n\r\n',
    { kind: 'refused', reason: 'status 307' },
  ],
])('what %j says is understood', async (answer, outcome) => {
  expect(await pushTo(answer)).toEqual(outcome);
});
