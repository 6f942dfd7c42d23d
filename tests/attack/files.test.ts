import { connect } from 'node:net';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Session } from '#tests/fakes/embedded-world.ts';
import { attacked, type Attacked, type Heard } from './attacked.ts';

// Files by names, types and addresses that no app of ours would send.
let server: Attacked;
let asha: Session;
let ravi: Session;
beforeAll(async () => {
  server = await attacked();
  ravi = await server.newcomer();
});
beforeEach(async () => {
  asha = await server.newcomer();
});

const put = (name: string, words = 'bytes', init: RequestInit = {}, as = asha): Promise<Heard> =>
  server.ask(`/storage/v1/object/floorplans/${name}`, {
    as,
    method: 'POST',
    body: new Blob([words], { type: 'image/png' }),
    ...init,
  });
const read = (name: string, as = asha): Promise<Heard> =>
  server.ask(`/storage/v1/object/floorplans/${name}`, { as });
const removed = (prefixes: unknown, as = asha): Promise<Heard> =>
  server.ask('/storage/v1/object/floorplans', { as, method: 'DELETE', body: JSON.stringify({ prefixes }) });
const moved = (act: 'move' | 'copy', sourceKey: string, destinationKey: string, as = asha): Promise<Heard> =>
  server.ask(`/storage/v1/object/${act}`, {
    as,
    method: 'POST',
    body: JSON.stringify({ bucketId: 'floorplans', sourceKey, destinationKey }),
  });

describe('a file whose name is the folder of another', () => {
  test.each([
    ['is removed', (name: string) => removed([name])],
    ['is moved', (name: string) => moved('move', name, `${name}-elsewhere`)],
    ['is replaced', (name: string) => put(name, 'others', { headers: { 'x-upsert': 'true' } })],
    ['is copied', (name: string) => moved('copy', name, `${name}-copy`)],
  ])('takes nothing of the other with it when it %s', async (_, act) => {
    const folder = `${asha.userId}/d`;
    expect((await put(folder)).status).toBe(200);
    expect((await put(`${folder}/e.png`, 'kept')).status).toBe(200);
    expect((await act(folder)).status).toBe(200);
    expect((await read(`${folder}/e.png`)).text).toBe('kept');
  });

  test.each(['bytes', 'bytes.json', 'bytes/bytes'])('may lie beside one that is called %s', async (name) => {
    const folder = `${asha.userId}/d`;
    expect((await put(folder, 'the folder')).status).toBe(200);
    expect((await put(`${folder}/${name}`, 'the file')).status).toBe(200);
    expect((await read(folder)).text).toBe('the folder');
    expect((await read(`${folder}/${name}`)).text).toBe('the file');
    expect((await removed([folder])).status).toBe(200);
    expect((await read(`${folder}/${name}`)).text).toBe('the file');
  });

  test('leaves no empty folder on the disk when both are gone', async () => {
    const folder = `${asha.userId}/d`;
    await put(folder);
    await put(`${folder}/e.png`);
    await removed([folder, `${folder}/e.png`]);
    const left = await readdir(join(inject('attacked').dataDir, 'files', 'floorplans'));
    expect(left).not.toContain(asha.userId);
  });
});

describe('a name is refused that', () => {
  const names: [what: string, name: () => string][] = [
    ['has a zero byte', () => `${asha.userId}/a%00.png`],
    ['has a line break', () => `${asha.userId}/a%0d%0ab.png`],
    ['turns the letters around', () => `${asha.userId}/gnp.%E2%80%AEexe.png`],
    ['has a part of 300 letters', () => `${asha.userId}/${'a'.repeat(300)}.png`],
    ['has 2,000 letters', () => `${asha.userId}/${'a/'.repeat(1000)}b.png`],
    ['has 90 letters of another writing', () => `${asha.userId}/${encodeURIComponent('ॐ'.repeat(90))}`],
    ['steps upwards by an escaped sign', () => `${asha.userId}/..%2F${ravi.userId}/a.png`],
    ['steps upwards the other way', () => `${asha.userId}/..%5C${ravi.userId}%5Ca.png`],
    ['has an empty part', () => `${asha.userId}//a.png`],
    ['stays where it is', () => `${asha.userId}/%252e/a.png`],
    ['ends in its folder', () => `${asha.userId}/a.png/`],
  ];
  test.each(names)('%s', async (_, name) => {
    for (const heard of [await put(name()), await put(name(), 'bytes', { method: 'PUT' })]) {
      expect(heard.status, heard.text).toBe(400);
      expect(heard.json).toMatchObject({ error: 'InvalidKey' });
    }
    const form = new FormData();
    form.append('', new Blob(['bytes'], { type: 'image/png' }));
    expect((await put(name(), '', { body: form })).status).toBe(400);
    expect((await read(name())).status).toBe(400);
  });

  test.each(['..', '.', '', 'a\0', 'a\r\nb', 'x'.repeat(300), 'a‮b', 'a\\b'])(
    'a file would be copied or moved to, as with the part %j',
    async (part) => {
      const name = `${asha.userId}/own.png`;
      await put(name);
      for (const act of ['copy', 'move'] as const)
        for (const target of [`${asha.userId}/${part}/x.png`, `${asha.userId}/${part}`]) {
          const heard = await moved(act, name, target);
          expect(heard.status, `${act} ${JSON.stringify(target)} ${heard.text}`).toBe(400);
        }
      expect((await read(name)).text).toBe('bytes');
    },
  );

  test.each([
    ['a number', [5]],
    ['a zero byte', ['a\0b']],
    ['nothing', null],
    ['a text', 'a.png'],
    ['2,000 of them', Array.from({ length: 2000 }, (_, n) => `${n}.png`)],
  ])('would be removed, being %s', async (_, prefixes) => {
    expect((await removed(prefixes)).status).toBe(400);
  });
});

