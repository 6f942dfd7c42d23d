import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { askersInTurn } from './asker-turns.ts';
import { limitServices } from './service-limits.ts';

const network = '203.0.113.7';
const mira = { network, account: 'mira' };
const guest = { network, account: undefined };

let seconds: number;
let asked: ReturnType<typeof limitServices>;
beforeEach(() => {
  seconds = 0;
  asked = limitServices({
    now: () => seconds * 1000,
    inTurn: askersInTurn(),
    isOurs: async (request) => request.headers.has('x-ours'),
  });
});

function ask(
  path: string,
  asker: typeof mira | typeof guest,
  {
    answer = async () => new Response('{}'),
    ...init
  }: RequestInit & { answer?: () => Promise<Response> } = {},
): Promise<Response> {
  return asked(new Request(`http://disha.example${path}`, init), asker, answer);
}

const user = '/auth/v1/user';
const credits = '/functions/v1/get-user-credits';

describe('an account that asks without end', () => {
  test.each([
    ['of the functions', credits, { error: { code: 'over_request_rate_limit' } }],
    ['of the auth service', user, { error_code: 'over_request_rate_limit' }],
  ])('waits, %s, while everybody else does not', async (_, path, code) => {
    for (let count = 0; count < 300; count += 1) expect((await ask(path, mira)).status).toBe(200);
    const refused = await ask(path, mira);
    expect([refused.status, await refused.json()]).toMatchObject([429, code]);
    for (const other of [{ network, account: 'arun' }, guest])
      expect((await ask(path, other)).status).toBe(200);
    seconds = Number(refused.headers.get('retry-after'));
    expect((await ask(path, mira)).status).toBe(200);
  });

  test('is not the installation itself', async () => {
    for (let count = 0; count < 400; count += 1)
      expect((await ask(user, guest, { headers: { 'x-ours': '1' } })).status).toBe(200);
  });
});

test.each([
  ['a session is looked up', user, mira, 2],
  ['a session is made new', '/auth/v1/token?grant_type=refresh_token', guest, 8],
  ['a provider is waited for', '/auth/v1/callback', guest, 20],
  ['a function may wait for a model', credits, mira, 20],
])('where %s, so many are under way at a time', async (_, path, asker, most) => {
  let begun = 0;
  const answer = () => {
    begun += 1;
    return new Promise<never>(() => {});
  };
  for (let count = 0; count < 20; count += 1) void ask(path, asker, { answer });
  for (let rounds = 0; rounds < 5; rounds += 1) await setImmediate();
  expect(begun).toBe(most);
});

test('a body that never ends takes nobody’s place', async () => {
  const init = { method: 'POST', duplex: 'half' } as RequestInit;
  for (let count = 0; count < 20; count += 1)
    void ask('/auth/v1/token', guest, { ...init, body: new ReadableStream() });
  expect((await ask('/auth/v1/token', guest, { method: 'POST', body: '{}' })).status).toBe(200);
});
