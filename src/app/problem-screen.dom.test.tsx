import { fireEvent, screen } from '@testing-library/react';
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

async function show(isOnline: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await renderScreen(<ProblemScreen reset={() => (resets += 1)} />);
}

test('a mistake of ours says that nothing is lost and offers to load the page again', async () => {
  await show(true);
  expect(screen.getByRole('alert').textContent).toContain('Nothing you saved is lost');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeDefined();
});

test('without a network it says that the page is not on the device, and tries again in place', async () => {
  await show(false);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page needs a connection');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(resets).toBe(1);
});

test('it speaks Hindi too', async () => {
  languageStore.setState({ language: 'hi' });
  await show(true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('इस पेज पर कुछ गड़बड़ हो गई');
  expect(document.title).toBe('इस पेज पर कुछ गड़बड़ हो गई · दिशा');
});
