import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkOf, password, startWorld, type OwnWorld } from '#tests/fakes/embedded-world.ts';

let world: OwnWorld;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

interface Heard {
  status: number;
  retryAfter: string | null;
  body: Record<string, unknown>;
}

async function post(path: string, body: unknown): Promise<Heard> {
  const response = await fetch(world.url + path, {
    method: 'POST',
    headers: { apikey: world.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as Record<string, unknown>,
  };
}

const signIn = (email: string, secret: string, path = '/auth/v1/token'): Promise<Heard> =>
  post(`${path}?grant_type=password`, { email, password: secret });

async function times(count: number, work: () => Promise<Heard>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await work()).status);
  return statuses;
}

describe('after ten wrong passwords for an account', () => {
  test('even the right one has to wait, elsewhere nobody does, and after the wait it works', async () => {
    const [{ email }, other] = [await world.newcomer(), await world.newcomer()];
    expect(await times(10, () => signIn(email, 'not-the-password'))).toEqual(Array(10).fill(400));
    const refused = await signIn(email, password);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 429, error_code: 'over_request_rate_limit' },
    });
    expect(Number(refused.retryAfter)).toBeGreaterThan(240);
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(300);
    expect(refused.body['msg']).toBe('Too many attempts. Please try again in 5 minutes.');
    expect((await signIn(other.email, password)).status).toBe(200);

    world.pass(Number(refused.retryAfter));
    expect((await signIn(email, password)).status).toBe(200);
  });

  test('supabase-js sees the code', async () => {
    const { email } = await world.newcomer();
    await times(10, () => signIn(email, 'not-the-password'));
    const { error } = await world.client().auth.signInWithPassword({ email, password });
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  });

  test.each([
    ['other letters of the address', (email: string) => signIn(email.toUpperCase(), password)],
    ['an escaped letter of the path', (email: string) => signIn(email, password, '/auth/v1/%74oken')],
  ])('%s do not help', async (_, tryAgain) => {
    const { email } = await world.newcomer();
    await times(10, () => signIn(email, 'not-the-password'));
    expect((await tryAgain(email)).status).toBe(429);
  });

  test('twenty at once are no way around it', async () => {
    const { email } = await world.newcomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, 'not-the-password')));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      ...Array(10).fill(400),
      ...Array(10).fill(429),
    ]);
  });

  test('right passwords do not count', async () => {
    const { email } = await world.newcomer();
    expect(await times(12, () => signIn(email, password))).toEqual(Array(12).fill(200));
  });
});

