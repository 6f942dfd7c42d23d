import { expect, test } from 'vitest';
import { leadTo, type AppWindow, type Ways } from './lead-to.ts';

const home = 'https://disha.example';

interface Told extends AppWindow {
  name: string;
}

/** A world of windows, of which each answers from a given ask on; it tells what was done. */
function world(
  windows: { name: string; path?: string; isHidden?: boolean; answersFrom?: number; isLed?: boolean }[],
): { done: string[]; ways: Ways<Told> } {
  const done: string[] = [];
  const asks = new Map<string, number>();
  const known = windows.map(({ name, path = '/', isHidden = false, isLed = true }) => ({
    name,
    url: home + path,
    visibilityState: isHidden ? ('hidden' as const) : ('visible' as const),
    focus: () => Promise.resolve(done.push(`focus ${name}`)),
    navigate: (url: string) =>
      isLed ? Promise.resolve(done.push(`load ${name} ${url}`)) : Promise.reject(new TypeError('not led')),
  }));
  return {
    done,
    ways: {
      windows: () => Promise.resolve(known),
      ask: ({ name }) => {
        const count = (asks.get(name) ?? 0) + 1;
        asks.set(name, count);
        return Promise.resolve(count >= (windows.find((each) => each.name === name)?.answersFrom ?? 99));
      },
      openWindow: (url) => Promise.resolve(done.push(`open ${url}`)),
    },
  };
}

test('an open page goes there by itself', async () => {
  const { done, ways } = world([{ name: 'a', answersFrom: 1 }]);
  await leadTo('/events', ways);
  expect(done).toEqual(['focus a']);
});

test('a page that is still starting is asked again, and no second window is opened', async () => {
  const { done, ways } = world([{ name: 'a', answersFrom: 3 }]);
  await leadTo('/events', ways);
  expect(done).toEqual(['focus a']);
});

test('a page that never begins to listen is loaded at the address', async () => {
  const { done, ways } = world([{ name: 'a' }]);
  await leadTo('/events', ways);
  expect(done).toEqual(['focus a', 'load a /events']);
});

test('a window that may not be led gives way to a new one', async () => {
  const { done, ways } = world([{ name: 'a', isLed: false }]);
  await leadTo('/events', ways);
  expect(done).toEqual(['focus a', 'open /events']);
});

test('the window that is looked at goes before one that is not', async () => {
  const { done, ways } = world([
    { name: 'behind', isHidden: true, answersFrom: 1 },
    { name: 'front', answersFrom: 1 },
  ]);
  await leadTo('/events', ways);
  expect(done).toEqual(['focus front']);
});

test('a checkout is left alone', async () => {
  const { done, ways } = world([{ name: 'paying', path: '/pay?order=1', answersFrom: 1 }]);
  await leadTo('/events', ways);
  expect(done).toEqual(['open /events']);
});
