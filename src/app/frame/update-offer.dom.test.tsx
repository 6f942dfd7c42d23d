import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { followTyping, holdStill } from '#lib/undisturbed.ts';
import { updateStore } from '#pwa/update-store.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { UpdateOffer } from './update-offer.tsx';

let takeOvers = 0;
let isCalm = true;

beforeEach(() => {
  takeOvers = 0;
  isCalm = true;
  languageStore.setState({ language: 'en' });
  updateStore.setState(updateStore.getInitialState(), true);
});

const news = [{ en: 'Plans open faster.', hi: 'नक़्शे जल्दी खुलते हैं।' }];

function findVersion(): void {
  const takeOver = () => {
    takeOvers += 1;
  };
  const never = () => new Promise<void>(() => {});
  act(() =>
    updateStore.getState().found({ takeOver, isCalm: async () => isCalm, takeOverWhenCalm: never }, news),
  );
}

test('nothing is said while there is no new version', () => {
  renderPart(<UpdateOffer />);
  expect(announced()).toBe('');
});

test('a new version is announced with what is new in it, and taken when the user says so', async () => {
  renderPart(<UpdateOffer />);
  findVersion();
  expect(announced()).toContain('A new version is ready');
  expect(screen.getByText('Plans open faster.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
  await waitFor(() => expect(announced()).toContain('Updating'));
  expect(takeOvers).toBe(1);
  expect(screen.getByRole('button', { name: 'Update now' }).hasAttribute('disabled')).toBe(true);
});

test('"Later" takes the bar away and starts nothing', () => {
  renderPart(<UpdateOffer />);
  findVersion();
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(announced()).toBe('');
  expect(takeOvers).toBe(0);
});

test('it speaks Hindi too', () => {
  renderPart(<UpdateOffer />);
  findVersion();
  act(() => languageStore.getState().setLanguage('hi'));
  expect(screen.getByText('नया संस्करण तैयार है')).toBeDefined();
  expect(screen.getByText('नक़्शे जल्दी खुलते हैं।')).toBeDefined();
  expect(screen.getByRole('button', { name: 'बाद में' })).toBeDefined();
});

test('where words would be lost it waits for them, and says how it can be had at once', async () => {
  isCalm = false;
  followTyping();
  renderPart(<UpdateOffer />);
  findVersion();
  const field = document.body.appendChild(document.createElement('textarea'));
  fireEvent.input(field, { target: { value: 'half a sentence' } });
  fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
  await waitFor(() => expect(announced()).toContain('is not sent yet'));
  expect(takeOvers).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Update anyway' }));
  expect(takeOvers).toBe(1);
  field.remove();
});

test('where a recording would be cut off it waits, and may be put off', async () => {
  isCalm = false;
  const letGo = holdStill();
  renderPart(<UpdateOffer />);
  findVersion();
  fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
  await waitFor(() => expect(announced()).toContain('still under way'));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Later']);
  letGo();
});

test('a version that must not be used any more leaves no choice but the moment', () => {
  renderPart(<UpdateOffer />);
  act(() => updateStore.getState().require());
  findVersion();
  expect(announced()).toContain('too old');
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
});

function announced(): string | null | undefined {
  return document.querySelector('[aria-live="polite"]')?.textContent;
}
