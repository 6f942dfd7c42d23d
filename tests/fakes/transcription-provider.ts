import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A provider that takes recordings by the protocol of audio transcriptions and misbehaves on request. */
export interface FakeTranscriber {
  /** What `AI_TRANSCRIBE_BASE_URL` is set to. */
  url: string;
  hears(text: string): void;
  /** Answers 200 with these bytes, whatever they are. */
  says(body: string): void;
  fails(status: number): void;
  /** Takes the recording and never answers. */
  hangs(): void;
  requests(): TranscriptionRequest[];
  reset(): void;
  close(): Promise<void>;
}

export interface TranscriptionRequest {
  authorization: string | undefined;
  file: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
  /** The fields beside the file. */
  fields: Readonly<Record<string, string>>;
}

export async function fakeTranscriber(): Promise<FakeTranscriber> {
  let behave: (response: ServerResponse) => void;
  let seen: TranscriptionRequest[] = [];

  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions') {
        response.writeHead(404).end();
        return;
      }
      const { authorization, 'content-type': type = '' } = request.headers;
      const form = await formOf(body, type);
      if (!form) {
        response.writeHead(400).end();
        return;
      }
      seen.push({ authorization, ...form });
      behave(response);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const provider: FakeTranscriber = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    hears: (text) => provider.says(JSON.stringify({ text })),
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
      provider.hears('Is my kitchen in the right place?');
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

/** The file and the fields of a form, by the platform's own parser; undefined for anything that is not such a form. */
async function formOf(
  body: Buffer,
  contentType: string,
): Promise<Omit<TranscriptionRequest, 'authorization'> | undefined> {
  const sent = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  const form = await sent.formData().catch(() => undefined);
  const file = form?.get('file');
  if (!form || !(file instanceof Blob)) return undefined;
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { file: { name: file.name, type: file.type, bytes }, fields: Object.fromEntries(fields) };
}
