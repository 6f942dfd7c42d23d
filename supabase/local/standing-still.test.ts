import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { serve, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endStandingStill } from './standing-still.ts';

let listening: ReturnType<typeof serve>;
/** What is done before the server answers. */
let work: (outgoing: HttpBindings['outgoing']) => Promise<unknown>;
beforeEach(async () => {
  work = async () => {};
  const server = new Hono<{ Bindings: HttpBindings }>();
  server.use(endStandingStill(50));
  server.get('/large', () => new Response(new Uint8Array(50 * 1024 * 1024)));
  server.post('/', async ({ env, req }) => {
    const body = await req.text();
    await work(env.outgoing);
    return new Response(`heard ${body}`);
  });
  listening = serve({ fetch: server.fetch, hostname: '127.0.0.1', port: 0 });
  await once(listening, 'listening');
});
afterEach(() => void listening.close());

function asking(...lines: string[]): Socket {
  const socket = connect((listening.address() as AddressInfo).port, '127.0.0.1');
  socket.write([...lines, ''].join('\r\n').slice(0, -2));
  return socket;
}
const head = ['POST / HTTP/1.1', 'Host: x', 'Connection: close', 'Content-Length: 4', ''];

test('whoever stops in the middle of a body is ended', async () => {
  const socket = asking(...head, 'ha');
  socket.resume();
  await expect(once(socket, 'close')).resolves.toBeDefined();
});

test('whoever reads nothing of an answer is ended', async () => {
  const socket = asking('GET /large HTTP/1.1', 'Host: x', '', '');
  const [atServer] = (await once(listening, 'connection')) as [Socket];
  await expect(once(atServer, 'close')).resolves.toBeDefined();
  socket.destroy();
});

test('whoever waits for the answer is not', async () => {
  work = async (outgoing) => {
    await once(outgoing, 'timeout');
    await once(outgoing, 'timeout');
  };
  expect(await text(asking(...head, 'half'))).toContain('heard half');
});
