import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { send } from './send-bytes.ts';

const bytes = {
  url: 'https://backend.example/file',
  headers: { 'content-type': 'image/png' },
  bytes: new ArrayBuffer(100),
};
let request: FakeRequest;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('bytes from a page', () => {
  test('arrive with their headers, and how far they are is told', async () => {
    const progress: number[][] = [];
    const reply = send({ ...bytes, onProgress: (...at) => progress.push(at) });
    request.move(40);
    request.move(100);
    request.answer(200, '{"Key":"a"}');
    expect(await reply).toEqual({
      status: 200,
      contentType: 'application/json',
      retryAfter: null,
      body: { Key: 'a' },
    });
    expect(progress).toEqual([
      [40, 100],
      [100, 100],
    ]);
    expect(request.sent).toEqual({
      method: 'POST',
      url: bytes.url,
      headers: bytes.headers,
      body: bytes.bytes,
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('are given up when nothing has moved for half a minute', async () => {
    const reply = send(bytes);
    const failure = reply.catch((error: unknown) => error);
    vi.advanceTimersByTime(29_000);
    request.move(1);
    vi.advanceTimersByTime(29_000);
    expect(request.isAborted).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(request.isAborted).toBe(true);
    expect(await failure).toMatchObject({ name: 'TimeoutError' });
  });

  test('that are cut off are told so', async () => {
    const reply = send(bytes);
    request.fail();
    await expect(reply).rejects.toBeInstanceOf(TypeError);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('bytes from a worker go without being watched', async () => {
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response('<p>', { status: 503, headers: { 'retry-after': '7', 'content-type': 'text/html' } }),
    ),
  );
  expect(await send(bytes)).toEqual({
    status: 503,
    contentType: 'text/html',
    retryAfter: '7',
    body: undefined,
  });
});

/** A request whose network is the test. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly sent: { method?: string; url?: string; headers: Record<string, string>; body?: unknown } = {
    headers: {},
  };
  isAborted = false;
  status = 0;
  responseText = '';

  constructor() {
    super();
    // oxlint-disable-next-line typescript/no-this-alias -- the test plays its network
    request = this;
  }
  open(method: string, url: string): void {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.sent.headers[name] = value;
  }
  send(body: unknown): void {
    this.sent.body = body;
  }
  abort(): void {
    this.isAborted = true;
    this.end('abort');
  }
  getResponseHeader(name: string): string | null {
    return name === 'content-type' ? 'application/json' : null;
  }
  move(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
  answer(status: number, text: string): void {
    Object.assign(this, { status, responseText: text });
    this.end('load');
  }
  fail(): void {
    this.end('error');
  }
  end(type: string): void {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}
