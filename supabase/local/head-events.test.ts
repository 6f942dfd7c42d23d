import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HeadEvents, type HeadSource, openHeadEvents } from './head-events.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000001';

let head: number;
let reads: number;
let logged: string[];
/** The sessions that are open. */
let sessions: string;
let change: () => void;
let isListening: boolean;
let events: HeadEvents;

const source: HeadSource = {
  listen: async (_, heard) => {
    isListening = true;
    change = () => heard(userId);
    return async () => {
      isListening = false;
    };
  },
  query: async () => {
    reads += 1;
    await Promise.resolve();
    if (head < 0) throw new Error('the database is away');
    return { rows: [{ head, sessions }] };
  },
};

beforeEach(async () => {
  vi.useFakeTimers();
  [head, reads, logged, sessions] = [7, 0, [], 'phone laptop'];
  const backend = { caller: async () => ({ id: userId }) };
  events = await openHeadEvents(source, backend, (message) => logged.push(message), Date.now);
});
afterEach(async () => {
  await events.close();
  vi.useRealTimers();
});

async function listen({ seconds = 3600, session = 'phone' } = {}) {
  const words = JSON.stringify({ exp: Date.now() / 1000 + seconds, session_id: session });
  const claims = Buffer.from(words).toString('base64url');
  const request = new Request('http://127.0.0.1/realtime/v1/head', {
    headers: { authorization: `Bearer head.${claims}.signature` },
  });
  const reader = (await events.answer(request)).body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    next: async () => (await reader?.read())?.value,
    leave: () => reader?.cancel(),
  };
}

test('a stream that has nothing to say stays alive by a comment every 25 seconds', async () => {
  const stream = await listen();
  expect(await stream.next()).toBe('data: {"head":7}\n\n');
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await stream.next()).toBe(':\n\n');
});

test('changes while the head is read are read together, once', async () => {
  const stream = await listen();
  await stream.next();
  const before = reads;
  head = 9;
  for (let n = 0; n < 50; n += 1) change();
  expect(await stream.next()).toBe('data: {"head":9}\n\n');
  expect(reads - before).toBeLessThanOrEqual(2);
});

test('a reader that is slow gets the newest head and not all of them', async () => {
  const stream = await listen();
  for (head = 8; head < 200; head += 1) {
    change();
    await vi.advanceTimersByTimeAsync(1);
  }
  head = 200;
  change();
  await vi.advanceTimersByTimeAsync(1);
  const heard: (string | undefined)[] = [];
  while (heard.at(-1) !== 'data: {"head":200}\n\n') heard.push(await stream.next());
  expect(heard.length).toBeLessThan(10);
});

test('nothing is read for users who do not listen, also after they left', async () => {
  change();
  expect(reads).toBe(0);
  const stream = await listen();
  await stream.next();
  await stream.leave();
  await vi.advanceTimersByTimeAsync(0);
  const before = reads;
  change();
  expect(reads).toBe(before);
});

test('it ends when the token does', async () => {
  const stream = await listen({ seconds: 20 });
  await stream.next();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await stream.next()).toBeUndefined();
});

test('a stream whose session is over is told nothing more, and the others are, by one question', async () => {
  const [phone, laptop] = [await listen(), await listen({ session: 'laptop' })];
  for (const stream of [phone, laptop]) await stream.next();
  const before = reads;
  [head, sessions] = [8, 'laptop'];
  change();
  expect(await phone.next()).toBeUndefined();
  expect(await laptop.next()).toBe('data: {"head":8}\n\n');
  expect([reads - before, events.open()]).toEqual([1, 1]);
});

test('a stream whose session is over ends with the next heartbeat where nothing changes', async () => {
  const stream = await listen();
  await stream.next();
  sessions = '';
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await stream.next()).toBeUndefined();
  expect(events.open()).toBe(0);
});

test('a heartbeat is sent also while nobody can look for sessions', async () => {
  const stream = await listen();
  await stream.next();
  head = -1;
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await stream.next()).toBe(':\n\n');
  expect(logged).toHaveLength(1);
});

test('a head that cannot be read is logged, and the next change is told', async () => {
  const stream = await listen();
  await stream.next();
  head = -1;
  change();
  await vi.advanceTimersByTimeAsync(0);
  expect(logged).toEqual(['Error: the database is away']);
  head = 8;
  change();
  expect(await stream.next()).toBe('data: {"head":8}\n\n');
});

test('after the end no timer runs, nothing listens and nobody is let in', async () => {
  const stream = await listen();
  await stream.next();
  await events.close();
  expect(await stream.next()).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
  expect(isListening).toBe(false);
  const request = new Request('http://127.0.0.1/realtime/v1/head');
  expect((await events.answer(request)).status).toBe(503);
});
