import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { MailIcon } from '#ui/icons.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './account.module.css';
import { MailboxNote } from './mailbox-note.tsx';

export interface MailPageProps {
  title: string;
  /** Where this backend shows its mails; undefined where they really go out. */
  mailbox: string | undefined;
  children: ReactNode;
  action: ReactNode;
}

/** In place of a form that has sent a mail: what is in it and what comes next. */
export function MailPage({ title, mailbox, children, action }: MailPageProps) {
  const { t } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus has gone, and the address has not changed.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Screen width="narrow" documentTitle={`${title} · ${t(ui.productName)}`}>
      <div className={classes.message} data-testid="check-your-email">
        <span className={classes.messageIcon}>
          <MailIcon size="2.5rem" />
        </span>
        <h1 ref={heading} className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
        {mailbox !== undefined && <MailboxNote address={mailbox} />}
        {action}
      </div>
    </Screen>
  );
}
