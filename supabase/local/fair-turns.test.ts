import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fairTurns } from './fair-turns.ts';

/** Work that ends when it is told to, and what of it has begun. */
function heldWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => async (): Promise<string> => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  return { begun, work, endOne: () => ends.shift()?.() };
}

test('no more is under way of one than may be, and the rest comes in order', async () => {
  const inTurn = fairTurns(2);
  const { begun, work, endOne } = heldWork();
  const all = ['1', '2', '3', '4'].map((name) => inTurn('mira', work(name)));
  await setImmediate();
  expect(begun).toEqual(['1', '2']);
  endOne();
  await setImmediate();
  expect(begun).toEqual(['1', '2', '3']);
  for (let left = 0; left < 3; left += 1) {
    endOne();
    await setImmediate();
  }
  expect(await Promise.all(all)).toEqual(['1', '2', '3', '4']);
});

test('others do not wait for it', async () => {
  const inTurn = fairTurns(1);
  const { begun, work } = heldWork();
  for (const who of ['mira', 'mira', 'mira', 'arun']) void inTurn(who, work(who));
  await setImmediate();
  expect(begun).toEqual(['mira', 'arun']);
});

test('work that fails gives its place to the next', async () => {
  const inTurn = fairTurns(1);
  const failed = inTurn('mira', () => Promise.reject(new Error('failed')));
  const next = inTurn('mira', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
