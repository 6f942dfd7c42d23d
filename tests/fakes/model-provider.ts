import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A model provider that speaks the chat completions protocol over HTTP and misbehaves on request. */
export interface FakeProvider {
  url: string;
  /** Answers in one piece, also where it is asked to stream. */
  answers(text: string): void;
  /** Answers with these words, each a chunk of its own; in one piece where it is not asked to stream. */
  streams(words: readonly string[], manner?: StreamManner): void;
  /** Lets streams that hang at this moment go on. */
  goOn(): void;
  /** Answers 200 with these bytes, whatever they are. */
  says(body: string, contentType?: string): void;
  fails(status: number): void;
  /** Takes the request and never answers. */
  hangs(): void;
  requests(): SeenRequest[];
  reset(): void;
  close(): Promise<void>;
}

export interface SeenRequest {
  authorization: string | undefined;
  body: unknown;
  /** Whether whoever asked hung up before the end. */
  isHungUp: boolean;
  /** When the first word left, by `performance.now()`. */
  firstWordAt: number | undefined;
}

export interface StreamManner {
  /** Before each word but the first. */
  pauseMs?: number;
  /** Cuts the bytes of the stream so often, in the middle of characters too. */
  cutEvery?: number;
  lineEnd?: '\n' | '\r\n' | '\r';
  /** Says between the words what is no JSON, and comments. */
  isNoisy?: boolean;
  /** Waits after so many words, or after each of so many, until it is told to go on. */
  hangsAfter?: number | readonly number[];
  /** Tells an error after so many words. */
  failsAfter?: number;
  /** Breaks the line after so many words. */
  breaksAfter?: number;
  /** Ends without saying so. */
  hasNoEnd?: boolean;
  finishReason?: 'stop' | 'length' | 'content_filter';
}

type Behaviour = (response: ServerResponse, request: SeenRequest) => void | Promise<void>;

export async function fakeProvider(): Promise<FakeProvider> {
  let behave: Behaviour;
  let seen: SeenRequest[] = [];
  let waiting: (() => void)[] = [];

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
        response.writeHead(404).end();
        return;
      }
      const { authorization } = request.headers;
      const entry: SeenRequest = {
        authorization,
        body: JSON.parse(text),
        isHungUp: false,
        firstWordAt: undefined,
      };
      seen.push(entry);
      response.on('close', () => (entry.isHungUp = !response.writableEnded));
      void behave(response, entry);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const provider: FakeProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answers: (text) => provider.says(wholeAnswer(text)),
    streams: (words, manner = {}) => {
      behave = async (response, request) => {
        if ((request.body as { stream?: unknown }).stream !== true) {
          response.writeHead(200, { 'content-type': 'application/json' }).end(wholeAnswer(words.join('')));
          return;
        }
        await stream(response, request, words, manner, () => new Promise((go) => waiting.push(go)));
      };
    },
    goOn: () => waiting.splice(0).forEach((resolve) => resolve()),
    says: (body, contentType = 'application/json') => {
      behave = (response) => void response.writeHead(200, { 'content-type': contentType }).end(body);
    },
    fails: (status) => {
      behave = (response) =>
        void response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: { message: 'no', type: 'server_error' } }));
    },
    hangs: () => {
      behave = () => {};
    },
    requests: () => seen,
    reset: () => {
      seen = [];
      waiting = [];
      provider.answers('An answer.');
    },
    async close() {
      provider.goOn();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  provider.reset();
  return provider;
}

function wholeAnswer(text: string): string {
  return JSON.stringify({
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
  });
}

async function stream(
  response: ServerResponse,
  request: SeenRequest,
  words: readonly string[],
  manner: StreamManner,
  hang: () => Promise<void>,
): Promise<void> {
  const { pauseMs = 0, cutEvery, lineEnd = '\n', isNoisy = false, finishReason = 'stop' } = manner;
  const hangs = [manner.hangsAfter ?? []].flat();
  let cut = Buffer.alloc(0);
  const send = (...lines: string[]): void => {
    const bytes = Buffer.concat([cut, Buffer.from([...lines, '', ''].join(lineEnd))]);
    const size = cutEvery ?? bytes.length;
    let at = 0;
    for (; at + size <= bytes.length; at += size) response.write(bytes.subarray(at, at + size));
    cut = bytes.subarray(at);
  };
  /** What waits for the rest of its piece leaves before a silence. */
  const flush = (): void => {
    response.write(cut);
    cut = Buffer.alloc(0);
  };
  const say = (delta: object, finish: string | null = null): void =>
    send(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}`);

  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  say({ role: 'assistant', content: '' });
  for (const [index, word] of words.entries()) {
    if (hangs.includes(index) || pauseMs > 0) flush();
    if (hangs.includes(index)) await hang();
    if (manner.breaksAfter === index) {
      response.destroy();
      return;
    }
    if (manner.failsAfter === index) break;
    if (index > 0 && pauseMs > 0) await pause(pauseMs);
    if (isNoisy) send(': a comment', 'data: {"choices":[{"delta"', '', 'data: 7', '', 'id: 1', 'data: null');
    request.firstWordAt ??= performance.now();
    say({ content: word });
  }
  if (hangs.includes(words.length)) {
    flush();
    await hang();
  }
  if (manner.failsAfter !== undefined) send(`data: ${JSON.stringify({ error: { message: 'overloaded' } })}`);
  else if (manner.breaksAfter === words.length) return void response.destroy();
  else if (!manner.hasNoEnd) {
    say({}, finishReason);
    send('data: [DONE]');
  }
  response.end(cut);
}
