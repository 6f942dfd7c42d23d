import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { deleteSession } from '#db/mutations/change-session.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import type { ChatSessionRow } from '#db/schema.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { chatSessions } from '#i18n/catalogue/chat-guest.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { signedInUserId } from '#session/session-store.ts';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './session-delete.module.css';

export interface DeleteSessionProps {
  session: ChatSessionRow;
  /** Its messages that exist nowhere else. */
  unsent: readonly string[];
  onDeleted(): void;
  onClose(): void;
}

/** So many unsent messages are named; the others are counted. */
const mostNamed = 3;

/** Asks before a conversation is deleted, and says what goes with it. */
export function DeleteSession({ session, unsent, onDeleted, onClose }: DeleteSessionProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function remove(): Promise<void> {
    const userId = signedInUserId();
    if (isBusy || userId === undefined) return;
    setIsBusy(true);
    try {
      const outcome = await deleteSession(userDatabase(userId), session.id, keepingNow(userId));
      if (outcome.kind === 'kept') {
        dialog.current?.close();
        onDeleted();
        return;
      }
      const message = outcome.kind === 'full' ? chat.noRoomToAsk : chatSessions.failed;
      showToast({ tone: 'error', title: { message } });
    } catch {
      showToast({ tone: 'error', title: { message: chatSessions.failed } });
    }
    setIsBusy(false);
  }

  return (
    <Dialog ref={dialog} title={t(chatSessions.deleteTitle)} onClose={onClose}>
      <div className={classes.question}>
        <p className={classes.words}>{t(chatSessions.deleteText, { title: session.title })}</p>
        {unsent.length > 0 && (
          <div className={classes.unsent}>
            <p className={classes.words}>
              {unsent.length === 1
                ? t(chatSessions.deleteUnsentOne)
                : t(chatSessions.deleteUnsent, { count: unsent.length })}
            </p>
            <ul className={classes.list}>
              {unsent.slice(0, mostNamed).map((text, index) => (
                <li key={`${index} ${text}`} className={classes.message}>
                  {text}
                </li>
              ))}
              {unsent.length > mostNamed && (
                <li>{t(chatSessions.andMore, { count: unsent.length - mostNamed })}</li>
              )}
            </ul>
          </div>
        )}
        <div className={classes.answers}>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            {t(chatSessions.cancel)}
          </Button>
          <Button color="sindoor" onClick={() => void remove()} data-testid="delete-session">
            {t(chatSessions.delete)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
