import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '#features/coming-soon/coming-soon-screen.tsx';
import { SignInFirstScreen } from '#features/coming-soon/sign-in-first-screen.tsx';
import { comingSoon } from '#i18n/catalogue/coming-soon.ts';
import { useSession } from '#session/use-session.ts';

export const Route = createFileRoute('/profile')({ component: ProfilePage });

function ProfilePage() {
  const { status } = useSession();
  return status === 'signed-in' ? (
    <ComingSoonScreen title={comingSoon.profileTitle} text={comingSoon.profileText} />
  ) : (
    <SignInFirstScreen title={comingSoon.profileTitle} text={comingSoon.profileGuest} here="/profile" />
  );
}
