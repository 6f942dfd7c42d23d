import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { largestOfGuests, limitBodies } from './body-limits.ts';

let server: Hono;
beforeEach(() => {
  const limited = limitBodies({
    isSession: (token) => token.endsWith('.signed'),
    isOurs: async (request) => request.headers.get('apikey') === 'service',
    senderOf: ({ req }) => req.header('x-forwarded-for') ?? '',
  });
  server = new Hono();
  server.post(
    '/',
    limited((hasSession) => (hasSession ? 4 * 1024 * 1024 : largestOfGuests)) as never,
    async (context) => context.text(await context.req.text()),
  );
});

/** A body of which nothing comes. */
const held = (length: number | undefined, headers: Record<string, string>) =>
  server.request('/', {
    method: 'POST',
    headers: {
      ...headers,
      ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }),
    },
    body: new ReadableStream(),
    duplex: 'half',
  } as RequestInit);

const sent = (from: string, headers: Record<string, string> = {}) =>
  server.request('/', {
    method: 'POST',
    headers: { 'x-forwarded-for': from, 'content-length': '2', ...headers },
    body: '{}',
  });

test.each([[largestOfGuests], [undefined]])(
  'a network holds 48 MB of bodies, each of %s bytes, and nobody else waits for it',
  async (length) => {
    for (let n = 0; n < (48 * 1024) / 64; n += 1) void held(length, { 'x-forwarded-for': '203.0.113.7' });
    const refused = await sent('203.0.113.7');
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_much_at_once' }]);
    expect((await sent('203.0.113.8')).status).toBe(200);
    expect((await sent('203.0.113.7', { apikey: 'service' })).status).toBe(200);
  },
);

test('all of them together hold 192 MB', async () => {
  for (let n = 0; n < 48; n += 1) {
    const authorization = `Bearer x.${btoa(JSON.stringify({ sub: `${n}` }))}.signed`;
    void held(4 * 1024 * 1024, { authorization, 'x-forwarded-for': `203.0.113.${n}` });
  }
  expect((await sent('198.51.100.1')).status).toBe(429);
  expect((await sent('198.51.100.1', { apikey: 'service' })).status).toBe(200);
});
