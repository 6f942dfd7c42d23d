import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { frame } from '#i18n/catalogue/frame.ts';
import { session } from '#i18n/catalogue/session.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { signedInUserId } from '#session/session-store.ts';
import { syncStatusStore } from '#sync/sync-status.ts';
import { showToast } from '#ui/toast.ts';
import { keepWayOut } from './keep-way-out.ts';

const UnsentDialog = lazy(async () => ({ default: (await import('./unsent-dialog.tsx')).UnsentDialog }));

/** What waits is given this long to leave before the question is put. */
const sendFirstMs = 10_000;

export interface LogoutButtonProps {
  isWide?: boolean;
  /** Where the button stands for something else than leaving. */
  label?: Message;
  /** Whether the page stays; otherwise the way leads to /auth. */
  staysHere?: boolean;
}

/** Ends the session and leads to /auth. The code that talks to the account service is fetched when it is asked for. */
export function LogoutButton({ isWide = false, label = frame.logout, staysHere = false }: LogoutButtonProps) {
  const { t } = useI18n();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [unsent, setUnsent] = useState(0);
  useEffect(() => void keepWayOut(router), [router]);

  /** Asks what becomes of things that cannot be sent; without any it leaves at once. */
  async function begin(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const left = await sendFirst().catch(() => 0);
    setIsBusy(false);
    if (left === 0) return leave('nothing');
    setUnsent(left);
  }

  async function leave(leaving: 'nothing' | 'unsent'): Promise<void> {
    setUnsent(0);
    setIsBusy(true);
    try {
      const { signOut } = await import('#session/sign-out.ts');
      await signOut(leaving);
    } catch {
      showToast({ tone: 'error', title: { message: session.signOutFailed } });
    }
    setIsBusy(false);
    if (!staysHere) await router.navigate({ to: '/auth' });
  }

  return (
    <>
      <Button
        variant="default"
        size={staysHere ? 'md' : 'sm'}
        fullWidth={isWide}
        // One that were disabled would lose the focus, and the question could not give it back.
        aria-disabled={isBusy}
        data-disabled={isBusy}
        onClick={() => void begin()}
      >
        {t(isBusy ? frame.loggingOut : label)}
      </Button>
      {unsent > 0 && (
        <Suspense>
          <UnsentDialog
            count={unsent}
            isBusy={isBusy}
            onSendFirst={() => void begin()}
            onLeave={(leaving) => void leave(leaving)}
            onStay={() => setUnsent(0)}
          />
        </Suspense>
      )}
    </>
  );
}

/** How many things have not reached the server after a last try. */
async function sendFirst(): Promise<number> {
  const userId = signedInUserId();
  if (userId === undefined) return 0;
  const { unsentOf } = await import('#session/unsent.ts');
  if ((await unsentOf(userId)) === 0) return 0;
  const { syncNow } = syncStatusStore.getState();
  await Promise.race([syncNow?.(), new Promise((resolve) => setTimeout(resolve, sendFirstMs))]);
  return unsentOf(userId);
}
