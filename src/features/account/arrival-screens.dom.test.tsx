import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepQuestion, releaseQuestion } from '#db/guest.ts';
import { languageStore } from '#i18n/language-store.ts';
import { noConnection } from '#session/auth-failure.ts';
import { establishSession, type EstablishOutcome } from '#session/establish-session.ts';
import { sessionStore } from '#session/session-store.ts';
import { verifyEmail, type VerifyOutcome } from '#session/verify-email.ts';
import { renderScreen, type RenderedApp } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { CallbackScreen } from './callback-screen.tsx';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

vi.mock('#session/establish-session.ts', () => ({ establishSession: vi.fn<typeof establishSession>() }));
vi.mock('#session/verify-email.ts', () => ({ verifyEmail: vi.fn<typeof verifyEmail>() }));

const kept = {
  requestId: 'b7d0c7de-5f0b-4d2e-9a53-0000000000d1',
  sessionId: 'b7d0c7de-5f0b-4d2e-9a53-0000000000d2',
  sessionOpId: 'b7d0c7de-5f0b-4d2e-9a53-0000000000d3',
  text: 'Which direction is good for the main door?',
  language: 'english',
} as const;

const pages = {
  callback: {
    screen: <CallbackScreen signOutButton={<button>Sign out first</button>} />,
    working: 'Confirming your sign-in…',
    leavesAfterMs: 1000,
    succeed: () => vi.mocked(establishSession).mockResolvedValue({ kind: 'signed-in' }),
  },
  'verify-email': {
    screen: <VerifyEmailScreen signOutButton={<button>Sign out first</button>} />,
    working: 'Verifying your email…',
    leavesAfterMs: 2000,
    succeed: () => vi.mocked(verifyEmail).mockResolvedValue({ kind: 'verified', email: 'asha@example.com' }),
  },
};
type Page = keyof typeof pages;

/** Each address is worked on once in a page's life, so every test has its own. */
let visits = 0;

beforeEach(() => {
  vi.mocked(establishSession).mockReset();
  vi.mocked(verifyEmail).mockReset();
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  toastStore.setState({ toast: undefined });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await releaseQuestion(kept.requestId);
});

describe.each(Object.keys(pages) as Page[])('the page /%s', (page) => {
  const { leavesAfterMs, succeed, working } = pages[page];

  test('says what it is doing, that it is done, and opens the chat after its delay', async () => {
    succeed();
    const { router } = await open(page);
    expect(screen.getByRole('status').textContent).toBe(working);
    await settled(() => toastTitle() !== undefined);
    expect(toastTitle()).toMatchObject({ message: { en: 'Signed in successfully' } });
    await act(() => vi.advanceTimersByTimeAsync(leavesAfterMs - 1));
    expect(router.state.location.pathname).toBe('/');
    await act(() => vi.advanceTimersByTimeAsync(1));
    await settled(() => router.state.location.pathname === '/chat');
    expect(router.state.location.search).toEqual({});
  });

  test('opens the conversation of the question that was typed before', async () => {
    await keepQuestion({ ...kept, keptAt: Date.now() });
    succeed();
    const { router } = await open(page);
    await settled(() => toastTitle() !== undefined);
    await act(() => vi.advanceTimersByTimeAsync(leavesAfterMs));
    await settled(() => router.state.location.pathname === '/chat');
    expect(router.state.location.search).toEqual({ session: kept.sessionId });
  });
});

test.each<[EstablishOutcome, string]>([
  [
    { kind: 'refused', code: 'access_denied' },
    'Login failed: the sign-in was declined there. Try again, or come in another way.',
  ],
  [{ kind: 'refused', code: 'unknown' }, 'Authentication failed. Please try again.'],
  [{ kind: 'nothing' }, 'Authentication failed. Please try again.'],
  [{ kind: 'unasked' }, 'This link was not asked for on this device. Please sign in here yourself.'],
  [
    { kind: 'failed', failure: { code: 'bad_jwt', message: 'x', reasons: [] } },
    'Failed to establish session',
  ],
])('a sign-in that comes back as %j says so and stays', async (outcome, said) => {
  vi.mocked(establishSession).mockResolvedValue(outcome);
  expect(await refusalOn('callback')).toEqual(refused(said));
});

test('a sign-in that has failed does not go on saying that it is under way', async () => {
  vi.mocked(establishSession).mockResolvedValue({ kind: 'nothing' });
  await refusalOn('callback');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are not signed in');
  expect(screen.queryByText('Signing you in')).toBeNull();
});

test('a sign-in that breaks says so and stays', async () => {
  vi.mocked(establishSession).mockRejectedValue(new Error('broken'));
  expect(await refusalOn('callback')).toEqual(refused('Authentication failed. Please try again.'));
});

