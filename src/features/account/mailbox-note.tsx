import { Button } from '@mantine/core';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './account.module.css';

/** Where the mails of a backend without a mail service are read. */
export function MailboxNote({ address }: { address: string }) {
  const { t } = useI18n();
  return (
    <div className={classes.mailbox}>
      <p>{t(account.mailboxText)}</p>
      {/* A page of the server, so an ordinary link. */}
      <Button component="a" variant="light" href={address}>
        {t(account.openMailbox)}
      </Button>
    </div>
  );
}
