import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askModel } from '#supabase/functions/_shared/model.ts';
import { endpointRecogniser } from '#supabase/functions/_shared/speech.ts';

// A model endpoint that was taken over, or is one of somebody else. What it says is shown to people, and its bytes are held
// in the memory of everybody's server.
let endpoint: Server;
let url: string;
let answer: (response: ServerResponse, request: IncomingMessage) => void;
let seen: string[];
let written: number;

beforeAll(async () => {
  endpoint = createServer((request, response) => {
    seen.push(`${request.url} ${request.headers.authorization ?? 'without key'}`);
    request.resume();
    answer(response, request);
  });
  endpoint.listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
  url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`;
});
beforeEach(() => {
  seen = [];
  written = 0;
});
afterAll(() => {
  endpoint.closeAllConnections();
  endpoint.close();
});

const config = () => ({
  baseUrl: `${url}/v1`,
  apiKey: 'sk-secret',
  model: 'm',
  visionModel: undefined,
  timeoutSeconds: 30,
});
const ask = (onText?: (text: string) => boolean): Promise<string> =>
  askModel(config(), 'm', [{ role: 'user', content: 'Which way?' }], onText);

/** Sends the same again and again until whoever reads hangs up. */
function endlessly(type: string, begin: string, again: string): void {
  answer = (response) => {
    response.writeHead(200, { 'content-type': type });
    response.write(begin);
    const send = (): void => {
      if (response.destroyed) return;
      written += again.length;
      if (response.write(again)) setImmediate(send);
      else response.once('drain', send);
    };
    send();
  };
}

const mb = 1024 * 1024;
const chunkOf = (content: unknown): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

describe('an answer without end is hung up on', () => {
  test.each<[what: string, type: string, begin: string, again: string, most: number]>([
    [
      'in one piece',
      'application/json',
      '{"choices":[{"message":{"content":"',
      'x'.repeat(64 * 1024),
      8 * mb,
    ],
    ['of empty pieces', 'text/event-stream', '', chunkOf('').repeat(1000), 24 * mb],
    ['of comments', 'text/event-stream', '', ': still there\n\n'.repeat(5000), 24 * mb],
    ['of one event', 'text/event-stream', '', `data: ${'x'.repeat(1000)}\n`.repeat(100), 24 * mb],
    ['of one line', 'text/event-stream', 'data: ', 'x'.repeat(64 * 1024), 24 * mb],
    ['that is no stream', 'text/html', '<p>', 'x'.repeat(64 * 1024), 8 * mb],
  ])('%s', async (_, type, begin, again, most) => {
    endlessly(type, begin, again);
    await expect(ask(() => true)).rejects.toMatchObject({ code: 'provider_failed' });
    // With what lay on the line between the two.
    expect(written).toBeLessThan(most);
  });

  test('of a recogniser', async () => {
    endlessly('application/json', '{"text":"', 'x'.repeat(64 * 1024));
    const { hear } = endpointRecogniser({ ...config(), timeoutSeconds: 30 });
    const clip = { bytes: new Uint8Array([1]), container: 'wav' as const, seconds: 1 };
    await expect(hear(clip, undefined)).rejects.toMatchObject({ code: 'provider_failed' });
    expect(written).toBeLessThan(8 * mb);
  });
});

describe('to another address', () => {
  test.each([301, 302, 303, 307, 308])(
    'nobody is led with the key and the question, by %s',
    async (status) => {
      answer = (response) => response.writeHead(status, { location: `${url}/elsewhere` }).end();
      await expect(ask()).rejects.toMatchObject({ code: 'provider_failed' });
      expect(seen).toEqual(['/v1/chat/completions Bearer sk-secret']);
    },
  );

  test('nor with a recording', async () => {
    answer = (response) => response.writeHead(307, { location: `${url}/elsewhere` }).end();
    const { hear } = endpointRecogniser({ ...config(), timeoutSeconds: 30 });
    const clip = { bytes: new Uint8Array([1]), container: 'wav' as const, seconds: 1 };
    await expect(hear(clip, undefined)).rejects.toMatchObject({ code: 'provider_failed' });
    expect(seen).toHaveLength(1);
  });
});

describe('letters that turn what follows them around', () => {
  const turned = 'Pay \u202eevoba\u202c \u2066here\u2069 \u202bn\u200fo\u200ew\u061c';
  test('are taken out of an answer in one piece', async () => {
    answer = (response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ choices: [{ message: { content: turned } }] }));
    expect(await ask()).toBe('Pay evoba here now');
  });

  test('and out of each piece', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const letter of turned) response.write(chunkOf(letter));
      response.end('data: [DONE]\n\n');
    };
    const pieces: string[] = [];
    expect(await ask((piece) => pieces.push(piece) > 0)).toBe('Pay evoba here now');
    expect(pieces.join('')).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  });

  test('while what joins the letters of Hindi stays', async () => {
    const word = 'क्\u200dष';
    answer = (response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ choices: [{ message: { content: word } }] }));
    expect(await ask()).toBe(word);
  });
});

describe('an answer of another shape is none:', () => {
  test.each([
    ['a number', '5'],
    ['a text that is no text', '{"choices":[{"message":{"content":{"a":1}}}]}'],
    ['a prototype', '{"__proto__":{"choices":[{"message":{"content":"x"}}]}}'],
    ['choices that are none', '{"choices":{"length":1}}'],
    ['100,000 brackets', '['.repeat(100_000)],
    ['bytes that are no letters', '\ufffd\u0000'],
  ])('%s', async (_, words) => {
    answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(words);
    await expect(ask()).rejects.toMatchObject({ code: 'provider_failed' });
  });
});
