import { account } from '#i18n/catalogue/account.ts';
import { SendAgain } from './send-again.tsx';

interface SendMailAgainProps {
  email: string;
  isPausedAtFirst: boolean;
  onSent?(): void;
}

/** Has the mail that confirms an address sent once more. */
export function SendMailAgain({ email, isPausedAtFirst, onSent }: SendMailAgainProps) {
  return (
    <SendAgain
      label={account.sendMailAgain}
      sent={account.mailSent}
      notSent={account.mailNotSent}
      isPausedAtFirst={isPausedAtFirst}
      {...(onSent && { onSent })}
      send={async () => {
        const { requestVerificationMail } = await import('#session/verification-mail.ts');
        const outcome = await requestVerificationMail({ email, now: Date.now() });
        return outcome.kind === 'failed' ? outcome.failure : undefined;
      }}
    />
  );
}
