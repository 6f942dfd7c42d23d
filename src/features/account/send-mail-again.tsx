import { account } from '#i18n/catalogue/account.ts';
import { SendAgain } from './send-again.tsx';

/** Has the mail that confirms an address sent once more. */
export function SendMailAgain({ email, isPausedAtFirst }: { email: string; isPausedAtFirst: boolean }) {
  return (
    <SendAgain
      label={account.sendMailAgain}
      sent={account.mailSent}
      notSent={account.mailNotSent}
      isPausedAtFirst={isPausedAtFirst}
      send={async () => {
        const { requestVerificationMail } = await import('#session/verification-mail.ts');
        const outcome = await requestVerificationMail({ email, now: Date.now() });
        return outcome.kind === 'failed' ? outcome.failure : undefined;
      }}
    />
  );
}
