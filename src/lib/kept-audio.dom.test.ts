import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '#tests/fakes/cache-storage.ts';
import { tinyWav } from '#tests/fixtures/tiny-wav.ts';
import { audioSize, keepAudio, keptAudio, keptAudios, removeAudio } from './kept-audio.ts';

const address = 'https://songs.example/a.wav';
const recording = { address, title: { en: 'Om Jai', hi: 'ॐ जय' } };
const wav = tinyWav();
let caches: ReturnType<typeof fakeCaches>;
let isOnline: boolean;

beforeEach(() => {
  caches = fakeCaches();
  isOnline = true;
  vi.stubGlobal('caches', caches);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  answer(() => new Response(wav, { headers: { 'content-type': 'audio/wav' } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a recording is kept with its bytes, its name and its size, told as it comes, and removed', async () => {
  const told: number[] = [];
  expect(await keep((got) => told.push(got))).toBe('kept');
  expect(told.at(-1)).toBe(wav.byteLength);
  expect(await keptAudios()).toEqual([{ ...recording, size: wav.byteLength }]);
  const blob = await keptAudio(address);
  expect(blob?.type).toBe('audio/wav');
  expect(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(wav);
  await removeAudio(address);
  expect(await keptAudio(address)).toBeUndefined();
  expect(await keptAudios()).toEqual([]);
});

test.each([
  ['a page that asks for a sign-in', () => html(200)],
  ['a page that says it is not there', () => html(404)],
])('%s is no recording', async (_, respond) => {
  answer(respond);
  expect(await keep()).toBe('failed');
  expect(await keptAudios()).toEqual([]);
});

test('without a network nothing is asked', async () => {
  isOnline = false;
  expect(await keep()).toBe('offline');
  expect(fetch).not.toHaveBeenCalled();
});

test('a foreign place that hands nothing out is told from a connection that broke', async () => {
  answer(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await keep()).toBe('refused');
  expect(await keepAudio({ ...recording, address: '/a.wav' }, () => {}, new AbortController().signal)).toBe(
    'failed',
  );
  answer(() => {
    isOnline = false;
    throw new TypeError('Failed to fetch');
  });
  expect(await keep()).toBe('offline');
});

test('a device without room says so and keeps nothing', async () => {
  caches.isFull = true;
  expect(await keep()).toBe('full');
  expect(await keptAudios()).toEqual([]);
});

test('a recording without an end is not waited for, whatever it says of its length', async () => {
  let isLetGo = false;
  let given = 0;
  const megabytes = new Uint8Array(8 * 1024 * 1024);
  answer(
    () =>
      new Response(
        new ReadableStream({
          pull(stream) {
            given += 1;
            // More than is ever kept, and an end so that whoever waits for it is found out.
            if (given > 40) stream.close();
            else stream.enqueue(megabytes);
          },
          cancel() {
            isLetGo = true;
          },
        }),
        { headers: { 'content-type': 'audio/mpeg', 'content-length': '1000' } },
      ),
  );
  expect(await keep()).toBe('refused');
  expect(isLetGo).toBe(true);
  expect(await keptAudios()).toEqual([]);
  answer(
    () =>
      new Response(new Uint8Array(1), {
        headers: { 'content-type': 'audio/mpeg', 'content-length': '500000000' },
      }),
  );
  expect(await keep()).toBe('refused');
});

test('what its listener stops does not stay', async () => {
  const controller = new AbortController();
  answer(() => {
    controller.abort();
    throw new DOMException('stopped', 'AbortError');
  });
  expect(await keepAudio(recording, () => {}, controller.signal)).toBe('stopped');
});

test('a browser that keeps no files says so, and has none', async () => {
  vi.unstubAllGlobals();
  expect(await keep()).toBe('not-here');
  expect(await keptAudios()).toEqual([]);
  expect(await keptAudio(address)).toBeUndefined();
});

test('its size is asked for without fetching it; one that nobody tells is not known', async () => {
  answer(() => new Response(null, { headers: { 'content-length': '3200000' } }));
  expect(await audioSize(address)).toBe(3_200_000);
  expect(fetch).toHaveBeenLastCalledWith(address, expect.objectContaining({ method: 'HEAD' }));
  answer(() => new Response(null));
  expect(await audioSize(address)).toBeUndefined();
  answer(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await audioSize(address)).toBeUndefined();
});

function keep(onProgress: (got: number) => void = () => {}) {
  return keepAudio(recording, onProgress, new AbortController().signal);
}

function answer(respond: () => Response): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => respond()),
  );
}

function html(status: number): Response {
  return new Response('<html></html>', { status, headers: { 'content-type': 'text/html' } });
}
