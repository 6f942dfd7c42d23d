import { afterEach, expect, test, vi } from 'vitest';
import { downloadFile } from './download-file.ts';

const caller = { config: { url: 'https://disha.example', key: 'k' }, accessToken: 't' };
const file = { bucket: 'floorplans', path: 'u/मेरा plan.png' };

afterEach(() => vi.unstubAllGlobals());

test('the bytes and the type of a file, asked for as its owner', async () => {
  const fetched = answerWith(
    new Response(new Uint8Array([1, 2, 3]), { headers: { 'content-type': 'image/png; x=y' } }),
  );
  expect(await downloadFile(caller, file)).toEqual({
    ok: true,
    value: { bytes: new Uint8Array([1, 2, 3]), type: 'image/png' },
  });
  const [url, { headers }] = fetched.mock.calls[0] as [string, { headers: unknown }];
  expect(url).toBe(
    'https://disha.example/storage/v1/object/floorplans/u/%E0%A4%AE%E0%A5%87%E0%A4%B0%E0%A4%BE%20plan.png',
  );
  expect(headers).toEqual({ apikey: 'k', authorization: 'Bearer t' });
});

test('an empty file is a file', async () => {
  answerWith(new Response(null, { status: 200, headers: { 'content-type': 'image/png' } }));
  expect(await downloadFile(caller, file)).toMatchObject({ ok: true, value: { bytes: new Uint8Array() } });
});

test.each([
  ['is not there', 404, '{"error":"not_found"}', { kind: 'refused', code: 'file_not_found' }],
  [
    'is not there, as a hosted project says it',
    400,
    '{"statusCode":"404","error":"not_found"}',
    { kind: 'refused', code: 'file_not_found' },
  ],
  ['belongs to somebody else', 403, '{"error":"Unauthorized"}', { kind: 'refused', status: 403 }],
  ['needs a token that holds', 401, '{}', { kind: 'unauthorized' }],
  ['cannot be given now', 503, 'busy', { kind: 'server' }],
])('a file that %s is answered as that', async (_, status, body, problem) => {
  answerWith(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
  expect(await downloadFile(caller, file)).toMatchObject({ ok: false, problem });
});

test('the page of a network is not taken for a file', async () => {
  answerWith(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  expect(await downloadFile(caller, file)).toMatchObject({ ok: false, problem: { kind: 'portal' } });
});

test('a line that breaks in the middle is no shorter file', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array([1]));
      controller.error(new TypeError('cut off'));
    },
  });
  answerWith(new Response(body, { headers: { 'content-type': 'image/png' } }));
  expect(await downloadFile(caller, file)).toMatchObject({ ok: false, problem: { kind: 'network' } });
});

test('it ends at once when it is called off', async () => {
  const calling = new AbortController();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const answer = downloadFile(caller, file, calling.signal);
  calling.abort();
  expect(await answer).toMatchObject({ ok: false });
});

function answerWith(response: Response) {
  const fetched = vi.fn<(...parts: unknown[]) => Promise<Response>>(async () => response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
