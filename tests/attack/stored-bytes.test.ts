import { randomUUID } from 'node:crypto';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorld, worldAt, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import { removeDrafts } from '#supabase/local/storage-adapter.ts';
import { attacked, type Attacked, type Heard } from './attacked.ts';

// Somebody who fills the disk, which would stop all writes for everybody.
let world: OwnWorld;
let server: Attacked;
let asha: Session;
beforeAll(async () => {
  world = await startWorld();
  server = await attacked(world.url);
});
beforeEach(async () => {
  asha = await server.newcomer();
});
afterAll(() => world.close());

const mb = 1024 * 1024;
const put = (size: number, init: RequestInit & { name?: string } = {}): Promise<Heard> =>
  server.ask(`/storage/v1/object/floorplans/${asha.userId}/${init.name ?? `${randomUUID()}.png`}`, {
    as: asha,
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(size),
    ...init,
  });

test('200 MB at once are not taken, and the owner of the account reads and writes on', async () => {
  const heard = await Promise.all(Array.from({ length: 8 }, () => put(25 * mb)));
  // The last of them may begin with little left.
  expect(heard.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(7);
  const refused = heard.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.json]).toMatchObject([429, { error: 'too_much_at_once' }]);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await server.ask('/rest/v1/profiles?select=id', { as: asha })).status).toBe(200);
});

describe('no way around leads', () => {
  test.each([
    ['over a copy', (name: string) => copied(name)],
    ['over an address that is signed', (name: string) => signedUpload(`${name}-signed`)],
  ])('%s', async (_, act) => {
    const name = 'own.png';
    expect((await put(25 * mb, { name })).status).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) statuses.push((await act(`${name}${n === 0 ? '' : n}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  async function copied(to: string): Promise<Heard> {
    const key = (end: string) => `${asha.userId}/${end}`;
    const body = { bucketId: 'floorplans', sourceKey: key('own.png'), destinationKey: key(`copy-${to}`) };
    return server.ask('/storage/v1/object/copy', { as: asha, method: 'POST', body: JSON.stringify(body) });
  }

  async function signedUpload(name: string): Promise<Heard> {
    const path = `/storage/v1/object/upload/sign/floorplans/${asha.userId}/${name}`;
    const { url } = (await server.ask(path, { as: asha, method: 'POST' })).json as { url: string };
    return server.ask(`/storage/v1${url}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(25 * mb),
    });
  }
});

test('what others have stored takes nothing from anybody', async () => {
  await Promise.all(Array.from({ length: 8 }, () => put(25 * mb)));
  asha = await (await worldAt(world.url)).newcomer();
  expect((await put(mb)).status).toBe(200);
});

test('half a file that a killed server has left is removed, and no whole one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disha-drafts-'));
  const draft = `bytes.${randomUUID()}`;
  for (const name of [draft, `bytes.json.${randomUUID()}`, 'bytes', 'bytes.json', 'other'])
    await writeFile(join(folder, name), 'x');
  await removeDrafts(folder);
  await expect(access(join(folder, draft))).rejects.toMatchObject({ code: 'ENOENT' });
  for (const name of ['bytes', 'bytes.json', 'other']) await access(join(folder, name));
  await rm(folder, { recursive: true });
});
