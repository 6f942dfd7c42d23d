import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepQuestion, keptQuestion, releaseQuestion, type KeptQuestion } from '#db/guest.ts';
import { account } from '#i18n/catalogue/account.ts';
import { languageStore } from '#i18n/language-store.ts';
import type { AuthFailure } from '#session/auth-failure.ts';
import { sessionStore } from '#session/session-store.ts';
import { signIn, type SignInOutcome } from '#session/sign-in.ts';
import { requestPasscode, signInWithPasscode } from '#session/passcode-sign-in.ts';
import { signInWays, type SignInWays } from '#session/sign-in-ways.ts';
import { signUp, type SignUpOutcome } from '#session/sign-up.ts';
import { startSocialSignIn, type SocialOutcome } from '#session/social-sign-in.ts';
import { requestVerificationMail } from '#session/verification-mail.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { showToast, toastStore } from '#ui/toast.ts';
import { AuthScreen } from './auth-screen.tsx';

// The auth service is behind these; what they answer is each test's own.
vi.mock('#session/sign-in.ts', () => ({ signIn: vi.fn<typeof signIn>() }));
vi.mock('#session/sign-up.ts', () => ({ signUp: vi.fn<typeof signUp>() }));
vi.mock('#session/sign-in-ways.ts', () => ({ signInWays: vi.fn<typeof signInWays>() }));
vi.mock('#session/social-sign-in.ts', () => ({ startSocialSignIn: vi.fn<typeof startSocialSignIn>() }));
vi.mock('#session/passcode-sign-in.ts', () => ({
  requestPasscode: vi.fn<typeof requestPasscode>(),
  signInWithPasscode: vi.fn<typeof signInWithPasscode>(),
}));
vi.mock('#session/verification-mail.ts', () => ({
  requestVerificationMail: vi.fn<typeof requestVerificationMail>(),
}));

const unexplained: AuthFailure = { code: '500', message: undefined, reasons: [] };

beforeEach(() => {
  vi.mocked(signIn).mockReset();
  vi.mocked(signUp).mockReset();
  vi.mocked(signInWays).mockReset().mockResolvedValue(undefined);
  vi.mocked(startSocialSignIn).mockReset();
  vi.mocked(requestPasscode).mockReset().mockResolvedValue({ kind: 'sent' });
  vi.mocked(signInWithPasscode).mockReset();
  vi.mocked(requestVerificationMail).mockReset().mockResolvedValue({ kind: 'sent', mailbox: undefined });
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
    vi.mocked(signIn).mockReturnValueOnce(new Promise(() => {}));
    press('sign-in-submit');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(toastTitle()).toBeUndefined();
  });

  test("that fails otherwise is told in the service's words, or in ours where it gave none", async () => {
    answerSignIn({ kind: 'failed', failure: { ...unexplained, message: 'Closed today' } });
    await renderScreen(<AuthScreen />);
    fillSignIn('asha@example.com', 'right');
    await waitFor(() => expect(toastTitle()).toBe('Closed today'));
    answerSignIn({ kind: 'failed', failure: unexplained });
    press('sign-in-submit');
    await waitFor(() => expect(toastTitle()).toMatchObject({ message: { en: 'Error during sign in' } }));
  });
});

