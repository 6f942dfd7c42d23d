import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { updateStore } from '#pwa/update-store.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { UpdateBar } from './update-bar.tsx';

let takeOvers = 0;

beforeEach(() => {
  takeOvers = 0;
  languageStore.setState({ language: 'en' });
  updateStore.setState(updateStore.getInitialState(), true);
});

function findVersion(): void {
  act(() =>
    updateStore.getState().found(() => {
      takeOvers += 1;
    }),
  );
}

test('nothing is said while there is no new version', () => {
  renderPart(<UpdateBar />);
  expect(announced()).toBe('');
});

test('a new version is announced and taken when the user says so', () => {
  renderPart(<UpdateBar />);
  findVersion();
  expect(announced()).toContain('A new version is ready');
  fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
  expect(takeOvers).toBe(1);
  expect(announced()).toContain('Updating');
  expect(screen.getByRole('button', { name: 'Update now' }).hasAttribute('disabled')).toBe(true);
});

test('"Later" takes the bar away and starts nothing', () => {
  renderPart(<UpdateBar />);
  findVersion();
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(announced()).toBe('');
  expect(takeOvers).toBe(0);
});

test('it speaks Hindi too', () => {
  renderPart(<UpdateBar />);
  findVersion();
  act(() => languageStore.getState().setLanguage('hi'));
  expect(screen.getByText('नया संस्करण तैयार है')).toBeDefined();
  expect(screen.getByRole('button', { name: 'बाद में' })).toBeDefined();
});

function announced(): string | null | undefined {
  return document.querySelector('[aria-live="polite"]')?.textContent;
}
