import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { EstablishOutcome } from '#session/establish-session.ts';
import { whenSessionKnown } from '#session/session-store.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { ToastText } from '#ui/toast.ts';
import { arrivals, useArrival } from './use-arrival.ts';
import { WaitingPage } from './waiting-page.tsx';

type Outcome = EstablishOutcome | { kind: 'broken' };

const establish = arrivals<Outcome>(
  async (address) => {
    await whenSessionKnown();
    const { establishSession } = await import('#session/establish-session.ts');
    return establishSession(address);
  },
  { kind: 'broken' },
);

const rules = {
  isSignedIn: (outcome: Outcome) => outcome.kind === 'signed-in',
  refusalText,
  leaveAfterMs: 1000,
};

/** Where social sign-in and confirmation mails come back to. */
export function CallbackScreen() {
  const { t } = useI18n();
  const outcome = useArrival(establish, rules);

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

function refusalText(outcome: Outcome): ToastText {
  switch (outcome.kind) {
    case 'signed-in':
      return { message: account.signedIn };
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
