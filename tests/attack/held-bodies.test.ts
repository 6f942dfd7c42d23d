import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Session } from '#tests/fakes/embedded-world.ts';
import { attacked, type Attacked } from './attacked.ts';

// Bodies that are begun and never ended: what has come of each is in the memory that everybody needs.
let server: Attacked;
let asha: Session;
beforeAll(async () => {
  server = await attacked();
  asha = await server.newcomer();
});

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** A request of which nothing but the head is sent. */
function begun(path: string, length: number, headers: Record<string, string> = {}): Socket {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  const lines = Object.entries({
    host: hostname,
    apikey: server.publishableKey,
    'content-type': 'application/json',
    'content-length': String(length),
    ...headers,
  });
  socket.write([`POST ${path} HTTP/1.1`, ...lines.map((line) => line.join(': ')), '', ''].join('\r\n'));
  return socket;
}

async function headAnswered(socket: Socket): Promise<string> {
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString();
}

const mb = 1024 * 1024;
const calls = '/rest/v1/rpc/pull_content_changes';

describe('of whoever has no session nothing is read of a body', () => {
  test.each([calls, '/rest/v1/contactus', '/functions/v1/create-order', '/functions/v1/verify-email-token'])(
    'of 4 MB to %s',
    async (path) => {
      const answer = await headAnswered(begun(path, 4 * mb));
      expect(answer).toContain('HTTP/1.1 413');
    },
  );

  test.each([calls, '/functions/v1/analyze-floorplan'])(
    'of 4 MB to %s with a token that is over',
    async (path) => {
      const made = `x.${Buffer.from(JSON.stringify({ sub: asha.userId })).toString('base64url')}.x`;
      const answer = await headAnswered(begun(path, 4 * mb, { authorization: `Bearer ${made}` }));
      // So that the app renews its session and comes again.
      expect(answer).toContain('HTTP/1.1 401');
      expect(answer).toContain('session_needed');
    },
  );

  test('but of the list of what a device has', async () => {
    const known = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`table_${n}`, n]));
    const heard = await server.ask(calls, { method: 'POST', body: JSON.stringify({ known }) });
    expect(heard.status).toBe(200);
  });
});

test('an account holds 8 MB of bodies at a time, and has them back when they have ended', async () => {
  const authorization = `Bearer ${asha.token}`;
  const held = [begun(calls, 3 * mb, { authorization }), begun(calls, 3 * mb, { authorization })];
  for (const socket of held) await once(socket, 'connect');
  // Their heads have come when somebody who comes later was answered.
  const mira = await server.newcomer();
  const send = async (bytes: number, as: Session) => {
    const body = JSON.stringify({ x: 'x'.repeat(bytes) });
    return server.code(await server.ask(calls, { as, method: 'POST', body }));
  };
  const refused = await headAnswered(begun(calls, 3 * mb, { authorization }));
  expect(refused).toContain('HTTP/1.1 429');
  expect(refused.toLowerCase()).toContain('retry-after: 5');
  // What an app sends has room beside it, and so has everybody else.
  expect(await send(1024, asha)).not.toBe('too_much_at_once');
  expect(await send(3 * mb, mira)).not.toBe('too_much_at_once');
  for (const socket of held) socket.destroy();
  await vi.waitFor(async () => expect(await send(3 * mb, asha)).not.toBe('too_much_at_once'));
});
