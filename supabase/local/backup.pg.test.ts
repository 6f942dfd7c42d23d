import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { mirrorOf } from '#db/database.ts';
import { keepActs } from '#db/mutations/keep-acts.ts';
import { compareMirror } from '#sync/compare-mirror.ts';
import { deviceOf } from '#tests/fakes/device-of.ts';
import {
  freePort,
  password,
  quietLog,
  startWorld,
  worldAt,
  type OwnWorld,
} from '#tests/fakes/embedded-world.ts';
import { readArchive } from './archive.ts';
import { backUp, backupName, removeOldBackups, restore } from './backup.ts';
import { loadSecrets } from './secrets.ts';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';
import type { Snapshot } from './snapshot.ts';

let world: OwnWorld;
let folder: string;

beforeAll(async () => {
  world = await startWorld();
  folder = await mkdtemp(join(tmpdir(), 'disha-backup-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup of a running server', () => {
  test('brings back accounts, rows and files elsewhere, and a device that has not sent everything ends equal', async () => {
    const owner = await world.newcomer();
    const phone = deviceOf(world, owner);
    const property = (title: string) => ({
      kind: 'property.create' as const,
      entityId: randomUUID(),
      payload: { title, city: 'Pune' },
    });
    await keepActs(phone.db, [property('Before')], phone.keeping());
    await synced(phone);
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
    const name = `${owner.userId}/घर-plan.png`.replace('घर', encodeURIComponent('घर'));
    const uploaded = await owner.client.storage
      .from('floorplans')
      .upload(name, new Blob([bytes], { type: 'image/png' }), { contentType: 'image/png' });
    expect(uploaded.error).toBeNull();

    const file = join(folder, 'whole.tar.gz');
    const contents = await backUp({ ...wish(file), withSecrets: true });
    expect(contents.hasSecrets).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(world.settings.dataDir, 'snapshots'))).toEqual([]);

    // What happens after the backup is not in it, and on the device there are acts that nobody else has.
    await keepActs(phone.db, [property('After')], phone.keeping());
    await synced(phone);
    phone.network.isOn = false;
    await keepActs(phone.db, [property('Unsent')], phone.keeping());
    await phone.close();

    const elsewhere = join(folder, 'elsewhere');
    expect(await restore(file, elsewhere, false)).toMatchObject({ aside: undefined, hasNewKeys: false });
    const there = await started(elsewhere);
    const own = there.client();
    expect((await own.auth.signInWithPassword({ email: owner.email, password })).error).toBeNull();
    const { data } = await own.storage.from('floorplans').download(name);
    expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);

    // The same device, whose server is another from now on.
    const again = phone.openAt(there);
    phone.network.isOn = true;
    await synced(again);
    const titles = (await mirrorOf(again.db, 'properties').toArray()).flatMap((row) =>
      'title' in row ? [String(row.title)] : [],
    );
    expect(titles.sort()).toEqual(['Before', 'Unsent']);
    expect(await compareMirror(again.db, again.ports)).toBe('same');
    await again.close();
  });

  test('without the keys leaves them out, and a restore over the same folder keeps those that are there', async () => {
    const file = join(folder, 'keyless.tar');
    expect((await backUp({ ...wish(file), withSecrets: false })).hasSecrets).toBe(false);
    expect((await readFile(file)).includes((await loadSecrets(world.settings.dataDir)).serviceKey)).toBe(
      false,
    );
    const place = join(folder, 'keyless');
    expect(await restore(file, place, false)).toMatchObject({ hasNewKeys: true });
    const made = await loadSecrets(place);

    await expect(restore(file, place, false)).rejects.toThrow('with --replace they are put aside');
    const { aside = '', hasNewKeys } = await restore(file, place, true);
    expect(hasNewKeys).toBe(false);
    expect(await loadSecrets(place)).toEqual(made);
    expect(await readdir(aside)).toContain('postgres');
  });

  test('that was cut off or changed is refused, and the data that are there stay', async () => {
    const file = join(folder, 'good.tar.gz');
    await backUp({ ...wish(file), withSecrets: true });
    const place = join(folder, 'stays');
    await restore(file, place, false);
    const before = await readdir(place);
    const bytes = await readFile(file);
    const tar = gunzipSync(bytes);
    const changed = Buffer.from(tar);
    const secrets = tar.indexOf('publishableKey');
    changed[secrets] = changed[secrets] === 0x50 ? 0x51 : 0x50;
    const broken: [string, Uint8Array][] = [
      ['cut.tar.gz', bytes.subarray(0, bytes.length - 4000)],
      ['cut.tar', tar.subarray(0, Math.floor(tar.length / 2))],
      ['changed.tar.gz', gzipSync(changed, { level: 1 })],
      ['other.tar.gz', gzipSync('no backup')],
      ['empty.tar', new Uint8Array()],
    ];
    for (const [name, content] of broken) {
      await writeFile(join(folder, name), content);
      await expect(restore(join(folder, name), place, true), name).rejects.toThrow(
        /whole backup|was changed/,
      );
    }
    expect(await readdir(place)).toEqual(before);
    expect((await readdir(folder)).filter((name) => name.includes('restoring'))).toEqual([]);
    expect((await readArchive(file)).files.length).toBeGreaterThan(500);
  });
});

test('a copy of the data folder is given to nobody without its key', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${world.url}/operations/snapshot`, { method: 'POST', headers }).then(({ status }) => status);
  const { serviceKey } = await loadSecrets(world.settings.dataDir);
  expect(await ask({})).toBe(401);
  expect(await ask({ authorization: `Bearer ${world.publishableKey}` })).toBe(401);
  expect(await ask({ authorization: `Bearer ${serviceKey}`, 'x-forwarded-for': '203.0.113.9' })).toBe(404);
});

test('of the backups in a folder the newest are kept, and nothing else is touched', async () => {
  const place = await mkdtemp(join(tmpdir(), 'disha-backups-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const names = [1, 2, 3].map((day) => backupName(new Date(Date.UTC(2026, 10, day))));
  for (const name of [...names, 'notes.txt', 'mine.tar.gz']) await writeFile(join(place, name), '');
  expect(await removeOldBackups(place, 2)).toEqual(names.slice(0, 1));
  expect((await readdir(place)).sort()).toEqual([...names.slice(1), 'mine.tar.gz', 'notes.txt'].sort());
});

function wish(file: string) {
  const { dataDir } = world.settings;
  return {
    dataDir,
    file,
    async askServer() {
      const { serviceKey } = await loadSecrets(dataDir);
      const response = await fetch(`${world.url}/operations/snapshot`, {
        method: 'POST',
        headers: { authorization: `Bearer ${serviceKey}` },
      });
      return (await response.json()) as Snapshot;
    },
  };
}

async function started(dataDir: string) {
  const settings = readSettings({ PORT: String(await freePort()), DATA_DIR: dataDir });
  const server = await startServer(settings, quietLog());
  onTestFinished(() => server.close());
  return worldAt(server.url);
}

/** Until nothing is left to be sent. */
async function synced({ db, engine }: Pick<ReturnType<typeof deviceOf>, 'db' | 'engine'>): Promise<void> {
  await expect
    .poll(
      async () => {
        await engine.syncNow();
        return db.outbox.count();
      },
      { timeout: 60_000 },
    )
    .toBe(0);
  await engine.syncNow();
}
