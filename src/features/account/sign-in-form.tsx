import { Alert, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { showToast } from '#ui/toast.ts';
import { AlertIcon } from '#ui/icons.tsx';
import classes from './account.module.css';
import { EmailField } from './email-field.tsx';
import { failureText } from './failure-text.ts';
import { PasswordField } from './password-field.tsx';
import { useForm } from './use-form.ts';
import { checkSignIn, type SignInField } from './validate.ts';

export function SignInForm() {
  const { t } = useI18n();
  const [isRefused, setIsRefused] = useState(false);
  const form = useForm<SignInField>({ email: '', password: '' }, checkSignIn, async ({ email, password }) => {
    setIsRefused(false);
    try {
      const { signIn } = await import('#session/sign-in.ts');
      const outcome = await signIn(email.trim(), password);
      switch (outcome.kind) {
        case 'signed-in':
          showToast({
            tone: 'success',
            title: { message: account.signedIn },
            description: { message: account.welcomeBack },
          });
          break;
        case 'invalid-credentials':
          setIsRefused(true);
          showToast({ tone: 'error', title: { message: account.invalidToast } });
          break;
        case 'failed':
          showToast({ tone: 'error', title: failureText(outcome.failure, account.signInFailed) });
      }
    } catch {
      showToast({ tone: 'error', title: { message: account.signInFailed } });
    }
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit}>
      {isRefused && (
        <Alert color="sindoor" icon={<AlertIcon />} title={t(account.invalidTitle)} role="alert">
          {t(account.invalidText)}{' '}
          <Link to="/forgot-password" className={classes.link}>
            {t(account.forgotPassword)}
          </Link>
        </Alert>
      )}
      <EmailField
        {...form.field('email')}
        error={form.errors.email && t(form.errors.email)}
        data-testid="sign-in-email"
      />
      <PasswordField
        {...form.field('password')}
        autoComplete="current-password"
        label={t(account.password)}
        error={form.errors.password && t(form.errors.password)}
        data-testid="sign-in-password"
      />
      <Button type="submit" disabled={form.isBusy} data-testid="sign-in-submit">
        {t(form.isBusy ? account.signingIn : account.signIn)}
      </Button>
      <Link to="/forgot-password" className={classes.quietLink}>
        {t(account.forgotPassword)}
      </Link>
    </form>
  );
}
