import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clip } from '../functions/_shared/clip.ts';
import { HttpProblem } from '../functions/_shared/respond.ts';
import { endpointRecogniser, speechFailed, type Recogniser } from '../functions/_shared/speech.ts';
import { SettingError, type SpeechSettings } from './settings.ts';

/** What this code needs of the package; its API of version 4. */
interface SpeechPackage {
  env: { allowRemoteModels: boolean; useFSCache: boolean };
  pipeline(
    task: 'automatic-speech-recognition',
    model: string,
    options: { dtype: 'fp32' | 'q8'; local_files_only: true },
  ): Promise<(samples: Float32Array, options: ListeningOptions) => Promise<unknown>>;
}

/** A model of English alone takes neither. */
interface ListeningOptions {
  language?: string;
  task?: 'transcribe';
}

const packageName = '@huggingface/transformers';
const sampleRate = 16_000;
/** Each takes seconds of all cores: whoever comes after this many is better off typing. */
const mostWaiting = 4;

/** What the settings name; throws a `SettingError` where its package or its files are not there. */
export async function recogniserFor(settings: SpeechSettings): Promise<Recogniser> {
  return settings.kind === 'endpoint' ? endpointRecogniser(settings) : loadRecogniser(settings.modelDir);
}

/**
 * A speech model in a folder of the operator's own, run in this process: Whisper as ONNX, with the files in the places
 * that transformers.js gives them. It takes wav of 16 kHz, one channel, 16 bits. Nothing is fetched from anywhere.
 */
export async function loadRecogniser(
  modelDir: string,
  importPackage: (name: string) => Promise<unknown> = (name) => import(name),
): Promise<Recogniser> {
  const { env, pipeline } = await speechPackage(importPackage);
  env.allowRemoteModels = false;
  env.useFSCache = false;
  const { isMultilingual, isWhole } = await lookAt(modelDir);
  const listen = await pipeline('automatic-speech-recognition', modelDir, {
    dtype: isWhole ? 'fp32' : 'q8',
    local_files_only: true,
  }).catch((error: unknown) => {
    throw new SettingError(
      `The speech model in SPEECH_MODEL_DIR "${modelDir}" cannot be loaded: ${String(error)}`,
    );
  });
  const inTurn = queue(mostWaiting);

  return {
    takes: ['wav'],
    hear: async (clip, language) =>
      inTurn(async () => {
        const options = isMultilingual
          ? { language: language ?? 'english', task: 'transcribe' as const }
          : {};
        const answer = await listen(samplesOf(clip), options).catch(() => undefined);
        const text = (answer as { text?: unknown } | undefined)?.text;
        if (typeof text !== 'string') throw speechFailed();
        return text;
      }),
  };
}

async function speechPackage(importPackage: (name: string) => Promise<unknown>): Promise<SpeechPackage> {
  try {
    return (await importPackage(packageName)) as SpeechPackage;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new SettingError(
      `SPEECH_MODEL_DIR is set, but the package ${packageName} cannot be loaded: ${reason}. Install it beside Disha with: npm install --no-save ${packageName}@4`,
    );
  }
}

/** Looks for what every Whisper model has, before the package says it less clearly. */
async function lookAt(modelDir: string): Promise<{ isMultilingual: boolean; isWhole: boolean }> {
  const has = (name: string): Promise<boolean> =>
    access(join(modelDir, name)).then(
      () => true,
      () => false,
    );
  const isWhole = await has('onnx/encoder_model.onnx');
  const suffix = isWhole ? '' : '_quantized';
  const needed = [
    'config.json',
    'generation_config.json',
    'preprocessor_config.json',
    'tokenizer.json',
    `onnx/encoder_model${suffix}.onnx`,
    `onnx/decoder_model_merged${suffix}.onnx`,
  ];
  for (const name of needed) {
    if (!(await has(name)))
      throw new SettingError(`SPEECH_MODEL_DIR "${modelDir}" holds no speech model: ${name} is missing.`);
  }
  const text = await readFile(join(modelDir, 'generation_config.json'), 'utf8');
  return { isMultilingual: /"is_multilingual"\s*:\s*true/.test(text), isWhole };
}

/** The sound as numbers from -1 to 1. */
function samplesOf({ bytes }: Clip): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = chunkOf(view, 'fmt ');
  const data = chunkOf(view, 'data');
  const isTaken =
    format !== undefined &&
    data !== undefined &&
    format.length >= 16 &&
    view.getUint16(format.at, true) === 1 &&
    view.getUint16(format.at + 2, true) === 1 &&
    view.getUint32(format.at + 4, true) === sampleRate &&
    view.getUint16(format.at + 14, true) === 16;
  if (!isTaken)
    throw new HttpProblem(
      415,
      'format_not_taken',
      'Recordings are taken as wav of 16 kHz, one channel, 16 bits.',
    );
  return Float32Array.from(
    { length: Math.floor(data.length / 2) },
    (_, index) => view.getInt16(data.at + index * 2, true) / 0x8000,
  );
}

function chunkOf(view: DataView, name: string): { at: number; length: number } | undefined {
  for (let at = 12; at + 8 <= view.byteLength;) {
    const found = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
    const length = view.getUint32(at + 4, true);
    if (found === name) return { at: at + 8, length: Math.min(length, view.byteLength - at - 8) };
    at += 8 + length + (length % 2);
  }
  return undefined;
}

/** Does one thing after the other; refuses where too many wait. */
function queue(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (waiting > most) throw new HttpProblem(503, 'busy', 'Many people are speaking just now.');
    waiting += 1;
    const done = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = done.catch(() => undefined);
    return done;
  };
}
