import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as whenWantedModule from './when-wanted.ts';

let lib: typeof whenWantedModule;
let isWanted: boolean;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  isWanted = false;
  lib = await import('./when-wanted.ts');
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function ask(): Promise<void> {
  void lib.whenWanted().then(() => (isWanted = true));
  await vi.advanceTimersByTimeAsync(0);
}

function draw(): void {
  document.body.innerHTML = '<div id="drawn"><main>Words</main></div>';
}

test('where nothing is drawn it is time at once', async () => {
  await ask();
  expect(isWanted).toBe(true);
});

test.each(['pointerdown', 'keydown', 'wheel', 'scroll'])(
  'on a drawn page it is time with the first %s',
  async (name) => {
    draw();
    await ask();
    expect(isWanted).toBe(false);
    document.dispatchEvent(new Event(name));
    await vi.advanceTimersByTimeAsync(0);
    expect(isWanted).toBe(true);
  },
);

test('on a drawn page that nobody touches it is time once the page has been at rest', async () => {
  draw();
  await ask();
  window.dispatchEvent(new Event('load'));
  expect(isWanted).toBe(false);
  await vi.runAllTimersAsync();
  expect(isWanted).toBe(true);
});

test('whoever has rows of their own here does not wait', async () => {
  draw();
  await ask();
  lib.wantNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(isWanted).toBe(true);
});

test('what is asked once the app stands there alone gets the answer of the page that it came to', async () => {
  draw();
  await ask();
  document.body.replaceChildren();
  let isLaterWanted = false;
  void lib.whenWanted().then(() => (isLaterWanted = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isLaterWanted).toBe(false);
  document.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(0);
  expect([isWanted, isLaterWanted]).toEqual([true, true]);
});
