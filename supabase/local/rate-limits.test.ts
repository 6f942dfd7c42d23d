import { beforeEach, describe, expect, test } from 'vitest';
import { limitRates } from './rate-limits.ts';

let seconds: number;
/** The milliseconds for which attempts were held up, in their order. */
let pauses: number[];
let limited: ReturnType<typeof limitRates>;
beforeEach(() => {
  seconds = 0;
  pauses = [];
  limited = limitRates(
    () => seconds * 1000,
    (token) => token.endsWith('.signed'),
    async (milliseconds) => {
      pauses.push(milliseconds);
    },
  );
});

interface Heard {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

const post = (path: string, body: object = {}, token?: string): Request =>
  new Request(`http://disha.example${path}`, {
    method: 'POST',
    headers: {
      'content-length': String(JSON.stringify(body).length),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

/** Sends a request that the services would answer with `status`. */
async function send(request: Request, sender: string, status = 200): Promise<Heard> {
  const response = await limited(request, sender, async () => {
    // Another turn, as behind a service that has work to do.
    await new Promise((resolve) => setImmediate(resolve));
    return Response.json({}, { status });
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  };
}

const signIn = (email: string, sender: string, isRight: boolean): Promise<Heard> =>
  send(post('/auth/v1/token?grant_type=password', { email, password: 'x' }), sender, isRight ? 200 : 400);

/** The statuses of so many attempts, each once. */
async function statusesOf(count: number, attempt: (n: number) => Promise<Heard>): Promise<number[]> {
  const heard = await Promise.all(Array.from({ length: count }, (_, n) => attempt(n)));
  return [...new Set(heard.map(({ status }) => status))];
}

describe('signing in', () => {
  test('is refused to nobody for being one of many behind one address', async () => {
    expect(await statusesOf(1000, (n) => signIn(`person-${n}@example.com`, '203.0.113.7', true))).toEqual([
      200,
    ]);
  });

  test('from an address of many wrong passwords is for those alone who have signed in from there', async () => {
    await signIn('known@example.com', '203.0.113.7', true);
    await statusesOf(100, (n) => signIn(`nobody-${n}@example.com`, '203.0.113.7', false));
    expect((await signIn('new@example.com', '203.0.113.7', true)).status).toBe(429);
    expect((await signIn('Known@example.com', '203.0.113.7', true)).status).toBe(200);
    expect((await signIn('new@example.com', '203.0.113.8', true)).status).toBe(200);
    expect(await statusesOf(10, () => signIn('known@example.com', '203.0.113.7', false))).toEqual([400]);
    expect((await signIn('known@example.com', '203.0.113.7', true)).status).toBe(429);
    seconds = 300;
    expect((await signIn('new@example.com', '203.0.113.7', true)).status).toBe(200);
  });

  test('to an account that many senders guess at is slow for whoever has not signed in from there, and refused to nobody', async () => {
    await signIn('asha@example.com', '203.0.113.7', true);
    await statusesOf(100, (n) => signIn('asha@example.com', `198.51.100.${n % 10}`, false));
    expect(pauses).toEqual([]);
    expect((await signIn('asha@example.com', '192.0.2.1', true)).status).toBe(200);
    expect(pauses).toEqual([2_000]);
    for (const from of ['203.0.113.7', '192.0.2.1'])
      expect((await signIn('asha@example.com', from, true)).status).toBe(200);
    expect(pauses).toHaveLength(1);
  });

  test('to such an account is slower with each try of a network, and not for those who come after it', async () => {
    await statusesOf(100, (n) => signIn('asha@example.com', `198.51.100.${n}`, false));
    for (let n = 0; n < 3; n += 1) await signIn('asha@example.com', '192.0.2.1', false);
    expect(pauses).toEqual([2_000, 4_000, 6_000]);
    await signIn('asha@example.com', '192.0.2.2', false);
    expect(pauses.at(-1)).toBe(4_000);
    expect((await signIn('ravi@example.com', '192.0.2.2', true)).status).toBe(200);
    expect(pauses).toHaveLength(4);
  });

  test('to such an account is tried by as many networks as one likes, and no more often than is written', async () => {
    let guesses = 0;
    for (seconds = 0; seconds < 300; seconds += 30) {
      for (let network = 0; network < 300; network += 1) {
        const heard = await signIn('asha@example.com', `10.0.${network % 200}.${network}`, false);
        if (heard.status === 400) guesses += 1;
      }
    }
    expect(guesses).toBeGreaterThan(200);
    // Those of the last turns are to come yet.
    expect(guesses).toBeLessThanOrEqual(540 + 16 + 30);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::1', '::2', true],
    ['203.0.113.7', '::ffff:203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
  ])('from %s and %s comes from one sender: %s', async (one, other, isOne) => {
    await statusesOf(100, (n) => signIn(`nobody-${n}@example.com`, one, false));
    expect((await signIn('new@example.com', other, true)).status).toBe(isOne ? 429 : 200);
  });

  test('again with a token that is kept counts for nothing', async () => {
    const renew = (): Promise<Heard> =>
      send(post('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'x' }), '203.0.113.7', 400);
    expect(await statusesOf(400, renew)).toEqual([400]);
  });
});

describe('codes of a mail', () => {
  const enter = (sender: string, status = 403): Promise<Heard> =>
    send(post('/auth/v1/verify', { email: 'asha@example.com', token: '1' }), sender, status);

  test('are tried five times by one network, and by others after that', async () => {
    expect(await statusesOf(30, () => enter('198.51.100.1'))).toEqual([403, 429]);
    expect(await enter('198.51.100.1')).toMatchObject({ status: 429, retryAfter: '3600' });
    expect((await enter('203.0.113.7', 200)).status).toBe(200);
    expect(pauses).toEqual([]);
  });

  test('that many networks guess are taken slowly', async () => {
    await statusesOf(30, (n) => enter(`198.51.100.${n}`));
    expect((await enter('203.0.113.7', 200)).status).toBe(200);
    expect(pauses).toEqual([10_000]);
  });
});

test('names that are made up wipe out nothing that was counted for others, nor their sender’s own', async () => {
  const guess = () => signIn('asha@example.com', '203.0.113.7', false);
  await statusesOf(10, guess);
  await statusesOf(100, (n) => signIn(`nobody-${n}@example.com`, '198.51.100.1', false));
  for (let n = 0; n < 10_100; n += 1) {
    const heard = await signIn(`made-up-${n}@example.com`, '198.51.100.1', false);
    if (heard.status !== 429) throw new Error('a guess too many was let through');
  }
  expect((await guess()).status).toBe(429);
});

describe('codes and tokens that are made up', () => {
  const redeem = (grant: string, sender: string, isRight: boolean): Promise<Heard> =>
    send(post(`/auth/v1/token?grant_type=${grant}`, { auth_code: 'x' }), sender, isRight ? 200 : 404);

  test.each([
    ['pkce', 100],
    ['refresh_token', 1000],
  ])('as %s make their network wait, and nobody else', async (grant, most) => {
    expect(await statusesOf(most + 200, () => redeem(grant, '203.0.113.7', true))).toEqual([200]);
    expect(await statusesOf(most, () => redeem(grant, '203.0.113.7', false))).toEqual([404]);
    expect(await redeem(grant, '203.0.113.7', false)).toMatchObject({
      status: 429,
      body: { error_code: 'over_request_rate_limit' },
    });
    expect((await redeem(grant, '203.0.113.8', true)).status).toBe(200);
    expect((await signIn('asha@example.com', '203.0.113.7', true)).status).toBe(200);
    seconds = 300;
    expect((await redeem(grant, '203.0.113.7', true)).status).toBe(200);
  });
});

describe('a request whose body does not end', () => {
  const endless = (path: string): Request =>
    new Request(`http://disha.example${path}`, {
      method: 'POST',
      body: new ReadableStream({
        start: (body) => body.enqueue(new TextEncoder().encode('{')),
      }),
      duplex: 'half',
    } as RequestInit);

  test.each([
    ['/auth/v1/verify', 30],
    ['/functions/v1/verify-email-token', 30],
    ['/functions/v1/analyze-floorplan', 300],
    ['/rest/v1/contactus', 5],
  ])('to %s takes the place of nobody from there', async (path, most) => {
    for (let n = 0; n < most + 1; n += 1) void send(endless(path), '203.0.113.7');
    expect((await send(post(path), '203.0.113.7')).status).toBe(200);
  });

  test('is awaited no further than any service would', async () => {
    const body = 'x'.repeat(6 * 1024 * 1024);
    const request = new Request('http://disha.example/functions/v1/analyze-floorplan', {
      method: 'POST',
      body,
    });
    expect((await send(request, '203.0.113.7', 413)).status).toBe(413);
  });

  test('is not awaited at all of who has come too often', async () => {
    await statusesOf(5, () => send(post('/rest/v1/contactus'), '203.0.113.7'));
    expect((await send(endless('/rest/v1/contactus'), '203.0.113.7')).status).toBe(429);
  });
});

describe('so often and no more', () => {
  const mailPaths = [
    '/auth/v1/recover',
    '/auth/v1/resend',
    '/functions/v1/send-verification-email',
    '/auth/v1/%72ecover',
  ];

  test.each(mailPaths)('one sender has one address mailed to by %s, and others go on', async (path) => {
    const ask = (email: string, sender = '198.51.100.1'): Promise<Heard> =>
      send(post(path, { email }), sender);
    expect(await statusesOf(20, () => ask('asha@example.com'))).toEqual([200]);
    expect(await ask('ASHA@example.com')).toMatchObject({ status: 429, retryAfter: '3600' });
    expect((await ask('ravi@example.com')).status).toBe(200);
    // Or a stranger would keep the owner from their own mails.
    expect((await ask('asha@example.com', '198.51.100.2')).status).toBe(200);
  });

  test.each<[string, number, number, (n: number) => Request, number]>([
    ['accounts are made', 300, 3600, (n) => post('/auth/v1/signup', { email: `${n}@example.com` }), 200],
    ['mails are asked for', 300, 3600, (n) => post('/auth/v1/recover', { email: `${n}@example.com` }), 200],
    ['wrong codes are tried', 30, 300, (n) => post('/auth/v1/verify', { email: `${n}@example.com` }), 403],
    ['wrong links are tried', 30, 300, () => post('/functions/v1/verify-email-token'), 400],
    ['a deletion is tried', 30, 300, (n) => post('/functions/v1/delete-account', {}, tokenOf(`${n}`)), 400],
    ['orders are opened', 300, 600, (n) => post('/functions/v1/create-order', {}, tokenOf(`${n}`)), 200],
    ['payments are made up', 300, 300, (n) => post('/functions/v1/verify-payment', {}, tokenOf(`${n}`)), 400],
    ['a social sign-in begins', 300, 300, () => new Request('http://disha.example/auth/v1/authorize'), 302],
    ['questions come without a session', 60, 300, () => post('/functions/v1/ai-chat'), 401],
  ])('%s by one sender, and then again', async (_, most, wait, request, status) => {
    expect(await statusesOf(most, (n) => send(request(n), '203.0.113.7', status))).toEqual([status]);
    const refused = await send(request(most), '203.0.113.7', status);
    expect(refused).toMatchObject({ status: 429, retryAfter: String(wait) });
    expect((await send(request(most), '203.0.113.8', status)).status).toBe(status);
    seconds = wait;
    expect((await send(request(most), '203.0.113.7', status)).status).toBe(status);
  });

  test('a new password is chosen for one account by one sender, and all else of it is changed more often', async () => {
    const change = (sub: string, body: object, n = 7): Promise<Heard> => {
      const { headers, url } = post('/auth/v1/user', body, tokenOf(sub));
      const request = new Request(url, { method: 'PUT', headers, body: JSON.stringify(body) });
      return send(request, `203.0.113.${n}`);
    };
    expect(await statusesOf(10, (n) => change('a', { password: `tulsi-${n}` }))).toEqual([200]);
    expect(await change('a', { password: 'tulsi' })).toMatchObject({ status: 429, retryAfter: '3600' });
    expect((await change('b', { password: 'tulsi' })).status).toBe(200);
    // Whoever makes up tokens of somebody else keeps nobody elsewhere from it.
    expect((await change('a', { password: 'tulsi' }, 8)).status).toBe(200);
    const speak = () => change('a', { data: { language: 'hi' } });
    expect(await statusesOf(60, speak)).toEqual([200]);
    expect(await speak()).toMatchObject({ status: 429, retryAfter: '600' });
    expect((await change('b', { data: { language: 'hi' } })).status).toBe(200);
    await statusesOf(300, (n) => change(`c${n}`, { password: 'tulsi' }, 9));
    expect((await change('d', { password: 'tulsi' }, 9)).status).toBe(429);
  });

  test('a deletion of one account is tried by one sender', async () => {
    const remove = (sub: string): Promise<Heard> =>
      send(post('/functions/v1/delete-account', {}, tokenOf(sub)), '203.0.113.7', 400);
    expect(await statusesOf(10, () => remove('a'))).toEqual([400]);
    expect((await remove('a')).status).toBe(429);
    expect((await remove('b')).status).toBe(400);
  });
});

test('questions with a session, and all that has no rule, are never counted', async () => {
  const token = `${tokenOf('a')}.signed`;
  const ask = (): Promise<Heard> => send(post('/functions/v1/ai-chat', {}, token), '203.0.113.7', 500);
  expect(await statusesOf(400, ask)).toEqual([500]);
  expect(await statusesOf(400, () => send(post('/rest/v1/rpc/apply_ops'), '203.0.113.7', 400))).toEqual([
    400,
  ]);
});

test('analyses are counted for each account, so that nobody keeps a model busy alone', async () => {
  const analyse = (account: string): Promise<Heard> =>
    send(post('/functions/v1/analyze-floorplan', {}, `${tokenOf(account)}.signed`), '203.0.113.7');
  expect(await statusesOf(30, () => analyse('a'))).toEqual([200]);
  expect((await analyse('a')).status).toBe(429);
  expect((await analyse('b')).status).toBe(200);
});

test.each([
  ['/functions/v1/ai-chat', 60],
  ['/functions/v1/speech-to-text', 20],
])('a token that somebody made up leads around no limit of %s', async (path, most) => {
  const ask = (n: number): Promise<Heard> =>
    send(post(path, {}, n % 2 ? tokenOf(`${n}`) : undefined), '203.0.113.7', 401);
  expect(await statusesOf(most, ask)).toEqual([401]);
  for (const n of [1, 2]) expect((await ask(n)).status).toBe(429);
  const session = `${tokenOf('a')}.signed`;
  expect((await send(post(path, {}, session), '203.0.113.7')).status).toBe(200);
});

test('whoever goes too far is told to wait in the shape of the service', async () => {
  const words = {
    code: 'over_request_rate_limit',
    message: 'Too many attempts. Please try again in 5 minutes.',
  };
  await statusesOf(60, () => send(post('/functions/v1/ai-chat'), '203.0.113.7'));
  expect((await send(post('/functions/v1/ai-chat'), '203.0.113.7')).body).toEqual({ error: words });
  await statusesOf(30, () => send(post('/auth/v1/verify'), '203.0.113.7', 403));
  seconds = 200;
  expect((await send(post('/auth/v1/verify'), '203.0.113.7')).body).toEqual({
    code: 429,
    error_code: words.code,
    msg: 'Too many attempts. Please try again in 100 seconds.',
  });
});

function tokenOf(sub: string): string {
  return `x.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.x`;
}

describe('asking by the contact form', () => {
  const ask = (sender: string, method = 'POST') =>
    send(
      method === 'POST'
        ? post('/rest/v1/contactus', { query: 'Which way?' })
        : new Request('http://disha.example/rest/v1/contactus', { method }),
      sender,
      201,
    );

  test('is for five times an hour from one sender, and tells when it is open again', async () => {
    for (let n = 0; n < 5; n += 1) expect((await ask('203.0.113.7')).status).toBe(201);
    expect(await ask('203.0.113.7')).toMatchObject({
      status: 429,
      retryAfter: '3600',
      body: { code: 'too_many_queries', details: null, hint: null },
    });
    expect((await ask('203.0.113.8')).status).toBe(201);
    seconds = 3600;
    expect((await ask('203.0.113.7')).status).toBe(201);
  });

  test('does not keep an admin from reading and answering', async () => {
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect(await statusesOf(20, () => ask('203.0.113.9', method))).toEqual([201]);
  });
});
