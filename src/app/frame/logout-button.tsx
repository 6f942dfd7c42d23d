import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { frame } from '#i18n/catalogue/frame.ts';
import { session } from '#i18n/catalogue/session.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { showToast } from '#ui/toast.ts';

/** Ends the session and leads to /auth. The code that talks to the account service is fetched when it is asked for. */
export function LogoutButton({ isWide = false }: { isWide?: boolean }) {
  const { t } = useI18n();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  async function logOut(): Promise<void> {
    setIsBusy(true);
    try {
      const { signOut } = await import('#session/sign-out.ts');
      await signOut();
    } catch {
      showToast({ tone: 'error', title: { message: session.signOutFailed } });
    }
    setIsBusy(false);
    await router.navigate({ to: '/auth' });
  }

  return (
    <Button variant="default" size="sm" fullWidth={isWide} disabled={isBusy} onClick={() => void logOut()}>
      {t(isBusy ? frame.loggingOut : frame.logout)}
    </Button>
  );
}
