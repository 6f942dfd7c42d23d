import { Button } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { whenSessionKnown } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import type { VerifyOutcome } from '#session/verify-email.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { OtherUserPage } from './other-user-page.tsx';
import { arrivals, useArrival } from './use-arrival.ts';
import { WaitingPage } from './waiting-page.tsx';

const verify = arrivals<VerifyOutcome>(
  async (address) => {
    await whenSessionKnown();
    const { verifyEmail } = await import('#session/verify-email.ts');
    return verifyEmail(address, Date.now());
  },
  { kind: 'no-session' },
);

type Refusal = Exclude<VerifyOutcome['kind'], 'verified' | 'confirmed' | 'other-user'>;

const refusals: Record<Refusal, Message> = {
  'invalid-link': account.verifyInvalidLink,
  unasked: account.linkUnasked,
  refused: account.verifyFailed,
  'too-many': account.resetTooMany,
  'invalid-response': account.verifyInvalidResponse,
  'no-session': account.sessionFailed,
  'no-connection': account.noConnectionHere,
};

/** A lost connection is a failure in the words of all; what to do about it stands on the page. */
function toastOf(kind: Refusal): Message {
  return kind === 'no-connection' ? account.verifyFailed : refusals[kind];
}

const rules = {
  success: (outcome: VerifyOutcome) =>
    outcome.kind === 'verified'
      ? { message: account.addressConfirmed, values: { email: outcome.email } }
      : undefined,
  refusalText: ({ kind }: VerifyOutcome) =>
    kind === 'verified' || kind === 'confirmed' || kind === 'other-user'
      ? undefined
      : { message: toastOf(kind) },
  leaveAfterMs: 2000,
};

/** Where the link of the confirmation mail leads. `signOutButton` stays on this page when somebody has left. */
export function VerifyEmailScreen({ signOutButton }: { signOutButton: ReactNode }) {
  const { t } = useI18n();
  const { status } = useSession();
  const { outcome, again } = useArrival(verify, rules);
  const isFree = outcome?.kind === 'other-user' && status === 'guest';
  useEffect(() => {
    if (isFree) again();
  }, [isFree, again]);

  if (outcome === undefined) {
    return <WaitingPage tone="working" title={t(account.verifyTitle)} text={t(account.verifying)} />;
  }
  if (outcome.kind === 'verified') {
    return <WaitingPage tone="done" title={t(account.verifiedTitle)} text={t(account.verified)} />;
  }
  if (outcome.kind === 'confirmed') {
    return (
      <WaitingPage
        tone="done"
        title={t(account.verifiedTitle)}
        text={t(account.confirmedElsewhere, { email: outcome.email })}
        action={<LinkButton to="/auth">{t(account.goToSignIn)}</LinkButton>}
      />
    );
  }
  if (outcome.kind === 'other-user') {
    return (
      <OtherUserPage title={t(account.verifyTitle)} email={outcome.email} signOutButton={signOutButton} />
    );
  }
  const mayWorkLater = outcome.kind === 'no-connection' || outcome.kind === 'too-many';
  return (
    <WaitingPage
      tone="failed"
      title={t(account.verifyStoppedTitle)}
      text={t(refusals[outcome.kind])}
      action={
        <>
          {mayWorkLater && <Button onClick={again}>{t(account.tryAgain)}</Button>}
          <LinkButton to="/auth" variant={mayWorkLater ? 'default' : 'filled'}>
            {t(account.goToSignIn)}
          </LinkButton>
        </>
      }
    />
  );
}
