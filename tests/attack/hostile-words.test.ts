import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '#tests/fakes/embedded-world.ts';
import { attacked, type Attacked } from './attacked.ts';

// What is sent by mistake or to find a weak place is the sender's fault: it is refused with a status of its own, and
// whoever watches the server is not called for it.
let server: Attacked;
let asha: Session;
beforeAll(async () => {
  server = await attacked();
  asha = await server.newcomer();
});

const values = ['null', '5', '[]', '"text"', '{', '', '{"a":', '[{}]', '"\\u0000"', '{"__proto__":{"x":1}}'];

const odd = [null, 5, [], {}, true, '\0', '', ' ', 'x'.repeat(60_000), ['a'], { a: 1 }, '‮'];

describe('no body at', () => {
  test.each([
    ['POST', '/auth/v1/signup'],
    ['POST', '/auth/v1/token?grant_type=password'],
    ['POST', '/auth/v1/token?grant_type=refresh_token'],
    ['POST', '/auth/v1/token?grant_type=pkce'],
    ['POST', '/auth/v1/token?grant_type=id_token'],
    ['POST', '/auth/v1/recover'],
    ['POST', '/auth/v1/resend'],
    ['POST', '/auth/v1/verify'],
    ['POST', '/auth/v1/otp'],
    ['POST', '/auth/v1/magiclink'],
    ['POST', '/auth/v1/logout'],
    ['PUT', '/auth/v1/user'],
    ['POST', '/rest/v1/rpc/apply_ops'],
    ['POST', '/rest/v1/rpc/pull_changes'],
    ['POST', '/rest/v1/contactus'],
    ['POST', '/rest/v1/properties'],
    ['PATCH', '/rest/v1/profiles?id=eq.x'],
    ['POST', '/storage/v1/object/list/floorplans'],
    ['POST', '/storage/v1/object/move'],
    ['POST', '/storage/v1/object/copy'],
    ['DELETE', '/storage/v1/object/floorplans'],
    ['POST', '/storage/v1/object/sign/floorplans'],
    ['POST', '/storage/v1/object/sign/floorplans/a.png'],
    ['POST', '/functions/v1/ai-chat'],
    ['POST', '/functions/v1/analyze-floorplan'],
    ['POST', '/functions/v1/use-credits'],
    ['POST', '/functions/v1/create-order'],
    ['POST', '/functions/v1/verify-payment'],
    ['POST', '/functions/v1/delete-account'],
    ['POST', '/functions/v1/send-verification-email'],
    ['POST', '/functions/v1/verify-email-token'],
    ['POST', '/functions/v1/razorpay-webhook'],
  ])('%s %s is a fault of the server', async (method, path) => {
    for (const as of [undefined, asha])
      for (const body of values) {
        // It ends the session that the others need.
        if (as && path.endsWith('/logout')) continue;
        const heard = await server.ask(path, { ...(as && { as }), method, body, from: '198.51.100.7' });
        expect(heard.status, `${body} ${heard.text}`).toBeLessThan(500);
      }
  });
});

