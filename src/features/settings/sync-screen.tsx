import { Button } from '@mantine/core';
import { useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { resend } from '#db/mutations/resend.ts';
import { withdraw } from '#db/mutations/withdraw.ts';
import { settings } from '#i18n/catalogue/settings.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { useSession } from '#session/use-session.ts';
import { Deferred } from '#ui/deferred.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { Screen } from '#ui/screen.tsx';
import { showToast } from '#ui/toast.ts';
import { writtenText } from './act-words.ts';
import { DeadLetters } from './dead-letters.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { OutboxItem, OutboxView } from './outbox-view.ts';
import { Notices } from './notices.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import './settings-css.ts';
import classes from './settings.module.css';
import { StorageSection } from './storage-section.tsx';
import { SyncCard } from './sync-card.tsx';
import { useNow } from '#ui/use-now.ts';
import { useOutbox } from './use-outbox.ts';
import { WaitingList } from './waiting-list.tsx';

/** What has not reached the server yet, why, and what can be done about it. */
export function SyncScreen() {
  const { t } = useI18n();
  const session = useSession();
  return (
    <Screen width="reading" back title={t(settings.syncTitle)}>
      {session.status === 'signed-in' && <SyncOf key={session.user.id} userId={session.user.id} />}
    </Screen>
  );
}

function SyncOf({ userId }: { userId: string }) {
  const { t } = useI18n();
  const { found, readAgain } = useOutbox(userId);
  if (!found) return <LoadingShape />;
  if (found.kind === 'unreadable') {
    return (
      <div role="alert">
        <EmptyState
          picture={<AlertIcon size="3rem" />}
          title={t(settings.unreadableTitle)}
          text={t(settings.unreadableText)}
          action={<Button onClick={readAgain}>{t(settings.tryAgain)}</Button>}
        />
      </div>
    );
  }
  return <SyncPage userId={userId} view={found.view} />;
}

type OpenDialog = { kind: 'edit' | 'remove'; item: OutboxItem };

const newId = () => crypto.randomUUID();

function SyncPage({ userId, view }: { userId: string; view: OutboxView }) {
  const now = useNow();
  const [dialog, setDialog] = useState<OpenDialog>();
  const db = userDatabase(userId);

  async function sendAgain({ row }: OutboxItem): Promise<void> {
    try {
      const { kind } = await resend(db, row.opId, { newId });
      if (kind === 'kept') showToast({ tone: 'success', title: { message: settings.resent } });
      else if (kind === 'gone') showToast({ tone: 'info', title: { message: settings.alreadyGone } });
      else showToast({ tone: 'error', title: { message: settings.olderVersion } });
    } catch (error) {
      logQuietly('resend', error);
      showToast({ tone: 'error', title: { message: settings.notPossible } });
    }
  }

  async function remove({ row }: OutboxItem): Promise<void> {
    setDialog(undefined);
    try {
      const count = await withdraw(db, row.opId, newId);
      const message = count === 0 ? settings.alreadyGone : settings.deleted;
      showToast({ tone: count === 0 ? 'info' : 'success', title: { message } });
    } catch (error) {
      logQuietly('withdraw', error);
      showToast({ tone: 'error', title: { message: settings.notPossible } });
    }
  }

  return (
    <div className={classes.sections}>
      <SyncCard view={view} now={now} />
      <Notices view={view} />
      {view.failed.length > 0 && (
        <DeadLetters
          items={view.failed}
          now={now}
          acts={{
            edit: (item) => setDialog({ kind: 'edit', item }),
            sendAgain: (item) => void sendAgain(item),
            copy: (item) => void copyText(writtenText(item.row)),
            remove: (item) => setDialog({ kind: 'remove', item }),
          }}
        />
      )}
      <WaitingList items={view.waiting} now={now} onRemove={(item) => setDialog({ kind: 'remove', item })} />
      <StorageSection view={view} />
      {dialog?.kind === 'edit' && (
        <EditDialog db={db} item={dialog.item} onClose={() => setDialog(undefined)} />
      )}
      {dialog?.kind === 'remove' && (
        <RemoveDialog
          item={dialog.item}
          rows={view.rows}
          onRemove={() => void remove(dialog.item)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', title: { message: settings.copied } });
  } catch {
    // No clipboard without a secure page, and some browsers ask and are told no.
    showToast({ tone: 'error', title: { message: settings.copyFailed } });
  }
}

/** The shape of the page to come. */
function LoadingShape() {
  const { t } = useI18n();
  return (
    <Deferred>
      <div className={classes.sections} aria-busy="true">
        <output className="visually-hidden">{t(settings.loading)}</output>
        <div className={classes.shape} data-size="card" />
        <div className={classes.shape} data-size="line" />
        <div className={classes.shape} data-size="card" />
      </div>
    </Deferred>
  );
}
