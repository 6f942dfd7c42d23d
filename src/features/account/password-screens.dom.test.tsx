import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import {
  passwordReset,
  requestPasswordReset,
  type ResetOutcome,
  type ResetRequestOutcome,
} from '#session/reset-password.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen, type RenderedApp } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

vi.mock('#session/reset-password.ts', () => ({
  requestPasswordReset: vi.fn<typeof requestPasswordReset>(),
  passwordReset: vi.fn<typeof passwordReset>(),
}));

const change = vi.fn<(password: string) => Promise<ResetOutcome>>();

const link = '/reset-password?access_token=h.a.s&refresh_token=r';

beforeEach(() => {
  vi.mocked(requestPasswordReset).mockReset();
  vi.mocked(passwordReset).mockReset().mockReturnValue({ change });
  change.mockReset();
  sessionStore.setState({ status: 'guest' }, true);
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
});

describe('a forgotten password', () => {
  test.each([
    ['', 'Please enter your email address'],
    ['   ', 'Please enter your email address'],
    ['asha', 'Please enter a valid email address'],
  ])('with the address "%s" is not asked for', async (address, said) => {
    await renderScreen(<ForgotPasswordScreen />);
    askFor(address);
    await screen.findByText(said);
    expect(requestPasswordReset).not.toHaveBeenCalled();
  });

  test('leads to the page that says where the link is, and back to the form', async () => {
    answerRequest({ kind: 'sent', mailbox: '/mailbox' });
    await renderScreen(<ForgotPasswordScreen />);
    askFor(' asha@example.com ');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check Your Email' });
    expect(requestPasswordReset).toHaveBeenCalledWith(
      'asha@example.com',
      expect.objectContaining({ returnTo: `${window.location.origin}/reset-password` }),
    );
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/asha@example\.com.*1 hour/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the mailbox' }).getAttribute('href')).toBe('/mailbox');
    fireEvent.click(screen.getByRole('button', { name: 'Try Another Email' }));
    expect(screen.getByRole('button', { name: 'Send reset link' })).toBeTruthy();
  });

  test.each<[Exclude<ResetRequestOutcome, { kind: 'sent' }>, string]>([
    [{ kind: 'unknown-address' }, 'No account found with this email address'],
    [
      { kind: 'too-many', failure: { code: 'too_many', message: 'x', reasons: [] } },
      'Too many requests. Please wait before trying again',
    ],
    [{ kind: 'unverified' }, 'Please verify your email address first'],
    [
      { kind: 'failed', failure: { code: '500', message: 'x', reasons: [] } },
      'Failed to send reset email. Please try again',
    ],
  ])('that is answered with %j says so', async (outcome, said) => {
    answerRequest(outcome);
    await renderScreen(<ForgotPasswordScreen />);
    askFor('asha@example.com');
    await waitFor(() => expect(toastTitle()).toMatchObject({ message: { en: said } }));
  });

  test('whose request breaks says so', async () => {
    vi.mocked(requestPasswordReset).mockRejectedValue(new Error('broken'));
    await renderScreen(<ForgotPasswordScreen />);
    askFor('asha@example.com');
    await waitFor(() =>
      expect(toastTitle()).toMatchObject({ message: { en: 'Something went wrong. Please try again.' } }),
    );
  });
});

