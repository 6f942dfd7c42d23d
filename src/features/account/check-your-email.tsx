import { Button } from '@mantine/core';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { Landing } from './landing.ts';
import { MailPage } from './mail-page.tsx';
import { PasscodeForm } from './passcode-form.tsx';
import { SendMailAgain } from './send-mail-again.tsx';
import type { SentMail } from './sign-up-form.tsx';

export interface CheckYourEmailProps {
  mail: SentMail;
  /** What was begun before, and waits for the sign-in. */
  waiting: Landing['waiting'];
  onBack(): void;
}

export function CheckYourEmail({ mail, waiting, onBack }: CheckYourEmailProps) {
  const { t } = useI18n();
  const { email, mailbox, isSent } = mail;
  return (
    <MailPage
      title={t(account.checkTitle)}
      mailbox={mailbox}
      action={
        <>
          <SendMailAgain email={email} isPausedAtFirst={isSent} />
          <Button variant="default" onClick={onBack}>
            {t(account.backToSignUp)}
          </Button>
        </>
      }
    >
      <p>{t(account.checkText, { email })}</p>
      {waiting && <p>{t(waiting === 'question' ? account.checkQuestion : account.checkPlan)}</p>}
      {/* The link may open in another browser than the one that is in use here, as it does beside an installed app. */}
      <PasscodeForm to={{ email }} label={t(account.mailCode)} submit={account.confirmCode} />
    </MailPage>
  );
}
