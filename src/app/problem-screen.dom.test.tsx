import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { ProblemScreen } from './problem-screen.tsx';

let resets = 0;

beforeEach(() => {
  resets = 0;
  languageStore.setState({ language: 'en' });
});

afterEach(() => vi.restoreAllMocks());

async function show(isOnline: boolean, error = new Error('broken')): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await renderScreen(<ProblemScreen error={error} reset={() => (resets += 1)} />);
}

test('a mistake of ours says that nothing is lost and offers to load the page again', async () => {
  await show(true);
  expect(screen.getByRole('alert').textContent).toContain('Nothing you saved is lost');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeDefined();
});

test('without a network it says that the page is not on the device, and still does once there is one', async () => {
  await show(false);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page needs a connection');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page needs a connection');
});

test.each([
  'Failed to fetch dynamically imported module: https://disha.example/assets/a.js',
  'error loading dynamically imported module: https://disha.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('a part of the app that did not come (%s) is no mistake of the page', async (message) => {
  await show(true, new Error(message));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page needs a connection');
});

test('trying again loads the page anew where that can be done, and only draws it again where it cannot', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  await show(false);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([resets, reload.mock.calls.length]).toEqual([1, 0]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([resets, reload.mock.calls.length]).toEqual([1, 1]);
});

test('it speaks Hindi too', async () => {
  languageStore.setState({ language: 'hi' });
  await show(true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('इस पेज पर कुछ गड़बड़ हो गई');
  expect(document.title).toBe('इस पेज पर कुछ गड़बड़ हो गई · दिशा');
});
