import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model provider that speaks the chat completions protocol over HTTP and misbehaves on request. */
export interface FakeProvider {
  url: string;
  answers(text: string): void;
  /** Answers 200 with these bytes, whatever they are. */
  says(body: string): void;
  fails(status: number): void;
  /** Takes the request and never answers. */
  hangs(): void;
  requests(): { authorization: string | undefined; body: unknown }[];
  reset(): void;
  close(): Promise<void>;
}

export async function fakeProvider(): Promise<FakeProvider> {
  let behave: (response: ServerResponse) => void;
  let seen: { authorization: string | undefined; body: unknown }[] = [];

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
        response.writeHead(404).end();
        return;
      }
      seen.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
      behave(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const provider: FakeProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answers: (text) =>
      provider.says(
        JSON.stringify({
          choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
        }),
      ),
    says: (body) => {
      behave = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    },
    fails: (status) => {
      behave = (response) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: { message: 'no', type: 'server_error' } }));
    },
    hangs: () => {
      behave = () => {};
    },
    requests: () => seen,
    reset: () => {
      seen = [];
      provider.answers('An answer.');
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  provider.reset();
  return provider;
}
