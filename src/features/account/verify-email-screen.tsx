import { account } from '#i18n/catalogue/account.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { VerifyOutcome } from '#session/verify-email.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { arrivals, useArrival } from './use-arrival.ts';
import { WaitingPage } from './waiting-page.tsx';

const verify = arrivals<VerifyOutcome>(
  async (address) => {
    const { verifyEmail } = await import('#session/verify-email.ts');
    return verifyEmail(address);
  },
  { kind: 'no-session' },
);

const texts: Record<VerifyOutcome['kind'], Message> = {
  verified: account.verified,
  'invalid-link': account.verifyInvalidLink,
  refused: account.verifyFailed,
  'invalid-response': account.verifyInvalidResponse,
  'no-session': account.sessionFailed,
  'no-connection': account.noConnection,
};

const rules = {
  isSignedIn: ({ kind }: VerifyOutcome) => kind === 'verified',
  refusalText: ({ kind }: VerifyOutcome) => ({ message: texts[kind] }),
  leaveAfterMs: 2000,
};

/** Where the link of the confirmation mail leads. */
export function VerifyEmailScreen() {
  const { t } = useI18n();
  const outcome = useArrival(verify, rules);

  if (outcome === undefined) {
    return <WaitingPage tone="working" title={t(account.verifyTitle)} text={t(account.verifying)} />;
  }
  if (outcome.kind === 'verified') {
    return <WaitingPage tone="done" title={t(account.verifiedTitle)} text={t(texts.verified)} />;
  }
  return (
    <WaitingPage
      tone="failed"
      title={t(account.verifyTitle)}
      text={t(texts[outcome.kind])}
      action={<LinkButton to="/auth">{t(account.goToSignIn)}</LinkButton>}
    />
  );
}
