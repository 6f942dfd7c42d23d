import { Button } from '@mantine/core';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { showToast } from '#ui/toast.ts';
import classes from './account.module.css';
import { EmailField } from './email-field.tsx';
import { failureText } from './failure-text.ts';
import { PasswordField } from './password-field.tsx';
import { useForm } from './use-form.ts';
import { checkSignUp, type SignUpField } from './validate.ts';

export interface SignUpFormProps {
  /** The account is made and waits for its address to be confirmed. */
  onMail(email: string, mailbox: string | undefined): void;
}

export function SignUpForm({ onMail }: SignUpFormProps) {
  const { t, language } = useI18n();
  const empty = { email: '', password: '', confirmPassword: '' };
  const form = useForm<SignUpField>(empty, checkSignUp, async ({ email, password }) => {
    try {
      const { signUp } = await import('#session/sign-up.ts');
      const outcome = await signUp({
        email: email.trim(),
        password,
        language,
        returnTo: `${window.location.origin}/callback`,
        now: Date.now(),
      });
      switch (outcome.kind) {
        case 'check-email':
          showToast(
            outcome.isMailSent
              ? { tone: 'success', title: { message: account.accountCreated } }
              : { tone: 'error', title: { message: account.mailFailed } },
          );
          onMail(email.trim(), outcome.mailbox);
          break;
        case 'signed-in':
          showToast({ tone: 'success', title: { message: account.signedIn } });
          break;
        case 'failed':
          showToast({
            tone: 'error',
            title: failureText(outcome.failure, account.signUpFailed),
            ...(outcome.failure.reasons.length > 0 && { description: outcome.failure.reasons.join(', ') }),
          });
      }
    } catch {
      showToast({ tone: 'error', title: { message: account.signUpFailed } });
    }
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit}>
      <EmailField
        {...form.field('email')}
        error={form.errors.email && t(form.errors.email)}
        data-testid="sign-up-email"
      />
      <PasswordField
        {...form.field('password')}
        autoComplete="new-password"
        label={t(account.password)}
        description={t(account.passwordHint)}
        error={form.errors.password && t(form.errors.password)}
        data-testid="sign-up-password"
      />
      <PasswordField
        {...form.field('confirmPassword')}
        autoComplete="new-password"
        label={t(account.confirmPassword)}
        error={form.errors.confirmPassword && t(form.errors.confirmPassword)}
        data-testid="sign-up-confirm"
      />
      <Button type="submit" disabled={form.isBusy} data-testid="sign-up-submit">
        {t(form.isBusy ? account.signingUp : account.signUp)}
      </Button>
    </form>
  );
}
