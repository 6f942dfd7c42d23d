import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { askersInTurn, longWorkInTurn } from './asker-turns.ts';

const network = '203.0.113.7';
const guest = { network, account: undefined };

/** Work that never ends, and whose has begun. */
function endless() {
  const begun: string[] = [];
  const work = (who: string) => () => {
    begun.push(who);
    return new Promise<never>(() => {});
  };
  return { begun, work };
}

test('of an account two are under way, of a network eight, and those who share it wait for no account', async () => {
  const inTurn = askersInTurn();
  const { begun, work } = endless();
  for (const account of ['mira', 'mira', 'mira', 'arun']) void inTurn({ network, account }, work(account));
  for (let count = 0; count < 10; count += 1) void inTurn(guest, work('guest'));
  await setImmediate();
  expect(begun).toEqual(['mira', 'mira', 'arun', ...Array<string>(8).fill('guest')]);
});

test('after long work its asker waits as long as it took, and nobody else does', async () => {
  let time = 0;
  const pauses: { ms: number; end: () => void }[] = [];
  const inTurn = longWorkInTurn(
    () => time,
    (ms) => new Promise((end) => pauses.push({ ms, end })),
  );
  const think = (ms: number) => async () => {
    time += ms;
    return ms;
  };
  expect(await inTurn(guest, think(700))).toBe(700);
  const next = inTurn(guest, think(300));
  expect(await inTurn({ network, account: 'mira' }, think(20))).toBe(20);
  expect(time).toBe(720);
  await setImmediate();
  expect(pauses.map(({ ms }) => ms)).toEqual([700, 20]);
  for (const { end } of pauses) end();
  expect(await next).toBe(300);
});

test('long work that fails says so, and the next one has its turn', async () => {
  const inTurn = longWorkInTurn(
    () => 0,
    () => Promise.resolve(),
  );
  await expect(inTurn(guest, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(guest, () => Promise.resolve('yes'))).toBe('yes');
});
