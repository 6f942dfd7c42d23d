import { beforeEach, describe, expect, test, vi } from 'vitest';
import { askersInTurn } from './asker-turns.ts';
import { limitQueries } from './query-limits.ts';
import { askerOf } from './request-sender.ts';

let seconds: number;
let queried: ReturnType<typeof limitQueries>;
beforeEach(() => {
  seconds = 0;
  queried = limitQueries({
    links: new Set(['aartis deities', 'festivals deities']),
    now: () => seconds * 1000,
    inTurn: askersInTurn(),
  });
});

function tokenOf(account: string): string {
  return `x.${Buffer.from(JSON.stringify({ sub: account })).toString('base64url')}.signed`;
}

function queriedFrom(sender: string, request: Request, answer: () => Promise<Response>): Promise<Response> {
  return queried(
    request,
    askerOf(request, sender, (token) => token.endsWith('.signed')),
    answer,
  );
}

async function ask(path: string, { bytes = 2, sender = '203.0.113.7', token = '' } = {}): Promise<Response> {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  const request = new Request(`http://disha.example${path}`, { headers });
  return queriedFrom(sender, request, async () => new Response('x'.repeat(bytes)));
}

const table = '/rest/v1/aartis?select=id';

describe('an answer', () => {
  test('of more than 8 MB is not given', async () => {
    expect((await ask(table, { bytes: 8 * 1024 * 1024 })).status).toBe(200);
    const refused = await ask(table, { bytes: 8 * 1024 * 1024 + 1 });
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ code: 'too_large' });
  });

  test('of a function may be what the function gives', async () => {
    expect((await ask('/rest/v1/rpc/pull_changes', { bytes: 9 * 1024 * 1024 })).status).toBe(200);
  });
});

describe('whoever asks for much', () => {
  const muchOf = (more: object) =>
    Promise.all(Array.from({ length: 24 }, () => ask(table, { bytes: 8 * 1024 * 1024, ...more })));

  test('waits, while everybody else does not', async () => {
    await muchOf({});
    const refused = await ask(table);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'too_many_queries' });
    expect((await ask(table, { sender: '203.0.113.8' })).status).toBe(200);
    expect((await ask(table, { token: tokenOf('mira') })).status).toBe(200);
    seconds = Number(refused.headers.get('retry-after'));
    expect((await ask(table)).status).toBe(200);
  });

  test('is one account wherever it asks from', async () => {
    await muchOf({ token: tokenOf('mira'), sender: '203.0.113.1' });
    expect((await ask(table, { token: tokenOf('mira'), sender: '203.0.113.2' })).status).toBe(429);
    expect((await ask(table, { token: tokenOf('arun'), sender: '203.0.113.1' })).status).toBe(200);
  });

  test('is no other one for a token that anybody can make up', async () => {
    await muchOf({});
    const made = tokenOf('nobody').replace('signed', 'made-up');
    expect((await ask(table, { token: made })).status).toBe(429);
  });
});

describe('acts', () => {
  const call = (acts: number, token: string, answer = async () => new Response('{}')) => {
    const request = new Request('http://disha.example/rest/v1/rpc/apply_ops', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ device_id: 'd', ops: Array.from({ length: acts }, () => ({})) }),
    });
    return queriedFrom('203.0.113.7', request, answer);
  };

  test('count one by one, and a device that was away for long sends all of them in time', async () => {
    for (let calls = 0; calls < 15; calls += 1) expect((await call(100, tokenOf('mira'))).status).toBe(200);
    const refused = await call(100, tokenOf('mira'));
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_queries' }]);
    expect((await call(100, tokenOf('arun'))).status).toBe(200);
    seconds = Number(refused.headers.get('retry-after'));
    expect((await call(100, tokenOf('mira'))).status).toBe(200);
  });

  test('that are long count by their length', async () => {
    const request = (token: string) =>
      new Request('http://disha.example/rest/v1/rpc/apply_ops', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ device_id: 'd', ops: [{ payload: 'x'.repeat(1000 * 1024) }] }),
      });
    const answer = async () => new Response('{}');
    for (let calls = 0; calls < 12; calls += 1)
      await queriedFrom('203.0.113.7', request(tokenOf('mira')), answer);
    expect((await call(1, tokenOf('mira'))).status).toBe(429);
  });

  test('of one account are at the database in two calls at a time, and keep nobody else', async () => {
    const atDatabase: string[] = [];
    const ends: (() => void)[] = [];
    const answered = ['mira', 'mira', 'mira', 'arun'].map((who) =>
      call(1, tokenOf(who), async () => {
        atDatabase.push(who);
        await new Promise<void>((resolve) => ends.push(resolve));
        return new Response('{}');
      }),
    );
    await vi.waitFor(() => expect(atDatabase).toContain('arun'));
    expect(atDatabase).toEqual(['mira', 'mira', 'arun']);
    ends[0]?.();
    await vi.waitFor(() => expect(atDatabase).toHaveLength(4));
    for (const end of ends) end();
    expect((await Promise.all(answered)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe('rows that are written', () => {
  const write = (rows: number, token: string) => {
    const request = new Request('http://disha.example/rest/v1/chat_sessions', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(Array.from({ length: rows }, () => ({ title: 'x' }))),
    });
    return queriedFrom('203.0.113.7', request, async () => new Response(null, { status: 201 }));
  };

  test('count one by one', async () => {
    for (let call = 0; call < 15; call += 1) expect((await write(100, tokenOf('mira'))).status).toBe(201);
    expect((await write(1, tokenOf('mira'))).status).toBe(429);
    expect((await write(1, tokenOf('arun'))).status).toBe(201);
  });

  test('that are too many never reach the database', async () => {
    const refused = await write(101, tokenOf('mira'));
    expect([refused.status, await refused.json()]).toMatchObject([413, { code: 'too_many_rows' }]);
  });
});
