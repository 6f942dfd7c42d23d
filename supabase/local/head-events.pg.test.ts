import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';

let world: OwnWorld;
let asha: Session;
let ravi: Session;

beforeAll(async () => {
  world = await startWorld();
  asha = await world.newcomer();
  ravi = await world.newcomer();
});
afterAll(() => world.close());

let open: Listening[] = [];
beforeEach(() => {
  open = [];
});
afterEach(() => {
  for (const stream of open) stream.leave();
});

interface Listening {
  response: Response;
  /** The head of the next event; undefined when the stream has ended. */
  next(): Promise<number | undefined>;
  leave(): void;
}

async function listen(session: Session, at: OwnWorld = world): Promise<Listening> {
  const leaving = new AbortController();
  const response = await fetch(`${at.url}/realtime/v1/head`, {
    headers: { authorization: `Bearer ${session.token}` },
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const stream: Listening = {
    response,
    async next() {
      for (;;) {
        const [event, ...rest] = text.split('\n\n');
        if (rest.length > 0) {
          text = rest.join('\n\n');
          if (event?.startsWith('data: ')) return (JSON.parse(event.slice(6)) as { head: number }).head;
          continue;
        }
        const part = await reader?.read();
        if (!part || part.done) return undefined;
        text += part.value;
      }
    },
    leave: () => leaving.abort(),
  };
  open.push(stream);
  return stream;
}

const headOf = async ({ client }: Session) =>
  Number((await client.from('sync_heads').select('head').single()).data?.['head']);
const write = async ({ client }: Session) => {
  const { error } = await client.from('chat_sessions').insert({ title: 'x' });
  if (error) throw new Error(error.message);
};

test('a device hears the head at once, and the new one after each change by another', async () => {
  const phone = await listen(asha);
  expect(phone.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const first = await phone.next();
  expect(first).toBe(await headOf(asha));
  await write(asha);
  const second = await phone.next();
  expect(second).toBe(await headOf(asha));
  expect(second).toBeGreaterThan(first ?? 0);
  await write(asha);
  expect(await phone.next()).toBe(await headOf(asha));
});

test('nobody hears of somebody else', async () => {
  for (let n = 0; n < 5; n += 1) await write(ravi);
  const [mine, theirs] = [await listen(asha), await listen(ravi)];
  expect(await mine.next()).toBe(await headOf(asha));
  const before = await theirs.next();
  await write(ravi);
  expect(await theirs.next()).toBeGreaterThan(before ?? 0);
  await write(asha);
  // The next thing that she hears is her own change.
  expect(await mine.next()).toBe(await headOf(asha));
});

test('after a burst of changes the last that is heard is the newest head', async () => {
  const phone = await listen(asha);
  await phone.next();
  await nTimes(20, () => write(asha));
  expect(await heardUntil(phone, await headOf(asha))).toBe(await headOf(asha));
});

describe('whoever asks without a session', () => {
  test.each([
    ['no token', {}],
    ['the key of the app', { authorization: 'Bearer sb_publishable_x' }],
    ['a forged token', { authorization: 'Bearer e30.eyJzdWIiOiJ4IiwiZXhwIjo5OTk5OTk5OTk5fQ.x' }],
  ])('with %s is refused in JSON', async (_, headers) => {
    const response = await fetch(`${world.url}/realtime/v1/head`, { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'unauthorized' } });
  });

  test('from another site may not even ask', async () => {
    const preflight = await fetch(`${world.url}/realtime/v1/head`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.status).toBe(405);
    const stream = await listen(asha);
    for (const { headers } of [preflight, stream.response])
      expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(stream.response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

test('of more than eight streams of one user the oldest ends', async () => {
  const oldest = await listen(asha);
  const others = await nTimes(8, () => listen(asha));
  expect(await heardUntil(oldest, Infinity)).toBeUndefined();
  await write(asha);
  const newest = await headOf(asha);
  for (const stream of others) expect(await heardUntil(stream, newest)).toBe(newest);
});

test('a stream ends with the token that opened it', async () => {
  const stream = await world.later(2 * 60 * 60, () => listen(asha));
  expect(stream.response.status).toBe(200);
  expect(await heardUntil(stream, Infinity)).toBeUndefined();
});

test('devices that go away without a word disturb nobody', async () => {
  const stays = await listen(asha);
  await stays.next();
  for (const stream of await nTimes(6, () => listen(asha))) stream.leave();
  await write(asha);
  expect(await stays.next()).toBe(await headOf(asha));
});

test('a server that closes ends the streams first and then itself', async () => {
  const own = await startWorld();
  const session = await own.newcomer();
  const stream = await listen(session, own);
  expect(await stream.next()).toBeGreaterThan(0);
  await own.close();
  expect(await stream.next()).toBeUndefined();
  await expect(fetch(own.url)).rejects.toThrow('fetch failed');
});

/** Reads on until that head or the end. */
async function heardUntil(stream: Listening, head: number): Promise<number | undefined> {
  let heard = await stream.next();
  while (heard !== undefined && heard < head) heard = await stream.next();
  return heard;
}

async function nTimes<T>(n: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let i = 0; i < n; i += 1) made.push(await make());
  return made;
}
