import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import { showToast, type ToastText } from '#ui/toast.ts';
import { landing, type Landing } from './landing.ts';
import { oncePerAddress } from './once.ts';

interface Arrival<Outcome> {
  outcome: Outcome;
  /** What waits for whoever is signed in now. */
  to: Landing;
}

/** An attempt to follow an address; the same attempt is made once. */
export type Arrivals<Outcome> = (href: string, attempt: number) => Promise<Arrival<Outcome>>;

/** Follows each address once an attempt; `broken` is the outcome where following it failed by itself. */
export function arrivals<Outcome>(
  follow: (address: URL) => Promise<Outcome>,
  broken: Outcome,
): Arrivals<Outcome> {
  return oncePerAddress(async (address) => {
    // The question is handed over as soon as somebody is signed in, so it is looked up before where that leads.
    const to = await landing();
    try {
      return { outcome: await follow(address), to };
    } catch {
      return { outcome: broken, to };
    }
  });
}

interface ArrivalRules<Outcome> {
  /** What a success is told with; undefined where it is none. */
  success(outcome: Outcome): ToastText | true | undefined;
  /** Undefined where the screen asks something instead. */
  refusalText(outcome: Outcome): ToastText | undefined;
  /** How long the confirmation is left on screen before it leads on. */
  leaveAfterMs: number;
}

/**
 * Follows an address that came from a mail or a provider, and tells its outcome; undefined while it is looked at. What
 * the address carries leaves the address bar and the history at once, and is kept here for a second try.
 * `arrive` and `rules` must stay the same between renderings.
 */
export function useArrival<Outcome>(
  arrive: Arrivals<Outcome>,
  rules: ArrivalRules<Outcome>,
): { outcome: Outcome | undefined; again(): void } {
  const navigate = useNavigate();
  const [href] = useState(() => window.location.href);
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    if (window.location.search + window.location.hash !== '')
      window.history.replaceState(window.history.state, '', window.location.pathname);
    async function follow() {
      const { outcome: found, to } = await arrive(href, attempt);
      if (isGone) return;
      setOutcome(found);
      const success = rules.success(found);
      const refusal = rules.refusalText(found);
      if (success) {
        showToast({
          tone: 'success',
          title: { message: account.signedIn },
          ...(success !== true && { description: success }),
        });
        timer = setTimeout(
          () =>
            void navigate(
              to.to === '/chat'
                ? { to: to.to, search: to.search, replace: true }
                : { to: to.to, replace: true },
            ),
          rules.leaveAfterMs,
        );
      } else if (refusal) {
        showToast({ tone: 'error', title: refusal });
      }
    }
    void follow();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [arrive, rules, navigate, href, attempt]);

  return {
    outcome,
    again: () => {
      setOutcome(undefined);
      setAttempt((before) => before + 1);
    },
  };
}
