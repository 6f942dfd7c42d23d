import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startWorld, type OwnWorld } from '#tests/fakes/embedded-world.ts';
import { fakeTranscriber, type FakeTranscriber } from '#tests/fakes/transcription-provider.ts';

const recording = { audioData: readFileSync('tests/fixtures/recordings/chromium.webm').toString('base64') };

describe('a server with an endpoint for speech', () => {
  let provider: FakeTranscriber;
  let world: OwnWorld;

  beforeAll(async () => {
    provider = await fakeTranscriber();
    const environment = { AI_TRANSCRIBE_BASE_URL: provider.url, AI_TRANSCRIBE_MODEL: 'whisper-1' };
    world = await startWorld(environment);
  });
  afterAll(async () => {
    await world.close();
    await provider.close();
  });
  beforeEach(() => {
    provider.reset();
    // Whoever was counted in the test before is forgotten.
    world.pass(3600);
  });

  test('says so to the app', async () => {
    expect(await (await fetch(`${world.url}/config.json`)).json()).toMatchObject({ speech: 'endpoint' });
  });

  test('writes down what somebody says, with an account or without', async () => {
    const session = await world.newcomer();
    provider.hears('रसोई किस दिशा में हो?');
    for (const who of [session, undefined])
      expect(await world.call('speech-to-text', recording, who)).toEqual({
        status: 200,
        body: { text: 'रसोई किस दिशा में हो?' },
      });
    expect((await world.call('get-user-credits', {}, session)).body).toMatchObject({ credits: 2 });
  });

  test('takes a recording of nearly 1 MB, and refuses one beyond without reading on', async () => {
    const wav = Buffer.alloc(1024 * 1024);
    wav.write('RIFF\0\0\0\0WAVEfmt ');
    wav.writeUInt32LE(16, 16);
    wav.writeUInt32LE(1024 * 1024, 28);
    wav.write('data', 36);
    wav.writeUInt32LE(wav.length - 44, 40);
    expect((await world.call('speech-to-text', { audioData: wav.toString('base64') })).status).toBe(200);
    const larger = Buffer.concat([wav, Buffer.alloc(32 * 1024)]).toString('base64');
    expect(await world.call('speech-to-text', { audioData: larger })).toMatchObject({
      status: 413,
      body: { error: { code: 'too_large' } },
    });
  });

  test('lets a guest speak often, but not without end, and whoever has an account longer', async () => {
    const session = await world.newcomer();
    for (let times = 0; times < 20; times += 1)
      expect((await world.call('speech-to-text', recording)).status).toBe(200);
    expect(await world.call('speech-to-text', recording)).toMatchObject({
      status: 429,
      body: { error: { code: 'over_request_rate_limit' } },
    });
    // The key in place of a token, and an escaped letter, lead around nothing.
    const asKey = { ...session, token: world.publishableKey };
    expect((await world.call('speech-to-text', recording, asKey)).status).toBe(429);
    expect((await world.call('speech-to-te%78t', recording)).status).toBe(429);
    for (let times = 0; times < 25; times += 1)
      expect((await world.call('speech-to-text', recording, session)).status).toBe(200);
  });

  test('refuses a token that is no session, and takes a key for none', async () => {
    const session = await world.newcomer();
    const statusWith = async (token: string) =>
      (await world.call('speech-to-text', recording, { ...session, token })).status;
    expect(await statusWith('not.a.token')).toBe(401);
    expect(await statusWith(`${session.token}x`)).toBe(401);
    expect(await statusWith(`sb_x.${btoa('{"sub":"a"}')}.y`)).toBe(200);
  });

  test('says nothing of what was said, not to its operator either', async () => {
    const said = ['error', 'log', 'warn'].map((level) => vi.spyOn(console, level as 'log').mockReturnValue());
    await world.call('speech-to-text', recording);
    provider.fails(500);
    await world.call('speech-to-text', recording);
    expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('a server without one', () => {
  let world: OwnWorld;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());

  test('says so to the app, and to whoever asks all the same', async () => {
    expect(await (await fetch(`${world.url}/config.json`)).json()).toMatchObject({ speech: false });
    expect(await world.call('speech-to-text', recording)).toMatchObject({
      status: 501,
      body: { error: { code: 'no_recogniser' } },
    });
  });
});

test('a server whose model is missing does not start, and says why', async () => {
  await expect(startWorld({ SPEECH_MODEL_DIR: '/nowhere/whisper' })).rejects.toThrow(
    /SPEECH_MODEL_DIR .*(cannot be loaded|holds no speech model)/,
  );
});
