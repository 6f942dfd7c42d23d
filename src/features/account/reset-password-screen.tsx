import { Alert } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { readAddress } from '#session/read-address.ts';
import type { PasswordReset, ResetOutcome } from '#session/reset-password.ts';
import { sessionStore } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { Screen } from '#ui/screen.tsx';
import { showToast, type ToastText } from '#ui/toast.ts';
import './account-css.ts';
import classes from './account.module.css';
import { tellFailure, weakTexts } from './failure-text.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';
import { checkNewPassword } from './validate.ts';

/** Three parts with dots between: what is none is said before anybody types a password. */
function isToken(text: string | undefined): boolean {
  return text !== undefined && /^[\w-]+\.[\w-]+\.[\w-]*$/.test(text);
}

/**
 * Where the link of the reset mail leads: a new password for the account that the link is of. `signOutButton` stays on
 * this page when somebody has left.
 */
export function ResetPasswordScreen({ signOutButton }: { signOutButton: ReactNode }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const session = useSession();
  // Read once, as what the link carries leaves the address bar at once.
  const [link] = useState(() => readAddress(new URL(window.location.href)));
  const reset = useRef<PasswordReset>(undefined);
  const isUsable =
    link.error === undefined &&
    (isToken(link.tokens?.accessToken) || link.code !== undefined || link.recoveryHash !== undefined);

  useEffect(() => {
    if (window.location.search + window.location.hash !== '')
      window.history.replaceState(window.history.state, '', window.location.pathname);
    if (isUsable) return;
    tellInvalid(link.error !== undefined);
    void navigate({ to: '/auth', replace: true });
  }, [isUsable, link, navigate]);

  const form = useForm<'password' | 'confirmPassword'>(
    { password: '', confirmPassword: '' },
    check,
    async ({ password }) => {
      try {
        const { passwordReset } = await import('#session/reset-password.ts');
        reset.current ??= passwordReset(link);
        const outcome = await reset.current.change(password, Date.now());
        switch (outcome.kind) {
          case 'changed': {
            const isSomebodyHere =
              outcome.signedInAs !== undefined || sessionStore.getState().status === 'signed-in';
            showToast({
              tone: 'success',
              title: { message: account.passwordChanged },
              description: changedText(outcome),
            });
            await navigate({ to: isSomebodyHere ? '/chat' : '/auth', replace: true });
            break;
          }
          case 'invalid-link':
            tellInvalid(true);
            await navigate({ to: '/auth', replace: true });
            break;
          case 'failed': {
            tellFailure(outcome.failure, account.somethingWrong);
            const [weakness] = weakTexts(outcome.failure);
            return weakness && { password: weakness.message };
          }
        }
      } catch {
        showToast({ tone: 'error', title: { message: account.somethingWrong } });
      }
      return undefined;
    },
  );

  if (!isUsable)
    return (
      <Screen width="narrow" title={t(account.resetInvalidLink)}>
        {null}
      </Screen>
    );
  return (
    <Screen width="narrow" title={t(account.resetTitle)}>
      {session.status === 'signed-in' && (
        <Alert color="gold" className={classes.noteFirst}>
          <div className={classes.alertBody}>
            <span>{t(account.resetBesideOther, { email: session.user.email })}</span>
            {signOutButton}
          </div>
        </Alert>
      )}
      <form className={classes.form} noValidate onSubmit={form.onSubmit}>
        <PasswordField
          {...form.field('password')}
          autoComplete="new-password"
          label={t(account.newPassword)}
          description={t(account.passwordHint)}
          error={form.errors.password && t(form.errors.password)}
        />
        <PasswordField
          {...form.field('confirmPassword')}
          autoComplete="new-password"
          label={t(account.confirmPassword)}
          error={form.errors.confirmPassword && t(form.errors.confirmPassword)}
        />
        <SubmitButton isBusy={form.isBusy}>
          {t(form.isBusy ? account.savingPassword : account.savePassword)}
        </SubmitButton>
      </form>
    </Screen>
  );
}

function tellInvalid(isOver: boolean): void {
  showToast({
    tone: 'error',
    title: { message: account.resetInvalidLink },
    ...(isOver && { description: { message: account.resetLinkOver } }),
  });
}

/** Who is here now, as the link may have been of another account than the reader thinks; a stranger's is not named. */
function changedText({ signedInAs }: Extract<ResetOutcome, { kind: 'changed' }>): ToastText {
  if (signedInAs !== undefined) return { message: account.passwordChangedFor, values: { email: signedInAs } };
  const session = sessionStore.getState();
  return session.status === 'signed-in'
    ? { message: account.stillSignedInAs, values: { email: session.user.email } }
    : { message: account.signInWithIt };
}

function check({ password, confirmPassword }: Record<'password' | 'confirmPassword', string>) {
  const problem = checkNewPassword(password, confirmPassword);
  if (!problem) return {};
  if (problem !== account.resetFillAll) {
    return problem === account.resetDiffer ? { confirmPassword: problem } : { password: problem };
  }
  return {
    ...(password === '' && { password: problem }),
    ...(confirmPassword === '' && { confirmPassword: problem }),
  };
}
