import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { readAddress } from '#session/read-address.ts';
import { Screen } from '#ui/screen.tsx';
import { showToast } from '#ui/toast.ts';
import './account-css.ts';
import classes from './account.module.css';
import { failureText } from './failure-text.ts';
import { PasswordField } from './password-field.tsx';
import { useForm } from './use-form.ts';
import { checkNewPassword } from './validate.ts';

/** Where the link of the reset mail leads: a new password, with the session that the link carries. */
export function ResetPasswordScreen() {
  const { t } = useI18n();
  const navigate = useNavigate();
  // Read once: the address bar is cleared of the tokens when they have been used.
  const [link] = useState(() => readAddress(new URL(window.location.href)));
  const isUsable = link.error === undefined && (link.tokens !== undefined || link.code !== undefined);

  useEffect(() => {
    if (isUsable) return;
    showToast({ tone: 'error', title: { message: account.resetInvalidLink } });
    void navigate({ to: '/auth', replace: true });
  }, [isUsable, navigate]);

  const form = useForm<'password' | 'confirmPassword'>(
    { password: '', confirmPassword: '' },
    check,
    async ({ password }) => {
      try {
        const { resetPassword } = await import('#session/reset-password.ts');
        const outcome = await resetPassword(link, password);
        switch (outcome.kind) {
          case 'changed':
            showToast({ tone: 'success', title: { message: account.passwordChanged } });
            await navigate({ to: '/chat', replace: true });
            break;
          case 'invalid-link':
            showToast({ tone: 'error', title: { message: account.resetInvalidLink } });
            await navigate({ to: '/auth', replace: true });
            break;
          case 'failed':
            showToast({ tone: 'error', title: failureText(outcome.failure, account.somethingWrong) });
        }
      } catch {
        showToast({ tone: 'error', title: { message: account.somethingWrong } });
      }
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
        <Button type="submit" disabled={form.isBusy}>
          {t(form.isBusy ? account.savingPassword : account.savePassword)}
        </Button>
      </form>
    </Screen>
  );
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