describe('signing in with an address that was never confirmed', () => {
  test("is told in the service's words, with a way to have the mail sent again", async () => {
    answerSignIn({ kind: 'unconfirmed', failure: { ...unexplained, message: 'Email not confirmed' } });
    await renderScreen(<AuthScreen />);
    fillSignIn(' asha@example.com ', 'right');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('asha@example.com');
    expect(toastTitle()).toBe('Email not confirmed');
    fireEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));
    await screen.findByRole('button', { name: /^Send again in \d+ s$/ });
    expect(vi.mocked(requestVerificationMail).mock.calls).toMatchObject([[{ email: 'asha@example.com' }]]);
    expect(toastTitle()).toMatchObject({ message: account.mailSent });
  });

  test('is told in Hindi where that is the language of the page', async () => {
    const failure = { ...unexplained, code: 'email_not_confirmed', message: 'Email not confirmed' };
    answerSignIn({ kind: 'unconfirmed', failure });
    await renderScreen(<AuthScreen />);
    fillSignIn('asha@example.com', 'right');
    await screen.findByRole('alert');
    expect(toastTitle()).toEqual({
      message: { en: 'Email not confirmed', hi: 'इस ई-मेल पते की पुष्टि अभी नहीं हुई है' },
    });
  });

  test('is told when the mail cannot be sent, and may be tried again', async () => {
    answerSignIn({ kind: 'unconfirmed', failure: { ...unexplained, message: 'Email not confirmed' } });
    vi.mocked(requestVerificationMail).mockResolvedValue({ kind: 'failed', failure: unexplained });
    await renderScreen(<AuthScreen />);
    fillSignIn('asha@example.com', 'right');
    const again = await screen.findByRole('button', { name: 'Send the mail again' });
    fireEvent.click(again);
    await waitFor(() => expect(toastTitle()).toMatchObject({ message: account.mailNotSent }));
    expect(again.hasAttribute('disabled')).toBe(false);
  });
});

test.each<[number, string]>([
  [47, 'You can try again in {seconds} seconds.'],
  [300, 'You can try again in about {minutes} minutes.'],
])('who tries too often is told kindly to wait, and for how long: %i s', async (waitSeconds, said) => {
  answerSignIn({ kind: 'failed', failure: { code: 'too_many', message: 'x', reasons: [], waitSeconds } });
  await renderScreen(<AuthScreen />);
  fillSignIn('asha@example.com', 'right');
  await waitFor(() =>
    expect(toastStore.getState().toast).toMatchObject({
      title: { message: { en: 'Too many requests. Please wait before trying again' } },
      description: { message: { en: said } },
    }),
  );
  expect(screen.getByTestId<HTMLInputElement>('sign-in-password').value).toBe('right');
});

describe('the focus', () => {
  test('stays at the button while a form is sent, and after it has failed', async () => {
    let fail: (outcome: SignInOutcome) => void = () => {};
    vi.mocked(signIn).mockReturnValue(new Promise((resolve) => (fail = resolve)));
    await renderScreen(<AuthScreen />);
    screen.getByTestId('sign-in-submit').focus();
    fillSignIn('asha@example.com', 'wrong');
    await screen.findByText('Signing in…');
    const button = screen.getByTestId<HTMLButtonElement>('sign-in-submit');
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    fail({ kind: 'failed', failure: unexplained });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
    expect(document.activeElement).toBe(button);
  });

  test('goes to the tab of the form that takes the place of another', async () => {
    answerSignUp({ kind: 'check-email', isMailSent: true, mailbox: undefined });
    await renderScreen(<AuthScreen />);
    follow('Make an account: 2 free credits');
    expect(document.activeElement).toBe(screen.getByTestId('tab-sign-up'));
    follow('Sign in instead');
    expect(document.activeElement).toBe(screen.getByTestId('tab-sign-in'));
    fillSignUp('asha@example.com', 'kesar-badam', 'kesar-badam');
    await screen.findByTestId('check-your-email');
    follow('Back to Sign Up');
    expect(document.activeElement).toBe(screen.getByTestId('tab-sign-up'));
  });

  function follow(name: string): void {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  }
});

