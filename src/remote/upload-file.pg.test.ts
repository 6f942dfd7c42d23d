import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import type { Caller } from './procedures.ts';
import { uploadFile, type FileToUpload } from './upload-file.ts';

let world: OwnWorld;
let person: Session;
let stranger: Session;
let caller: Caller;

beforeAll(async () => {
  world = await startWorld();
  person = await world.newcomer();
  stranger = await world.newcomer();
  caller = { config: { url: world.url, key: world.publishableKey }, accessToken: person.token };
});
afterAll(() => world.close());

const stored = { ok: true, value: 'stored' };
const refused = (code: string) => ({ ok: false, problem: { kind: 'refused', code } });

describe.each([
  ['chat_attachments', 'application/pdf', 10],
  ['floorplans', 'image/png', 25],
  ['user_aartis', 'image/jpeg', 25],
  ['avatars', 'image/webp', 10],
])('a file for %s', (bucket, type, limitMegabytes) => {
  const file = (change: Partial<FileToUpload> = {}): FileToUpload => ({
    bucket,
    path: `${person.userId}/${randomUUID()}.bin`,
    type,
    bytes: filled(2000, 7),
    ...change,
  });

  test('is stored, byte by byte', async () => {
    const one = file();
    expect(await uploadFile(caller, one)).toEqual(stored);
    expect(await read(one)).toEqual(one.bytes);
    const [folder, name] = one.path.split('/');
    const { data } = await person.client.storage.from(bucket).list(folder, { search: name ?? '' });
    expect(data?.[0]?.metadata).toMatchObject({ cacheControl: 'max-age=3600' });
  });

  test('is stored once when the answer to the first try was lost', async () => {
    const one = file();
    vi.stubGlobal('fetch', loseFirstReply());
    expect(await uploadFile(caller, one)).toEqual({ ok: false, problem: { kind: 'network' } });
    expect(await uploadFile(caller, one)).toEqual(stored);
    vi.unstubAllGlobals();
    expect(await read(one)).toEqual(one.bytes);
    const [folder, name] = one.path.split('/');
    const { data } = await person.client.storage.from(bucket).list(folder, { search: name ?? '' });
    expect(data).toHaveLength(1);
  });

  test('takes the place of another one, except where an address keeps showing what was sent', async () => {
    const one = file();
    await uploadFile(caller, one);
    const other = { ...one, bytes: filled(3000, 9) };
    const isKept = bucket === 'chat_attachments';
    expect(await uploadFile(caller, other)).toMatchObject(isKept ? refused('file_differs') : stored);
    expect(await read(one)).toEqual(isKept ? one.bytes : other.bytes);
  });

  test('of a type that is not wanted there is refused', async () => {
    expect(await uploadFile(caller, file({ type: 'image/svg+xml' }))).toMatchObject(refused('file_type'));
  });

  test('that is too large is refused', async () => {
    const bytes = new ArrayBuffer(limitMegabytes * 1024 * 1024 + 1);
    expect(await uploadFile(caller, file({ bytes }))).toMatchObject(refused('file_too_large'));
  });

  test('that belongs in the folder of somebody else is refused', async () => {
    const path = `${stranger.userId}/${randomUUID()}.bin`;
    expect(await uploadFile(caller, file({ path }))).toMatchObject(refused('forbidden'));
  });

  test('that stands in the folder of somebody else is not touched', async () => {
    const one = file();
    await uploadFile(caller, one);
    const theirs = { ...caller, accessToken: stranger.token };
    expect(await uploadFile(theirs, { ...one, bytes: filled(10, 1) })).toMatchObject({ ok: false });
    expect(await read(one)).toEqual(one.bytes);
  });

  test('of a user whose token the server does not take is not refused, but unauthorized', async () => {
    const over = { ...caller, accessToken: `${caller.accessToken.slice(0, -6)}AAAAAA` };
    expect(await uploadFile(over, file())).toMatchObject({ ok: false, problem: { kind: 'unauthorized' } });
  });
});

function filled(length: number, value: number): ArrayBuffer {
  return new Uint8Array(length).fill(value).buffer;
}

async function read({ bucket, path }: FileToUpload): Promise<ArrayBuffer | undefined> {
  const { data } = await person.client.storage.from(bucket).download(path);
  return data?.arrayBuffer();
}

function loseFirstReply(): typeof fetch {
  const realFetch = globalThis.fetch;
  let isLost = false;
  return async (input, init) => {
    const response = await realFetch(input, init);
    if (isLost) return response;
    isLost = true;
    throw new TypeError('Failed to fetch');
  };
}
