import { Button } from '@mantine/core';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { MailIcon } from '#ui/icons.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './account.module.css';
import { MailboxNote } from './mailbox-note.tsx';

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
    <Screen width="narrow" documentTitle={`${t(account.checkTitle)} · Disha`}>
      <div className={classes.message} data-testid="check-your-email">
        <span className={classes.messageIcon}>
          <MailIcon size="2.5rem" />
        </span>
        <h1 className={classes.title} tabIndex={-1}>
          {t(account.checkTitle)}
        </h1>
        <p>{t(account.checkText, { email })}</p>
        {isQuestionKept && <p>{t(account.checkQuestion)}</p>}
        {mailbox !== undefined && <MailboxNote address={mailbox} />}
        <Button variant="default" onClick={onBack}>
          {t(account.backToSignUp)}
        </Button>
      </div>
    </Screen>
  );
}
