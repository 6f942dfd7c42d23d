import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimed, functionWorld, model, userId, type FunctionWorld } from '#tests/fakes/function-world.ts';
import { heardAnswer, heardEvents } from '#tests/fakes/heard-events.ts';
import { fakeProvider, type FakeProvider } from '#tests/fakes/model-provider.ts';
import { handle } from './handler.ts';
import { answerAsItComes } from './stream.ts';

const question = { message: 'Is a kitchen in the south east good?', requestId: userId, sessionId: userId };
const words = ['It ', 'is ', 'fine.'];

let provider: FakeProvider;
let world: FunctionWorld;

beforeAll(async () => {
  provider = await fakeProvider();
});
beforeEach(() => {
  provider.reset();
  world = functionWorld();
  Object.assign(world.answers, claimed({ request_id: userId }));
});
afterAll(() => provider.close());

function ask(accept = 'text/event-stream', body: object = question): Promise<Response> {
  const request = new Request('https://disha.example/functions/v1/ai-chat', {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return handle(request, { ...world.deps, model: { ...model, baseUrl: provider.url, timeoutSeconds: 30 } });
}

const type = (response: Response): string | undefined => response.headers.get('content-type')?.split(';')[0];

test('words are sent as they come, and then the answer as it is stored', async () => {
  provider.streams(words, { hangsAfter: 1 });
  const response = await ask();
  expect([response.status, type(response)]).toEqual([200, 'text/event-stream']);
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const events = heardEvents(response);
  expect((await events.next()).value).toEqual({ name: 'delta', data: { text: 'It ' } });
  expect(world.calls['complete_chat_job']).toBeUndefined();
  provider.goOn();
  expect((await events.next()).value).toEqual({ name: 'delta', data: { text: 'is ' } });
  expect((await events.next()).value).toEqual({ name: 'delta', data: { text: 'fine.' } });
  expect((await events.next()).value).toMatchObject({
    name: 'done',
    data: { response: 'It is fine.', answered_by: 'words', request_id: userId, message_id: userId },
  });
  expect(await events.next()).toMatchObject({ done: true });
  expect(world.calls['complete_chat_job']).toMatchObject({ p_response: 'It is fine.' });
});

test('a line of help comes before the words of a model', async () => {
  const query = 'mann bahut bhaari hai ghar jaane ka mann nahi karta kya vastu dosh hai';
  Object.assign(world.answers, claimed({ request_id: userId, query }));
  provider.streams(words);
  const events = heardEvents(await ask());
  expect((await events.next()).value).toMatchObject({
    name: 'delta',
    data: { text: expect.stringMatching(/^\*\*.+14416.+\n\nIt $/u) as string },
  });
  while (!(await events.next()).done);
  expect(world.calls['complete_chat_job']).toMatchObject({
    p_response: expect.stringMatching(/^\*\*.+14416.+\n\nIt is fine\.$/u) as string,
  });
});

test.each([
  ['text/event-stream, application/json', 'text/event-stream'],
  ['application/json, Text/Event-Stream;q=0.9', 'text/event-stream'],
  ['application/json', 'application/json'],
  ['*/*', 'application/json'],
])('whoever accepts %s gets %s', async (accept, expected) => {
  provider.streams(words);
  const response = await ask(accept);
  expect(type(response)).toBe(expected);
  await response.text();
});

describe('what ends before its first word is plain JSON', () => {
  test.each<[string, () => void, number, object]>([
    [
      'a refusal',
      () => (world.answers['claim_chat_job'] = { status: 'busy' }),
      409,
      { error: { code: 'busy' } },
    ],
    [
      'a stored answer',
      () => Object.assign(world.answers, claimed({ status: 'answered', response: 'Stored.' })),
      200,
      { response: 'Stored.' },
    ],
    ["the guide's own answer", () => (world.answers['has_consent'] = false), 200, { answered_by: 'guide' }],
    ['an answer in one piece', () => provider.answers('Whole.'), 200, { response: 'Whole.' }],
    ['an error of the provider', () => provider.fails(500), 502, { error: { code: 'provider_failed' } }],
    ['an answer of nothing but a picture', () => provider.streams(['![a](https://b.example)']), 502, {}],
  ])('%s', async (_, prepare, status, body) => {
    prepare();
    const response = await ask();
    expect([response.status, type(response)]).toEqual([status, 'application/json']);
    expect(await response.json()).toMatchObject(body);
  });
});

describe('what goes wrong after the first word is told in the stream, and costs nothing', () => {
  test.each<[string, () => void, string]>([
    ['an error of the provider', () => provider.streams(words, { failsAfter: 1 }), 'provider_failed'],
    [
      'a line that breaks',
      () => provider.streams(words, { hangsAfter: 1, breaksAfter: 1 }),
      'provider_failed',
    ],
    [
      'a conversation that is gone',
      () => {
        provider.streams(words);
        world.answers['complete_chat_job'] = { status: 'session_not_found' };
      },
      'session_not_found',
    ],
  ])('%s', async (_, prepare, code) => {
    prepare();
    const response = await ask();
    provider.goOn();
    const { last } = await heardAnswer(response);
    expect(last).toEqual({ name: 'error', data: { code, message: expect.any(String) as string } });
    expect(world.calls['fail_chat_job']).toMatchObject({ p_reason: code });
  });

  test('a failure of ours, of which nothing is told', async () => {
    provider.streams(words);
    world.answers['complete_chat_job'] = () => {
      throw new Error('the database is away');
    };
    const { last } = await heardAnswer(await ask());
    expect(last).toMatchObject({ name: 'error', data: { code: 'internal' } });
    expect(JSON.stringify(last)).not.toContain('database');
    expect(world.logged.join()).toContain('the database is away');
  });
});

describe('whoever hangs up', () => {
  test('in mid-answer finds it stored', async () => {
    provider.streams(words, { hangsAfter: 1 });
    const response = await ask();
    await response.body?.cancel();
    provider.goOn();
    await world.settled();
    expect(world.calls['complete_chat_job']).toMatchObject({ p_response: 'It is fine.' });
    expect(world.calls['fail_chat_job']).toBeUndefined();
  });

  test('without a stream leaves work that is kept alive', async () => {
    provider.streams(words);
    const asked = ask('application/json');
    await vi.waitUntil(() => world.calls['claim_chat_job'] !== undefined, patiently);
    await vi.waitUntil(() => provider.requests().length > 0, patiently);
    await world.settled();
    expect(world.calls['complete_chat_job']).toMatchObject({ p_response: 'It is fine.' });
    await asked;
  });
});

describe('while nothing comes', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('a sign of life is sent every 15 seconds, and none after the end', async () => {
    let finish: (answer: unknown) => void = () => {};
    const response = (await answerAsItComes(
      true,
      (shown) => {
        shown?.add('It');
        return new Promise((resolve) => (finish = resolve));
      },
      world.deps,
    )) as Response;
    vi.advanceTimersByTime(45_000);
    finish({ response: 'It' });
    await world.settled();
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
    const text = await response.text();
    expect(text.split('\n\n').filter((event) => event.startsWith(':'))).toHaveLength(3);
    expect(text).toMatch(/^event: delta\ndata: {"text":"It"}\n\n(?:: still here\n\n){3}event: done\n/);
  });

  test('whoever has hung up is sent no more signs', async () => {
    const response = (await answerAsItComes(
      true,
      (shown) => {
        shown?.add('It');
        return new Promise(() => {});
      },
      world.deps,
    )) as Response;
    await response.body?.cancel();
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** However busy the machine is. */
const patiently = { timeout: 20_000 };