describe('no value of', () => {
  const fields: [path: string, method: string, field: string, rest: object][] = [
    ['/auth/v1/signup', 'POST', 'password', { email: 'a@example.com' }],
    ['/auth/v1/signup', 'POST', 'email', { password: 'kesar-badam-42' }],
    ['/auth/v1/signup', 'POST', 'data', { email: 'b@example.com', password: 'kesar-badam-42' }],
    ['/auth/v1/token?grant_type=password', 'POST', 'password', { email: 'a@example.com' }],
    ['/auth/v1/token?grant_type=password', 'POST', 'email', { password: 'x' }],
    ['/auth/v1/token?grant_type=refresh_token', 'POST', 'refresh_token', {}],
    ['/auth/v1/recover', 'POST', 'email', {}],
    ['/auth/v1/resend', 'POST', 'email', { type: 'signup' }],
    ['/auth/v1/resend', 'POST', 'type', { email: 'a@example.com' }],
    ['/auth/v1/verify', 'POST', 'token_hash', { type: 'signup' }],
    ['/auth/v1/verify', 'POST', 'type', { token_hash: 'x' }],
    ['/auth/v1/verify', 'POST', 'token', { type: 'signup', email: 'a@example.com' }],
    ['/auth/v1/user', 'PUT', 'password', {}],
    ['/auth/v1/user', 'PUT', 'current_password', { password: 'another-pass-77' }],
    ['/auth/v1/user', 'PUT', 'data', {}],
    ['/rest/v1/rpc/pull_changes', 'POST', 'cursor', { schema: 1 }],
    ['/rest/v1/rpc/apply_ops', 'POST', 'ops', { device_id: crypto.randomUUID() }],
    ['/functions/v1/ai-chat', 'POST', 'query', {}],
    ['/functions/v1/use-credits', 'POST', 'amount', {}],
    ['/functions/v1/create-order', 'POST', 'packageId', {}],
    ['/functions/v1/verify-payment', 'POST', 'razorpay_order_id', {}],
    ['/functions/v1/delete-account', 'POST', 'confirmation', {}],
    ['/functions/v1/verify-email-token', 'POST', 'token', { type: 'signup' }],
    ['/functions/v1/send-verification-email', 'POST', 'email', {}],
  ];
  test.each(fields)('%s (%s) %s is one', async (path, method, field, rest) => {
    for (const value of odd) {
      const body = JSON.stringify({ ...rest, [field]: value });
      const as = path.endsWith('/user') ? await server.newcomer() : asha;
      const heard = await server.ask(path, { as, method, body, from: '198.51.100.8' });
      expect(heard.status, `${JSON.stringify(value).slice(0, 60)} ${heard.text}`).toBeLessThan(500);
    }
  });
});

describe('no address is one:', () => {
  test.each([
    '/rest/v1/profiles?id=eq.%00',
    '/rest/v1/profiles?id=eq.x',
    '/rest/v1/profiles?select=%00',
    '/rest/v1/%00',
    '/rest/v1/aartis?title=like.%25%00',
    '/rest/v1/aartis?order=title.sideways',
    '/rest/v1/aartis?limit=-1',
    '/rest/v1/aartis?limit=99999999999999999999',
    '/rest/v1/aartis?offset=x',
    '/rest/v1/aartis?title=eq.%ED%A0%80',
    '/rest/v1/aartis?and=(((((',
    '/rest/v1/aartis?id=in.(x',
    '/rest/v1/rpc/none',
    '/rest/v1/rpc/%00',
    '/auth/v1/verify?type=signup&token=%00',
    '/auth/v1/verify?type=%00&token=x',
    '/auth/v1/authorize?provider=%00',
    '/auth/v1/callback?code=%00&state=%00',
    '/auth/v1/user/%00',
    '/storage/v1/object/public/avatars/%00',
    '/storage/v1/object/public/%00/a',
    '/storage/v1/object/public/avatars/%E0%A4%A',
    '/storage/v1/render/image/public/avatars/a.png?width=99999999',
    '/functions/v1/%00',
    '/functions/v1/..%2f..%2fetc%2fpasswd',
    '/functions/v1/constructor',
    '/functions/v1/__proto__',
    '/%00',
    '/%E0%A4%A',
    '/..%2f..%2fsecrets.json',
    '/blog/%00',
    '/blog/%27%3Bdrop',
    '/assets/%00.js',
    `/${'a'.repeat(9000)}`,
  ])('%.60s', async (path) => {
    for (const as of [undefined, asha]) {
      const heard = await server.ask(path, { ...(as && { as }) });
      expect(heard.status, heard.text).toBeLessThan(500);
      expect(heard.text).not.toMatch(/secrets\.json"|jwtSecret|node_modules|at async/);
    }
  });
});

describe('no token is one:', () => {
  test.each([
    'x',
    'a.b.c',
    'e30.e30.',
    'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
    `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"role":"service_role"}').toString('base64url')}.AAAA`,
    'x'.repeat(7000),
    'sb_secret_guess',
  ])('%.40s', async (token) => {
    for (const path of ['/rest/v1/profiles?select=id', '/auth/v1/user', '/storage/v1/bucket']) {
      const heard = await server.ask(path, { headers: { authorization: `Bearer ${token}`, apikey: token } });
      expect(heard.status, heard.text).toBeLessThan(500);
      expect(heard.status === 200 ? heard.json : []).toEqual([]);
    }
  });
});
