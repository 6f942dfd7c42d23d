import { Button } from '@mantine/core';
import { isPaid } from '#domain/credits/statement.ts';
import { receipt as texts } from '#i18n/catalogue/receipt.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { BackButton } from '#ui/back-button.tsx';
import { Deferred } from '#ui/deferred.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { ReceiptPage } from './receipt-page.tsx';
import { useOrder } from './use-order.ts';
import { useSetup } from './use-setup.ts';

/** The receipt of one purchase, to be printed. */
export function ReceiptScreen({ orderId }: { orderId: string }) {
  const { t } = useI18n();
  const session = useSession();
  return (
    <Screen width="reading" documentTitle={`${t(texts.title)} · ${t(ui.productName)}`}>
      <div data-frame-part>
        <BackButton />
      </div>
      {session.status === 'signed-in' && (
        <ReceiptOf key={`${session.user.id} ${orderId}`} user={session.user} orderId={orderId} />
      )}
    </Screen>
  );
}

function ReceiptOf({ user, orderId }: { user: SessionUser; orderId: string }) {
  const { t } = useI18n();
  const { found, lookAgain } = useOrder(user.id, orderId);
  const { setup } = useSetup();
  const toPlans = (
    <LinkButton to="/subscriptions" variant="default">
      {t(texts.toPlans)}
    </LinkButton>
  );
  switch (found.kind) {
    case 'looking':
      return (
        <Deferred>
          <output>{t(texts.loading)}</output>
        </Deferred>
      );
    case 'absent':
      return (
        <EmptyState order={1} title={t(texts.unknownTitle)} text={t(texts.unknownText)} action={toPlans} />
      );
    case 'not-told':
      return (
        <EmptyState
          order={1}
          title={t(texts.notToldTitle)}
          text={t(texts.notToldText)}
          action={<Button onClick={lookAgain}>{t(texts.tryAgain)}</Button>}
        />
      );
    case 'found':
      return isPaid(found.order) ? (
        <ReceiptPage user={user} order={found.order} seller={setup?.seller} />
      ) : (
        <EmptyState order={1} title={t(texts.notPaidTitle)} text={t(texts.notPaidText)} action={toPlans} />
      );
  }
}