test.each<[VerifyOutcome, string]>([
  [{ kind: 'invalid-link' }, 'Invalid verification link'],
  [{ kind: 'unasked' }, 'This link was not asked for on this device. Please sign in here yourself.'],
  [{ kind: 'refused' }, 'Email verification failed. Please try signing in.'],
  [{ kind: 'too-many', failure: noConnection }, 'Too many requests. Please wait before trying again'],
  [{ kind: 'invalid-response' }, 'Verification failed. Invalid response.'],
  [{ kind: 'no-session' }, 'Failed to establish session'],
])('a confirmation with the outcome %j says so and stays', async (outcome, said) => {
  vi.mocked(verifyEmail).mockResolvedValue(outcome);
  expect(await refusalOn('verify-email')).toEqual(refused(said));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your e-mail is not confirmed');
});

test('an address that is confirmed on another device than it was asked for on leads to a sign-in', async () => {
  await keepQuestion({ ...kept, keptAt: Date.now() });
  vi.mocked(verifyEmail).mockResolvedValue({ kind: 'confirmed', email: 'asha@example.com' });
  const { router } = await open('verify-email');
  await settled(() => screen.queryByRole('link', { name: 'Go to sign in' }) !== null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('E-mail confirmed');
  expect(screen.getByRole('status').textContent).toBe(
    'asha@example.com is confirmed. This link was not asked for on this device, so please sign in here with the password that you chose.',
  );
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/auth');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(router.state.location.pathname).toBe('/');
  expect(toastStore.getState().toast).toBeUndefined();
});

test('after a confirmation the address is named', async () => {
  pages['verify-email'].succeed();
  await open('verify-email');
  await settled(() => toastTitle() !== undefined);
  expect(toastStore.getState().toast?.description).toMatchObject({
    message: { en: '{email} is confirmed.' },
    values: { email: 'asha@example.com' },
  });
});

describe.each(Object.keys(pages) as Page[])('the link to /%s', (page) => {
  test('leaves the address bar at once, whatever becomes of it', async () => {
    vi.mocked(establishSession).mockReturnValue(new Promise(() => {}));
    vi.mocked(verifyEmail).mockReturnValue(new Promise(() => {}));
    await open(page, '&token=secret#access_token=secret&refresh_token=secret');
    expect(window.location.href).not.toContain('secret');
    expect(window.location.pathname).toBe(`/${page}`);
  });

  test('that cannot reach the server is tried again without being opened again', async () => {
    vi.mocked(establishSession).mockResolvedValueOnce({ kind: 'failed', failure: noConnection });
    vi.mocked(verifyEmail).mockResolvedValueOnce({ kind: 'no-connection' });
    pages[page].succeed();
    await open(page, '&token=secret');
    await settled(() => screen.queryByRole('button', { name: 'Try again' }) !== null);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled(() => toastStore.getState().toast?.tone === 'success');
    const follow = page === 'callback' ? vi.mocked(establishSession) : vi.mocked(verifyEmail);
    expect(follow.mock.calls.map(([address]) => address.searchParams.get('token'))).toEqual([
      'secret',
      'secret',
    ]);
  });

  test('of another account names who is signed in, offers to sign out, and goes on when they have', async () => {
    const here = { kind: 'other-user', email: 'ravi@example.com' } as const;
    vi.mocked(establishSession).mockResolvedValueOnce(here);
    vi.mocked(verifyEmail).mockResolvedValueOnce(here);
    pages[page].succeed();
    sessionStore.setState({ status: 'signed-in', user: { id: 'ravi', email: here.email } }, true);
    const { router } = await open(page);
    await settled(() => screen.queryByRole('alert') !== null);
    expect(screen.getByRole('alert').textContent).toContain('You are signed in as ravi@example.com.');
    expect(screen.getByRole('button', { name: 'Sign out first' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(router.state.location.pathname).toBe('/');
    expect(toastStore.getState().toast).toBeUndefined();
    act(() => sessionStore.setState({ status: 'guest' }, true));
    await settled(() => toastStore.getState().toast?.tone === 'success');
  });
});

/** What the page shows of a refusal, and where one is long after it. */
async function refusalOn(page: Page): Promise<object> {
  const { router } = await open(page);
  await settled(() => screen.queryByRole('alert') !== null);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  return {
    said: screen.getByRole('alert').textContent,
    toast: toastStore.getState().toast?.tone,
    wayOn: screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href'),
    at: router.state.location.pathname,
  };
}

function refused(said: string): object {
  return { said, toast: 'error', wayOn: '/auth', at: '/' };
}

async function open(page: Page, words = ''): Promise<RenderedApp> {
  visits += 1;
  window.history.replaceState(null, '', `/${page}?visit=${visits}${words}`);
  return renderScreen(pages[page].screen);
}

/** Waits for work that needs no timer, the device's database and fetched code, while the page's clock stands still. */
async function settled(isDone: () => boolean): Promise<void> {
  while (!isDone()) await act(() => new Promise((resolve) => setImmediate(resolve)));
}

function toastTitle(): unknown {
  return toastStore.getState().toast?.title;
}