describe('a new password', () => {
  test.each([
    ['', '', 'Please fill in all fields'],
    ['kesar-badam', '', 'Please fill in all fields'],
    ['kesar', 'badam', 'Passwords do not match'],
    ['kesar', 'kesar', 'Password must be at least 6 characters'],
    [
      'password1',
      'password1',
      'This password is among the first that anybody would try. Please choose another one.',
    ],
  ])('"%s" repeated as "%s" is not taken', async (password, repeated, said) => {
    await open(link);
    choose(password, repeated);
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(change).not.toHaveBeenCalled();
  });

  test('is set with the tokens of the link, and leads to the chat', async () => {
    change.mockResolvedValue({ kind: 'changed', signedInAs: 'asha@example.com' });
    const { router } = await open(link);
    choose('kesar-badam', 'kesar-badam');
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
    expect(passwordReset).toHaveBeenCalledWith(
      expect.objectContaining({ tokens: { accessToken: 'h.a.s', refreshToken: 'r' } }),
    );
    expect(change).toHaveBeenCalledWith('kesar-badam', expect.any(Number));
    expect(toastStore.getState().toast).toMatchObject({
      title: { message: { en: 'Your password is changed' } },
      description: { values: { email: 'asha@example.com' } },
    });
  });

  test.each<[string, object]>([
    [
      '/reset-password#access_token=h.a.s&refresh_token=r&type=recovery',
      { tokens: { accessToken: 'h.a.s', refreshToken: 'r' } },
    ],
    ['/reset-password?code=c', { code: 'c' }],
    ['/reset-password?token_hash=h&type=recovery', { recoveryHash: 'h' }],
  ])(
    'is set with what the link %s carries, which leaves the address bar at once',
    async (address, carried) => {
      change.mockReturnValue(new Promise(() => {}));
      await open(address);
      expect(window.location.pathname + window.location.search + window.location.hash).toBe(
        '/reset-password',
      );
      expect(passwordReset).not.toHaveBeenCalled();
      choose('kesar-badam', 'kesar-badam');
      await waitFor(() => expect(passwordReset).toHaveBeenCalledWith(expect.objectContaining(carried)));
    },
  );

  test('beside somebody who is signed in says who that is, and who it was set for', async () => {
    sessionStore.setState({ status: 'signed-in', user: { id: 'ravi', email: 'ravi@example.com' } }, true);
    change.mockResolvedValue({ kind: 'changed', signedInAs: undefined });
    await open(link);
    expect(screen.getByText(/You are signed in as ravi@example\.com/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign out first' })).toBeTruthy();
    choose('kesar-badam', 'kesar-badam');
    await waitFor(() =>
      expect(toastStore.getState().toast?.description).toMatchObject({
        message: { en: 'That was another account. You are still signed in as {email}.' },
        values: { email: 'ravi@example.com' },
      }),
    );
  });

  test('that nobody here asked for leads to sign-in, and names nobody', async () => {
    change.mockResolvedValue({ kind: 'changed', signedInAs: undefined });
    const { router } = await open(link);
    choose('kesar-badam', 'kesar-badam');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(toastStore.getState().toast).toMatchObject({
      title: { message: { en: 'Your password is changed' } },
      description: { message: { en: 'Please sign in with it.' } },
    });
  });

  test.each([
    '/reset-password',
    '/reset-password?access_token=a',
    '/reset-password?access_token=abc&refresh_token=def',
    '/reset-password?refresh_token=r',
    '/reset-password?token_hash=h',
    '/reset-password?token_hash=h&type=signup',
    `${link}&error=access_denied`,
  ])('cannot be chosen with the link %s', async (address) => {
    const { router } = await open(address);
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(toastTitle()).toMatchObject({ message: { en: 'Invalid password reset link' } });
  });

  test('whose link is over leads to sign-in', async () => {
    change.mockResolvedValue({ kind: 'invalid-link' });
    const { router } = await open(link);
    choose('kesar-badam', 'kesar-badam');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(toastTitle()).toMatchObject({ message: { en: 'Invalid password reset link' } });
  });

  test('that the service does not take is told in its words, and the form stays', async () => {
    const failure = { code: 'same_password', message: 'Choose another one.', reasons: [] };
    change.mockResolvedValue({ kind: 'failed', failure });
    await open(link);
    choose('kesar-badam', 'kesar-badam');
    await waitFor(() => expect(toastTitle()).toBe('Choose another one.'));
    expect(screen.getByLabelText('New password')).toBeTruthy();
  });
});

function answerRequest(outcome: ResetRequestOutcome): void {
  vi.mocked(requestPasswordReset).mockResolvedValue(outcome);
}

function askFor(address: string): void {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
}

/** The page reads the browser's own address bar, where the tokens are. */
async function open(address: string): Promise<RenderedApp> {
  window.history.replaceState(null, '', address);
  return renderScreen(<ResetPasswordScreen signOutButton={<button>Sign out first</button>} />);
}

function choose(password: string, repeated: string): void {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Confirm password'), { target: { value: repeated } });
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
}

function toastTitle(): unknown {
  return toastStore.getState().toast?.title;
}