describe('what was typed', () => {
  test('stays through a failed send and another language', async () => {
    answerSignIn({ kind: 'failed', failure: unexplained });
    await renderScreen(<AuthScreen />);
    fillSignIn('asha@example.com', 'kesar');
    await waitFor(() => expect(toastTitle()).toBeDefined());
    act(() => languageStore.setState({ language: 'hi' }));
    expect(screen.getByTestId<HTMLInputElement>('sign-in-email').value).toBe('asha@example.com');
    expect(screen.getByTestId<HTMLInputElement>('sign-in-password').value).toBe('kesar');
  });

  test('as the address stays from one tab to the other, and behind the page about the mail', async () => {
    answerSignUp({ kind: 'check-email', isMailSent: true, mailbox: undefined });
    await renderScreen(<AuthScreen />);
    type('sign-in-email', 'asha@example.com');
    press('tab-sign-up');
    expect(screen.getByTestId<HTMLInputElement>('sign-up-email').value).toBe('asha@example.com');
    type('sign-up-password', 'kesar-badam');
    type('sign-up-confirm', 'kesar-badam');
    press('sign-up-submit');
    fireEvent.click(await screen.findByRole('button', { name: 'Back to Sign Up' }));
    expect(screen.getByTestId<HTMLInputElement>('sign-up-email').value).toBe('asha@example.com');
  });
});

test('whose session the service has ended is told so, and finds their address', async () => {
  sessionStore.setState({ status: 'guest', ended: { email: 'asha@example.com' } }, true);
  await renderScreen(<AuthScreen />);
  expect(screen.getByText(/Your session has ended\. Sign in again as asha@example\.com/)).toBeTruthy();
  expect(screen.getByTestId<HTMLInputElement>('sign-in-email').value).toBe('asha@example.com');
});

test.each([
  ['elsewhere', /This device was signed out from elsewhere/],
  ['deleted', /The account was deleted/],
] as const)('whose session was ended %s reads that this device has emptied itself', async (reason, words) => {
  sessionStore.setState({ status: 'guest', ended: { email: 'asha@example.com', reason } }, true);
  await renderScreen(<AuthScreen />);
  expect(screen.getByText(words)).toBeTruthy();
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

  test('says nothing of a mail that could not be sent, until it is', async () => {
    answerSignUp({ kind: 'check-email', isMailSent: false, mailbox: '/mailbox' });
    await renderScreen(<AuthScreen />);
    fillSignUp('asha@example.com', 'kesar-badam', 'kesar-badam');
    const page = await screen.findByTestId('check-your-email');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account is made');
    expect(page.textContent).toContain('The mail to asha@example.com could not be sent yet.');
    expect(page.textContent).not.toContain('We have written');
    expect(screen.queryByRole('link')).toBeNull();
    vi.mocked(requestVerificationMail).mockResolvedValue({ kind: 'sent', mailbox: '/mailbox' });
    press('send-again');
    await screen.findByText('Check Your Email');
    expect(page.textContent).toContain('We have written to asha@example.com.');
  });

  test('is ended by the code of the mail as well, typed where the account was made', async () => {
    answerSignUp({ kind: 'check-email', isMailSent: true, mailbox: undefined });
    vi.mocked(signInWithPasscode).mockResolvedValueOnce({ kind: 'wrong-code' });
    await renderScreen(<AuthScreen />);
    fillSignUp(' asha@example.com ', 'kesar-badam', 'kesar-badam');
    await screen.findByTestId('check-your-email');
    type('passcode', '111111');
    await screen.findByText(/This code is not right/);
    vi.mocked(signInWithPasscode).mockResolvedValueOnce({ kind: 'signed-in' });
    type('passcode', '12345');
    type('passcode', '123456');
    await waitFor(() =>
      expect(signInWithPasscode).toHaveBeenLastCalledWith({ email: 'asha@example.com' }, '123456'),
    );
    await waitFor(() => expect(toastTitle()).toMatchObject({ message: { en: 'Signed in successfully' } }));
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
    fillSignUp('asha@example.com', 'kesar-badam', 'kesar-badam');
    await waitFor(() =>
      expect(toastStore.getState().toast).toMatchObject({
        title: 'Too weak',
        description: { message: { en: 'The password is too short.' } },
      }),
    );
    const field = screen.getByTestId('sign-up-password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    type('sign-up-password', 'kesar-badam-2');
    expect(screen.queryByText('The password is too short.')).toBeNull();
  });

  test.each<[AuthFailure, unknown]>([
    [unexplained, { message: account.signUpFailed }],
    [{ ...unexplained, message: 'Closed today' }, 'Closed today'],
    [{ ...unexplained, code: 'no_connection' }, { message: account.noConnection }],
  ])('that fails with %j says so', async (failure, said) => {
    answerSignUp({ kind: 'failed', failure });
    await renderScreen(<AuthScreen />);
    fillSignUp('asha@example.com', 'kesar-badam', 'kesar-badam');
    await waitFor(() => expect(toastTitle()).toEqual(said));
  });

  test('refuses a password that anybody would try before anything is sent', async () => {
    await renderScreen(<AuthScreen />);
    fillSignUp('asha@example.com', 'Password1', 'Password1');
    await screen.findByText(/among the first that anybody would try/);
    expect(signUp).not.toHaveBeenCalled();
  });

  test('lets the mail be sent again after a pause', async () => {
    answerSignUp({ kind: 'check-email', isMailSent: true, mailbox: undefined });
    await renderScreen(<AuthScreen />);
    fillSignUp('asha@example.com', 'kesar-badam', 'kesar-badam');
    await screen.findByTestId('check-your-email');
    expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ }).hasAttribute('disabled')).toBe(true);
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
    expect(JSON.stringify(log.mock.calls)).not.toContain('1234');
    expect(toastStore.getState().toast).toBeUndefined();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/auth');
    window.history.replaceState(null, '', '/');
  },
);

