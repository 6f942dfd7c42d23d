import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '#tests/fakes/embedded-world.ts';
import { attacked, type Attacked } from './attacked.ts';

// Pages of other sites, which make the browsers of their visitors send what they like. What is sent as text or as a form
// leaves without a question before, so that none of it may do anything.
let server: Attacked;
let asha: Session;
beforeAll(async () => {
  server = await attacked();
  asha = await server.newcomer();
});

const from = '203.0.113.90';
const types = [
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
];

/** As such a page sends it: the key in the address, as a header of ours would be asked about first. */
function sent(path: string, body: object, type: string): ReturnType<Attacked['ask']> {
  const url = new URL(path, server.url);
  url.searchParams.set('apikey', server.publishableKey);
  return server.ask(url.pathname + url.search, {
    method: 'POST',
    from,
    headers: { 'content-type': type, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    body: JSON.stringify(body),
  });
}

describe.each(types)('sent as "%s"', (type) => {
  test('nobody is signed up, and no mail goes out', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const heard = await sent('/auth/v1/signup', { email, password: 'kesar-badam-42' }, type);
    expect(heard.status).toBe(415);
    expect(await server.mailTo(email)).toBeUndefined();
  });

  test.each([
    ['/auth/v1/recover', { email: 'x@example.com' }],
    ['/auth/v1/resend', { type: 'signup', email: 'x@example.com' }],
    ['/auth/v1/token?grant_type=password', { email: 'x@example.com', password: 'guess-of-mine-1' }],
    ['/auth/v1/verify', { type: 'signup', token_hash: 'x' }],
    ['/functions/v1/ai-chat', { message: 'Which way should a door face?', requestId: crypto.randomUUID() }],
    ['/functions/v1/send-verification-email', { email: 'x@example.com' }],
    ['/functions/v1/verify-email-token', { token: 'x', type: 'signup' }],
    ['/functions/v1/speech-to-text', { audioData: 'x' }],
  ])('nothing is asked of %s', async (path, body) => {
    const heard = await sent(path, body, type);
    expect([415, 501], heard.text).toContain(heard.status);
  });

  test('nobody writes in the name of a visitor to the people who read the contact form', async () => {
    const heard = await sent(
      '/rest/v1/contactus',
      { name: 'Asha', property_type: 'house', city: 'Pune', query: 'Buy this' },
      type,
    );
    expect(heard.status).toBe(415);
  });
});

describe('what a page of another site is told of', () => {
  test.each(['/auth/v1/user', '/rest/v1/profiles?select=id', '/functions/v1/get-user-credits'])(
    '%s it may not read with what the browser itself adds',
    async (path) => {
      const heard = await server.ask(path, {
        headers: { origin: 'https://evil.example', cookie: `sb-access-token=${asha.token}` },
      });
      expect(heard.headers.get('access-control-allow-credentials')).not.toBe('true');
      expect(heard.headers.get('set-cookie')).toBeNull();
      expect(heard.status === 200 ? heard.json : []).toEqual([]);
    },
  );

  test.each(['/', '/auth', '/chat', '/callback'])('%s it may not frame', async (path) => {
    const { headers } = await server.ask(path);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  });

  test('the page that it leads to learns no address of it, and it none of ours', async () => {
    const { headers } = await server.ask('/auth');
    expect(headers.get('referrer-policy')).toMatch(/no-referrer|same-origin|strict-origin/);
    expect(headers.get('cross-origin-opener-policy')).toMatch(/same-origin/);
  });

  test('a share it sends without a worker is kept nowhere', async () => {
    const form = new FormData();
    form.append('title', 'planted');
    form.append('files', new Blob(['x'], { type: 'image/png' }), 'a.png');
    const heard = await server.ask('/share', {
      method: 'POST',
      body: form,
      headers: { origin: 'https://evil.example' },
    });
    expect([heard.status, heard.headers.get('location')]).toEqual([303, '/share?lost=1']);
  });
});
