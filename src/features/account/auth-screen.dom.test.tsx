import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepQuestion, keptQuestion, releaseQuestion, type KeptQuestion } from '#db/guest.ts';
import { account } from '#i18n/catalogue/account.ts';
import { languageStore } from '#i18n/language-store.ts';
import type { AuthFailure } from '#session/auth-failure.ts';
import { sessionStore } from '#session/session-store.ts';
import { signIn, type SignInOutcome } from '#session/sign-in.ts';
import { signUp, type SignUpOutcome } from '#session/sign-up.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { AuthScreen } from './auth-screen.tsx';

// The auth service is behind these two; what they answer is each test's own.
vi.mock('#session/sign-in.ts', () => ({ signIn: vi.fn<typeof signIn>() }));
vi.mock('#session/sign-up.ts', () => ({ signUp: vi.fn<typeof signUp>() }));

const unexplained: AuthFailure = { code: '500', message: undefined, reasons: [] };

beforeEach(() => {
  vi.mocked(signIn).mockReset();
  vi.mocked(signUp).mockReset();
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  toastStore.setState({ toast: undefined });
});

describe('signing in', () => {
  test('is what the page opens with', async () => {
    await renderScreen(<AuthScreen />);
    expect(screen.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true');
  });

  test('checks the fields first and leads to the one that has to be mended', async () => {
    await renderScreen(<AuthScreen />);
    type('sign-in-email', 'asha@');
    press('sign-in-submit');
    await screen.findByText('Please enter a valid email address');
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByTestId('sign-in-email'));
    expect(screen.getByTestId('sign-in-email').getAttribute('aria-invalid')).toBe('true');
    expect(signIn).not.toHaveBeenCalled();
    type('sign-in-email', 'asha@example.com');
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  });

  test('sends the address without the spaces around it, and the password as it is', async () => {
    answerSignIn({ kind: 'signed-in' });
    await renderScreen(<AuthScreen />);
    fillSignIn(' asha@example.com ', ' kesar ');
    await waitFor(() => expect(signIn).toHaveBeenCalledWith('asha@example.com', ' kesar '));
    await waitFor(() => expect(toastTitle()).toMatchObject({ message: { en: 'Signed in successfully' } }));
  });

  test('with wrong credentials shows a red alert with the way to a new password, until the next attempt', async () => {
    answerSignIn({ kind: 'invalid-credentials' });
    await renderScreen(<AuthScreen />);
    fillSignIn('asha@example.com', 'wrong');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Invalid Credentials');
    expect(alert.textContent).toContain(
      'The email or password you entered is incorrect. Please check your credentials and try again.',
    );
    expect(alert.querySelector('a')?.getAttribute('href')).toBe('/forgot-password');
    expect(toastTitle()).toMatchObject({
      message: { en: 'Invalid email or password. Please check your credentials and try again.' },
    });
    answerSignIn({ kind: 'failed', failure: unexplained });
    press('sign-in-submit');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test("that fails otherwise is told in the service's words, or in ours where it gave none", async () => {
    answerSignIn({ kind: 'failed', failure: { ...unexplained, message: 'Email not confirmed' } });
    await renderScreen(<AuthScreen />);
    fillSignIn('asha@example.com', 'right');
    await waitFor(() => expect(toastTitle()).toBe('Email not confirmed'));
    answerSignIn({ kind: 'failed', failure: unexplained });
    press('sign-in-submit');
    await waitFor(() => expect(toastTitle()).toMatchObject({ message: { en: 'Error during sign in' } }));
  });
});

describe('signing up', () => {
  test('checks address, length and repetition', async () => {
    await renderScreen(<AuthScreen />);
    fillSignUp('asha', '12345', '123456');
    await screen.findByText('Please enter a valid email address');
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(screen.getByText("Passwords don't match")).toBeTruthy();
    expect(signUp).not.toHaveBeenCalled();
  });

  test('leads to the page that says where the mail is, and back again', async () => {
    answerSignUp({ kind: 'check-email', isMailSent: true, mailbox: '/mailbox' });
    await renderScreen(<AuthScreen />);
    fillSignUp('asha@example.com', 'kesar-badam', 'kesar-badam');
    const page = await screen.findByTestId('check-your-email');
    expect(page.textContent).toContain('asha@example.com');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check Your Email');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(toastTitle()).toMatchObject({
      message: { en: 'Account created! Please check your email to verify your account.' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Back to Sign Up' }));
    expect(screen.getByTestId('sign-up-email')).toBeTruthy();
  });

  test('says when the account is there and its mail is not', async () => {
    answerSignUp({ kind: 'check-email', isMailSent: false, mailbox: undefined });
    await renderScreen(<AuthScreen />);
    fillSignUp('asha@example.com', 'kesar-badam', 'kesar-badam');
    await screen.findByTestId('check-your-email');
    expect(toastTitle()).toMatchObject({
      message: { en: 'Account created but verification email failed to send. Please contact support.' },
    });
  });

  test('is sent once, however often the button is pressed', async () => {
    vi.mocked(signUp).mockReturnValue(new Promise(() => {}));
    await renderScreen(<AuthScreen />);
    fillSignUp('asha@example.com', 'kesar-badam', 'kesar-badam');
    press('sign-up-submit');
    await screen.findByText('Making your account…');
    expect(signUp).toHaveBeenCalledTimes(1);
  });

  test('hands on the reasons why a password is weak', async () => {
    answerSignUp({
      kind: 'failed',
      failure: { code: 'weak_password', message: 'Too weak', reasons: ['length'] },
    });
    await renderScreen(<AuthScreen />);
    fillSignUp('asha@example.com', 'aaaaaa', 'aaaaaa');
    await waitFor(() =>
      expect(toastStore.getState().toast).toMatchObject({ title: 'Too weak', description: 'length' }),
    );
  });
});

test('until it is known who is here, the page waits without a form', async () => {
  sessionStore.setState({ status: 'starting' }, true);
  await renderScreen(<AuthScreen />);
  expect(screen.getByRole('status').textContent).toBe('One moment…');
  expect(screen.queryByTestId('sign-in-email')).toBeNull();
});

describe('a question that was typed before', () => {
  const kept: KeptQuestion = {
    requestId: 'b7d0c7de-5f0b-4d2e-9a53-0000000000c1',
    sessionId: 'b7d0c7de-5f0b-4d2e-9a53-0000000000c2',
    sessionOpId: 'b7d0c7de-5f0b-4d2e-9a53-0000000000c3',
    text: 'Which direction is good for the main door?',
    language: 'english',
    keptAt: 0,
  };
  const kindWords = 'Your question is kept. It is asked as soon as you are signed in.';

  afterEach(() => releaseQuestion(kept.requestId));

  test('is where sign-in leads, by whichever way one came here', async () => {
    await keepQuestion({ ...kept, keptAt: Date.now() });
    const { router } = await renderScreen(<AuthScreen />);
    await screen.findByText(kindWords);
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ redirect: `/chat?session=${kept.sessionId}` }),
    );
  });

  test('a day ago is not asked any more, so nothing is promised', async () => {
    await keepQuestion({ ...kept, keptAt: Date.now() - 25 * 60 * 60 * 1000 });
    const { router } = await renderScreen(<AuthScreen />);
    await screen.findByTestId('sign-in-email');
    await keptQuestion();
    await act(async () => {});
    expect(screen.queryByText(kindWords)).toBeNull();
    expect(router.state.location.search).toEqual({});
  });
});

