import { liveQuery } from 'dexie';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { creditsHere } from '#db/credits.ts';
import { userDatabase } from '#db/database.ts';
import { credits as texts } from '#i18n/catalogue/credits.ts';
import { holdStill } from '#lib/undisturbed.ts';
import { logQuietly } from '#lib/log.ts';
import {
  beginPurchase,
  goToCheckout,
  keptAttempt,
  lookAtWaiting,
  paymentNews,
  takeReturn,
  type PaymentNews,
} from '#session/payments.ts';
import type { Session } from '#session/session-store.ts';
import { dismissToastAbout, showToast } from '#ui/toast.ts';
import { buyTroubleTexts } from './failure-text.ts';
import { useConnected } from './use-connected.ts';

export type Purchase =
  | { kind: 'idle' }
  /** On the way to the checkout. */
  | { kind: 'starting'; planId: string }
  /** Back from it: the server is being asked. */
  | { kind: 'checking' }
  /** Back from it, but nobody is signed in. */
  | { kind: 'signed-out' }
  | Exclude<PaymentNews, { kind: 'none' | 'waiting' }>
  /** The bank has not said yes; `isLong`: for so long that nobody need watch. */
  | { kind: 'waiting'; orderId: string; isLong: boolean };

export interface UsedPurchase {
  purchase: Purchase;
  buy(planId: string): void;
  /** Goes to the checkout once more, for the order that was not paid. */
  tryAgain(): void;
  checkAgain(): void;
  close(): void;
}

/** What is told of a purchase. */
const act = 'purchase';

/** The pauses between questions while the bank or the server is waited for; after the last one the page asks only when it is looked at. */
const pausesMs = [...repeat(10, 3_000), ...repeat(12, 10_000), ...repeat(16, 30_000)];

/**
 * Buying a plan, from the first press to the end that is told, through the checkout and back. For one person at a time:
 * draw it anew for another.
 */
