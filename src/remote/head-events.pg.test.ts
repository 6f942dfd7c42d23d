import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import { listenToStream } from './head-events.ts';
import type { Caller } from './procedures.ts';

let world: OwnWorld;
let person: Session;
let caller: Caller;
let leaving: AbortController;

beforeAll(async () => {
  world = await startWorld();
  person = await world.newcomer();
  caller = { config: { url: world.url, key: world.publishableKey }, accessToken: person.token };
});
afterAll(() => world.close());
beforeEach(() => {
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  vi.unstubAllGlobals();
});

test('a device hears of the changes of its user until it leaves', async () => {
  const heads: number[] = [];
  let opened = 0;
  const ended = listenToStream(caller, leaving.signal, {
    onOpen: () => (opened += 1),
    onHead: (head) => heads.push(head),
  });
  await vi.waitUntil(() => heads.length > 0);
  expect(opened).toBe(1);
  const before = heads.at(-1) ?? 0;
  await person.client.from('chat_sessions').insert({ title: 'Kitchen' });
  await vi.waitUntil(() => (heads.at(-1) ?? 0) > before);
  leaving.abort();
  expect(await ended).toEqual({ ok: true, value: 'ended' });
});

test('a token that is over is told as such', async () => {
  const over = { ...caller, accessToken: `${caller.accessToken.slice(0, -6)}AAAAAA` };
  expect(await listenToStream(over, leaving.signal, deaf)).toMatchObject({
    ok: false,
    problem: { kind: 'unauthorized' },
  });
});

test('a server that is away is a network that is away', async () => {
  const nowhere = { ...caller, config: { ...caller.config, url: 'http://127.0.0.1:1' } };
  expect(await listenToStream(nowhere, leaving.signal, deaf)).toEqual({
    ok: false,
    problem: { kind: 'network' },
  });
});

test('the page of a hotel network is no line', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('<p>Welcome</p>', { headers: { 'content-type': 'text/html' } })),
  );
  expect(await listenToStream(caller, leaving.signal, deaf)).toEqual({
    ok: false,
    problem: { kind: 'portal', status: 200 },
  });
});

test('what is cut anywhere is put together, and what is not understood is passed over', async () => {
  const parts = [
    ': hi\n\nda',
    'ta: {"he',
    'ad":4}\n\ndata: x\n\ndata: {"head":"5"}\n',
    '\ndata: {"head":6}\n\n',
  ];
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(new Blob([]).stream().pipeThrough(spelling(parts)), {
        headers: { 'content-type': 'text/event-stream' },
      }),
    ),
  );
  const heads: number[] = [];
  const listener = { onOpen: () => {}, onHead: (head: number) => heads.push(head) };
  expect(await listenToStream(caller, leaving.signal, listener)).toEqual({ ok: true, value: 'ended' });
  expect(heads).toEqual([4, 6]);
});

const deaf = { onOpen: () => {}, onHead: () => {} };

function spelling(parts: readonly string[]): TransformStream<Uint8Array, Uint8Array> {
  const encoder = new TextEncoder();
  return new TransformStream({
    flush: (controller) => parts.forEach((part) => controller.enqueue(encoder.encode(part))),
  });
}
