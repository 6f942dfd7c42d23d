import { fireEvent } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { disturbance, followTyping, holdStill, isAnyDisturbed, whenAllUndisturbed } from './undisturbed.ts';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  followTyping();
});

afterAll(() => {
  vi.useRealTimers();
});

afterEach(async () => {
  document.body.replaceChildren();
  await vi.advanceTimersByTimeAsync(10_000);
});

function write(tag: string, words: string, attributes: Record<string, string> = {}): HTMLElement {
  const field = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  document.body.append(field);
  fireEvent.input(field, { target: { value: words } });
  return field;
}

test('work that has begun counts until it ends, however often it says so', () => {
  expect(disturbance()).toBe('none');
  const [first, second] = [holdStill(), holdStill()];
  first();
  first();
  expect(disturbance()).toBe('work');
  second();
  expect(disturbance()).toBe('none');
});

test.each([
  ['textarea', {}],
  ['input', { type: 'text' }],
  ['input', { type: 'password' }],
  ['input', { type: 'email' }],
])('words in a %s %j count as long as they stand there', async (tag, attributes) => {
  const field = write(tag, 'half a sentence', attributes);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(disturbance()).toBe('words');
  (field as HTMLInputElement).value = '';
  expect(disturbance()).toBe('none');
});

test('words in a field that has gone count no more', async () => {
  const field = write('textarea', 'sent');
  field.remove();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(disturbance()).toBe('none');
});

test('words that come back after a reload count only while they are typed', async () => {
  write('textarea', 'kept with every letter', { 'data-kept': '' });
  expect(disturbance()).toBe('words');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(disturbance()).toBe('none');
});

test.each(['search', 'checkbox', 'range'])(
  'a field of the kind %s holds nothing that anybody misses',
  (type) => {
    write('input', 'holi', { type });
    expect(disturbance()).toBe('none');
  },
);

test('what waits for calm begins when the last reason has gone', async () => {
  const [first, second] = [holdStill(), holdStill()];
  const act = vi.fn<() => void>();
  const waiting = whenAllUndisturbed(new AbortController().signal, act);
  first();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await isAnyDisturbed()).toBe(true);
  expect(act).not.toHaveBeenCalled();
  second();
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
  expect(act).toHaveBeenCalledOnce();
  expect(await isAnyDisturbed()).toBe(false);
});

test('whoever does not want it any more does not get it', async () => {
  const letGo = holdStill();
  const act = vi.fn<() => void>();
  const ending = new AbortController();
  const waiting = whenAllUndisturbed(ending.signal, act).catch(() => 'ended');
  ending.abort();
  letGo();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waiting).toBe('ended');
  expect(act).not.toHaveBeenCalled();
});
