import { Button } from '@mantine/core';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { MailPage } from './mail-page.tsx';

export interface CheckYourEmailProps {
  email: string;
  /** Where this backend shows its mails; undefined where they really go out. */
  mailbox: string | undefined;
  isQuestionKept: boolean;
  onBack(): void;
}

export function CheckYourEmail({ email, mailbox, isQuestionKept, onBack }: CheckYourEmailProps) {
  const { t } = useI18n();
  return (
    <MailPage
      title={t(account.checkTitle)}
      mailbox={mailbox}
      action={
        <Button variant="default" onClick={onBack}>
          {t(account.backToSignUp)}
        </Button>
      }
    >
      <p>{t(account.checkText, { email })}</p>
      {isQuestionKept && <p>{t(account.checkQuestion)}</p>}
    </MailPage>
  );
}
