import { userDatabase } from '#db/database.ts';
import { deleteEvent } from '#db/mutations/events.ts';
import { keepingNow, type KeepOutcome } from '#db/mutations/keep-acts.ts';
import { eventForm as texts } from '#i18n/catalogue/events.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { AskBefore } from '#ui/ask-before.tsx';
import { showToast } from '#ui/toast.ts';

export interface DeleteEventDialogProps {
  userId: string;
  event: { id: string; title: string };
  onClose(): void;
}

/** Asks before a date is deleted. */
export function DeleteEventDialog({ userId, event, onClose }: DeleteEventDialogProps) {
  const { t } = useI18n();

  async function remove(): Promise<boolean> {
    const { kind } = await tried(userId, event.id);
    if (kind === 'kept') return true;
    showToast({
      tone: 'error',
      title: { message: kind === 'full' ? texts.deviceFull : texts.deleteFailed },
    });
    return false;
  }

  function sayDone(): void {
    showToast({ tone: 'success', title: { message: texts.deleted } });
    // What had the focus before is gone.
    document.querySelector('h1')?.focus();
  }

  return (
    <AskBefore
      title={t(texts.deleteTitle)}
      keepLabel={t(texts.cancel)}
      removeLabel={t(texts.delete)}
      removeTestId="confirm-delete"
      remove={remove}
      onRemoved={sayDone}
      onClose={onClose}
    >
      <p>{t(texts.deleteText, { title: event.title })}</p>
    </AskBefore>
  );
}

async function tried(userId: string, id: string): Promise<Pick<KeepOutcome, 'kind'> | { kind: 'failed' }> {
  try {
    const keeping = keepingNow(userId);
    return await deleteEvent(userDatabase(userId), id, keeping);
  } catch (error) {
    logQuietly('events', error);
    return { kind: 'failed' };
  }
}
