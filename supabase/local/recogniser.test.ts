import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wavOf } from '#features/voice/wav.ts';
import { readClip, type Clip } from '#supabase/functions/_shared/clip.ts';
import { loadRecogniser } from './recogniser.ts';
import { SettingError } from './settings.ts';

/** A package with the doors of transformers.js and no model behind them. */
interface SpeechStub {
  env: { allowRemoteModels: boolean; useFSCache: boolean };
  loaded: unknown[];
  heard: { samples: Float32Array; options: object }[];
  /** What the model does with a recording; while it is loaded too. */
  answer(): Promise<unknown>;
  load(): Promise<void>;
}

let folder: string;
let stub: SpeechStub;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disha-speech-'));
  stub = {
    env: { allowRemoteModels: true, useFSCache: true },
    loaded: [],
    heard: [],
    answer: () => Promise.resolve({ text: ' Where should the stove be?' }),
    load: () => Promise.resolve(),
  };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const importStub = (): Promise<unknown> =>
  Promise.resolve({
    env: stub.env,
    async pipeline(...given: unknown[]) {
      stub.loaded.push(given);
      await stub.load();
      return (samples: Float32Array, options: object) => {
        stub.heard.push({ samples, options });
        return stub.answer();
      };
    },
  });

test('a model in the folder writes down what is said, and nothing is fetched for it', async () => {
  await aModel();
  const recogniser = await loadRecogniser(folder, importStub);
  expect(stub.env).toEqual({ allowRemoteModels: false, useFSCache: false });
  expect(stub.loaded).toEqual([
    ['automatic-speech-recognition', folder, { dtype: 'fp32', local_files_only: true }],
  ]);
  expect(recogniser.takes).toEqual(['wav']);
  expect(await recogniser.hear(aClip([0, 0.5, -1]), 'hindi')).toBe(' Where should the stove be?');
  expect(stub.heard[0]?.options).toEqual({ language: 'hindi', task: 'transcribe' });
  const [silent = 1, half = 0, lowest = 0] = stub.heard[0]?.samples ?? [];
  expect([silent, half, lowest].map((sample) => Math.round(sample * 1000))).toEqual([0, 500, -1000]);
});

test('one that was made smaller is taken as such', async () => {
  await aModel({ suffix: '_quantized' });
  await loadRecogniser(folder, importStub);
  expect(stub.loaded[0]).toContainEqual({ dtype: 'q8', local_files_only: true });
});

test('one of English alone is not told a language', async () => {
  await aModel({ isMultilingual: false });
  const recogniser = await loadRecogniser(folder, importStub);
  await recogniser.hear(aClip([0]), 'hindi');
  expect(stub.heard[0]?.options).toEqual({});
});

describe('a model that cannot be used is told at the start, in one sentence', () => {
  test('where the package is missing', async () => {
    await aModel();
    const loading = loadRecogniser(folder, () =>
      Promise.reject(new Error("Cannot find package '@huggingface/transformers'\nRequire stack: …")),
    );
    await expect(loading).rejects.toThrow(
      new SettingError(
        "SPEECH_MODEL_DIR is set, but the package @huggingface/transformers cannot be loaded: Cannot find package '@huggingface/transformers'. Install it beside Disha with: npm install --no-save @huggingface/transformers@4",
      ),
    );
  });

  test.each([
    'config.json',
    'generation_config.json',
    'preprocessor_config.json',
    'tokenizer.json',
    'onnx/decoder_model_merged.onnx',
  ])('where %s is missing', async (name) => {
    await aModel();
    await rm(join(folder, name));
    await expect(loadRecogniser(folder, importStub)).rejects.toThrow(
      new SettingError(`SPEECH_MODEL_DIR "${folder}" holds no speech model: ${name} is missing.`),
    );
  });

  test('where the folder is not there', async () => {
    await expect(loadRecogniser(join(folder, 'none'), importStub)).rejects.toThrow(SettingError);
  });

  test('where its files are broken', async () => {
    await aModel();
    stub.load = () => Promise.reject(new Error('Load model failed: protobuf'));
    await expect(loadRecogniser(folder, importStub)).rejects.toThrow(
      new SettingError(
        `The speech model in SPEECH_MODEL_DIR "${folder}" cannot be loaded: Error: Load model failed: protobuf`,
      ),
    );
  });
});

test.each([
  ['of another rate', 24, 44_100],
  ['of two channels', 22, 2],
  ['of other numbers', 20, 3],
])('a wav %s is refused', async (_, at, value) => {
  await aModel();
  const recogniser = await loadRecogniser(folder, importStub);
  const clip = aClip([0, 0]);
  new DataView(clip.bytes.buffer).setUint16(at, value, true);
  await expect(recogniser.hear(clip, 'english')).rejects.toMatchObject({
    status: 415,
    code: 'format_not_taken',
  });
  expect(stub.heard).toEqual([]);
});

test.each<[string, () => Promise<unknown>]>([
  ['fails', () => Promise.reject(new Error('out of memory'))],
  ['answers without a text', () => Promise.resolve({})],
  ['answers nothing', () => Promise.resolve(undefined)],
])('a model that %s has failed, and hears the next one', async (_, answer) => {
  await aModel();
  const recogniser = await loadRecogniser(folder, importStub);
  const before = stub.answer;
  stub.answer = answer;
  await expect(recogniser.hear(aClip([0]), 'english')).rejects.toMatchObject({ status: 502 });
  stub.answer = before;
  expect(await recogniser.hear(aClip([0]), 'english')).toContain('stove');
});

test('recordings are heard one after the other, and too many at once are not taken', async () => {
  await aModel();
  const recogniser = await loadRecogniser(folder, importStub);
  const finish: (() => void)[] = [];
  stub.answer = () =>
    new Promise((resolve) => {
      finish.push(() => resolve({ text: 'done' }));
    });
  const first = Array.from({ length: 5 }, () => recogniser.hear(aClip([0]), 'english'));
  await expect(recogniser.hear(aClip([0]), 'english')).rejects.toMatchObject({
    status: 503,
    code: 'busy',
  });
  for (const hearing of first) {
    await new Promise((resolve) => setImmediate(resolve));
    expect(finish).toHaveLength(1);
    finish.pop()?.();
    expect(await hearing).toBe('done');
  }
});

async function aModel({ suffix = '', isMultilingual = true } = {}): Promise<void> {
  await mkdir(join(folder, 'onnx'));
  const files: Record<string, string> = {
    'config.json': '{"model_type":"whisper"}',
    'generation_config.json': JSON.stringify({ is_multilingual: isMultilingual }),
    'preprocessor_config.json': '{}',
    'tokenizer.json': '{}',
    [`onnx/encoder_model${suffix}.onnx`]: '',
    [`onnx/decoder_model_merged${suffix}.onnx`]: '',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

function aClip(samples: number[]): Clip {
  const clip = readClip(new Uint8Array(wavOf(Float32Array.from(samples))));
  if (!clip) throw new Error('no clip');
  return clip;
}
