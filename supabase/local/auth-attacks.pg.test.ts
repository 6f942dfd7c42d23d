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

describe('nobody learns whether there is an account', () => {
  /** Word for word what is heard about an address, but for ids, times and the address. */
  async function heard(path: string, email: string, body: object): Promise<string> {
    return world.later(3600, async () => {
      const response = await send('POST', path, body);
      const text = (await response.text())
        .replaceAll(email, 'ADDRESS')
        .replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'ID')
        .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?\+00:00/g, 'TIME');
      return `${response.status} ${text}`;
    });
  }

  async function expectAlike(path: string, bodyFor: (email: string) => object): Promise<string> {
    const { email: confirmed } = await world.newcomer();
    const { email: unconfirmed } = await world.signedUp();
    const unknown = anAddress();
    const answer = await heard(path, unknown, bodyFor(unknown));
    expect(await heard(path, confirmed, bodyFor(confirmed))).toBe(answer);
    expect(await heard(path, unconfirmed, bodyFor(unconfirmed))).toBe(answer);
    expect(answer).not.toMatch(/^5/);
    return answer;
  }

  test.each([[123], [true], [[]], [[password]], [{}], [0]])(
    'by the password %j at a sign-in',
    async (wrong) => {
      const answer = await expectAlike('token?grant_type=password', (email) => ({ email, password: wrong }));
      expect(answer).toMatch(/^400/);
    },
  );

  test.each([[123], [true], [[]], [[password]], [{}], [0]])(
    'by the password %j at a sign-up',
    async (wrong) => {
      const answer = await expectAlike('signup', (email) => ({ email, password: wrong }));
      expect(answer).toMatch(/^400/);
    },
  );

  test.each([
    [undefined],
    [{ language: 'hi', full_name: 'A', b: 1, aa: { y: 1, x: [2] } }],
    [{ sub: 'mine', email: 'x', email_verified: true, phone: '1' }],
    ['text'],
    [['a', 'b']],
    [5],
    [{ a: 1e300, b: 0.1, '10': 1, '9': 2 }],
  ])('by the words of the answer to a sign-up with %j', async (data) => {
    const answer = await expectAlike('signup', (email) => ({ email, password: 'elaichi-7-kesar', data }));
    expect(answer).toMatch(/^200/);
  });

  test.each([
    [{ a: '\0' }],
    [JSON.parse('['.repeat(25) + ']'.repeat(25)) as object],
    [{ a: '\ud800' }],
    [{ '\0': 1 }],
    [{ a: [{ b: '\udc00' }] }],
  ])('by a sign-up with %j, which nobody can keep', async (data) => {
    const answer = await expectAlike('signup', (email) => ({ email, password: 'elaichi-7-kesar', data }));
    expect(answer).toMatch(/^400/);
  });
});

describe('an address', () => {
  test.each([
    (email: string) => `x<${email}>`,
    (email: string) => `(x)${email}`,
    (email: string) => `x,${email}`,
    (email: string) => `x:${email};`,
    (email: string) => `"x"${email}`,
    (email: string) => `${email}\0`,
    (email: string) => `${email}.`,
    (email: string) => `${'x'.repeat(300)}${email}`,
  ])('in which a mailbox is only hidden is none: %s', async (hide) => {
    for (const [path, body] of [
      ['signup', { password }],
      ['recover', {}],
      ['resend', { type: 'signup' }],
    ] as const) {
      const response = await send('POST', path, { email: hide(anAddress()), ...body });
      expect(response.status).toBe(400);
    }
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
