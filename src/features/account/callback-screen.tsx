import { useEffect, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import type { EstablishOutcome } from '#session/establish-session.ts';
import { whenSessionKnown } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { ToastText } from '#ui/toast.ts';
import { OtherUserPage } from './other-user-page.tsx';
import { arrivals, useArrival } from './use-arrival.ts';
import { WaitingPage } from './waiting-page.tsx';

type Outcome = EstablishOutcome | { kind: 'broken' };

const establish = arrivals<Outcome>(
  async (address) => {
    await whenSessionKnown();
    const { establishSession } = await import('#session/establish-session.ts');
    return establishSession(address, Date.now());
  },
  { kind: 'broken' },
);

const rules = {
  success: ({ kind }: Outcome) => kind === 'signed-in' || undefined,
  refusalText,
  leaveAfterMs: 1000,
};

/** Where social sign-in and confirmation mails come back to. `signOutButton` stays on this page when somebody has left. */
export function CallbackScreen({ signOutButton }: { signOutButton: ReactNode }) {
  const { t } = useI18n();
  const { status } = useSession();
  const { outcome, again } = useArrival(establish, rules);
  const isFree = outcome?.kind === 'other-user' && status === 'guest';
  useEffect(() => {
    if (isFree) again();
  }, [isFree, again]);

  if (outcome === undefined) {
    return <WaitingPage tone="working" title={t(account.callbackTitle)} text={t(account.callbackWorking)} />;
  }
  if (outcome.kind === 'signed-in') {
    return <WaitingPage tone="done" title={t(account.signedIn)} text={t(account.callbackDone)} />;
  }
  if (outcome.kind === 'other-user') {
    return (
      <OtherUserPage title={t(account.callbackTitle)} email={outcome.email} signOutButton={signOutButton} />
    );
  }
  const text = refusalText(outcome);
  const isUnreached = outcome.kind === 'failed' && outcome.failure.code === 'no_connection';
  return (
    <WaitingPage
      tone="failed"
      title={t(account.callbackStoppedTitle)}
      text={typeof text === 'object' ? t(text.message, text.values) : (text ?? '')}
      action={
        <>
          {isUnreached && <Button onClick={again}>{t(account.tryAgain)}</Button>}
          <LinkButton to="/auth" variant={isUnreached ? 'default' : 'filled'}>
            {t(account.goToSignIn)}
          </LinkButton>
        </>
      }
    />
  );
}

function refusalText(outcome: Outcome): ToastText | undefined {
  switch (outcome.kind) {
    case 'signed-in':
    case 'other-user':
      return undefined;
    case 'refused':
      return {
        message: outcome.code === 'access_denied' ? account.loginDenied : account.authenticationFailed,
      };
    case 'nothing':
    case 'broken':
      return { message: account.authenticationFailed };
    case 'unasked':
      return { message: account.linkUnasked };
    case 'failed':
      return {
        message: outcome.failure.code === 'no_connection' ? account.noConnection : account.sessionFailed,
      };
    default:
      return assertNever(outcome);
  }
}
