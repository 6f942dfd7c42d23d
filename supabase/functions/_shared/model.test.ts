import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeProvider, type FakeProvider, type StreamManner } from '#tests/fakes/model-provider.ts';
import { askModel, longestAnswerSeconds, type ModelConfig } from './model.ts';

let provider: FakeProvider;
let config: ModelConfig;
let pieces: string[];

beforeAll(async () => {
  provider = await fakeProvider();
  config = {
    baseUrl: provider.url,
    apiKey: 'sk-test',
    model: 'm',
    visionModel: undefined,
    timeoutSeconds: 5,
  };
});
beforeEach(() => {
  provider.reset();
  pieces = [];
});
afterAll(() => provider.close());

const question = [{ role: 'user' as const, content: 'Is a kitchen in the south east good?' }];

const ask = (timeoutSeconds = 5): Promise<string> =>
  askModel({ ...config, timeoutSeconds }, 'm', question, (piece) => {
    pieces.push(piece);
    return true;
  });

const words = ['रसोई ', 'वहाँ ', 'ठीक ', 'है 🙏', '.\n'];
const whole = 'रसोई वहाँ ठीक है 🙏.';

describe('an answer that comes in pieces', () => {
  test.each<[string, StreamManner]>([
    ['at once', {}],
    ['byte by byte', { cutEvery: 1 }],
    ['cut within characters', { cutEvery: 7 }],
    ['with returns at the ends of lines', { lineEnd: '\r\n', cutEvery: 3 }],
    ['with chunks that are no JSON and comments between them', { isNoisy: true, cutEvery: 11 }],
    ['and ends without saying so', { hasNoEnd: true }],
    ['and is cut off for its length', { finishReason: 'length' }],
  ])('%s is put together', async (_, manner) => {
    provider.streams(words, manner);
    expect(await ask()).toBe(whole);
    expect(pieces).toEqual(words);
    expect(provider.requests()[0]?.body).toMatchObject({ stream: true });
  });

  test('is told before its rest is there', async () => {
    provider.streams(words, { hangsAfter: 1 });
    const answer = ask();
    await vi.waitUntil(() => pieces.length === 1, patiently);
    expect(pieces).toEqual(['रसोई ']);
    provider.goOn();
    expect(await answer).toBe(whole);
  });

  test('begins with its first word, and has no halves of characters', async () => {
    provider.streams([' \n', '  Fine', ' \ud83d', '\ude4f', '\ude4f!\u0000', '\ud83d']);
    expect(await ask()).toBe('Fine 🙏!');
    expect(pieces).toEqual(['Fine', ' ', '🙏', '!']);
  });

  test('is as long as can be stored, and then hung up on', async () => {
    provider.streams(
      Array.from({ length: 30 }, () => 'a'.repeat(1000)),
      { hangsAfter: 30 },
    );
    expect(await ask()).toBe('a'.repeat(20_000));
    await vi.waitUntil(() => provider.requests()[0]?.isHungUp, patiently);
  });

  test('ends where nobody wants more of it', async () => {
    provider.streams(words, { hangsAfter: 3 });
    const answer = askModel(config, 'm', question, (piece) => {
      pieces.push(piece);
      return pieces.length < 2;
    });
    expect(await answer).toBe('रसोई वहाँ');
    await vi.waitUntil(() => provider.requests()[0]?.isHungUp, patiently);
  });
});

test('an answer in one piece is taken although pieces were asked for, and told by nobody', async () => {
  provider.answers('  It is fine. ');
  expect(await ask()).toBe('It is fine.');
  expect(pieces).toEqual([]);
});

test('nobody who does not want pieces is sent any', async () => {
  provider.streams(words);
  expect(await askModel(config, 'm', question)).toBe(whole);
  expect(provider.requests()).toMatchObject([{ authorization: 'Bearer sk-test', body: { stream: false } }]);
});

describe('no answer is', () => {
  test.each<[string, () => void]>([
    ['an error before the stream', () => provider.fails(500)],
    ['too many requests', () => provider.fails(429)],
    ['an error in mid-stream', () => provider.streams(words, { failsAfter: 2 })],
    [
      'an error by name',
      () => provider.says('data: {"choices":[{"delta":{"content":"a"}}]}\n\nevent: error\ndata: no\n\n', sse),
    ],
    ['a line that breaks in mid-stream', () => provider.streams(words, { breaksAfter: 2 })],
    ['a stream without words', () => provider.streams([' ', '\n'])],
    ['a stream of nothing', () => provider.says('', sse)],
    ['a page of somebody else', () => provider.says('<html>captive portal</html>', 'text/html')],
    ['JSON that is labelled a stream', () => provider.says('{"choices":[]}', sse)],
    ['JSON without choices', () => provider.says('{"choices":[]}')],
    ['JSON null', () => provider.says('null')],
    ['an empty answer', () => provider.answers('  ')],
  ])('%s', async (_, misbehave) => {
    misbehave();
    await expect(ask()).rejects.toMatchObject({ status: 502, code: 'provider_failed' });
  });

  test('somebody who is not there', async () => {
    const nobody = { ...config, baseUrl: 'http://127.0.0.1:1/v1' };
    await expect(askModel(nobody, 'm', question)).rejects.toMatchObject({ code: 'provider_failed' });
  });
});

describe('while the clock is ours', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  /** Until so many words have come, by the real clock. */
  const heard = async (count: number): Promise<void> => {
    while (pieces.length < count) await turn();
  };
  const asked = async (): Promise<void> => {
    while (provider.requests().length === 0) await turn();
  };

  test.each<[string, () => void, number]>([
    ['silence', () => provider.hangs(), 0],
    ['silence after the first word', () => provider.streams(words, { hangsAfter: 1 }), 1],
  ])('%s is waited for so long and no longer', async (_, misbehave, count) => {
    misbehave();
    const outcome = ask().catch((error: unknown) => error);
    await asked();
    await heard(count);
    vi.advanceTimersByTime(4999);
    await turn();
    expect(provider.requests()[0]?.isHungUp).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await outcome).toMatchObject({ status: 504, code: 'provider_timeout' });
  });

  test('an answer may take longer than a silence, as long as words come', async () => {
    provider.streams(words, { hangsAfter: [1, 2] });
    const answer = ask();
    for (const count of [1, 2]) {
      await heard(count);
      vi.advanceTimersByTime(4000);
      provider.goOn();
    }
    expect(await answer).toBe(whole);
  });

  test('but not for ever', async () => {
    provider.streams(words, { hangsAfter: 1 });
    const outcome = ask(10_000).catch((error: unknown) => error);
    await heard(1);
    vi.advanceTimersByTime(longestAnswerSeconds * 1000);
    expect(await outcome).toMatchObject({ code: 'provider_timeout' });
  });
});

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const sse = 'text/event-stream';

/** However busy the machine is. */
const patiently = { timeout: 20_000 };
