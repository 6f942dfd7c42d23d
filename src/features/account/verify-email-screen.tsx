import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { VerifyOutcome } from '#session/verify-email.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { showToast } from '#ui/toast.ts';
import { landing } from './landing.ts';
import { oncePerAddress } from './once.ts';
import { WaitingPage } from './waiting-page.tsx';

/** The confirmation is left on screen this long before the chat opens. */
const leaveAfterMs = 2000;

const verify = oncePerAddress(
  async (address): Promise<{ outcome: VerifyOutcome; to: { session?: string } }> => {
    const to = await landing();
    try {
      const { verifyEmail } = await import('#session/verify-email.ts');
      return { outcome: await verifyEmail(address), to };
    } catch {
      return { outcome: { kind: 'no-session' }, to };
    }
  },
);

const problems: Record<Exclude<VerifyOutcome['kind'], 'verified'>, Message> = {
  'invalid-link': account.verifyInvalidLink,
  refused: account.verifyFailed,
  'invalid-response': account.verifyInvalidResponse,
  'no-session': account.sessionFailed,
  'no-connection': account.noConnection,
};

/** Where the link of the confirmation mail leads. */
export function VerifyEmailScreen() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<VerifyOutcome>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    async function follow() {
      const { outcome: found, to } = await verify(window.location.href);
      if (isGone) return;
      setOutcome(found);
      if (found.kind === 'verified') {
        showToast({ tone: 'success', title: { message: account.signedIn } });
        timer = setTimeout(() => void navigate({ to: '/chat', search: to, replace: true }), leaveAfterMs);
      } else {
        showToast({ tone: 'error', title: { message: problems[found.kind] } });
      }
    }
    void follow();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [navigate]);

  if (outcome === undefined) {
    return <WaitingPage tone="working" title={t(account.verifyTitle)} text={t(account.verifying)} />;
  }
  if (outcome.kind === 'verified') {
    return <WaitingPage tone="done" title={t(account.verifiedTitle)} text={t(account.verified)} />;
  }
  return (
    <WaitingPage
      tone="failed"
      title={t(account.verifyTitle)}
      text={t(problems[outcome.kind])}
      action={<LinkButton to="/auth">{t(account.goToSignIn)}</LinkButton>}
    />
  );
}