export function usePurchase(session: Session, onPaid: () => void): UsedPurchase {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const navigate = useNavigate();
  const { status } = session;
  const [purchase, setPurchase] = useState(() => onArrival(fragment, status));
  const user = status === 'signed-in' ? session.user : undefined;
  const userId = user?.id;
  const isLeaving = useRef(false);
  const isLooking = useRef(false);
  /** The order whose check was told to have failed: once, however often it is checked behind that. */
  const toldOf = useRef<string>(undefined);

  const tell = useCallback(
    (news: PaymentNews) => {
      setPurchase((before) => afterNews(before, news));
      if (news.kind === 'paid') onPaid();
      if (news.kind !== 'refused' && news.kind !== 'unchecked') {
        toldOf.current = undefined;
        if (news.kind !== 'none') dismissToastAbout(act);
      } else if (toldOf.current !== news.orderId) {
        toldOf.current = news.orderId;
        showToast({ tone: 'error', title: { message: texts.verifyFailed }, about: act });
      }
    },
    [onPaid],
  );

  const look = useCallback(async () => {
    if (userId === undefined || isLooking.current) return;
    isLooking.current = true;
    try {
      tell(await paymentNews(userId));
    } catch (error) {
      logQuietly('payment', error);
      setPurchase((before) => (before.kind === 'checking' ? { kind: 'idle' } : before));
    } finally {
      isLooking.current = false;
    }
  }, [userId, tell]);

  // What came back has been taken in, and leaves the address.
  useEffect(() => {
    if (fragment.startsWith('checkout=')) void navigate({ to: '/subscriptions', replace: true });
  }, [fragment, navigate]);

  useConnected(look);

  useEffect(() => {
    function onLook(): void {
      if (document.visibilityState === 'visible') void look();
    }
    function onShow({ persisted }: PageTransitionEvent): void {
      if (!persisted) return;
      // Somebody went back from the checkout to the page as it was left.
      isLeaving.current = false;
      takeReturn('');
      setPurchase((before) => (before.kind === 'starting' ? { kind: 'idle' } : before));
      void look();
    }
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [look]);

  const isStarting = purchase.kind === 'starting';
  useEffect(() => (isStarting ? holdStill() : undefined), [isStarting]);

  const waitingFor = purchase.kind === 'waiting' && !purchase.isLong ? purchase.orderId : undefined;
  useEffect(() => {
    if (waitingFor === undefined || userId === undefined) return undefined;
    return poll(
      () => lookAtWaiting(userId, waitingFor),
      'waiting',
      (news) => {
        if (news) tell(news);
        else setPurchase({ kind: 'waiting', orderId: waitingFor, isLong: true });
      },
    );
  }, [waitingFor, userId, tell]);

  const isUnchecked = purchase.kind === 'unchecked';
  useEffect(() => {
    if (!isUnchecked || userId === undefined) return undefined;
    // A single call that is lost brings no word that the connection is back.
    return poll(
      () => paymentNews(userId),
      'unchecked',
      (news) => news && tell(news),
    );
  }, [isUnchecked, userId, tell]);

  const isAwaited = isUnchecked || purchase.kind === 'waiting';
  useEffect(() => {
    if (!isAwaited || userId === undefined) return undefined;
    let before: number | undefined;
    const subscription = liveQuery(() => creditsHere(userDatabase(userId))).subscribe({
      next({ thirds }) {
        // The credits may come by another way than the answer to this page.
        if (before !== undefined && thirds !== undefined && thirds > before) void look();
        before = thirds;
      },
      error: (error: unknown) => logQuietly('payment', error),
    });
    return () => subscription.unsubscribe();
  }, [isAwaited, userId, look]);

  async function begin(planId: string): Promise<void> {
    // A second press finds the first one under way.
    if (!user || isLeaving.current) return;
    isLeaving.current = true;
    dismissToastAbout(act);
    setPurchase({ kind: 'starting', planId });
    const begun = await beginPurchase(user, planId).catch((error: unknown) => {
      logQuietly('payment', error);
      return { kind: 'refused', trouble: 'failed' } as const;
    });
    if (begun.kind === 'ready') return goToCheckout();
    isLeaving.current = false;
    setPurchase({ kind: 'idle' });
    if (begun.kind === 'news') return tell(begun.news);
    showToast({
      tone: 'error',
      title: { message: texts.initiateFailed },
      description: { message: buyTroubleTexts[begun.trouble] },
      about: act,
    });
  }

  return {
    purchase,
    buy: (planId) => void begin(planId),
    tryAgain() {
      const planId = keptAttempt()?.planId;
      if (planId) void begin(planId);
      else setPurchase({ kind: 'idle' });
    },
    checkAgain() {
      if (userId === undefined) return;
      if (purchase.kind !== 'waiting') {
        toldOf.current = undefined;
        dismissToastAbout(act);
        setPurchase({ kind: 'checking' });
        return void look();
      }
      setPurchase({ ...purchase, isLong: false });
      lookAtWaiting(userId, purchase.orderId).then(tell, (error: unknown) => logQuietly('payment', error));
    },
    close: () => setPurchase({ kind: 'idle' }),
  };
}

/** Takes in what the checkout has left before anything else is asked or drawn; the same again finds the same. */
function onArrival(fragment: string, status: Session['status']): Purchase {
  if (takeReturn(fragment)?.returned?.kind !== 'paid') return { kind: 'idle' };
  return { kind: status === 'guest' ? 'signed-out' : 'checking' };
}

function afterNews(before: Purchase, news: PaymentNews): Purchase {
  // What could not be checked has found its end elsewhere.
  if (news.kind === 'none')
    return before.kind === 'checking' || before.kind === 'unchecked' ? { kind: 'idle' } : before;
  // On the way to the checkout nothing else is told.
  if (before.kind === 'starting') return before;
  return news.kind === 'waiting' ? { ...news, isLong: false } : news;
}

/** Asks until the answer is another than it was, or until there are no pauses left: then tells undefined. */
function poll(
  ask: () => Promise<PaymentNews>,
  before: PaymentNews['kind'],
  tell: (news: PaymentNews | undefined) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isStopped = false;
  function wait(round: number): void {
    const pauseMs = pausesMs[round];
    if (pauseMs === undefined) return tell(undefined);
    timer = setTimeout(() => void next(round), pauseMs);
  }
  async function next(round: number): Promise<void> {
    const news = await ask().catch(() => undefined);
    if (isStopped) return;
    if (news && news.kind !== before) tell(news);
    else wait(round + 1);
  }
  wait(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

function repeat(times: number, ms: number): number[] {
  return Array.from({ length: times }, () => ms);
}
