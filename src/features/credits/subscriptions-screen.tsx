import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { credits as texts } from '#i18n/catalogue/credits.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { Session } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { syncStatusStore } from '#sync/sync-status.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { showToast } from '#ui/toast.ts';
import { AccountOfCredits } from './account-of-credits.tsx';
import classes from './credits.module.css';
import { HowCreditsWork } from './how-credits-work.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PlanCards } from './plan-cards.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { usePlans, type FoundPlans } from './use-plans.ts';
import { usePurchase } from './use-purchase.ts';
import { useSetup } from './use-setup.ts';

/** Plans for everybody; for whoever is signed in also what they have, what it went on, and the way to buy more. */
export function SubscriptionsScreen() {
  const session = useSession();
  return (
    <Subscriptions
      key={session.status === 'signed-in' ? session.user.id : session.status}
      session={session}
    />
  );
}

function Subscriptions({ session }: { session: Session }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const syncNow = useStore(syncStatusStore, (status) => status.syncNow);
  // The balance moves with the mirror, and the account of credits follows the balance.
  const onPaid = useCallback(() => void syncNow?.(), [syncNow]);
  const { purchase, buy, tryAgain, checkAgain, close } = usePurchase(session, onPaid);
  const { found, lookAgain } = usePlans();
  const { setup, isLooking } = useSetup();
  // How they are paid for stands above them.
  const shown: FoundPlans = isLooking ? { kind: 'looking' } : found;

  function buyOrSignIn(planId: string): void {
    if (session.status === 'signed-in') return buy(planId);
    if (session.status === 'starting') return;
    showToast({ tone: 'error', title: { message: texts.signInToBuy } });
    void navigate({ to: '/auth', search: { redirect: '/subscriptions' } });
  }

  const plans = (
    <PlanCards
      found={shown}
      setup={setup}
      startingPlanId={purchase.kind === 'starting' ? purchase.planId : undefined}
      onBuy={buyOrSignIn}
      onLookAgain={lookAgain}
    />
  );
  return (
    <Screen title={t(texts.title)} intro={t(texts.intro)}>
      <div className={classes.page} data-pending={shown.kind === 'looking' || undefined}>
        <PaymentNotice purchase={purchase} onTryAgain={tryAgain} onCheckAgain={checkAgain} onClose={close} />
        {session.status === 'signed-in' ? (
          <AccountOfCredits userId={session.user.id} plans={plans} aside={<HowCreditsWork />} />
        ) : (
          <>
            {plans}
            {session.status === 'guest' && <GuestOffer />}
            <HowCreditsWork />
          </>
        )}
      </div>
      {purchase.kind === 'paid' && (
        <SuccessDialog orderId={purchase.orderId} credits={purchase.credits} onClose={close} />
      )}
    </Screen>
  );
}

function GuestOffer() {
  const { t } = useI18n();
  return (
    <section className={classes.offer} aria-labelledby="offer-title">
      <div>
        <h2 id="offer-title" className={classes.heading}>
          {t(texts.guestTitle)}
        </h2>
        <p className={classes.quiet}>{t(texts.guestText)}</p>
      </div>
      <LinkButton to="/auth" search={{ redirect: '/subscriptions' }} variant="light">
        {t(texts.signIn)}
      </LinkButton>
    </section>
  );
}
