import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wavOf } from '#features/voice/wav.ts';
import { fakeTranscriber, type FakeTranscriber } from '#tests/fakes/transcription-provider.ts';
import type { Backend } from '../_shared/backend.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { endpointRecogniser, type Recogniser } from '../_shared/speech.ts';
import { handle } from './handler.ts';

const webm = readFileSync('tests/fixtures/recordings/chromium.webm');
const mp4 = readFileSync('tests/fixtures/recordings/chromium.mp4');
const wav = (seconds: number): Buffer => Buffer.from(wavOf(new Float32Array(seconds * 16_000)));

let provider: FakeTranscriber;
let who: 'user' | 'guest' | 'stranger';
let logged: string[];

beforeAll(async () => {
  provider = await fakeTranscriber();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.reset();
  who = 'user';
  logged = [];
});

describe('a recording', () => {
  test.each([
    ['webm', webm, { name: 'speech.webm', type: 'audio/webm' }],
    ['mp4', mp4, { name: 'speech.m4a', type: 'audio/mp4' }],
    ['wav', wav(2), { name: 'speech.wav', type: 'audio/wav' }],
    ['ogg', Buffer.from('OggS, and so on'), { name: 'speech.ogg', type: 'audio/ogg' }],
  ])(
    'as %s goes to the provider as it is, under a name that tells what it is',
    async (_, recording, file) => {
      provider.hears('  Is my kitchen\n in the right place? ');
      expect(await post({ audioData: recording.toString('base64'), language: 'hindi' })).toEqual({
        status: 200,
        body: { text: 'Is my kitchen in the right place?' },
      });
      expect(provider.requests()).toEqual([
        {
          authorization: 'Bearer sk-secret',
          file: { ...file, bytes: new Uint8Array(recording) },
          fields: { model: 'whisper-1', response_format: 'json', language: 'hi' },
        },
      ]);
    },
  );

  test.each([
    ['english', 'en'],
    [undefined, undefined],
    [null, undefined],
  ])('in %s is heard in %s', async (language, sent) => {
    await post({ audioData: webm.toString('base64'), language });
    expect(provider.requests()[0]?.fields['language']).toBe(sent);
  });

  test.each([
    ['that is missing', {}, 400, 'bad_request'],
    ['that is empty', { audioData: '' }, 400, 'bad_request'],
    ['that is no text', { audioData: 17 }, 400, 'bad_request'],
    ['that is not base64', { audioData: 'नमस्ते' }, 400, 'bad_request'],
    [
      'in a language nobody speaks here',
      { audioData: webm.toString('base64'), language: 'fr' },
      400,
      'bad_request',
    ],
    ['that is none', { audioData: Buffer.from('<svg/>').toString('base64') }, 415, 'unknown_format'],
    ['of a minute', { audioData: wav(13).toString('base64') }, 400, 'too_long'],
    ['of more than 1 MB', { audioData: wav(33).toString('base64') }, 413, 'too_large'],
    ['beyond all bounds', { audioData: 'A'.repeat(3 * 1024 * 1024) }, 413, 'too_large'],
  ])('%s is refused and goes to nobody', async (_, body, status, code) => {
    expect(await post(body)).toMatchObject({ status, body: { error: { code } } });
    expect(provider.requests()).toEqual([]);
  });

  test('of seven seconds and what a slow device adds is taken', async () => {
    expect((await post({ audioData: wav(10).toString('base64') })).status).toBe(200);
  });

  test('that the recogniser cannot read is refused', async () => {
    const recogniser: Recogniser = { takes: ['wav'], hear: () => Promise.resolve('never') };
    expect(await post(aRecording, { speech: { recogniser, isForGuests: true } })).toMatchObject({
      status: 415,
      body: { error: { code: 'format_not_taken' } },
    });
  });
});

