import { Alert } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { AlertIcon, MailIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './account.module.css';
import { EmailField } from './email-field.tsx';
import { tellFailure } from './failure-text.ts';
import { PasswordField } from './password-field.tsx';
import { SendMailAgain } from './send-mail-again.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';
import { checkSignIn, type SignInField } from './validate.ts';

export interface EntryFormProps {
  /** The address as it was typed in another form of this page. */
  email: string;
  onEmail(email: string): void;
}

type Refusal = { kind: 'invalid-credentials' } | { kind: 'unconfirmed'; email: string };

export function SignInForm({ email: firstEmail, onEmail }: EntryFormProps) {
  const { t } = useI18n();
  const [refusal, setRefusal] = useState<Refusal>();
  const form = useForm<SignInField>({ email: firstEmail, password: '' }, checkSignIn, async (values) => {
    const email = values.email.trim();
    setRefusal(undefined);
    try {
      const { signIn } = await import('#session/sign-in.ts');
      const outcome = await signIn(email, values.password);
      switch (outcome.kind) {
        case 'signed-in':
          showToast({
            tone: 'success',
            title: { message: account.signedIn },
            description: { message: account.welcomeBack },
          });
          break;
        case 'invalid-credentials':
          setRefusal({ kind: 'invalid-credentials' });
          showToast({ tone: 'error', title: { message: account.invalidToast } });
          break;
        case 'unconfirmed':
          setRefusal({ kind: 'unconfirmed', email });
          tellFailure(outcome.failure, account.signInFailed);
          break;
        case 'failed':
          tellFailure(outcome.failure, account.signInFailed);
      }
    } catch {
      showToast({ tone: 'error', title: { message: account.signInFailed } });
    }
    return undefined;
  });
  const emailField = form.field('email');
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit}>
      {refusal?.kind === 'invalid-credentials' && (
        <Alert color="sindoor" icon={<AlertIcon />} title={t(account.invalidTitle)} role="alert">
          {t(account.invalidText)}{' '}
          <Link to="/forgot-password" className={classes.link}>
            {t(account.forgotPassword)}
          </Link>
        </Alert>
      )}
      {refusal?.kind === 'unconfirmed' && (
        <Alert color="gold" icon={<MailIcon />} title={t(account.unconfirmedTitle)} role="alert">
          <div className={classes.alertBody}>
            <span>{t(account.unconfirmedText, { email: refusal.email })}</span>
            <SendMailAgain key={refusal.email} email={refusal.email} isPausedAtFirst={false} />
          </div>
        </Alert>
      )}
      <EmailField
        {...emailField}
        onChange={(event) => {
          emailField.onChange(event);
          onEmail(event.currentTarget.value);
        }}
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
      <SubmitButton isBusy={form.isBusy} data-testid="sign-in-submit">
        {t(form.isBusy ? account.signingIn : account.signIn)}
      </SubmitButton>
      <Link to="/forgot-password" className={classes.quietLink}>
        {t(account.forgotPassword)}
      </Link>
    </form>
  );
}
