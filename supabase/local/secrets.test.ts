import { createECDH } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadSecrets, makeSecrets, pushKeysOf } from './secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disha-secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('secrets are made once and kept, in a file that only its owner may read', async () => {
  const made = await loadSecrets(folder);
  expect(made.publishableKey).toMatch(/^sb_publishable_/);
  expect(made.serviceKey).toMatch(/^sb_secret_/);
  expect(Buffer.from(made.jwtSecret, 'base64url')).toHaveLength(32);
  expect(await loadSecrets(folder)).toEqual(made);
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secrets.json']);
});

test('no two installations have the same', async () => {
  const other = await mkdtemp(join(tmpdir(), 'disha-secrets-'));
  const [one, two] = [await loadSecrets(folder), await loadSecrets(other)];
  const both = [...Object.values(one), ...Object.values(two)];
  expect(new Set(both).size).toBe(6);
  await rm(other, { recursive: true });
});

test('the keys for pushing are a pair of the curve, the same at each start and of no other installation', async () => {
  const secrets = await loadSecrets(folder);
  const { publicKey, privateKey } = pushKeysOf(secrets);
  expect(pushKeysOf(await loadSecrets(folder))).toEqual({ publicKey, privateKey });
  expect(pushKeysOf({ ...secrets, jwtSecret: 'another' }).publicKey).not.toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  expect([point.length, point[0], Buffer.from(privateKey, 'base64url').length]).toEqual([65, 4, 32]);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  expect(pair.getPublicKey('base64url')).toBe(publicKey);
});

test.each(['', '{"jwtSecret":', '[]', '{"jwtSecret":"x","publishableKey":"y"}'])(
  'a file that holds %j is not replaced; one sentence says what to do',
  async (content) => {
    const file = join(folder, 'secrets.json');
    await writeFile(file, content);
    await expect(loadSecrets(folder)).rejects.toThrow(`${file} does not hold the keys of this installation`);
    expect(await readFile(file, 'utf8')).toBe(content);
  },
);

describe('a folder with a database and without its keys', () => {
  beforeEach(() => mkdir(join(folder, 'postgres')));

  test('gets no new ones by itself: what is wrong, what is lost and what to do is said', async () => {
    await expect(loadSecrets(folder)).rejects.toThrow(
      /secrets\.json\. Without them all sessions.+lost; no data are\. Put the file back.+--new-keys/,
    );
    expect(await readdir(folder)).toEqual(['postgres']);
  });

  test('gets them when they are asked for, once', async () => {
    const made = await makeSecrets(folder);
    expect(await loadSecrets(folder)).toEqual(made);
    await expect(makeSecrets(folder)).rejects.toThrow('move it away first');
    expect(await loadSecrets(folder)).toEqual(made);
  });
});
