import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLog } from '#supabase/local/log.ts';
import { startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import { attacked, type Attacked, type Heard } from './attacked.ts';

// Requests to the storage service that are cheap to send and dear to answer, and what evades the limits of a bucket.
let server: Attacked;
let asha: Session;
beforeAll(async () => {
  server = await attacked();
});
beforeEach(async () => {
  asha = await server.newcomer();
});

const mb = 1024 * 1024;
const words = (path: string, body: unknown, as: Session | null = asha, method = 'POST'): Promise<Heard> =>
  server.ask(`/storage/v1/object/${path}`, { ...(as && { as }), method, body: JSON.stringify(body) });
const put = (name: string, bytes: BodyInit, init: RequestInit = {}, bucket = 'floorplans'): Promise<Heard> =>
  server.ask(`/storage/v1/object/${bucket}/${asha.userId}/${name}`, {
    as: asha,
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: bytes,
    ...init,
  });

/** The beginning of an answer to a request of which nothing but the head is sent. */
async function headAnswered(method: string, path: string, headers: Record<string, string>): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ host: hostname, apikey: server.publishableKey, ...headers });
  socket.write(
    [`${method} /storage/v1/${path} HTTP/1.1`, ...lines.map((line) => line.join(': ')), '', ''].join('\r\n'),
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

describe('without a session nothing of a body is read of', () => {
  test.each([
    ['addresses to sign', 'POST', 'object/sign/floorplans'],
    ['an address to sign', 'POST', 'object/sign/floorplans/a.png'],
    ['an upload to sign', 'POST', 'object/upload/sign/floorplans/a.png'],
    ['files to remove', 'DELETE', 'object/floorplans'],
    ['a move', 'POST', 'object/move'],
    ['a copy', 'POST', 'object/copy'],
    ['a list', 'POST', 'object/list/floorplans'],
    ['a bucket to make', 'POST', 'bucket'],
    ['a file', 'POST', 'object/floorplans/a.png'],
    ['a file in place of another', 'PUT', 'object/floorplans/a.png'],
    ['a file without a token', 'PUT', 'object/upload/sign/floorplans/a.png'],
  ])('%s', async (_, method, path) => {
    const headers = { 'content-length': '400000', 'content-type': 'application/json' };
    const answer = await headAnswered(method, path, headers);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toContain('"statusCode":"401"');
  });

  test('a form of many parts, even with a signed address of another kind', async () => {
    const name = `${asha.userId}/signed.png`;
    await put('signed.png', 'bytes');
    const signed = (await words(`sign/floorplans/${name}`, { expiresIn: 60 })).json as { signedURL: string };
    const token = new URL(signed.signedURL, server.url).searchParams.get('token') ?? '';
    const headers = { 'content-length': '400000', 'content-type': 'multipart/form-data; boundary=x' };
    const asBearer = { ...headers, authorization: `Bearer ${token}` };
    expect(await headAnswered('POST', `object/floorplans/${name}`, asBearer)).toMatch(/^HTTP\/1\.1 401 /);
    const answer = await headAnswered('PUT', `object/upload/sign/floorplans/${name}?token=${token}`, headers);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  });
});

test('everybody reads public files, and whoever is signed in writes, lists and removes', async () => {
  expect((await put('a.png', 'bytes', {}, 'avatars')).status).toBe(200);
  const read = await server.ask(`/storage/v1/object/public/avatars/${asha.userId}/a.png`);
  expect([read.status, read.text]).toEqual([200, 'bytes']);
  expect((await words('list/avatars', { prefix: asha.userId, limit: 10, offset: 0 })).json).toHaveLength(1);
  const removed = await words('avatars', { prefixes: [`${asha.userId}/a.png`] }, asha, 'DELETE');
  expect(removed.json).toHaveLength(1);
});

describe('a list', () => {
  const names = (count: number) => Array.from({ length: count }, (_, n) => `${asha.userId}/${n}.png`);
  test.each([
    ['to sign', (count: number) => words('sign/floorplans', { expiresIn: 60, paths: names(count) })],
    ['to remove', (count: number) => words('floorplans', { prefixes: names(count) }, asha, 'DELETE')],
  ])('%s has 100 names at most', async (_, act) => {
    expect((await act(100)).status).toBe(200);
    expect((await act(101)).status).toBe(400);
  });

  test.each([
    [{ sortBy: { column: 'name; select 1', order: 'asc' } }],
    [{ sortBy: { column: 'name', order: 'sideways' } }],
    [{ sortBy: 'name' }],
    [{ limit: -1 }],
    [{ limit: 0 }],
    [{ limit: 1.5 }],
    [{ limit: 1e12 }],
    [{ offset: -5 }],
  ])('with %j is refused, and is no fault of the server', async (odd) => {
    const heard = await words('list/floorplans', { prefix: asha.userId, ...odd });
    expect([heard.status, heard.json]).toMatchObject([400, { error: 'InvalidRequest' }]);
  });
});

test('a form of more than 20 parts is not read', async () => {
  const form = (parts: number): FormData => {
    const data = new FormData();
    for (let n = 1; n < parts; n += 1) data.append(`part${n}`, 'x');
    data.append('', new Blob(['bytes'], { type: 'image/png' }));
    return data;
  };
  const send = (parts: number) => put(`${parts}.png`, form(parts), { headers: {} });
  expect((await send(20)).status).toBe(200);
  const heard = await send(21);
  expect([heard.status, heard.json]).toMatchObject([400, { error: 'InvalidRequest' }]);
});

test('a form whose one part has a head of thousands of lines is not read', async () => {
  const send = (lines: number) => {
    const head = `${'a: b\r\n'.repeat(lines)}content-disposition: form-data; name="f"; filename="h.png"`;
    const body = `--x\r\n${head}\r\ncontent-type: image/png\r\n\r\nbytes\r\n--x--\r\n`;
    return put(`${lines}.png`, body, { headers: { 'content-type': 'multipart/form-data; boundary=x' } });
  };
  expect((await send(1)).status).toBe(200);
  expect((await send(2_000)).status).toBe(400);
});

describe('what a bucket takes is not evaded', () => {
  const pieces = (count: number): ReadableStream<Uint8Array> => {
    let left = count;
    return new ReadableStream({
      pull(controller) {
        if (left === 0) controller.close();
        else controller.enqueue(new Uint8Array(mb));
        left -= 1;
      },
    });
  };

  test('by a body that does not say how long it is', async () => {
    const init = { duplex: 'half' } as RequestInit;
    expect((await put('c.png', pieces(1), init, 'avatars')).status).toBe(411);
    const listed = await words('list/avatars', { prefix: asha.userId });
    expect(listed.json).toEqual([]);
  });

  test.each(['move', 'copy'])('by a %s into another one', async (act) => {
    await put('large.png', new Uint8Array(11 * mb));
    const name = `${asha.userId}/large.png`;
    const heard = await words(act, {
      bucketId: 'floorplans',
      sourceKey: name,
      destinationBucket: 'avatars',
      destinationKey: name,
    });
    expect([heard.status, heard.json]).toMatchObject([400, { error: 'InvalidRequest' }]);
    expect((await server.ask(`/storage/v1/object/public/avatars/${name}`)).status).toBe(400);
  });
});

test('a signed address holds an hour at most, one or many', async () => {
  await put('a.png', 'bytes');
  const name = `${asha.userId}/a.png`;
  const sign = async (expiresIn: number) => [
    (await words(`sign/floorplans/${name}`, { expiresIn })).status,
    (await words('sign/floorplans', { expiresIn, paths: [name] })).status,
  ];
  expect(await sign(3600)).toEqual([200, 200]);
  expect(await sign(3601)).toEqual([400, 400]);
  expect(await sign(1e9)).toEqual([400, 400]);
});

test('of five files that come at once under one name the first is kept, and the others are told so', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => put('same.png', `bytes of ${n}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, json } of answers)
    if (status !== 200) expect([status, json]).toMatchObject([400, { statusCode: '409' }]);
  const kept = await server.ask(`/storage/v1/object/floorplans/${asha.userId}/same.png`, { as: asha });
  expect(kept.text).toBe(`bytes of ${answers.findIndex(({ status }) => status === 200) + 1}`);
});

describe('for no cache is', () => {
  const kept = async (path: string, init: Parameters<Attacked['ask']>[1] = { as: asha }) =>
    (await server.ask(path, init)).headers.get('cache-control');

  test.each(['/rest/v1/profiles?select=id', '/auth/v1/user', '/mailbox.json', '/storage/v1/bucket'])(
    '%s',
    async (path) => expect(await kept(path)).toBe('no-store'),
  );

  test('a private file, by its address or a signed one', async () => {
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' };
    await put('a.png', 'bytes', { headers });
    const name = `${asha.userId}/a.png`;
    const signed = (await words(`sign/floorplans/${name}`, { expiresIn: 60 })).json as { signedURL: string };
    expect(await kept(`/storage/v1${signed.signedURL}`, {})).toBe('private, max-age=3600');
    expect(await kept(`/storage/v1/object/floorplans/${name}`)).toBe('private, max-age=3600');
  });
});

describe('an upload that is broken off', () => {
  const lines: string[] = [];
  let world: OwnWorld;
  let own: Attacked;
  beforeAll(async () => {
    const writers = { write: (line: string) => void lines.push(line), now: () => new Date() };
    world = await startWorld({}, openLog({ format: 'json', level: 'debug' }, writers));
    own = await attacked(world.url);
  });
  afterAll(() => world.close());

  test.each([
    ['a file', 'object/floorplans', 'image/png', ':bucket'],
    ['a form', 'object/avatars', 'multipart/form-data; boundary=x', ':bucket'],
    ['a list', 'object/list/floorplans', 'application/json', 'list'],
  ])('is no failure of the server, being %s', async (_, place, type, route) => {
    const { userId, token } = await own.newcomer();
    lines.length = 0;
    const { hostname, port } = new URL(own.url);
    const socket = connect(Number(port), hostname);
    const path = place.endsWith('list/floorplans') ? place : `${place}/${userId}/${randomUUID()}.png`;
    socket.write(
      [
        `POST /storage/v1/${path} HTTP/1.1`,
        `Host: ${hostname}`,
        `Content-Type: ${type}`,
        `apikey: ${own.publishableKey}`,
        `Authorization: Bearer ${token}`,
        'Content-Length: 100000',
        '',
        'half',
      ].join('\r\n'),
    );
    const health = await own.ask('/healthz');
    expect(health.status).toBe(200);
    socket.destroy();
    const brokenOff = new RegExp(`method="POST",route="/storage/[^"]*${route}[^"]*",status="499"`);
    await vi.waitFor(async () => expect((await own.ask('/metrics')).text).toMatch(brokenOff), 10_000);
    const told = lines.map((line) => JSON.parse(line) as { level: string; event: string; message: string });
    expect(told.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
    const { text: figures } = await own.ask('/metrics');
    expect(figures).toMatch(/^disha_failures_total 0$/m);
    expect(figures).not.toMatch(/status="500"/);
  });
});

test('a reader who takes nothing of a large file lets others read it', async () => {
  await put('large.png', new Uint8Array(20 * mb));
  const path = `/storage/v1/object/floorplans/${asha.userId}/large.png`;
  const whole = await server.ask(path, { as: asha });
  expect(whole.text).toHaveLength(20 * mb);
  const part = await server.ask(path, { as: asha, headers: { range: 'bytes=5-9' } });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '5']);
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\nAuthorization: Bearer ${asha.token}\r\n\r\n`,
  );
  socket.pause();
  expect((await server.ask(path, { as: asha })).status).toBe(200);
  expect((await text(socket)).length).toBeGreaterThan(20 * mb);
});
