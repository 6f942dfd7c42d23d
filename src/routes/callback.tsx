import { createFileRoute } from '@tanstack/react-router';
import { LogoutButton } from '#app/frame/logout-button.tsx';
import { CallbackScreen } from '#features/account/callback-screen.tsx';
import { account } from '#i18n/catalogue/account.ts';

export const Route = createFileRoute('/callback')({ component: CallbackPage });

function CallbackPage() {
  return <CallbackScreen signOutButton={<LogoutButton label={account.signOutFirst} staysHere />} />;
}
