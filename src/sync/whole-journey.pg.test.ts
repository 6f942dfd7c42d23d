import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { loadSecrets } from '#supabase/local/secrets.ts';
import { deviceOf } from '#tests/fakes/device-of.ts';
import { startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import type { UserDatabase } from '#db/database.ts';
import { keepActs, type NewAct } from '#db/mutations/keep-acts.ts';
import { askMessageAgain, sendMessage } from '#db/mutations/send-message.ts';
import { mirrorOf } from '#db/database.ts';
import { withOutbox } from '#db/queries/overlay.ts';
import { compareMirror } from './compare-mirror.ts';
import type { Engine } from './engine.ts';

/** The real engine over the real embedded backend; only the browser is missing. */

let world: OwnWorld;
let user: Session;

beforeAll(async () => {
  world = await startWorld();
  user = await world.newcomer();
});
afterAll(() => world.close());

test('what was written on a train is on the server once, in order and with its files, whichever page of the app sends it, and a second device has it too', async () => {
  const phone = device(user);
  phone.network.isOn = false;
  const words = ['Where should the stove stand?', 'मेरी रसोई दक्षिण-पश्चिम में है', 'aur darwaza?'];
  const sessionId = randomUUID();
  for (const text of words) {
    const outcome = await sendMessage(
      phone.db,
      { id: randomUUID(), sessionId, text, language: 'english' },
      phone.keeping(),
    );
    expect(outcome.kind).toBe('kept');
  }
  const home = randomUUID();
  const deity = randomUUID();
  const photo = (size: number): NewAct => ({
    kind: 'photo.create',
    entityId: randomUUID(),
    payload: { property_id: home, file_size: size, file_type: 'image/png' },
    files: [{ field: 'image_url', bytes: png(size), type: 'image/png', extension: 'png' }],
  });
  const acts: NewAct[] = [
    { kind: 'property.create', entityId: home, payload: { title: 'Home', city: 'Pune' } },
    photo(1000),
    photo(200_000),
    {
      kind: 'event.create',
      entityId: randomUUID(),
      payload: { title: 'Anniversary', date_type: 'lunar', lunar_month: 'Magha', lunar_day: 5 },
    },
    { kind: 'deity.create', entityId: deity, payload: { name: 'Kuldevi' } },
    {
      kind: 'aarti.create',
      entityId: randomUUID(),
      payload: { user_deity_id: deity, title: 'Ours', content: 'Jai' },
    },
  ];
  expect((await keepActs(phone.db, acts, phone.keeping())).kind).toBe('kept');
  await phone.engine.syncNow();
  expect(await serverRows('user_chats')).toEqual([]);
  expect(await shownTitles(phone.db)).toEqual(['Home']);
  await phone.close();

  // At home the app is opened anew, in two tabs.
  phone.network.isOn = true;
  const [tab, other] = [phone.open(), phone.open()];
  const tabs = [tab, other];
  await Promise.all(tabs.map((each) => each.engine.syncNow()));
  await settled(tab.db, tab.engine);

  const chats = await serverRows('user_chats');
  expect(chats.map(({ query }) => query)).toEqual(words);
  expect(chats.every(({ response }) => typeof response === 'string')).toBe(true);
  expect(await serverRows('properties')).toMatchObject([{ title: 'Home' }]);
  expect(await serverRows('user_events')).toMatchObject([{ title: 'Anniversary' }]);
  expect(await serverRows('user_deity')).toMatchObject([{ name: 'Kuldevi' }]);
  expect(await serverRows('user_aartis')).toMatchObject([{ title: 'Ours', user_deity_id: deity }]);
  const photos = await serverRows('property_photos');
  expect(photos.map(({ file_size: size }) => Number(size)).sort((a, b) => a - b)).toEqual([1000, 200_000]);
  for (const { image_url: path, file_size: size } of photos) {
    const { data } = await user.client.storage.from('floorplans').download(String(path));
    expect(data?.size).toBe(size);
  }
  // Three text messages of a third each.
  expect((await world.call('get-user-credits', {}, user)).body).toMatchObject({ credits: 1 });
  expect(await tab.db.outbox.count()).toBe(0);
  expect(await tab.db.blobs.count()).toBe(0);
  expect(await compareMirror(tab.db, tab.ports)).toBe('same');

  const tablet = device(user);
  await tablet.engine.syncNow();
  for (const table of [
    'user_chats',
    'properties',
    'property_photos',
    'user_events',
    'user_aartis',
  ] as const) {
    const [ours, theirs] = await Promise.all([
      mirrorOf(tablet.db, table).toArray(),
      mirrorOf(tab.db, table).toArray(),
    ]);
    expect(ours).toEqual(theirs);
  }
  await tablet.close();
  await Promise.all(tabs.map((open) => open.close()));
});

test('without credits a message waits with its reason, lets others pass, and goes when credits come', async () => {
  const poor = await world.newcomer();
  const phone = device(poor);
  const sessionId = randomUUID();
  for (let nr = 1; nr <= 7; nr += 1) {
    await sendMessage(
      phone.db,
      { id: randomUUID(), sessionId, text: `Question ${nr}`, language: 'english' },
      phone.keeping(),
    );
  }
  await keepActs(
    phone.db,
    [
      {
        kind: 'event.create',
        entityId: randomUUID(),
        payload: { title: 'Puja', date_type: 'solar', event_date: '2026-11-30' },
      },
    ],
    phone.keeping(),
  );
  await settledBut(phone.db, phone.engine, 1);
  const [left] = await phone.db.outbox.toArray();
  expect(left).toMatchObject({
    state: 'blocked',
    problem: { kind: 'held', code: 'insufficient_credits' },
    payload: { query: 'Question 7' },
  });
  expect(await rowsOf(poor, 'user_events')).toHaveLength(1);
  await phone.close();
});

test('a message that the server could not answer is asked again at the word of its writer, under the same id', async () => {
  const asker = await world.newcomer();
  const phone = device(asker);
  const message = { id: randomUUID(), sessionId: randomUUID() };
  await sendMessage(
    phone.db,
    { ...message, text: 'Is a blue door good?', language: 'english' },
    phone.keeping(),
  );
  // Nobody asks for the answer, so that the server gives the credit back after a while.
  phone.network.isAnswering = false;
  await phone.engine.syncNow();
  const { serviceKey } = await loadSecrets(world.settings.dataDir);
  const service = createClient(world.url, serviceKey, {
    auth: { persistSession: false },
    realtime: { transport: WebSocket as never },
  });
  const { error } = await service.rpc('fail_chat_job', {
    p_user_id: asker.userId,
    p_request_id: message.id,
    p_reason: 'expired',
  });
  expect(error).toBeNull();
  await phone.engine.syncNow();
  expect(await phone.db.user_chats.get(message.id)).toMatchObject({ failure: 'expired', response: null });

  phone.network.isAnswering = true;
  await askMessageAgain(phone.db, message, phone.keeping());
  await settled(phone.db, phone.engine);
  expect(await phone.db.user_chats.get(message.id)).toMatchObject({
    failure: null,
    response: expect.any(String) as string,
  });
  expect((await world.call('get-user-credits', {}, asker)).body['credits']).toBeCloseTo(5 / 3);
  await phone.close();
});

function device(of: Session) {
  return deviceOf(world, of);
}

/** Syncs until nothing is on its way and no message waits for its answer. */
async function settled(db: UserDatabase, engine: Engine): Promise<void> {
  await settledBut(db, engine, 0);
  await expect
    .poll(
      async () => {
        await engine.syncNow();
        return db.user_chats.where('request_id').above('').count();
      },
      { timeout: 20_000 },
    )
    .toBe(0);
}

async function settledBut(db: UserDatabase, engine: Engine, left: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await engine.syncNow();
        return db.outbox.count();
      },
      { timeout: 20_000 },
    )
    .toBe(left);
}

async function shownTitles(db: UserDatabase): Promise<string[]> {
  const rows = await mirrorOf(db, 'properties').toArray();
  const shown = await withOutbox(db, 'properties', rows as ((typeof rows)[number] & { title: string })[]);
  return shown.map(({ title }) => title);
}

function serverRows(table: string) {
  return rowsOf(user, table);
}

async function rowsOf(of: Session, table: string): Promise<Record<string, unknown>[]> {
  const { data, error } = await of.client.from(table).select().order('created_at');
  if (error) throw new Error(error.message);
  return data;
}

/** A picture by its first bytes, as large as wanted. */
function png(size: number): ArrayBuffer {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return bytes.buffer;
}
