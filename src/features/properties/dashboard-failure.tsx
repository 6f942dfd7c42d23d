import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { LinkProblem } from '#db/schema.ts';
import { properties as texts } from '#i18n/catalogue/properties.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { setSession } from '#session/session-store.ts';
import { troubleOfLink, type Trouble } from '#session/trouble.ts';
import { syncStatusStore } from '#sync/sync-status.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';

/** What the device could not read, and the way to try again. */
export function ReadFailure({ title, onAgain }: { title: Message; onAgain(): void }) {
  return <Failure title={title} text={texts.readFailedText} remedy={texts.tryAgain} onRemedy={onAgain} />;
}

/** Nothing is on this device yet, and it cannot be fetched now. */
export function AbsentDashboard({ problem }: { problem: LinkProblem | undefined }) {
  const syncNow = useStore(syncStatusStore, (status) => status.syncNow);
  const trouble = troubleOfLink(problem);
  const isSignInOver = trouble === 'signed-out';
  return (
    <Failure
      title={texts.loadFailed}
      text={absences[trouble]}
      remedy={isSignInOver ? texts.signIn : texts.tryAgain}
      // The page then asks for a sign-in and comes back here; what waits on the device is not touched.
      onRemedy={() => (isSignInOver ? setSession({ status: 'guest' }) : void syncNow?.())}
    />
  );
}

const absences: Readonly<Record<Trouble, Message>> = {
  offline: texts.absentOffline,
  'signed-out': texts.absentSignIn,
  busy: texts.absentTrouble,
  failed: texts.absentTrouble,
};

interface FailureProps {
  title: Message;
  text: Message;
  /** What can be done about it. */
  remedy: Message;
  onRemedy(): void;
}

function Failure({ title, text, remedy, onRemedy }: FailureProps) {
  const { t } = useI18n();
  const isTrying = useStore(syncStatusStore, ({ phase }) => phase === 'syncing');
  useEffect(() => {
    showToast({ tone: 'error', title: { message: title } });
  }, [title]);
  return (
    <EmptyState
      picture={<AlertIcon size="3rem" />}
      title={t(title)}
      text={t(text)}
      action={
        <Button aria-disabled={isTrying} onClick={() => !isTrying && onRemedy()}>
          {t(isTrying ? texts.trying : remedy)}
        </Button>
      }
    />
  );
}
