import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { AuthFailure } from '#session/auth-failure.ts';
import type { ResetRequestOutcome } from '#session/reset-password.ts';
import { Screen } from '#ui/screen.tsx';
import { showToast } from '#ui/toast.ts';
import './account-css.ts';
import classes from './account.module.css';
import { EmailField } from './email-field.tsx';
import { waitText } from './failure-text.ts';
import { MailPage } from './mail-page.tsx';
import { SendAgain } from './send-again.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';
import { checkForgotten } from './validate.ts';

/** Asks for a link with which a new password can be chosen. */
export function ForgotPasswordScreen() {
  const { t } = useI18n();
  const [sent, setSent] = useState<{ email: string; mailbox: string | undefined }>();
  const form = useForm<'email'>({ email: '' }, check, async ({ email }) => {
    try {
      const outcome = await request(email.trim());
      if (outcome.kind === 'sent') {
        setSent({ email: email.trim(), mailbox: outcome.mailbox });
      } else {
        const description = outcome.kind === 'too-many' ? waitText(outcome.failure) : undefined;
        showToast({
          tone: 'error',
          title: { message: refusal(outcome) },
          ...(description && { description }),
        });
      }
    } catch {
      showToast({ tone: 'error', title: { message: account.somethingWrong } });
    }
    return undefined;
  });

  if (sent) {
    return (
      <MailPage
        title={t(account.resetSentTitle)}
        mailbox={sent.mailbox}
        action={
          <>
            <SendAgain
              label={account.sendMailAgain}
              sent={account.mailSent}
              notSent={account.resetSendFailed}
              isPausedAtFirst
              send={async () => failureOf(await request(sent.email))}
            />
            <Button variant="default" onClick={() => setSent(undefined)}>
              {t(account.tryAnotherEmail)}
            </Button>
          </>
        }
      >
        <p>{t(account.resetSentText, { email: sent.email })}</p>
      </MailPage>
    );
  }
  return (
    <Screen width="narrow" back title={t(account.forgotTitle)} intro={t(account.forgotText)}>
      <form className={classes.form} noValidate onSubmit={form.onSubmit}>
        <EmailField {...form.field('email')} error={form.errors.email && t(form.errors.email)} />
        <SubmitButton isBusy={form.isBusy}>
          {t(form.isBusy ? account.sendingResetLink : account.sendResetLink)}
        </SubmitButton>
        <Link to="/auth" className={classes.quietLink}>
          {t(account.backToSignIn)}
        </Link>
      </form>
    </Screen>
  );
}

async function request(email: string): Promise<ResetRequestOutcome> {
  const { requestPasswordReset } = await import('#session/reset-password.ts');
  return requestPasswordReset(email, {
    returnTo: `${window.location.origin}/reset-password`,
    now: Date.now(),
  });
}

function failureOf(outcome: ResetRequestOutcome): AuthFailure | undefined {
  switch (outcome.kind) {
    case 'sent':
      return undefined;
    case 'failed':
    case 'too-many':
      return outcome.failure;
    case 'unknown-address':
    case 'unverified':
      return { code: outcome.kind, message: undefined, reasons: [] };
  }
}

function check({ email }: { email: string }) {
  const problem = checkForgotten(email);
  return problem ? { email: problem } : {};
}

function refusal(outcome: Exclude<ResetRequestOutcome, { kind: 'sent' }>): Message {
  switch (outcome.kind) {
    case 'unknown-address':
      return account.resetUnknown;
    case 'too-many':
      return account.resetTooMany;
    case 'unverified':
      return account.resetUnverified;
    case 'failed':
      return outcome.failure.code === 'no_connection' ? account.noConnection : account.resetSendFailed;
  }
}