describe('folders within each other', () => {
  const within = (depth: number): string => `${asha.userId}/${'a/'.repeat(depth)}b.png`;

  test('are made some deep and no deeper, as each takes a place of the disk', async () => {
    expect((await put(within(4))).status).toBe(200);
    for (const depth of [5, 480]) {
      const heard = await put(within(depth));
      expect([heard.status, heard.json]).toMatchObject([400, { error: 'InvalidKey' }]);
    }
  });

  test('are made so by no move and no copy', async () => {
    const name = `${asha.userId}/own.png`;
    expect((await put(name)).status).toBe(200);
    for (const act of ['copy', 'move'] as const)
      expect((await moved(act, name, within(480))).json).toMatchObject({ error: 'InvalidKey' });
  });
});

describe('of somebody else’s file nobody', () => {
  let theirs: string;
  beforeEach(async () => {
    theirs = `${ravi.userId}/${crypto.randomUUID()}.png`;
    await put(theirs, 'mine alone', {}, ravi);
  });
  const tries: [what: string, act: () => Promise<Heard>][] = [
    ['reads the bytes', () => read(theirs)],
    ['reads them as a visitor', () => server.ask(`/storage/v1/object/floorplans/${theirs}`)],
    ['reads them as a public file', () => server.ask(`/storage/v1/object/public/floorplans/${theirs}`)],
    [
      'reads what is known of it',
      () => server.ask(`/storage/v1/object/info/floorplans/${theirs}`, { as: asha }),
    ],
    [
      'signs an address',
      () =>
        server.ask(`/storage/v1/object/sign/floorplans/${theirs}`, {
          as: asha,
          method: 'POST',
          body: '{"expiresIn":60}',
        }),
    ],
    [
      'signs an address for an upload',
      () => server.ask(`/storage/v1/object/upload/sign/floorplans/${theirs}`, { as: asha, method: 'POST' }),
    ],
    ['replaces the bytes', () => put(theirs, 'other', { headers: { 'x-upsert': 'true' } })],
    ['replaces them by the other way', () => put(theirs, 'other', { method: 'PUT' })],
    ['moves it', () => moved('move', theirs, `${asha.userId}/taken.png`)],
    ['copies it', () => moved('copy', theirs, `${asha.userId}/taken.png`)],
    [
      'copies one over it',
      async () => {
        await put(`${asha.userId}/own.png`);
        return moved('copy', `${asha.userId}/own.png`, theirs);
      },
    ],
  ];
  test.each(tries)('%s', async (_, act) => {
    const heard = await act();
    expect(heard.status).toBeGreaterThanOrEqual(400);
    expect(heard.status).toBeLessThan(500);
    expect(heard.text).not.toContain('mine alone');
    expect((await read(theirs, ravi)).text).toBe('mine alone');
  });

  test('removes it, though the answer says nothing of it', async () => {
    expect((await removed([theirs])).json).toEqual([]);
    expect((await read(theirs, ravi)).text).toBe('mine alone');
  });

  test('finds its name in a list', async () => {
    for (const prefix of [ravi.userId, '', '%', '_'.repeat(36)]) {
      const heard = await server.ask('/storage/v1/object/list/floorplans', {
        as: asha,
        method: 'POST',
        body: JSON.stringify({ prefix, limit: 1000 }),
      });
      expect(heard.text).not.toContain(theirs.split('/')[1]);
    }
  });
});

