import { createHash, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkOf, password, startWorld, type OwnWorld } from '#tests/fakes/embedded-world.ts';

// What somebody sends who knows the auth service and does not use our client.
let world: OwnWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const anAddress = (): string => `${randomUUID()}@example.com`;

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${world.url}/auth/v1/${path}`, {
    method,
    headers: { apikey: world.publishableKey, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
  });
}

describe('a HEAD request, which the service answers as a GET', () => {
  test('redeems no token that anybody can work out, and leads nowhere else', async () => {
    const { email, mail } = await world.signedUp();
    const code = /Code: (\d{6})/.exec(mail.text)?.[1] ?? '';
    const token = createHash('sha256')
      .update(email + code)
      .digest('hex');
    const query = new URLSearchParams({ token, type: 'signup', redirect_to: 'http://localhost:1/elsewhere' });
    const response = await send('HEAD', `verify?${query.toString()}`);
    const { origin, pathname, hash } = new URL(response.headers.get('location') ?? '');
    expect(origin + pathname).toBe(`${world.url}/callback`);
    expect(hash).toContain('error_code=otp_expired');
    await world.confirmed({ email, mail });
  });

  test('redeems the token of a mail as a GET does', async () => {
    const { mail } = await world.signedUp();
    const query = new URLSearchParams({
      token: linkOf(mail).searchParams.get('token') ?? '',
      type: 'signup',
    });
    const response = await send('HEAD', `verify?${query.toString()}`);
    expect(response.headers.get('location')).toContain('#access_token=');
  });
});

describe('a request whose body does not come', () => {
  test.each(['token?grant_type=pkce', 'token?grant_type=refresh_token', 'verify', 'logout'])(
    'to %s keeps nobody waiting',
    async (path) => {
      const { hostname, port } = new URL(world.url);
      const slow = connect(Number(port), hostname);
      slow.write(
        `POST /auth/v1/${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\napikey: ${world.publishableKey}\r\n` +
          'content-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      );
      try {
        await new Promise((resolve) => setTimeout(resolve, 200));
        expect((await send('POST', 'verify', { type: 'signup', token_hash: 'f'.repeat(128) })).status).toBe(
          403,
        );
        expect((await send('GET', 'settings')).status).toBe(200);
      } finally {
        slow.destroy();
      }
    },
  );
});
