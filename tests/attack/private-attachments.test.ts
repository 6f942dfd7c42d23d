import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectBackend } from '#supabase/functions/_shared/backend.ts';
import { startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import { attacked, type Attacked, type Heard } from './attacked.ts';

// Where the installation keeps files of conversations private: whoever was given their address gets nothing by it.
let world: OwnWorld;
let server: Attacked;
let asha: Session;
let ravi: Session;
let path: string;
let message: string;
beforeAll(async () => {
  world = await startWorld({ PRIVATE_ATTACHMENTS: '1' });
  server = await attacked(world.url);
  ravi = await server.newcomer();
});
afterAll(() => world.close());
beforeEach(async () => {
  asha = await server.newcomer();
  path = `${asha.userId}/${randomUUID()}.png`;
  const file = new Blob(['very private'], { type: 'image/png' });
  const { error } = await asha.client.storage.from('chat_attachments').upload(path, file);
  const talk = { id: randomUUID(), user_id: asha.userId, title: 'Kitchen' };
  message = randomUUID();
  const begun = await asha.client.from('chat_sessions').insert(talk);
  const said = await asha.client.from('user_chats').insert({
    id: message,
    session_id: talk.id,
    user_id: asha.userId,
    query: 'What is this?',
    image_url: path,
  });
  if (error ?? begun.error ?? said.error) throw new Error('the message was not taken');
});

async function signed(): Promise<string> {
  const { data } = await asha.client.storage.from('chat_attachments').createSignedUrl(path, 3600);
  if (!data) throw new Error('no address was signed');
  return data.signedUrl.slice(world.url.length);
}

const isNothing = ({ status, text }: Heard): boolean =>
  status >= 400 && status < 500 && !text.includes('very private');

describe('nobody but its owner reads a file, at', () => {
  test.each([
    'public/chat_attachments',
    'chat_attachments',
    'authenticated/chat_attachments',
    'info/chat_attachments',
    'info/public/chat_attachments',
    'public/%63hat_attachments',
    'sign/chat_attachments',
  ])('%s', async (place) => {
    for (const as of [undefined, ravi]) {
      const heard = await server.ask(`/storage/v1/object/${place}/${path}`, { ...(as && { as }) });
      expect(isNothing(heard), `${heard.status} ${heard.text}`).toBe(true);
    }
  });
});

test('nobody else has an address signed', async () => {
  const { data, error } = await ravi.client.storage.from('chat_attachments').createSignedUrl(path, 3600);
  expect([data?.signedUrl, error?.message]).toEqual([undefined, expect.any(String)]);
});

test('its owner reads it with their session', async () => {
  const heard = await server.ask(`/storage/v1/object/chat_attachments/${path}`, { as: asha });
  expect([heard.status, heard.text]).toEqual([200, 'very private']);
});

test('an address that its owner has signed reads it for an hour, for no cache on the way', async () => {
  const address = await signed();
  const heard = await server.ask(address, { headers: { apikey: '' } });
  expect([heard.status, heard.text]).toEqual([200, 'very private']);
  expect(heard.headers.get('cache-control')).toMatch(/^private, /);
  const [, claims = ''] = (new URL(address, world.url).searchParams.get('token') ?? '').split('.');
  const { exp, iat } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    exp: number;
    iat: number;
  };
  expect(exp - iat).toBe(3600);
});

test('and ends with its message', async () => {
  const address = await signed();
  await asha.client.from('user_chats').delete().eq('id', message);
  expect(isNothing(await server.ask(address))).toBe(true);
});

test.each([
  ['for another file', (address: string) => address.replace(/[0-9a-f-]{36}\.png/, `${randomUUID()}.png`)],
  ['in another bucket', (address: string) => address.replace('chat_attachments', 'floorplans')],
  ['with another mark', (address: string) => `${address.slice(0, -4)}AAAA`],
  ['without one', (address: string) => address.replace(/\?.*/, '')],
])('one that was made over %s reads nothing', async (_, spoil) => {
  expect(isNothing(await server.ask(spoil(await signed())))).toBe(true);
});

test('the server itself reads it for an answer', async () => {
  const { serviceKey } = JSON.parse(await readFile(join(world.settings.dataDir, 'secrets.json'), 'utf8')) as {
    serviceKey: string;
  };
  const { url, publishableKey } = world;
  const backend = connectBackend({ url, publishableKey, serviceKey, fetch });
  const bytes = await backend.readFile('chat_attachments', path, 1000);
  expect(Buffer.from(bytes ?? []).toString()).toBe('very private');
});

test('pages are told, so that they ask in the right way', async () => {
  const { json } = await server.ask('/config.json');
  expect(json).toMatchObject({ privateAttachments: true });
  const open = await attacked();
  expect((await open.ask('/config.json')).json).toMatchObject({ privateAttachments: false });
});
