import type { ReactNode } from 'react';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { AlertIcon, CheckCircleIcon } from '#ui/icons.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './account.module.css';

export interface WaitingPageProps {
  tone: 'working' | 'done' | 'failed';
  title: string;
  text: string;
  /** The way on, where there is something to choose. */
  action?: ReactNode;
}

/** A page that works on the address it was opened with, and says how that stands. */
export function WaitingPage({ tone, title, text, action }: WaitingPageProps) {
  const { t } = useI18n();
  return (
    <Screen width="narrow" documentTitle={`${title} · ${t(ui.productName)}`}>
      <div className={classes.message}>
        <span className={classes.messageIcon}>
          {tone === 'working' && <LogoMark className={classes.messageMark} />}
          {tone === 'done' && <CheckCircleIcon size="3rem" />}
          {tone === 'failed' && <AlertIcon size="3rem" />}
        </span>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        <p role={tone === 'failed' ? 'alert' : 'status'}>{text}</p>
        {action}
      </div>
    </Screen>
  );
}
