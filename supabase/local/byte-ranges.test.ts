import { describe, expect, test } from 'vitest';
import { partOfFile } from './byte-ranges.ts';

const file = () =>
  new Response('0123456789', {
    headers: { 'content-type': 'audio/mpeg', 'content-length': '10', etag: '"a"' },
  });
const asking = (headers: Record<string, string>, method = 'GET') =>
  new Request('http://127.0.0.1/storage/v1/object/public/aarti_audio/a.mp3', { headers, method });

describe('a part of a file', () => {
  test.each([
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-30', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-40', '89', 'bytes 8-9/10'],
    ['bytes = 2 - 2', '2', 'bytes 2-2/10'],
  ])('asked for by "%s" is "%s"', async (range, text, contentRange) => {
    const part = await partOfFile(asking({ range }), file());
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      contentRange,
      text,
    ]);
    expect(part.headers.get('content-type')).toBe('audio/mpeg');
    expect(part.headers.get('content-length')).toBe(String(text.length));
  });

  test.each(['bytes=10-', 'bytes=-0', 'bytes=40-50'])(
    'that lies outside, "%s", is refused',
    async (range) => {
      const part = await partOfFile(asking({ range }), file());
      expect([part.status, part.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    },
  );

  test.each(['bytes=0-1,4-5', 'items=0-1', 'bytes=-', 'bytes=a-b', 'bytes=5-2', ''])(
    'that cannot be understood, "%s", is the whole file',
    async (range) => {
      const whole = await partOfFile(asking({ range }), file());
      expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    },
  );

  test('of a version that the player knows is sent, of another one the whole file', async () => {
    const range = 'bytes=0-1';
    expect((await partOfFile(asking({ range, 'if-range': '"a"' }), file())).status).toBe(206);
    expect((await partOfFile(asking({ range, 'if-range': '"b"' }), file())).status).toBe(200);
  });

  test('is no matter for an answer that is not a whole file, nor for another method', async () => {
    const missing = new Response('{}', { status: 404 });
    expect(await partOfFile(asking({ range: 'bytes=0-1' }), missing)).toBe(missing);
    const whole = file();
    expect(await partOfFile(asking({ range: 'bytes=0-1' }, 'HEAD'), whole)).toBe(whole);
  });
});