test('the title of the document follows the language', async () => {
  languageStore.setState({ language: 'hi' });
  await renderScreen(<AuthScreen />);
  await screen.findByTestId('sign-in-email');
  expect(document.title).toBe(`${account.signInTab.hi} · दिशा`);
});

describe('another account to sign in with', () => {
  const none: SignInWays = { google: false, facebook: false, phone: false, isEmbedded: true };

  test('that this server does not have says so beside its button', async () => {
    vi.mocked(signInWays).mockResolvedValue(none);
    await renderScreen(<AuthScreen />);
    await screen.findByText('Works on a hosted project only');
    expect(
      screen.getByRole('button', { name: 'Continue with Google', description: 'Not set up here' }),
    ).toBeTruthy();
    expect(screen.queryByTestId('with-phone')).toBeNull();
  });

  test('of a hosted project that is not set up says no more than that', async () => {
    vi.mocked(signInWays).mockResolvedValue({ ...none, isEmbedded: false, google: true });
    await renderScreen(<AuthScreen />);
    await screen.findByText('Not set up here');
    expect(screen.queryByText('Works on a hosted project only')).toBeNull();
  });

  test.each<['Google' | 'Facebook', SocialOutcome, 'info' | 'error', string | RegExp]>([
    ['Google', { kind: 'not-configured', isEmbedded: true }, 'info', /Google sign-in is not set up here/],
    ['Facebook', { kind: 'not-configured', isEmbedded: true }, 'info', /works on a hosted project only/],
    [
      'Facebook',
      { kind: 'not-configured', isEmbedded: false },
      'info',
      /Facebook sign-in is not set up here/,
    ],
    ['Google', { kind: 'failed', failure: unexplained }, 'error', 'Error during Google sign in'],
    ['Facebook', { kind: 'failed', failure: unexplained }, 'error', 'Error during Facebook sign in'],
    ['Google', { kind: 'failed', failure: { ...unexplained, message: 'Away' } }, 'error', 'Away'],
  ])('by %s with the outcome %j is told', async (name, outcome, tone, said) => {
    vi.mocked(startSocialSignIn).mockResolvedValue(outcome);
    await renderScreen(<AuthScreen />);
    fireEvent.click(screen.getByRole('button', { name: `Continue with ${name}` }));
    await waitFor(() => expect(toastStore.getState().toast?.tone).toBe(tone));
    const title = toastTitle();
    const words = typeof title === 'string' ? title : (title as { message: { en: string } }).message.en;
    expect(words).toMatch(said);
  });
});

