import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { installPlace } from '#app/frame/install-place.tsx';
import { languageStore } from '#i18n/language-store.ts';
import { followInstall, installStore } from '#pwa/install-prompt.ts';
import { installRecord, noteValue } from '#pwa/install-record.ts';
import { sessionStore } from '#session/session-store.ts';
import { toastStore } from '#ui/toast.ts';
import { renderApp, renderScreen } from '#tests/builders/render-page.tsx';
import { InstallRow } from './install-row.tsx';
import { InstallSection } from './install-section.tsx';

type Outcome = 'accepted' | 'dismissed';
const prompt = vi.fn<() => Promise<{ outcome: Outcome }>>();

beforeEach(() => {
  localStorage.clear();
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  installPlace.setState({ Row: InstallRow });
  prompt.mockReset();
  window.dishaInstall = undefined;
  followInstall();
  act(() => installStore.setState({ way: 'none', otherwise: undefined }));
});

/** As the browser does, and first-paint.js with it. */
function browserWouldAsk(outcome: Outcome = 'accepted'): void {
  prompt.mockResolvedValue({ outcome });
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt });
  act(() => {
    window.dishaInstall = event;
    window.dispatchEvent(event);
  });
}

const row = () => screen.queryByTestId('install-row');

describe('the offer', () => {
  test('comes with the next page after Disha was of use, and not before', async () => {
    const { router } = await renderApp('/blog');
    browserWouldAsk();
    await act(() => router.navigate({ to: '/hindu-festivals' }));
    expect(row()).toBeNull();
    act(noteValue);
    expect(row()).toBeNull();
    await act(() => router.navigate({ to: '/blog' }));
    expect(row()?.textContent).toContain('Keep Disha at hand');
  });

  test('stays away from pages on which somebody is busy', async () => {
    const { router } = await renderApp('/blog');
    browserWouldAsk();
    act(noteValue);
    for (const to of ['/chat', '/auth', '/contact', '/subscriptions', '/settings'] as const) {
      await act(() => router.navigate({ to }));
      expect(row()).toBeNull();
    }
  });

  test('lets the browser ask, once', async () => {
    const { router } = await renderApp('/');
    browserWouldAsk();
    act(noteValue);
    await act(() => router.navigate({ to: '/blog' }));
    fireEvent.click(screen.getByRole('button', { name: 'Install' }));
    await waitFor(() => expect(prompt).toHaveBeenCalledTimes(1));
    expect(row()).toBeNull();
    expect(installRecord().dismissedAt).toEqual([]);
  });

  test.each([
    ['put away', 'Not now'],
    ['refused in the browser’s own question', 'Install'],
  ])('that was %s does not come back with the next page', async (_how, button) => {
    const { router } = await renderApp('/');
    browserWouldAsk('dismissed');
    act(noteValue);
    await act(() => router.navigate({ to: '/blog' }));
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(installRecord().dismissedAt).toHaveLength(1));
    browserWouldAsk('dismissed');
    await act(() => router.navigate({ to: '/hindu-festivals' }));
    expect(row()).toBeNull();
  });

  test('on an iPhone says where Safari has it', async () => {
    const { router } = await renderApp('/');
    act(() => installStore.setState({ way: 'ios-safari' }));
    act(noteValue);
    await act(() => router.navigate({ to: '/hindu-aartis' }));
    expect(row()?.textContent).toContain('“Add to Home Screen”');
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  });

  test('is over once the app is installed', async () => {
    const { router } = await renderApp('/');
    browserWouldAsk();
    act(noteValue);
    await act(() => router.navigate({ to: '/blog' }));
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(row()).toBeNull();
    expect(installRecord().isInstalled).toBe(true);
  });
});

describe('in the settings', () => {
  test('it can be installed where the browser would ask, also after the offer was put away', async () => {
    await renderScreen(<InstallSection />);
    browserWouldAsk();
    fireEvent.click(screen.getByRole('button', { name: 'Install' }));
    await waitFor(() => expect(prompt).toHaveBeenCalledTimes(1));
  });

  test('a question that the browser has taken back is told of', async () => {
    await renderScreen(<InstallSection />);
    browserWouldAsk();
    window.dishaInstall = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Install' }));
    await waitFor(() =>
      expect(JSON.stringify(toastStore.getState())).toContain('The browser does not offer it'),
    );
  });

  test.each([
    ['ios-safari', 'In Safari, tap Share'],
    ['ios-other', 'open Disha in Safari'],
    ['mac-safari', '“Add to Dock”'],
    ['android-menu', '“Add to Home screen”'],
    ['desktop-menu', 'address bar'],
    ['in-app', 'belongs to another app'],
    ['none', 'cannot install web apps'],
    ['installed', 'is installed on this device'],
  ] as const)('%s: it is said how', async (way, words) => {
    await renderScreen(<InstallSection />);
    act(() => installStore.setState({ way, otherwise: undefined }));
    expect(screen.getByTestId('install-section').textContent).toContain(words);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a browser of a device with the app says where it is', async () => {
    await renderScreen(<InstallSection />);
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(screen.getByTestId('install-section').textContent).toContain('among your apps');
  });
});
