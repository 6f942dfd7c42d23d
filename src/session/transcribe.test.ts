import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Transcribe from './transcribe.ts';

let config: unknown;
let answer: () => Promise<Response>;
let asked: { url: string; headers: Headers; body: unknown }[];
let transcribe: typeof Transcribe.transcribe;
let serverSpeech: typeof Transcribe.serverSpeech;

beforeEach(async () => {
  config = { supabaseUrl: 'https://disha.example', supabaseKey: 'sb_publishable_k', speech: 'endpoint' };
  answer = async () => Response.json({ text: 'Kitchen?' });
  asked = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (input === '/config.json') {
      if (config === undefined) throw new TypeError('no network');
      return Response.json(config);
    }
    asked.push({
      url: input,
      headers: new Headers(init.headers),
      body: JSON.parse(init.body as string) as unknown,
    });
    return answer();
  });
  vi.stubGlobal('indexedDB', new IDBFactory());
  // Where the backend is, is remembered for as long as the page lives.
  vi.resetModules();
  const { sessionStore } = await import('./session-store.ts');
  sessionStore.setState({ status: 'guest' }, true);
  ({ transcribe, serverSpeech } = await import('./transcribe.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const request = { recording: Uint8Array.from([1, 2, 255]), language: 'hindi' } as const;

test('a guest has a recording written down without a token', async () => {
  expect(await transcribe(request)).toEqual({ ok: true, value: 'Kitchen?' });
  expect(asked.map(({ body }) => body)).toEqual([{ audioData: 'AQL/', language: 'hindi' }]);
  expect(asked[0]?.url).toBe('https://disha.example/functions/v1/speech-to-text');
  expect(asked[0]?.headers.get('apikey')).toBe('sb_publishable_k');
  expect(asked[0]?.headers.get('authorization')).toBeNull();
});

test('a long recording arrives as it is', async () => {
  const recording = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  await transcribe({ ...request, recording });
  expect(asked[0]?.body).toEqual({
    audioData: Buffer.from(recording).toString('base64'),
    language: 'hindi',
  });
});

describe('what becomes of it is told by the code', () => {
  const refused = (status: number, code: string) => async () =>
    Response.json({ error: { code, message: 'No.' } }, { status });

  test.each([
    [422, 'no_speech', 'no-speech'],
    [422, 'not_understood', 'not-understood'],
    [400, 'bad_request', 'audio'],
    [400, 'too_long', 'audio'],
    [413, 'too_large', 'audio'],
    [415, 'unknown_format', 'audio'],
    [401, 'unauthorized', 'sign-in'],
    [429, 'over_request_rate_limit', 'busy'],
    [503, 'busy', 'busy'],
    [503, 'unavailable', 'speech'],
    [500, 'internal', 'speech'],
    [501, 'no_recogniser', 'none'],
    [502, 'provider_failed', 'speech'],
    [504, 'provider_timeout', 'speech'],
  ])('%i %s: %s', async (status, code, failure) => {
    answer = refused(status, code);
    expect(await transcribe(request)).toEqual({ ok: false, problem: failure });
  });

  test.each<[string, () => Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page in between', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ])('with %s the server could not be reached', async (_, behave) => {
    answer = behave;
    expect(await transcribe(request)).toEqual({ ok: false, problem: 'unreachable' });
  });

  test('a server that answers with words in another place was reached', async () => {
    answer = async () => Response.json({ words: 'Kitchen?' });
    expect(await transcribe(request)).toEqual({ ok: false, problem: 'speech' });
  });

  test('and on a device that has never reached its host neither', async () => {
    config = undefined;
    expect(await transcribe(request)).toEqual({ ok: false, problem: 'unreachable' });
    expect(asked).toEqual([]);
  });
});

test.each([
  ['endpoint', 'endpoint'],
  ['local', 'local'],
  [false, 'none'],
])('a host that says %j', async (speech, way) => {
  config = { ...(config as object), speech };
  expect(await serverSpeech()).toBe(way);
});

test('a host that was never reached says nothing, and one that was is remembered', async () => {
  const { speech, ...rest } = config as { speech: string };
  config = undefined;
  expect(await serverSpeech()).toBe('unknown');
  config = { ...rest, speech };
  expect(await serverSpeech()).toBe('endpoint');
  config = undefined;
  expect(await serverSpeech()).toBe('endpoint');
});
