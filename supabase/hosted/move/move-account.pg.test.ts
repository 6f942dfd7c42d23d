import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type OwnWorld, password, type Session, startWorld } from '#tests/fakes/embedded-world.ts';
import { type HostedProject, hostedProject } from '#tests/fakes/hosted-project.ts';
import { loadSecrets } from '../../local/secrets.ts';
import { connectTarget, TargetRefusal, type Target } from './hosted-target.ts';
import { moveAccount } from './move-account.ts';
import { connectSource, type MoveSource } from './running-source.ts';

let here: OwnWorld;
let there: HostedProject;
let source: MoveSource;
let target: Target;
beforeAll(async () => {
  here = await startWorld();
  there = await hostedProject();
  source = connectSource(here.url, (await loadSecrets(here.settings.dataDir)).serviceKey);
  target = connectTarget({ ...there, fetch: (input, init) => fetch(input, init), pauseMs: 1 });
});
afterAll(() => Promise.all([here.close(), there.close()]));

const picture = Uint8Array.from({ length: 4096 }, (_, n) => n % 251);

describe('an account with all that belongs to it', () => {
  let asha: Session;
  beforeAll(async () => {
    asha = await aHousehold();
  });

  test('arrives with its rows as they were, its files and its password, when the line was cut on the way', async () => {
    const before = await source.account(asha.userId);
    // Cut somewhere in the middle, again and again, as long as it does not come through.
    let cuts = 0;
    for (const requests of [1, 3, 6, 9, 14]) {
      there.cutAfter(requests);
      const outcome = await moveAccount(source, target, asha.userId).catch((error: unknown) => error);
      if (outcome instanceof TargetRefusal) cuts += 1;
      there.cutAfter(Infinity);
      // Whatever is there by now, nobody gets in before all of it is.
      if (outcome instanceof TargetRefusal)
        expect(
          (await elsewhere().auth.signInWithPassword({ email: asha.email, password })).error,
        ).not.toBeNull();
    }
    expect(cuts).toBeGreaterThan(2);
    const moved = await moveAccount(source, target, asha.userId);
    expect(moved).toMatchObject({ files: 1, bytes: picture.byteLength });
    expect(before?.tables.find(([name]) => name === 'chat_sessions')?.[1]).toHaveLength(2);

    const [{ digest } = { digest: {} }] = await there.sql<{ digest: object }>(
      'select private.moved_digest($1) as digest',
      [asha.userId],
    );
    expect(digest).toEqual(before?.digest);
    const [row] = await there.sql<{ row: object }>(
      'select to_jsonb(s) as row from chat_sessions as s where user_id = $1 and deleted_at is not null',
      [asha.userId],
    );
    const [, sessions = []] = before?.tables.find(([name]) => name === 'chat_sessions') ?? [];
    expect(sessions).toContainEqual(row?.row);
  });

  test('is the same when it is moved once more', async () => {
    const tables = await there.sql('select private.moved_digest($1) as digest', [asha.userId]);
    expect(await moveAccount(source, target, asha.userId)).toMatchObject({
      outcome: 'already there',
      files: 1,
    });
    expect(await there.sql('select private.moved_digest($1) as digest', [asha.userId])).toEqual(tables);
  });

  test('brings what was added here meanwhile, as long as nobody has used it there', async () => {
    await inserted(asha, 'user_events', {
      title: 'Added later',
      date_type: 'solar',
      event_date: '2027-01-14',
    });
    expect(await moveAccount(source, target, asha.userId)).toMatchObject({ outcome: 'moved' });
    expect(
      await there.sql('select title from user_events where user_id = $1 order by seq', [asha.userId]),
    ).toEqual([{ title: 'Birthday' }, { title: 'Added later' }]);
  });

  test('can sign in there, reads only there what is theirs, and goes on counting where it stopped', async () => {
    const client = elsewhere();
    const { data, error } = await client.auth.signInWithPassword({ email: asha.email, password });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(asha.userId);
    const head = async (by: SupabaseClient) =>
      (await by.from('sync_heads').select('head, generation').single()).data as {
        head: number;
        generation: string;
      };
    const [old, fresh] = [await head(asha.client), await head(client)];
    expect(fresh.head).toBe(old.head);
    expect(fresh.generation).not.toBe(old.generation);
    const { data: event } = await client
      .from('user_events')
      .insert({ title: 'Written there', date_type: 'solar', event_date: '2027-02-01' })
      .select('seq')
      .single();
    expect(event).toEqual({ seq: old.head + 1 });
    const { data: file } = await client.storage.from('floorplans').download(`${asha.userId}/plan.png`);
    expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(picture);
  });

  test('is left alone once it is used there, whatever has changed here', async () => {
    expect(await moveAccount(source, target, asha.userId)).toMatchObject({ outcome: 'used there since' });
    await inserted(asha, 'user_events', { title: 'Too late', date_type: 'solar', event_date: '2027-03-01' });
    await expect(moveAccount(source, target, asha.userId)).rejects.toThrow('used there since');
    expect(await there.sql('select from user_events where title = $1', ['Too late'])).toEqual([]);
  });
});