describe('what the provider answers', () => {
  test.each([
    ['', 'no_speech'],
    [' \n ', 'no_speech'],
    ['...', 'no_speech'],
    ['[BLANK_AUDIO]', 'no_speech'],
    ['[Music]', 'not_understood'],
    ['(speaking in foreign language)', 'not_understood'],
    ['♪♪', 'not_understood'],
    ['*coughs*', 'not_understood'],
  ])('"%s" is %s', async (heard, code) => {
    provider.hears(heard);
    expect(await post(aRecording)).toMatchObject({ status: 422, body: { error: { code } } });
  });

  test.each([
    ['[Music] मेरी रसोई कहाँ हो?', 'मेरी रसोई कहाँ हो?'],
    ['a\0b', 'ab'],
    [`${'x'.repeat(999)}😀`, 'x'.repeat(999)],
    ['word '.repeat(500), 'word '.repeat(200)],
  ])('is given as words that can be kept', async (heard, text) => {
    provider.hears(heard);
    expect(await post(aRecording)).toEqual({ status: 200, body: { text } });
  });

  test.each([400, 401, 429, 500, 503])('%i is a failure that tells nothing of it', async (status) => {
    provider.fails(status);
    expect(await post(aRecording)).toEqual({
      status: 502,
      body: { error: { code: 'provider_failed', message: 'The recording could not be written down.' } },
    });
  });

  test.each(['', '<html>', '{}', '{"text":7}', 'null', '[]'])('%j is a failure too', async (body) => {
    provider.says(body);
    expect(await post(aRecording)).toMatchObject({
      status: 502,
      body: { error: { code: 'provider_failed' } },
    });
  });

  test('nothing for too long is said to be that', async () => {
    provider.hangs();
    const recogniser = endpointRecogniser({ ...config(), timeoutSeconds: 0.05 });
    expect(await post(aRecording, { speech: { recogniser, isForGuests: true } })).toMatchObject({
      status: 504,
      body: { error: { code: 'provider_timeout' } },
    });
  });

  test('is a failure where nobody listens at its address', async () => {
    const recogniser = endpointRecogniser({ ...config(), baseUrl: 'http://127.0.0.1:1/v1' });
    expect(await post(aRecording, { speech: { recogniser, isForGuests: true } })).toMatchObject({
      status: 502,
      body: { error: { code: 'provider_failed' } },
    });
  });
});

test('a provider that wants no key gets none', async () => {
  const recogniser = endpointRecogniser({ ...config(), apiKey: '' });
  await post(aRecording, { speech: { recogniser, isForGuests: true } });
  expect(provider.requests()[0]?.authorization).toBeUndefined();
});

test('where nothing is set up that is said, and nothing is read', async () => {
  who = 'stranger';
  expect(await post(aRecording, { speech: undefined })).toMatchObject({
    status: 501,
    body: { error: { code: 'no_recogniser' } },
  });
});

test.each([
  ['user', true, 200],
  ['user', false, 200],
  ['guest', true, 200],
  ['guest', false, 401],
  ['stranger', true, 401],
  ['stranger', false, 401],
] as const)('a %s, where guests are let in: %s, is answered %i', async (caller, isForGuests, status) => {
  who = caller;
  expect(
    (await post(aRecording, { speech: { recogniser: endpointRecogniser(config()), isForGuests } })).status,
  ).toBe(status);
  expect(provider.requests()).toHaveLength(status === 200 ? 1 : 0);
});

test('nothing of it is logged, whatever comes of it', async () => {
  await post(aRecording);
  provider.fails(500);
  await post(aRecording);
  await post({ audioData: 'x' });
  expect(logged).toEqual([]);
});

const aRecording = { audioData: webm.toString('base64') };

function config() {
  return { baseUrl: provider.url, apiKey: 'sk-secret', model: 'whisper-1', timeoutSeconds: 20 };
}

function atProvider(): FunctionDeps['speech'] {
  return { recogniser: endpointRecogniser(config()), isForGuests: true };
}

async function post(
  body: object,
  { speech }: Pick<FunctionDeps, 'speech'> = { speech: atProvider() },
): Promise<{ status: number; body: unknown }> {
  const deps: FunctionDeps = {
    backend,
    model: undefined,
    speech,
    payments: undefined,
    push: undefined,
    contactMail: undefined,
    siteUrl: 'https://disha.example',
    guestSalt: 'salt',
    senderOf: () => '203.0.113.7',
    longWork: (work) => work(),
    keepAlive: () => {},
    log: (message) => logged.push(message),
  };
  const request = new Request('https://disha.example/functions/v1/speech-to-text', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const response = await handle(request, deps);
  return { status: response.status, body: await response.json() };
}

/** No call of the database is expected: nothing is stored. */
const backend = {
  caller: async () => (who === 'user' ? { id: 'b7d0c7de-5f0b-4d2e-9a53-000000000001' } : undefined),
  isGuest: () => who === 'guest',
  rpc: (name: string) => Promise.reject(new Error(`${name} was called`)),
} as Partial<Backend> as Backend;
