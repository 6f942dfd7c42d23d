import { Button } from '@mantine/core';
import { useState } from 'react';
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
  const { email, mailbox } = mail;
  const [isSent, setIsSent] = useState(mail.isSent);
  return (
    <MailPage
      title={t(isSent ? account.checkTitle : account.accountMadeTitle)}
      mailbox={isSent ? mailbox : undefined}
      action={
        <>
          <SendMailAgain email={email} isPausedAtFirst={mail.isSent} onSent={() => setIsSent(true)} />
          <Button variant="default" onClick={onBack}>
            {t(account.backToSignUp)}
          </Button>
        </>
      }
    >
      <p>{t(isSent ? account.checkText : account.mailStillToCome, { email })}</p>
      {waiting && <p>{t(waiting === 'question' ? account.checkQuestion : account.checkPlan)}</p>}
      {/* The code comes with the mail. The link may open in another browser than the one that is in use here, as it does beside an installed app. */}
      {isSent && <PasscodeForm to={{ email }} label={t(account.mailCode)} submit={account.confirmCode} />}
    </MailPage>
  );
}
