import { afterEach, describe, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { parseChangePage } from './procedures.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a call', () => {
  test.each<[string, () => Response | Promise<Response>, object]>([
    ['that finds nobody', () => Promise.reject(new TypeError('fetch failed')), { kind: 'network' }],
    ['that takes too long', () => Promise.reject(new DOMException('', 'TimeoutError')), { kind: 'timeout' }],
    ['that is caught by a hotel page', () => html(200), { kind: 'portal', status: 200 }],
    ['that is refused by a hotel page', () => html(403), { kind: 'portal', status: 403 }],
    ['with a token that is over', () => json(401, {}), { kind: 'unauthorized', status: 401 }],
    [
      'that is refused by a function',
      () => json(402, { error: { code: 'no_reservation', message: 'No credit.' } }),
      { kind: 'refused', status: 402, code: 'no_reservation', message: 'No credit.' },
    ],
    [
      'that is refused by the data service',
      () => json(409, { code: '23505', message: 'duplicate' }),
      { kind: 'refused', status: 409, code: '23505', message: 'duplicate' },
    ],
    [
      'that is refused by the auth service',
      () => json(422, { error_code: 'weak_password', msg: 'Too weak' }),
      { kind: 'refused', status: 422, code: 'weak_password', message: 'Too weak' },
    ],
    ['that comes too often', () => json(429, {}), { kind: 'server', status: 429 }],
    ['that breaks the server', () => json(503, undefined), { kind: 'server', status: 503 }],
    ['that is answered in an unknown shape', () => json(200, { b: 1 }), { kind: 'unreadable', status: 200 }],
    ['that is answered with no JSON', () => new Response('x'), { kind: 'unreadable', status: 200 }],
  ])('%s says so and never throws', async (_, respond, problem) => {
    vi.stubGlobal('fetch', async () => respond());
    expect(await call({ url: 'https://backend.example/x' }, readA)).toEqual({ ok: false, problem });
  });

  test('sends its body as JSON and reads the answer', async () => {
    const sent: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      sent.push(init);
      return json(200, { a: 1 });
    });
    expect(await call({ url: 'https://backend.example/x', body: { q: 'रसोई' } }, readA)).toEqual({
      ok: true,
      value: 1,
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"q":"रसोई"}',
    });
  });
});

describe('a page of changes', () => {
  const page = { rows: [{ table: 't', row: { id: 1 } }], next: 3, head: 5, generation: 'g', floor: 0 };

  test('is read with the reason why a mirror has to be built anew, where there is one', () => {
    expect(parseChangePage(page)).toEqual({ ...page, resync: undefined });
    expect(parseChangePage({ ...page, resync: 'floor' })?.resync).toBe('floor');
    expect(parseChangePage({ ...page, resync: 'whim' })?.resync).toBeUndefined();
  });

  test.each([
    { ...page, next: -1 },
    { ...page, head: 1.5 },
    { ...page, floor: '0' },
    { ...page, generation: null },
    { ...page, rows: {} },
    { ...page, rows: [{ row: {} }] },
    null,
  ])('in another shape is none: %j', (body) => {
    expect(parseChangePage(body)).toBeUndefined();
  });
});

function readA(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'a' in body ? body.a : undefined;
}

function json(status: number, body: unknown): Response {
  return new Response(body === undefined ? '' : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

function html(status: number): Response {
  return new Response('<p>Welcome, guest</p>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
