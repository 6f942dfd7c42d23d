import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { SettingsScreen } from './settings-screen.tsx';

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
});

test('the language is chosen by its own name and changes at once', async () => {
  await renderScreen(<SettingsScreen theme={null} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  expect(await screen.findByRole('heading', { name: 'सेटिंग्स' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'हिन्दी' }).checked).toBe(true);
});

test('the choice of light and dark stands where it is given', async () => {
  await renderScreen(<SettingsScreen theme={<p>light or dark</p>} />);
  expect(screen.getByText('light or dark')).toBeDefined();
});

test('a guest is offered to sign in and comes back, and sees nothing of a sync', async () => {
  await renderScreen(<SettingsScreen theme={null} />);
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
    '/auth?redirect=%2Fsettings',
  );
  expect(screen.queryByText('Sync and storage')).toBeNull();
});

test('whoever is signed in finds the way to sync and storage', async () => {
  sessionStore.setState({ status: 'signed-in', user: { id: 'u', email: 'asha@example.in' } }, true);
  await renderScreen(<SettingsScreen theme={null} />);
  expect(screen.getByRole('link', { name: /Sync and storage/ }).getAttribute('href')).toBe('/settings/sync');
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
});
