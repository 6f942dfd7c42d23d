import 'fake-indexeddb/auto';
// What is fetched on first use is here already, so that no test waits for it to be compiled.
import '#domain/guide/answer-any-question.ts';
import '#domain/guide/answer-calendar.ts';
import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginGuestMessage, guestChat, keepGuestLanguage } from '#db/guest-chat.ts';
import { chooseOnDevice, releaseDeviceChoices } from '#db/preferences.ts';
import { answerWaiting, askAsGuest } from './ask-as-guest.ts';

vi.mock('#remote/config.ts', () => ({
  remoteConfig: () => Promise.resolve({ url: 'https://disha.example', key: 'public-key' }),
}));

interface Sent {
  url: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

let sent: Sent[];
let replies: (() => Response | Promise<Response>)[];

beforeEach(async () => {
  await clear(createStore('disha-guest', 'kept'));
  sent = [];
  replies = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (url: string, { headers, body }: { headers: Sent['headers']; body: string }) => {
    sent.push({ url, headers, body: JSON.parse(body) as Sent['body'] });
    const reply = replies.shift();
    return reply ? Promise.resolve(reply()) : Promise.reject(new TypeError('Failed to fetch'));
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the guide of the server answers, and learns the device, the request and what was said before', async () => {
  replies = [answer('South east.', 1), answer('North east.', 0)];
  await ask('one', 'Where should the stove stand?');
  await ask('two', 'And the temple?');
  expect(sent[0]).toMatchObject({
    url: 'https://disha.example/functions/v1/ai-chat',
    headers: { apikey: 'public-key' },
    body: {
      message: 'Where should the stove stand?',
      requestId: 'one',
      language: 'english',
      chatHistory: [],
    },
  });
  expect(sent[0]?.headers['authorization']).toBeUndefined();
  expect(sent[1]?.body).toMatchObject({
    deviceId: sent[0]?.body['deviceId'],
    chatHistory: [
      { text: 'Where should the stove stand?', sender: 'user' },
      { text: 'South east.', sender: 'system' },
    ],
  });
  expect(await answers()).toEqual(['South east.', 'North east.']);
});

test('a question about the calendar is answered for the place that the guest has chosen, here and on the server', async () => {
  const place = { name: 'Mumbai', latitude: 19.076, longitude: 72.8777, timeZone: 'Asia/Kolkata' };
  chooseOnDevice({ place, monthSystem: 'amanta' });
  await ask('one', 'When is Karwa Chauth 2027?');
  releaseDeviceChoices({ place, monthSystem: 'amanta' });
  expect(sent[0]?.body).toMatchObject({ place, monthSystem: 'amanta' });
  expect(await answers()).toEqual([expect.stringMatching(/Monday, 18 October 2027\*\* in Mumbai/)]);
});

test('whoever has chosen a language is answered in it, whatever the language of the question', async () => {
  await keepGuestLanguage({ after: undefined, language: 'hindi' });
  await ask('one', 'Is a kitchen in the south east good?');
  expect(sent[0]?.body).toMatchObject({ answerIn: 'hindi' });
  expect(await answers()).toEqual([expect.stringMatching(/रसोई/)]);
  expect((await guestChat()).exchanges[0]?.outcome).toMatchObject({ language: 'hindi' });
});

test('a reply that was lost is asked for again under the same request, and counted once', async () => {
  replies = [
    () => {
      throw new TypeError('Failed to fetch');
    },
    answer('South east.', 1),
  ];
  await ask('one', 'Where should the stove stand?');
  expect(sent.map(({ body }) => body['requestId'])).toEqual(['one', 'one']);
  expect(await answers()).toEqual(['South east.']);
  expect((await guestChat()).spentAt).toHaveLength(1);
});

test.each([
  ['is out of reach', () => {}],
  ['fails', () => (replies = [failure(500, 'internal')])],
  ['is too busy', () => (replies = [failure(429, 'rate_limited')])],
  ['answers what nobody understands', () => (replies = [() => Response.json({ text: 4 })])],
])('where the server %s, the guide of this device answers', async (_, prepare) => {
  prepare();
  await ask('one', 'Which direction is good for the main door?');
  const [said] = await answers();
  expect(said).toContain('door');
  expect((await guestChat()).spentAt).toHaveLength(1);
});

test('without a network nothing is sent, and the guide of this device answers at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await ask('one', 'क्या ईशान में शौचालय दोष है?');
  expect(sent).toEqual([]);
  expect((await guestChat()).exchanges[0]?.outcome).toMatchObject({ kind: 'answered', language: 'hindi' });
  expect((await guestChat()).spentAt).toHaveLength(1);
});

test('the limit of the server holds though the device counted less', async () => {
  replies = [failure(402, 'guest_limit')];
  await ask('one', 'Where should the stove stand?');
  expect((await guestChat()).exchanges[0]?.outcome).toEqual({ kind: 'refused' });
  expect(await ask('two', 'And the temple?')).toBe('limit');
  expect(sent).toHaveLength(1);
});

test('a server that has none left after an answer closes the chat', async () => {
  replies = [answer('South east.', 0)];
  await ask('one', 'Where should the stove stand?');
  expect(await ask('two', 'And the temple?')).toBe('limit');
});

test('somebody in distress is answered and spends nothing', async () => {
  replies = [answer('Please call for help.', 2, { counted: false })];
  await ask('one', 'I want to end my life');
  expect(await answers()).toEqual(['Please call for help.']);
  expect((await guestChat()).spentAt).toEqual([]);
});

test('what an earlier page was left waiting for is asked once more under its own request, once', async () => {
  replies = [answer('South east.', 1)];
  await beginGuestMessage({ id: 'left', text: 'Where is the stove?', language: 'english', now: Date.now() });
  await Promise.all([answerWaiting(), answerWaiting()]);
  await answerWaiting();
  expect(sent.map(({ body }) => body['requestId'])).toEqual(['left']);
  expect(await answers()).toEqual(['South east.']);
});

function ask(id: string, text: string) {
  return askAsGuest({ id, text, language: 'english' });
}

function answer(response: string, remaining: number, { counted = true } = {}): () => Response {
  const sources = [{ id: 'BS', title: 'Brihat Samhita', kind: 'classical', where: '53' }];
  return () => Response.json({ response, sources, answered_by: 'guide', guest: { remaining, counted } });
}

function failure(status: number, code: string): () => Response {
  return () => Response.json({ error: { code, message: 'No.' } }, { status });
}

async function answers(): Promise<(string | undefined)[]> {
  return (await guestChat()).exchanges.map(({ outcome }) =>
    outcome.kind === 'answered' ? outcome.response : undefined,
  );
}
