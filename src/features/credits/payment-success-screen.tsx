import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { isPaid, type PaymentOrder } from '#domain/credits/statement.ts';
import { credits as texts } from '#i18n/catalogue/credits.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { formatNumber, formatRupees } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useSession } from '#session/use-session.ts';
import { Deferred } from '#ui/deferred.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AlertIcon, CheckCircleIcon, ClockIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './credits.module.css';
import { useOrder } from './use-order.ts';

/** Where an order stands, as the server says it: an address alone is no proof of a payment. */
export function PaymentSuccessScreen({ orderId }: { orderId: string }) {
  const { t } = useI18n();
  const session = useSession();
  return (
    <Screen width="reading" documentTitle={`${t(texts.successPage)} · ${t(ui.productName)}`}>
      {session.status === 'signed-in' && (
        <Outcome key={`${session.user.id} ${orderId}`} userId={session.user.id} orderId={orderId} />
      )}
    </Screen>
  );
}

function Outcome({ userId, orderId }: { userId: string; orderId: string }) {
  const { t } = useI18n();
  const { found, lookAgain } = useOrder(userId, orderId);
  switch (found.kind) {
    case 'looking':
      return (
        <Deferred>
          <State picture={<ClockIcon size="3rem" />} title={t(texts.checkingTitle)}>
            {t(texts.checkingText)}
          </State>
        </Deferred>
      );
    case 'absent':
      return (
        <State picture={<AlertIcon size="3rem" />} title={t(texts.unknownOrderTitle)}>
          {t(texts.unknownOrderText)}
        </State>
      );
    case 'not-told':
      return (
        <State
          picture={<AlertIcon size="3rem" />}
          title={t(texts.notToldTitle)}
          act={
            <Button variant="default" onClick={lookAgain}>
              {t(texts.tryAgain)}
            </Button>
          }
        >
          {t(texts.notToldText)}
        </State>
      );
    case 'found':
      return <OrderState order={found.order} />;
  }
}

function OrderState({ order }: { order: PaymentOrder }) {
  const { t, language } = useI18n();
  if (order.state === 'pending') {
    return (
      <State picture={<ClockIcon size="3rem" />} title={t(texts.waitingTitle)}>
        {t(texts.waitingText)}
      </State>
    );
  }
  if (!isPaid(order)) {
    return (
      <State picture={<AlertIcon size="3rem" />} title={t(texts.notPaidTitle)}>
        {t(texts.notPaidText)}
      </State>
    );
  }
  const receipt = (
    <Link to="/receipt/$order" params={{ order: order.id }} className={classes.receiptWay}>
      {t(texts.viewReceipt)}
    </Link>
  );
  if (order.state === 'refunded') {
    return (
      <State picture={<CheckCircleIcon size="3rem" />} title={t(texts.refundedTitle)} act={receipt}>
        {t(texts.refundedText, { amount: formatRupees(order.refundedPaise / 100, language) })}
      </State>
    );
  }
  return (
    <State isGood picture={<CheckCircleIcon size="3rem" />} title={t(texts.paidTitle)} act={receipt}>
      {t(texts.paidText, { credits: formatNumber(order.credits, language) })}
    </State>
  );
}

interface StateProps {
  picture: ReactNode;
  /** It is what was hoped for. */
  isGood?: boolean;
  title: string;
  act?: ReactNode;
  children: ReactNode;
}

function State({ picture, isGood, title, act, children }: StateProps) {
  const { t } = useI18n();
  return (
    <div aria-live="polite">
      <EmptyState
        order={1}
        picture={
          <span className={classes.outcomePicture} data-is-good={isGood === true}>
            {picture}
          </span>
        }
        title={title}
        text={children}
        action={
          <div className={classes.outcomeActs}>
            <LinkButton to="/chat">{t(texts.startChatting)}</LinkButton>
            <LinkButton to="/subscriptions" variant="default">
              {t(texts.viewCredits)}
            </LinkButton>
            {act}
          </div>
        }
      />
    </div>
  );
}
