import { userDatabase } from '#db/database.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import { removeAarti } from '#db/mutations/change-aarti.ts';
import { aartiFormTexts, removeAartiTexts as texts } from '#i18n/catalogue/own-aartis.ts';
import { isolated } from '#i18n/isolated.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { AskBefore } from '#ui/ask-before.tsx';
import { showToast } from '#ui/toast.ts';

export interface RemoveAartiDialogProps {
  userId: string;
  aarti: { id: string; title: string };
  onRemoved(): void;
  onClose(): void;
}

/** Asks before an aarti of the user's own is removed. */
export function RemoveAartiDialog({ userId, aarti, onRemoved, onClose }: RemoveAartiDialogProps) {
  const { t } = useI18n();

  async function remove(): Promise<boolean> {
    const fault = await tried(userId, aarti.id);
    if (fault) showToast({ tone: 'error', title: { message: fault } });
    return !fault;
  }

  function sayDone(): void {
    showToast({ tone: 'success', title: { message: texts.removed } });
    onRemoved();
  }

  return (
    <AskBefore
      title={t(texts.question)}
      keepLabel={t(texts.keep)}
      removeLabel={t(texts.remove)}
      removeTestId="confirm-remove-aarti"
      remove={remove}
      onRemoved={sayDone}
      onClose={onClose}
    >
      <p>{t(texts.text, { title: isolated(aarti.title) })}</p>
    </AskBefore>
  );
}

/** What is said where it did not work; undefined where it did. */
async function tried(userId: string, id: string): Promise<Message | undefined> {
  try {
    const keeping = keepingNow(userId);
    const { kind } = await removeAarti(userDatabase(userId), id, keeping);
    if (kind === 'kept') return undefined;
    return kind === 'full' ? aartiFormTexts.noRoom : texts.failed;
  } catch (error) {
    logQuietly('aarti', error);
    return texts.failed;
  }
}
