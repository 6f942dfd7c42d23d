import { beforeEach, describe, expect, test } from 'vitest';
import { claimsOf } from './auth-answers.ts';
import { limitStorage } from './storage-limits.ts';

const mb = 1024 * 1024;

let now: number;
let passed: number;
/** Requests that wait in `answer` until they are let go. */
let held: (() => void)[];
let isHolding: boolean;
let limited: ReturnType<typeof limitStorage>;
beforeEach(() => {
  [now, passed, held, isHolding] = [0, 0, [], false];
  limited = limitStorage({
    now: () => now,
    isSession: (token) => token.startsWith('ours.') && 'session_id' in claimsOf(token),
    isSigned: (token) => token.startsWith('ours.'),
    isOurs: async (request) => request.headers.get('apikey') === 'service',
  });
});

const tokenOf = (claims: object) => `ours.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
const ask = async (
  method: string,
  path: string,
  { as, from = '192.0.2.1', body, headers = {} }: Asked = {},
): Promise<Response> => {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const request = new Request(`http://x/storage/v1/${path}`, {
    method,
    headers: {
      ...(text !== undefined && { 'content-length': String(text.length) }),
      ...(as !== undefined && { authorization: `Bearer ${tokenOf({ sub: as, session_id: 's' })}` }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
  });
  return limited(request, from, async () => {
    passed += 1;
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    return new Response(null, { headers: { 'content-length': String(mb) } });
  });
};
interface Asked {
  as?: string;
  from?: string;
  body?: object;
  headers?: Record<string, string>;
}
const upload = (as: string, { headers, ...rest }: Asked = {}) =>
  ask('POST', `object/avatars/${as}/a.png`, {
    as,
    ...rest,
    headers: { 'content-length': '10', ...headers },
  });

test('a device that fetches 500 files of a megabyte is let through, and who goes on without end is not', async () => {
  const read = () => ask('GET', 'object/floorplans/asha/a.png', { as: 'asha' });
  for (let n = 0; n < 500; n += 1) expect((await read()).status).toBe(200);
  while ((await read()).status === 200) expect(passed).toBeLessThan(1_000);
  const refused = await read();
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect((await ask('GET', 'object/floorplans/ravi/a.png', { as: 'ravi' })).status).toBe(200);
  now += 60_000;
  expect((await read()).status).toBe(200);
});

test('without a session it is counted by network', async () => {
  const read = (from: string) => ask('GET', 'object/public/avatars/a.png', { from });
  while ((await read('192.0.2.1')).status === 200) expect(passed).toBeLessThan(4_000);
  expect((await read('192.0.2.2')).status).toBe(200);
});

test('each name in a list counts, and each megabyte that comes', async () => {
  const paths = Array.from({ length: 100 }, (_, n) => `asha/${n}`);
  const sign = () => ask('POST', 'object/sign/floorplans', { as: 'asha', body: { expiresIn: 60, paths } });
  while ((await sign()).status === 200) expect(passed).toBeLessThan(20);
  expect(passed).toBe(15);
  passed = 0;
  const large = { headers: { 'content-length': String(25 * mb) } };
  while ((await upload('ravi', large)).status === 200) expect(passed).toBeLessThan(100);
  expect(passed).toBe(58);
});

test('of one account 12 uploads are under way at once, and when one has ended another may begin', async () => {
  isHolding = true;
  const answers = Array.from({ length: 12 }, () => upload('asha'));
  while (held.length < 12) await Promise.resolve();
  expect((await upload('asha')).status).toBe(429);
  held.pop()?.();
  await Promise.race(answers);
  const next = upload('asha');
  while (held.length < 12) await Promise.resolve();
  for (const end of held) end();
  expect((await next).status).toBe(200);
});

test('of one network 100 uploads are under way at once, of whichever accounts', async () => {
  isHolding = true;
  const answers = Array.from({ length: 100 }, (_, n) => upload(`account ${n % 10}`));
  while (held.length < 100) await Promise.resolve();
  expect((await upload('another')).status).toBe(429);
  const elsewhere = upload('another', { from: '198.51.100.1' });
  while (held.length < 101) await Promise.resolve();
  for (const end of held) end();
  expect((await elsewhere).status).toBe(200);
  await Promise.all(answers);
});

test('forms, which are held in memory, bring 100 MB at once in all', async () => {
  isHolding = true;
  const headers = { 'content-length': String(25 * mb), 'content-type': 'multipart/form-data; boundary=x' };
  const send = (n: number) => upload(`account ${n}`, { from: `192.0.2.${n}`, headers });
  const answers = Array.from({ length: 4 }, (_, n) => send(n));
  while (held.length < 4) await Promise.resolve();
  expect((await send(9)).status).toBe(429);
  for (const end of held) end();
  await Promise.all(answers);
});

describe('is refused by its head alone:', () => {
  const signed = (claims: object) =>
    ask('PUT', `object/upload/sign/avatars/asha/a.png?token=${tokenOf(claims)}`, {
      headers: { 'content-length': '10' },
    });
  const claims = { intent: 'upload', bucket: 'avatars', sub: 'asha/a.png', owner: 'asha' };

  test('an upload of unknown length, even of the installation itself', async () => {
    const headers = { 'transfer-encoding': 'chunked', apikey: 'service' };
    const path = 'object/avatars/asha/a.png';
    expect((await ask('POST', path, { headers })).status).toBe(411);
    expect((await ask('PUT', path, { as: 'asha' })).status).toBe(411);
  });

  test('a list of more than half a megabyte', async () => {
    const headers = { 'content-length': String(mb) };
    expect((await ask('DELETE', 'object/avatars', { as: 'asha', headers })).status).toBe(413);
  });

  test('a signed address for another file, bucket or act, but not the one for this', async () => {
    expect((await signed({ ...claims, sub: 'asha/b.png' })).status).toBe(403);
    expect((await signed({ ...claims, bucket: 'floorplans' })).status).toBe(403);
    expect((await signed({ ...claims, intent: 'download' })).status).toBe(403);
    expect(passed).toBe(0);
    expect((await signed(claims)).status).toBe(200);
    expect((await signed({ ...claims, owner: null })).status).toBe(200);
  });

  test('a signed address that is sent as a session', async () => {
    const headers = { authorization: `Bearer ${tokenOf(claims)}`, 'content-length': '2' };
    expect((await ask('DELETE', 'object/avatars', { headers })).status).toBe(401);
  });
});

test('the installation itself removes a thousand files at once', async () => {
  const body = { prefixes: Array.from({ length: 1_000 }, (_, n) => `asha/${n}`) };
  const headers = { apikey: 'service' };
  expect((await ask('DELETE', 'object/avatars', { body, headers })).status).toBe(200);
});