describe('signing in by phone', () => {
  beforeEach(async () => {
    vi.mocked(signInWays).mockResolvedValue({ google: true, facebook: true, phone: true, isEmbedded: false });
    await renderScreen(<AuthScreen />);
    fireEvent.click(await screen.findByTestId('with-phone'));
    await screen.findByTestId('phone-number');
  });

  test.each(['', '12345', '98765abcde', '0123456789', '+0123456789', '+12345678901234567'])(
    'takes no number like "%s"',
    async (number) => {
      type('phone-number', number);
      press('phone-submit');
      await screen.findByText('Please enter a valid mobile number');
      expect(document.activeElement).toBe(screen.getByTestId('phone-number'));
      expect(requestPasscode).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['+91 98765-43210', '+919876543210'],
    ['9876543210', '+919876543210'],
    ['९८७६५४३२१०', '+919876543210'],
    ['447911123456', '+447911123456'],
  ])('sends the passcode for "%s" to %s', async (number, international) => {
    type('phone-number', number);
    press('phone-submit');
    await screen.findByTestId('passcode');
    expect(requestPasscode).toHaveBeenCalledWith(international);
    expect(screen.getByText(new RegExp(international.replace('+', '\\+')))).toBeTruthy();
  });

  test('sends the passcode with its last digit, and takes digits only', async () => {
    vi.mocked(signInWithPasscode).mockResolvedValue({ kind: 'signed-in' });
    await askForPasscode();
    const field = screen.getByTestId<HTMLInputElement>('passcode');
    expect(field.autocomplete).toBe('one-time-code');
    expect(field.inputMode).toBe('numeric');
    type('passcode', '12a३4 ');
    expect(field.value).toBe('1234');
    expect(signInWithPasscode).not.toHaveBeenCalled();
    type('passcode', '1234567');
    await waitFor(() =>
      expect(signInWithPasscode).toHaveBeenCalledWith({ phone: '+919876543210' }, '123456'),
    );
    await waitFor(() => expect(toastTitle()).toMatchObject({ message: { en: 'Signed in successfully' } }));
    expect(signInWithPasscode).toHaveBeenCalledTimes(1);
  });

  test('asks for the whole passcode', async () => {
    await askForPasscode();
    type('passcode', '12345');
    press('passcode-submit');
    await screen.findByText('Please enter the 6-digit OTP');
    expect(signInWithPasscode).not.toHaveBeenCalled();
  });

  test('with a wrong passcode says so under it, until it is changed', async () => {
    vi.mocked(signInWithPasscode).mockResolvedValue({ kind: 'wrong-code' });
    await askForPasscode();
    type('passcode', '123456');
    await screen.findByText(/This code is not right/);
    expect(screen.getByTestId<HTMLInputElement>('passcode').value).toBe('123456');
    type('passcode', '12345');
    expect(screen.queryByText(/This code is not right/)).toBeNull();
  });

  test('may have the passcode sent again after a pause, or the number changed', async () => {
    await askForPasscode();
    expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Use another number' }));
    expect(screen.getByTestId<HTMLInputElement>('phone-number').value).toBe('9876543210');
    fireEvent.click(screen.getByRole('button', { name: 'Other ways to sign in' }));
    expect(screen.getByTestId('sign-in-email')).toBeTruthy();
  });

  async function askForPasscode(): Promise<void> {
    type('phone-number', '9876543210');
    press('phone-submit');
    await screen.findByTestId('passcode');
  }
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

test('what failed in one form is gone when the other opens', async () => {
  await renderScreen(<AuthScreen />);
  showToast({ tone: 'error', title: 'Too many requests' });
  fireEvent.click(screen.getByTestId('tab-sign-up'));
  expect(toastStore.getState().toast).toBeUndefined();
});
