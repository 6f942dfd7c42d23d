import { createFileRoute } from '@tanstack/react-router';
import { LogoutButton } from '#app/frame/logout-button.tsx';
import { ResetPasswordScreen } from '#features/account/reset-password-screen.tsx';
import { account } from '#i18n/catalogue/account.ts';

export const Route = createFileRoute('/reset-password')({ component: ResetPasswordPage });

function ResetPasswordPage() {
  return <ResetPasswordScreen signOutButton={<LogoutButton label={account.signOutFirst} staysHere />} />;
}
