import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { SettingsScreen } from './settings-screen.tsx';

const shown = () =>
  renderScreen(
    <SettingsScreen
      language={<p>English or Hindi</p>}
      theme={<p>light or dark</p>}
      calendar={<p>place and month</p>}
      reminders={<p>when and where</p>}
      install={<p>on this device</p>}
    />,
  );

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
});

test('the choices of language, of light and dark, of the calendar, of reminders and of installing stand where they are given', async () => {
  await shown();
  expect(screen.getByText('English or Hindi')).toBeDefined();
  expect(screen.getByText('light or dark')).toBeDefined();
  expect(screen.getByText('place and month')).toBeDefined();
  expect(screen.getByText('when and where')).toBeDefined();
  expect(screen.getByText('on this device')).toBeDefined();
});

test('a guest is offered to sign in and comes back, and sees nothing of a sync', async () => {
  await shown();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
    '/auth?redirect=%2Fsettings',
  );
  expect(screen.queryByText('Sync and storage')).toBeNull();
});

test('whoever is signed in finds the ways to the profile and to sync and storage', async () => {
  sessionStore.setState({ status: 'signed-in', user: { id: 'u', email: 'asha@example.in' } }, true);
  await shown();
  expect(screen.getByRole('link', { name: /Profile/ }).getAttribute('href')).toBe('/profile');
  expect(screen.getByRole('link', { name: /Sync and storage/ }).getAttribute('href')).toBe('/settings/sync');
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
});