test.each(['?error=access_denied&error_description=No+thanks', '?code=1234', '#error=access_denied'])(
  'what a sign-in service wrote into the address is only logged: %s',
  async (words) => {
    window.history.replaceState(null, '', `/auth${words}`);
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    await renderScreen(<AuthScreen />);
    await screen.findByTestId('sign-in-email');
    expect(log).toHaveBeenCalledTimes(1);
    expect(toastStore.getState().toast).toBeUndefined();
    window.history.replaceState(null, '', '/');
  },
);

test('the title of the document follows the language', async () => {
  languageStore.setState({ language: 'hi' });
  await renderScreen(<AuthScreen />);
  await screen.findByTestId('sign-in-email');
  expect(document.title).toBe(`${account.signInTab.hi} · दिशा`);
});

test('Instagram only says that it will come', async () => {
  await renderScreen(<AuthScreen />);
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Instagram' }));
  expect(toastStore.getState().toast).toMatchObject({
    tone: 'info',
    title: { message: { en: 'Instagram sign in will be available soon' } },
  });
});

function answerSignIn(outcome: SignInOutcome): void {
  vi.mocked(signIn).mockResolvedValue(outcome);
}

function answerSignUp(outcome: SignUpOutcome): void {
  vi.mocked(signUp).mockResolvedValue(outcome);
}

function fillSignIn(email: string, password: string): void {
  type('sign-in-email', email);
  type('sign-in-password', password);
  press('sign-in-submit');
}

function fillSignUp(email: string, password: string, repeated: string): void {
  press('tab-sign-up');
  type('sign-up-email', email);
  type('sign-up-password', password);
  type('sign-up-confirm', repeated);
  press('sign-up-submit');
}

function type(field: string, value: string): void {
  fireEvent.change(screen.getByTestId(field), { target: { value } });
}

function press(control: string): void {
  fireEvent.click(screen.getByTestId(control));
}

function toastTitle(): unknown {
  return toastStore.getState().toast?.title;
}