test('an address that somebody else has there is not taken from them', async () => {
  const ravi = await here.newcomer();
  await there.sql('insert into auth.users (id, email) values ($1, $2)', [randomUUID(), ravi.email]);
  await expect(moveAccount(source, target, ravi.userId)).rejects.toThrow('another account with this address');
  expect(await there.sql('select from auth.users where id = $1', [ravi.userId])).toEqual([]);
});

test('an account that did not come this way is never touched', async () => {
  const mira = await here.newcomer();
  await there.sql('insert into auth.users (id, email) values ($1, $2)', [mira.userId, mira.email]);
  await expect(moveAccount(source, target, mira.userId)).rejects.toThrow('did not come from here');
  await expect(target.rpc('move_empty', { p_user_id: mira.userId })).rejects.toThrow('not being moved');
});

test('rows that differ at the end keep the account closed', async () => {
  const tara = await here.newcomer();
  const forgetful: Target = {
    ...target,
    rpc: async (name, args) =>
      name === 'move_rows' && args['p_table'] === 'user_roles' ? 0 : target.rpc(name, args),
  };
  await expect(moveAccount(source, forgetful, tara.userId)).rejects.toThrow('user_roles: 1 here, 0 there');
  const { error } = await elsewhere().auth.signInWithPassword({ email: tara.email, password });
  expect(error?.code).toBe('user_banned');
});

test('accounts are handed out to the installation itself alone', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${here.url}/leaving/v1/accounts`, { headers });
  expect((await ask({ apikey: here.publishableKey })).status).toBe(401);
  expect((await ask({})).status).toBe(401);
  const { serviceKey } = await loadSecrets(here.settings.dataDir);
  expect((await ask({ apikey: serviceKey, 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  expect((await ask({ apikey: serviceKey })).status).toBe(200);
});

test('a key that is none, and a database of an older version, are named', async () => {
  const withKey = (serviceKey: string) =>
    connectTarget({ ...there, serviceKey, fetch: (input, init) => fetch(input, init) });
  await expect(withKey(there.publishableKey).stateOf(randomUUID(), '')).rejects.toThrow('secret key');
  await expect(target.rpc('move_of_tomorrow', {})).rejects.toThrow('db push');
});

/** Somebody with a chat, a deleted one, an event, a home with a plan and its file, a deity that only this place has. */
async function aHousehold(): Promise<Session> {
  const session = await here.newcomer();
  const kept = await inserted(session, 'chat_sessions', { title: 'Kitchen' });
  const gone = await inserted(session, 'chat_sessions', { title: 'Gone' });
  for (const session_id of [kept, gone])
    await inserted(session, 'user_chats', { session_id, query: 'रसोई कहाँ हो?' });
  await session.client.from('chat_sessions').delete().eq('id', gone);
  await inserted(session, 'user_events', { title: 'Birthday', date_type: 'solar', event_date: '2026-11-21' });
  const property_id = await inserted(session, 'properties', { title: 'Home', city: 'Pune' });
  const name = `${session.userId}/plan.png`;
  const { error } = await session.client.storage
    .from('floorplans')
    .upload(name, new Blob([picture], { type: 'image/png' }), { contentType: 'image/png' });
  if (error) throw error;
  await inserted(session, 'floorplans', {
    property_id,
    title: 'Ground floor',
    image_url: name,
    file_size: picture.byteLength,
    file_type: 'image/png',
  });
  return session;
}

async function inserted({ client }: Session, table: string, row: object): Promise<string> {
  const { data, error } = await client.from(table).insert(row).select('id').single<{ id: string }>();
  if (error) throw new Error(`${table}: ${error.message}`);
  return data.id;
}

/** As a browser would, over there. */
function elsewhere(): SupabaseClient {
  return createClient(there.url, there.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  });
}
