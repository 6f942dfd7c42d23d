import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '#tests/fakes/embedded-world.ts';
import { attacked, type Attacked, type Heard } from './attacked.ts';

// Whoever was given the address of a picture, or found it somewhere, and comes back to it later.
let server: Attacked;
let asha: Session;
let path: string;
beforeAll(async () => {
  server = await attacked();
});
beforeEach(async () => {
  asha = await server.newcomer();
  path = `${asha.userId}/${randomUUID()}.png`;
  const file = new Blob(['very private'], { type: 'image/png' });
  const { error } = await asha.client.storage.from('chat_attachments').upload(path, file);
  if (error) throw error;
});

const addresses = (name: string): string[] => [
  `/storage/v1/object/public/chat_attachments/${name}`,
  `/storage/v1/object/chat_attachments/${name}`,
  `/storage/v1/object/info/chat_attachments/${name}`,
  `/storage/v1/object/public/%63hat_attachments/${name}`,
];
const seen = (): Promise<Heard[]> => Promise.all(addresses(path).map((address) => server.ask(address)));

/** Sends a message with the picture, and gives its id and that of its conversation. */
async function sent(change: object = { image_url: path }): Promise<{ message: string; session: string }> {
  const { client, userId: user_id } = asha;
  const [message, session] = [randomUUID(), randomUUID()];
  const talk = await client.from('chat_sessions').insert({ id: session, user_id, title: 'Kitchen' });
  const said = await client
    .from('user_chats')
    .insert({ id: message, session_id: session, user_id, query: 'What is this?', ...change });
  if (talk.error ?? said.error) throw new Error(JSON.stringify(talk.error ?? said.error));
  return { message, session };
}

test('while its message is there a picture is for no cache on the way and no search engine', async () => {
  await sent();
  const [heard] = await seen();
  expect([heard?.status, heard?.text]).toEqual([200, 'very private']);
  expect(heard?.headers.get('cache-control')).toMatch(/^private, /);
  expect(heard?.headers.get('x-robots-tag')).toContain('noindex');
  expect(heard?.headers.get('referrer-policy')).toBe('no-referrer');
});

const ends: [what: string, act: (ids: { message: string; session: string }) => PromiseLike<unknown>][] = [
  ['its message', ({ message }) => asha.client.from('user_chats').delete().eq('id', message)],
  ['its conversation', ({ session }) => asha.client.from('chat_sessions').delete().eq('id', session)],
  ['its account', () => server.call('delete-account', { confirmation: asha.email }, asha)],
];

describe.each([
  ['a picture', () => ({ image_url: path })],
  [
    'a picture by its whole address',
    () => ({ image_url: `${server.url}/storage/v1/object/public/chat_attachments/${path}` }),
  ],
  ['a page of a document', () => ({ page_urls: [path] })],
])('the address of %s ends with', (_, words) => {
  test.each(ends)('%s', async (__, end) => {
    const ids = await sent(words());
    expect((await seen()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await end(ids);
    for (const heard of await seen()) {
      expect(heard.status).toBe(400);
      expect(heard.text).not.toContain('very private');
    }
  });
});

test('a picture that two messages show ends with the last of them', async () => {
  const [one, two] = [await sent(), await sent()];
  await asha.client.from('user_chats').delete().eq('id', one.message);
  expect((await seen())[0]?.status).toBe(200);
  await asha.client.from('user_chats').delete().eq('id', two.message);
  expect((await seen())[0]?.status).toBe(400);
});

test('nobody keeps another’s picture open with a message of their own', async () => {
  const { message } = await sent();
  await asha.client.from('user_chats').delete().eq('id', message);
  const owner = asha;
  asha = await server.newcomer();
  await expect(sent({ image_url: path })).rejects.toThrow('foreign_file');
  asha = owner;
  expect((await seen())[0]?.status).toBe(400);
});

test.each(['a%00b', 'a%2500b', '%E0%A4%85%00', '..%00', 'a%0Ab'])(
  'a name that is none, as %s, is the picture of nobody, and no fault of the server',
  async (name) => {
    for (const address of addresses(name)) {
      const heard = await server.ask(address);
      expect([heard.status, heard.json]).toMatchObject([400, { error: 'not_found' }]);
    }
  },
);

test('its owner, signed in, still takes it along until it is removed', async () => {
  const { message } = await sent();
  await asha.client.from('user_chats').delete().eq('id', message);
  const heard = await server.ask(`/storage/v1/object/chat_attachments/${path}`, { as: asha });
  expect(heard.text).toBe('very private');
});

test.each(['x', '../x', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}/a.png`, '%27/a.png'])(
  'a name that nobody has, %s, is not there',
  async (name) => {
    const { status } = await server.ask(`/storage/v1/object/public/chat_attachments/${name}`);
    expect([400, 404]).toContain(status);
  },
);
