import { createFileRoute } from '@tanstack/react-router';
import { LogoutButton } from '#app/frame/logout-button.tsx';
import { VerifyEmailScreen } from '#features/account/verify-email-screen.tsx';
import { account } from '#i18n/catalogue/account.ts';

export const Route = createFileRoute('/verify-email')({ component: VerifyEmailPage });

function VerifyEmailPage() {
  return <VerifyEmailScreen signOutButton={<LogoutButton label={account.signOutFirst} staysHere />} />;
}
