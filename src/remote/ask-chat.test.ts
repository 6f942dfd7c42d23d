import { afterEach, describe, expect, test, vi } from 'vitest';
import { askChat } from './ask-chat.ts';

const caller = { config: { url: 'https://backend.example', key: 'key' }, accessToken: 'token' };
const request = { requestId: 'r', language: 'english' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an answer word by word', () => {
  test('is told as far as it has come, wherever the line is cut', async () => {
    const events =
      ': still there\n\nevent: delta\ndata: {"text":"रसोई "}\n\n' +
      'event: delta\r\ndata: {"text":"आग्नेय में"}\r\n\r\n' +
      'event: done\ndata: {"response":"रसोई आग्नेय में।"}\n\n';
    for (const size of [1, 2, 3, 7, 1000]) {
      answering(streamOf(events, size));
      expect(await heard()).toEqual({
        answer: { ok: true, value: 'रसोई आग्नेय में।' },
        texts: ['रसोई ', 'रसोई आग्नेय में'],
      });
    }
  });

  test('is taken back when the server says so', async () => {
    answering(
      streamOf(
        'event: delta\ndata: {"text":"x"}\n\nevent: reset\ndata: {}\n\nevent: delta\ndata: {"text":"y"}\n\n' +
          'event: done\ndata: {"response":"y"}\n\n',
      ),
    );
    expect((await heard()).texts).toEqual(['x', undefined, 'y']);
  });

  test('that fails in the middle says why', async () => {
    answering(
      streamOf(
        'event: delta\ndata: {"text":"x"}\n\nevent: error\ndata: {"code":"provider_failed","message":"no"}\n\n',
      ),
    );
    expect((await heard()).answer).toEqual({
      ok: false,
      problem: { kind: 'server', code: 'provider_failed' },
    });
  });

  test('that breaks off is no answer: it comes through the mirror', async () => {
    answering(streamOf('event: delta\ndata: {"text":"x"}\n\n'));
    expect((await heard()).answer).toEqual({ ok: false, problem: { kind: 'network' } });
  });

  test('that never begins has no words: nobody is left waiting for it', async () => {
    answering(streamOf(''));
    expect((await heard()).answer).toEqual({ ok: false, problem: { kind: 'unreadable', status: 200 } });
  });

  test('what a newer server tells besides, and what is no JSON, is passed over', async () => {
    answering(
      streamOf(
        'event: mood\ndata: {"text":"?"}\n\nevent: delta\ndata: {broken\n\nevent: done\ndata: {"response":"y"}\n\n',
      ),
    );
    expect(await heard()).toEqual({ answer: { ok: true, value: 'y' }, texts: [] });
  });
});

test('an answer that comes at once is taken as it is', async () => {
  answering(Response.json({ response: 'At once.' }));
  expect(await heard()).toEqual({ answer: { ok: true, value: 'At once.' }, texts: [] });
});

test.each([
  [
    Response.json({ error: { code: 'busy' } }, { status: 409 }),
    { kind: 'refused', status: 409, code: 'busy' },
  ],
  [Response.json({ answer: 1 }), { kind: 'unreadable', status: 200 }],
  [new Response('<html>', { headers: { 'content-type': 'text/html' } }), { kind: 'portal', status: 200 }],
])('a refusal is told by its code', async (response, problem) => {
  answering(response);
  expect((await heard()).answer).toEqual({ ok: false, problem });
});

test('nobody who cannot show it asks for it word by word', async () => {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return Response.json({ response: 'x' });
  });
  await askChat(caller, request);
  await askChat(caller, request, () => {});
  expect(sent.map((headers) => headers.get('accept'))).toEqual([null, 'text/event-stream, application/json']);
});

async function heard() {
  const texts: (string | undefined)[] = [];
  const answer = await askChat(caller, request, (text) => texts.push(text));
  return { answer, texts };
}

function answering(response: Response): void {
  vi.stubGlobal('fetch', async () => response);
}

/** A stream that comes in pieces of so many bytes. */
function streamOf(events: string, size = 1000): Response {
  const bytes = new TextEncoder().encode(events);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sent, sent + size));
      sent += size;
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}
