import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { type DatabaseAddress, readDatabaseAddress } from '#supabase/local/postgres/address.ts';
import { takeBackData, takeToServer } from '#supabase/local/postgres/take-over.ts';
import { startServer } from '#supabase/local/server.ts';
import { readSettings } from '#supabase/local/settings.ts';
import {
  fillDataFolder,
  freePort,
  quietLog,
  worldAt,
  type Session,
  type World,
} from '#tests/fakes/embedded-world.ts';
import { urlOf } from './server-database.ts';

const postgres = inject('postgres');

describe.skipIf(postgres === null)('an installation that is taken over', () => {
  test('is whole on the server and back in its folder, and nobody notices', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'disha-take-over-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await fillDataFolder(folder);
    const address = await emptyDatabase();
    const port = await freePort();
    const token = { access_token: '', refresh_token: '' };
    let asked = '';
    const title = 'वास्तु, "quotes", \\back\\slashes, (brackets) and a\nline';

    await served(folder, port, undefined, async (world) => {
      const person = await world.newcomer();
      asked = (await rowOf(person, title)).id;
      const path = `${person.userId}/plan.png`;
      const stored = await person.client.storage.from('floorplans').upload(path, png(), {
        contentType: 'image/png',
      });
      expect(stored.error).toBeNull();
      const { data } = await person.client.auth.getSession();
      Object.assign(token, data.session);
    });

    const taken = await takeToServer(folder, address);
    expect(taken.files).toEqual({ named: 1, missing: 0 });
    expect(taken.tables.get('public.chat_sessions')?.rows).toBe(1);
    expect(taken.rows).toBeGreaterThan(500);
    expect(await readdir(folder)).not.toContain('postgres');

    await expect(served(folder, port, undefined, async () => {})).rejects.toThrow(
      'start Disha with DATABASE_URL',
    );
    await served(folder, port, address, async (world) => {
      const client = world.client();
      const { data } = await client.auth.setSession(token);
      expect(data.user?.id).toBeDefined();
      const rows = await client.from('chat_sessions').select('id, title');
      expect(rows.data).toEqual([{ id: asked, title }]);
      const file = await client.storage.from('floorplans').download(`${data.user?.id}/plan.png`);
      expect(await file.data?.arrayBuffer().then((bytes) => Buffer.from(bytes))).toEqual(png());
      // What is written from here on counts on where it was.
      const person = { client, userId: data.user?.id ?? '' };
      await rowOf(person, 'The next');
    });

    const other = await mkdtemp(join(tmpdir(), 'disha-take-over-'));
    onTestFinished(() => rm(other, { recursive: true, force: true }));
    await fillDataFolder(other);
    await expect(takeToServer(other, address)).rejects.toThrow(/is not empty \(\d+ accounts/);
    expect(await readdir(other)).toContain('postgres');

    const back = await takeBackData(folder, address);
    expect(back.tables.get('public.chat_sessions')?.rows).toBe(2);
    await served(folder, port, undefined, async (world) => {
      const client = world.client();
      await client.auth.setSession(token);
      const rows = await client.from('chat_sessions').select('title').order('created_at');
      expect(rows.data?.map((row) => row['title'] as string)).toEqual([title, 'The next']);
    });
  }, 600_000);

  test('is as it was where the copy fails, and the server has nobody', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'disha-take-over-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await fillDataFolder(folder);
    const port = await freePort();
    const address = await emptyDatabase();
    await served(folder, port, undefined, async (world) => void (await world.newcomer()));
    const failing = takeToServer(folder, address, (progress) => {
      if (progress.startsWith('public.profiles')) throw new Error('cut off');
    });
    await expect(failing).rejects.toThrow('cut off');
    expect(await readdir(folder)).toContain('postgres');
    // What was made there is no hindrance to the next try.
    expect((await takeToServer(folder, address)).tables.get('auth.users')?.rows).toBe(1);
  }, 600_000);

  async function emptyDatabase(): Promise<DatabaseAddress> {
    if (postgres === null) throw new Error('there is no server');
    const name = `taken_${randomUUID().replaceAll('-', '')}`;
    const admin = new Client({ connectionString: urlOf(postgres, 'postgres') });
    await admin.connect();
    await admin.query(`create database ${name}`);
    onTestFinished(async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    });
    const address = readDatabaseAddress(urlOf(postgres, name));
    if (!address) throw new Error('the address of the server is none');
    return address;
  }
});

async function served(
  folder: string,
  port: number,
  address: DatabaseAddress | undefined,
  work: (world: World) => Promise<void>,
): Promise<void> {
  const settings = readSettings({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: address?.url });
  const server = await startServer(settings, quietLog());
  try {
    await work(await worldAt(server.url));
  } finally {
    await server.close();
  }
}

async function rowOf({ client, userId }: Pick<Session, 'client' | 'userId'>, title: string) {
  const { data, error } = await client
    .from('chat_sessions')
    .insert({ user_id: userId, title })
    .select('id')
    .single();
  if (error) throw error;
  return { id: data.id as string };
}

/** The smallest picture. */
function png(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
}
