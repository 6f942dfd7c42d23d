import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { showToast } from '#ui/toast.ts';
import classes from './account.module.css';
import { EmailField } from './email-field.tsx';
import { tellFailure, weakTexts } from './failure-text.ts';
import { PasswordField } from './password-field.tsx';
import type { EntryFormProps } from './sign-in-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';
import { checkSignUp, type SignUpField } from './validate.ts';

export interface SentMail {
  email: string;
  /** Where this backend shows its mails; undefined where they really go out. */
  mailbox: string | undefined;
  /** Whether the mail has gone out; the account is there in any case. */
  isSent: boolean;
}

export interface SignUpFormProps extends EntryFormProps {
  /** The account is made and waits for its address to be confirmed. */
  onMail(mail: SentMail): void;
}

export function SignUpForm({ email: firstEmail, onEmail, onMail }: SignUpFormProps) {
  const { t, language } = useI18n();
  const first = { email: firstEmail, password: '', confirmPassword: '' };
  const form = useForm<SignUpField>(first, checkSignUp, async (values) => {
    const email = values.email.trim();
    try {
      const { signUp } = await import('#session/sign-up.ts');
      const outcome = await signUp({
        email,
        password: values.password,
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
          onMail({ email, mailbox: outcome.mailbox, isSent: outcome.isMailSent });
          break;
        case 'signed-in':
          showToast({ tone: 'success', title: { message: account.signedIn } });
          break;
        case 'failed': {
          tellFailure(outcome.failure, account.signUpFailed);
          const [weakness] = weakTexts(outcome.failure);
          return weakness && { password: weakness.message };
        }
      }
    } catch {
      showToast({ tone: 'error', title: { message: account.signUpFailed } });
    }
    return undefined;
  });
  const emailField = form.field('email');
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit}>
      <EmailField
        {...emailField}
        onChange={(event) => {
          emailField.onChange(event);
          onEmail(event.currentTarget.value);
        }}
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
      <SubmitButton isBusy={form.isBusy} data-testid="sign-up-submit">
        {t(form.isBusy ? account.signingUp : account.signUp)}
      </SubmitButton>
    </form>
  );
}
