import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { EstablishOutcome } from '#session/establish-session.ts';
import { whenSessionKnown } from '#session/session-store.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { showToast, type ToastText } from '#ui/toast.ts';
import { landing } from './landing.ts';
import { oncePerAddress } from './once.ts';
import { WaitingPage } from './waiting-page.tsx';

/** The confirmation is left on screen this long before the chat opens. */
const leaveAfterMs = 1000;

type Outcome = EstablishOutcome | { kind: 'broken' };

const establish = oncePerAddress(async (address): Promise<{ outcome: Outcome; to: { session?: string } }> => {
  // The question is handed over as soon as somebody is signed in, so its conversation is looked up before.
  const to = await landing();
  try {
    await whenSessionKnown();
    const { establishSession } = await import('#session/establish-session.ts');
    return { outcome: await establishSession(address), to };
  } catch {
    return { outcome: { kind: 'broken' }, to };
  }
});

/** Where social sign-in and confirmation mails come back to. */
export function CallbackScreen() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    async function follow() {
      const { outcome: found, to } = await establish(window.location.href);
      if (isGone) return;
      setOutcome(found);
      if (found.kind === 'signed-in') {
        // The tokens leave the address bar and the history.
        window.history.replaceState(window.history.state, '', '/callback');
        showToast({ tone: 'success', title: { message: account.signedIn } });
        timer = setTimeout(() => void navigate({ to: '/chat', search: to, replace: true }), leaveAfterMs);
      } else {
        showToast({ tone: 'error', title: refusalText(found) });
      }
    }
    void follow();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [navigate]);

  if (outcome === undefined) {
    return <WaitingPage tone="working" title={t(account.callbackTitle)} text={t(account.callbackWorking)} />;
  }
  if (outcome.kind === 'signed-in') {
    return <WaitingPage tone="done" title={t(account.signedIn)} text={t(account.callbackDone)} />;
  }
  const text = refusalText(outcome);
  return (
    <WaitingPage
      tone="failed"
      title={t(account.callbackTitle)}
      text={typeof text === 'string' ? text : t(text.message, text.values)}
      action={<LinkButton to="/auth">{t(account.goToSignIn)}</LinkButton>}
    />
  );
}

function refusalText(outcome: Exclude<Outcome, { kind: 'signed-in' }>): ToastText {
  switch (outcome.kind) {
    case 'refused':
      return { message: account.loginFailed, values: { reason: outcome.reason } };
    case 'nothing':
    case 'broken':
      return { message: account.authenticationFailed };
    case 'failed':
      return {
        message: outcome.failure.code === 'no_connection' ? account.noConnection : account.sessionFailed,
      };
  }
}