describe('a signed address', () => {
  const tokenOf = (heard: Heard): string => {
    const { signedURL, url } = heard.json as { signedURL?: string; url?: string };
    return new URL(`http://x${signedURL ?? url}`).searchParams.get('token') ?? '';
  };
  const sign = (name: string, expiresIn: unknown) =>
    server.ask(`/storage/v1/object/sign/floorplans/${name}`, {
      as: asha,
      method: 'POST',
      body: JSON.stringify({ expiresIn }),
    });
  const upload = (name: string, token: string) =>
    server.ask(`/storage/v1/object/upload/sign/floorplans/${name}?token=${token}`, {
      method: 'PUT',
      body: new Blob(['other'], { type: 'image/png' }),
    });
  let name: string;
  beforeEach(async () => {
    name = `${asha.userId}/signed.png`;
    await put(name);
  });

  test('that has run out is refused, and is no fault of the server', async () => {
    const token = tokenOf(await sign(name, -5));
    const heard = await server.ask(`/storage/v1/object/sign/floorplans/${name}?token=${token}`);
    expect([heard.status, heard.json]).toMatchObject([400, { error: 'InvalidJWT' }]);
  });

  test.each(['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.', '%00', 'x'.repeat(7_000)])(
    'with the token %.20s is refused',
    async (token) => {
      for (const heard of [
        await server.ask(`/storage/v1/object/sign/floorplans/${name}?token=${token}`),
        await upload(name, token),
      ]) {
        expect(heard.status, heard.text).toBe(400);
      }
    },
  );

  test('to read is none to write, nor the other way around', async () => {
    const toRead = tokenOf(await sign(name, 60));
    const uploaded = await upload(name, toRead);
    expect(uploaded.status, uploaded.text).toBe(403);
    const other = `${asha.userId}/other.png`;
    const signed = await server.ask(`/storage/v1/object/upload/sign/floorplans/${other}`, {
      as: asha,
      method: 'POST',
    });
    expect(signed.status, signed.text).toBe(200);
    const toWrite = tokenOf(signed);
    expect((await upload(name, toWrite)).status).toBe(403);
    expect((await server.ask(`/storage/v1/object/sign/floorplans/${other}?token=${toWrite}`)).status).toBe(
      403,
    );
    expect((await read(name)).text).toBe('bytes');
  });

  test('is no session, nor is a session one', async () => {
    const toRead = tokenOf(await sign(name, 60));
    const asSession = await server.ask('/rest/v1/profiles?select=id', {
      headers: { authorization: `Bearer ${toRead}` },
    });
    expect([401, 200]).toContain(asSession.status);
    if (asSession.status === 200) expect(asSession.json).toEqual([]);
    expect((await server.ask(`/storage/v1/object/sign/floorplans/${name}?token=${asha.token}`)).status).toBe(
      403,
    );
  });

  test.each([0, 1e12, '60', null, Number.NaN, 1.5])('for the time %s is refused or kept to', async (time) => {
    const heard = await sign(name, time);
    expect(heard.status, heard.text).toBeLessThan(500);
  });
});

describe('an upload is refused, and is no fault of the server,', () => {
  const form = (parts: Record<string, string | Blob>): FormData => {
    const data = new FormData();
    for (const [key, value] of Object.entries(parts)) data.append(key, value);
    return data;
  };
  const picture = new Blob(['bytes'], { type: 'image/png' });

  test.each(['60\r\nset-cookie: a=b', 'a\0', 'no-cache, x', '-1', '1'.repeat(500), 'ॐ'])(
    'with the time to live %j',
    async (cacheControl) => {
      const heard = await put(`${asha.userId}/c.png`, '', { body: form({ cacheControl, '': picture }) });
      expect(heard.status, heard.text).toBe(400);
    },
  );

  test.each(['text/html', 'image/svg+xml', 'image/png; charset=<script>', 'x', 'application/xhtml+xml'])(
    'with the type %s',
    async (type) => {
      const heard = await put(`${asha.userId}/t.png`, '', {
        body: new Blob(['<script>1</script>'], { type }),
        headers: { 'content-type': type },
      });
      expect(heard.status, heard.text).toBe(400);
      const inForm = await put(`${asha.userId}/t.png`, '', { body: form({ '': new Blob(['x'], { type }) }) });
      expect(inForm.status, inForm.text).toBe(400);
    },
  );

  test.each(['none', '..', 'a%00b', 'storage.objects', '%27'])('into the bucket %s', async (bucket) => {
    const heard = await server.ask(`/storage/v1/object/${bucket}/${asha.userId}/a.png`, {
      as: asha,
      method: 'POST',
      body: picture,
    });
    expect(heard.status, heard.text).toBeGreaterThanOrEqual(400);
    expect(heard.status, heard.text).toBeLessThan(500);
  });

  test.each(['-1', 'x', '1e9', '99999999999'])('that says it is %s bytes long', async (length) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      [
        `POST /storage/v1/object/floorplans/${asha.userId}/l.png HTTP/1.1`,
        `Host: ${hostname}`,
        'Connection: close',
        'Content-Type: image/png',
        `apikey: ${server.publishableKey}`,
        `Authorization: Bearer ${asha.token}`,
        `Content-Length: ${length}`,
        '',
        'bytes',
      ].join('\r\n'),
    );
    const heard = await text(socket);
    expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});

describe('nobody without the key of the installation', () => {
  test.each([
    ['makes a bucket', 'POST', '/storage/v1/bucket', { id: 'mine', name: 'mine', public: true }],
    ['opens one', 'PUT', '/storage/v1/bucket/floorplans', { public: true }],
    ['empties one', 'POST', '/storage/v1/bucket/floorplans/empty', {}],
    ['removes one', 'DELETE', '/storage/v1/bucket/floorplans', {}],
  ])('%s', async (_, method, path, body) => {
    for (const as of [asha, undefined]) {
      const heard = await server.ask(path, { ...(as && { as }), method, body: JSON.stringify(body) });
      expect(heard.status, heard.text).toBeGreaterThanOrEqual(400);
      expect(heard.status, heard.text).toBeLessThan(500);
    }
  });
});