describe('behind a proxy', () => {
  const wrongFrom = (url: string, key: string, forwarded: string): Promise<number> =>
    fetch(`${url}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify({ type: 'signup', email: `${randomUUID()}@example.com`, token: '000000' }),
    }).then(({ status }) => status);

  async function statusesFrom(
    { url, publishableKey }: OwnWorld,
    senders: (n: number) => string,
  ): Promise<number[]> {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push(await wrongFrom(url, publishableKey, senders(n)));
    return [...new Set(statuses)];
  }

  test('of ours the sender is the last that it names', async () => {
    const trusting = await startWorld({ TRUST_PROXY: '1' });
    expect(await statusesFrom(trusting, (n) => `203.0.113.7, 198.51.100.${n}`)).toEqual([403]);
    trusting.pass(301);
    expect(await statusesFrom(trusting, (n) => `198.51.100.${n}, 203.0.113.7:${4000 + n}`)).toEqual([
      403, 429,
    ]);
    await trusting.close();
  });

  test('that nobody has spoken of, what it names is not believed', async () => {
    world.pass(301);
    expect(await statusesFrom(world, (n) => `198.51.100.${n}`)).toEqual([403, 429]);
  });
});

test('after a hundred wrong passwords for many accounts their sender has to wait', async () => {
  world.pass(301);
  let n = 0;
  const wrong = (): Promise<Heard> => signIn(`nobody-${(n += 1)}@example.com`, 'not-the-password');
  expect(new Set(await times(100, wrong))).toEqual(new Set([400]));
  expect((await wrong()).status).toBe(429);
  world.pass(301);
  expect((await wrong()).status).toBe(400);
});

describe('after thirty wrong codes', () => {
  const ways: [string, () => Promise<Heard>][] = [
    [
      'by the code',
      () =>
        post('/auth/v1/verify', { type: 'signup', email: `${randomUUID()}@example.com`, token: '000000' }),
    ],
    [
      'by the function',
      () => post('/functions/v1/verify-email-token', { type: 'signup', token: 'forged', user_id: 'x' }),
    ],
    [
      'by the link',
      async () => {
        const response = await fetch(`${world.url}/auth/v1/verify?type=recovery&token=forged`, {
          redirect: 'manual',
        });
        return { status: response.status === 303 ? 400 : response.status, retryAfter: null, body: {} };
      },
    ],
  ];
  test.each(ways)('%s their sender has to wait, and then the right one works', async (_, wrong) => {
    world.pass(301);
    const person = await world.signedUp();
    expect((await times(30, wrong)).every((status) => status >= 400 && status !== 429)).toBe(true);
    expect((await wrong()).status).toBe(429);
    const refused = await post('/functions/v1/verify-email-token', {
      token: linkOf(person.mail).searchParams.get('token'),
      type: 'signup',
      user_id: 'x',
    });
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'over_request_rate_limit' } } });
    world.pass(Number(refused.retryAfter));
    expect((await world.confirmed(person)).email).toBe(person.email);
  });
});

describe('a body that is too large', () => {
  test.each([
    ['/auth/v1/token?grant_type=password', 64],
    ['/rest/v1/chat_sessions', 64],
  ])('is refused at %s', async (path, kilobytes) => {
    const answer = await post(path, 'x'.repeat(kilobytes * 1024));
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large', error_code: 'too_large' } });
    expect(answer.body['message']).toContain(`${kilobytes} kB`);
    expect(answer.body['msg']).toBe(answer.body['message']);
  });

  test('is refused as a file', async () => {
    const { token } = await world.newcomer();
    const kilobytes = 25 * 1024 + 64;
    const answer = await fetch(`${world.url}/storage/v1/object/chat_attachments/a/b.png`, {
      method: 'POST',
      headers: { apikey: world.publishableKey, authorization: `Bearer ${token}` },
      body: 'x'.repeat(kilobytes * 1024 + 1),
    });
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'too_large' }]);
  });

  test('is refused also when its length was not told', async () => {
    const { token } = await world.newcomer();
    const answer = await ask('/rest/v1/chat_sessions', {
      method: 'POST',
      headers: {
        apikey: world.publishableKey,
        authorization: `Bearer ${token}`,
        'transfer-encoding': 'chunked',
      },
      body: 'x'.repeat(4096 * 1024 + 1),
    });
    expect(answer.status).toBe(413);
  });
});

describe('the mailbox', () => {
  test.each(['/mailbox', '/mailbox.json'])('at %s shows its mails on this machine', async (path) => {
    const { email } = await world.signedUp();
    const answer = await ask(path, {});
    expect(answer.status).toBe(200);
    expect(answer.body).toContain(email);
  });

  test.each([
    ['x-forwarded-for', '203.0.113.7'],
    ['forwarded', 'for=203.0.113.7'],
    ['x-real-ip', '203.0.113.7'],
    ['via', '1.1 proxy'],
    ['x-forwarded-for', ''],
  ])('is not there behind a proxy that sends %s: %s', async (name, value) => {
    for (const path of ['/mailbox', '/mailbox.json', '/%6dailbox'])
      expect((await ask(path, { headers: { [name]: value } })).status).toBe(404);
  });
});

describe('the name under which the server is asked', () => {
  test.each(['evil.example', 'evil.example:5273', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    '%j is refused',
    async (host) => {
      expect((await ask('/healthz', { headers: { host } })).status).toBe(421);
    },
  );

  test.each(['localhost', 'localhost:5273', '127.0.0.1', '[::1]:5273', 'LOCALHOST'])(
    '%j is answered',
    async (host) => {
      expect((await ask('/healthz', { headers: { host } })).status).toBe(200);
    },
  );
});

test.each(['/', '/pay', '/healthz', '/rest/v1/', '/mailbox', '/nothing.png'])(
  'every answer says that no other site may frame it, and that scripts come from here only if at all: %s',
  async (path) => {
    const { headers } = await fetch(world.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? /default-src ([^;]*)/.exec(policy) ?? [];
    expect(policy).toContain("frame-ancestors 'none'");
    expect(["'none'", "'self'", "'self' 'wasm-unsafe-eval'"]).toContain(scripts);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('set-cookie')).toBeNull();
  },
);

describe('what somebody has brought', () => {
  test.each([
    ['a page', 'text/html', '<script>alert(1)</script>'],
    [
      'a picture with a script in it',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    ],
    ['a script', 'text/javascript', 'alert(1)'],
    ['a script that calls itself a picture', 'image/png', 'alert(1)'],
  ])('runs nothing when its address is opened: %s', async (_, type, content) => {
    const { client, userId } = await world.newcomer();
    const path = `${userId}/${randomUUID()}.png`;
    const files = client.storage.from('chat_attachments');
    const { error } = await files.upload(path, new File([content], 'a', { type }));
    const answer = await fetch(files.getPublicUrl(path).data.publicUrl);
    expect(answer.ok).toBe(error === null);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; sandbox;/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    if (answer.ok) expect(answer.headers.get('content-type')).toBe('image/png');
  });
});

describe('a path that leads out of the site', () => {
  test.each([
    '/../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/.vite/manifest.json',
    '/%00/../package.json',
    '/storage/v1/object/public/../../../secrets.json',
    '/storage/v1/object/public/chat_attachments/..%2f..%2fsecrets.json',
  ])('gives nothing of the machine: %s', async (path) => {
    const { body } = await ask(path, {});
    expect(body).not.toMatch(/root:|jwtSecret|"dependencies"|"isEntry"/);
    expect(body).not.toContain(process.cwd());
  });
});

/** Sends exactly these headers, also those that `fetch` keeps to itself. */
async function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(world.url);
  const { method = 'GET', headers = {}, body } = options;
  const sent = httpRequest({ hostname, port, path, method, headers, agent: false });
  sent.on('error', () => {});
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
  return { status: response.statusCode, body: await text(response) };
}
