import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import { showToast, type ToastText } from '#ui/toast.ts';
import { landing } from './landing.ts';
import { oncePerAddress } from './once.ts';

interface Arrival<Outcome> {
  outcome: Outcome;
  /** The conversation that waits for whoever is signed in now. */
  to: { session?: string };
}

/** Follows each address once; `broken` is the outcome where following it failed by itself. */
export function arrivals<Outcome>(
  follow: (address: URL) => Promise<Outcome>,
  broken: Outcome,
): (href: string) => Promise<Arrival<Outcome>> {
  return oncePerAddress(async (address) => {
    // The question is handed over as soon as somebody is signed in, so its conversation is looked up before.
    const to = await landing();
    try {
      return { outcome: await follow(address), to };
    } catch {
      return { outcome: broken, to };
    }
  });
}

interface ArrivalRules<Outcome> {
  isSignedIn(outcome: Outcome): boolean;
  refusalText(outcome: Outcome): ToastText;
  /** How long the confirmation is left on screen before the chat opens. */
  leaveAfterMs: number;
}

/**
 * Follows an address that came from a mail or a provider, and tells its outcome; undefined while it is looked at.
 * `arrive` and `rules` must stay the same between renderings.
 */
export function useArrival<Outcome>(
  arrive: ReturnType<typeof arrivals<Outcome>>,
  rules: ArrivalRules<Outcome>,
): Outcome | undefined {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    async function follow() {
      const { outcome: found, to } = await arrive(window.location.href);
      if (isGone) return;
      setOutcome(found);
      if (rules.isSignedIn(found)) {
        // The tokens leave the address bar and the history.
        window.history.replaceState(window.history.state, '', window.location.pathname);
        showToast({ tone: 'success', title: { message: account.signedIn } });
        timer = setTimeout(
          () => void navigate({ to: '/chat', search: to, replace: true }),
          rules.leaveAfterMs,
        );
      } else {
        showToast({ tone: 'error', title: rules.refusalText(found) });
      }
    }
    void follow();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [arrive, rules, navigate]);

  return outcome;
}
