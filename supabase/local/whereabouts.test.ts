import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDatabaseAddress } from './postgres/address.ts';
import { expectEmbedded, expectServer, forgetServer, noteServer } from './whereabouts.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disha-whereabouts-'));
  await mkdir(join(folder, 'files'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const address = () => {
  const read = readDatabaseAddress('postgres://disha:very-secret@db.example.org/city');
  if (!read) throw new Error('no address');
  return read;
};
const [fresh, used] = [{ isFresh: true }, { isFresh: false }];

test('an empty folder begins anew, embedded or on a server', async () => {
  await expect(expectEmbedded(folder)).resolves.toBeUndefined();
  await expect(expectServer(folder, address(), fresh)).resolves.toBeUndefined();
});

test('a folder whose database is on a server does not begin an embedded one, and names it without its password', async () => {
  await noteServer(folder, address());
  await expect(expectEmbedded(folder)).rejects.toThrow('db.example.org:5432/city');
  await expect(expectEmbedded(folder)).rejects.not.toThrow('very-secret');
  await mkdir(join(folder, 'postgres'));
  await expectEmbedded(folder);
});

test('an empty database of a server does not take the place of an embedded one, nor of the one that files belong to', async () => {
  await writeFile(join(folder, 'files', 'plan.png'), 'plan');
  await expect(expectServer(folder, address(), fresh)).rejects.toThrow('is empty');
  await mkdir(join(folder, 'postgres'));
  await expect(expectServer(folder, address(), fresh)).rejects.toThrow('migrate-to-postgres');
});

test('where both hold something nobody but the owner decides', async () => {
  await expectServer(folder, address(), used);
  await mkdir(join(folder, 'postgres'));
  await expect(expectServer(folder, address(), used)).rejects.toThrow('start without DATABASE_URL');
  await noteServer(folder, address());
  await forgetServer(folder);
  await rm(join(folder, 'postgres'), { recursive: true });
  await expectEmbedded(folder);
});
