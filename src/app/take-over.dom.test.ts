import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the build has drawn of a post, with all its words. */
const drawn = '<main><h1>The kitchen</h1><p>Fire belongs to the south-east.</p><button>Share</button></main>';
let page: HTMLElement;
let root: HTMLElement;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  document.title = 'The kitchen';
  document.body.innerHTML = `<div id="drawn">${drawn}</div>`;
  page = document.getElementById('drawn') as HTMLElement;
  root = document.createElement('div');
  await import('./take-over.ts');
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** The app stands beside the page and shows this; longer than any pause goes by. */
async function appShows(html: string): Promise<void> {
  page.dispatchEvent(new CustomEvent('app', { detail: root }));
  root.innerHTML = html;
  await vi.advanceTimersByTimeAsync(30_000);
}

const failure = '<main data-not-fetched><h1>Error</h1><p>Failed to load blog post.</p></main>';

test('the app takes the place of the page once it shows its words', async () => {
  await appShows(drawn);
  expect(page.isConnected).toBe(false);
  expect(root.isConnected).toBe(true);
});

test('words that stand there are not taken away because they could not be fetched', async () => {
  const shown = appShows(failure);
  document.title = 'Error';
  await shown;
  expect(page.isConnected).toBe(true);
  expect(document.title).toBe('The kitchen');
  root.innerHTML = drawn;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(page.isConnected).toBe(false);
});

test('whoever uses the page is told that its words could not be fetched', async () => {
  await appShows(failure);
  page.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(root.isConnected).toBe(true);
});

const waiting = '<main data-pending><h1>The kitchen</h1></main>';

test('whoever only reads keeps the words while the app waits for them without end', async () => {
  await appShows(waiting);
  expect(page.isConnected).toBe(true);
  root.innerHTML = drawn;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(page.isConnected).toBe(false);
});

test('whoever presses something gets the app after a while, though it still waits', async () => {
  await appShows(waiting);
  page.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(root.isConnected).toBe(true);
});
