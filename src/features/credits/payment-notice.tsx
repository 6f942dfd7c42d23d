import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { credits as texts } from '#i18n/catalogue/credits.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { setSession } from '#session/session-store.ts';
import { AlertIcon, ClockIcon, InfoIcon, PersonIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './credits.module.css';
import { failureText } from './failure-text.ts';
import type { Purchase } from './use-purchase.ts';

export interface PaymentNoticeProps {
  purchase: Purchase;
  onTryAgain(): void;
  onCheckAgain(): void;
  onClose(): void;
}

/** How the payment stands, above the plans. The region is always there, as screen readers only notice changes inside it. */
export function PaymentNotice(props: PaymentNoticeProps) {
  return (
    <div aria-live="polite" className={classes.notices}>
      <Notice {...props} />
    </div>
  );
}

function Notice({ purchase, onTryAgain, onCheckAgain, onClose }: PaymentNoticeProps) {
  const { t } = useI18n();
  const close = (
    <Button variant="default" onClick={onClose}>
      {t(texts.close)}
    </Button>
  );
  const checkAgain = (
    <Button variant="default" onClick={onCheckAgain}>
      {t(texts.checkAgain)}
    </Button>
  );
  switch (purchase.kind) {
    case 'idle':
    case 'starting':
    case 'paid':
      return null;
    case 'checking':
      return (
        <Card tone="slate" icon={<ClockIcon />} title={texts.checkingTitle}>
          <p>{t(texts.checkingText)}</p>
        </Card>
      );
    case 'waiting':
      return (
        <Card
          tone="slate"
          icon={<ClockIcon />}
          title={texts.waitingTitle}
          acts={purchase.isLong && checkAgain}
        >
          <p>{t(texts.waitingText)}</p>
          {purchase.isLong && <p>{t(texts.waitingLong)}</p>}
        </Card>
      );
    case 'failed': {
      const { message, values } = failureText(purchase.reason);
      return (
        <Card
          tone="terracotta"
          icon={<AlertIcon />}
          title={texts.failedTitle}
          acts={
            <>
              <Button onClick={onTryAgain}>{t(texts.tryAgain)}</Button>
              {close}
            </>
          }
        >
          <p>{t(message, values)}</p>
          <p>{t(texts.failedMoney)}</p>
        </Card>
      );
    }
    case 'unchecked':
      return (
        <Card
          tone="haldi"
          icon={<AlertIcon />}
          title={texts.uncheckedTitle}
          acts={
            purchase.trouble === 'signed-out' ? (
              // The page then asks for a sign-in, and the payment is checked after it.
              <Button onClick={() => setSession({ status: 'guest' })}>{t(texts.signIn)}</Button>
            ) : (
              checkAgain
            )
          }
        >
          <p>{t(purchase.trouble === 'signed-out' ? texts.signedOutText : texts.uncheckedText)}</p>
        </Card>
      );
    case 'refused':
      return (
        <Card
          tone="terracotta"
          icon={<AlertIcon />}
          title={texts.refusedTitle}
          acts={
            <>
              <LinkButton to="/contact">{t(texts.contact)}</LinkButton>
              {close}
            </>
          }
        >
          <p>{t(texts.refusedText, { order: purchase.orderId })}</p>
        </Card>
      );
    case 'foreign':
      return (
        <Card tone="slate" icon={<InfoIcon />} title={texts.foreignTitle} acts={close}>
          <p>{t(texts.foreignText)}</p>
        </Card>
      );
    case 'signed-out':
      return (
        <Card
          tone="haldi"
          icon={<PersonIcon />}
          title={texts.signedOutTitle}
          acts={
            <LinkButton to="/auth" search={{ redirect: '/subscriptions' }}>
              {t(texts.signIn)}
            </LinkButton>
          }
        >
          <p>{t(texts.signedOutText)}</p>
        </Card>
      );
    default:
      return assertNever(purchase);
  }
}

interface CardProps {
  tone: 'slate' | 'haldi' | 'terracotta';
  icon: ReactNode;
  title: Message;
  acts?: ReactNode;
  children: ReactNode;
}

function Card({ tone, icon, title, acts, children }: CardProps) {
  const { t } = useI18n();
  return (
    <div className={classes.notice} data-tone={tone} data-testid="payment-notice">
      {icon}
      <div className={classes.noticeWords}>
        <h2 className={classes.noticeTitle}>{t(title)}</h2>
        {children}
        {acts && <div className={classes.noticeActs}>{acts}</div>}
      </div>
    </div>
  );
}
