import { ActionIcon } from '@mantine/core';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { userDatabase } from '#db/database.ts';
import { renameSession } from '#db/mutations/change-session.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import type { ChatSessionRow } from '#db/schema.ts';
import { longestSessionName, sessionName } from '#domain/chat/session-name.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { chatSessions } from '#i18n/catalogue/chat-guest.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { signedInUserId } from '#session/session-store.ts';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './session-rename.module.css';

export interface RenameSessionProps {
  session: ChatSessionRow;
  onDone(): void;
}

/** Another name for a conversation, typed where the old one stood: Enter keeps it, Escape leaves the old one. */
export function RenameSession({ session: { id, title }, onDone }: RenameSessionProps) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const [typed, setTyped] = useState(title);
  const [isEmpty, setIsEmpty] = useState(false);

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const name = sessionName(typed);
    if (name === undefined) {
      setIsEmpty(true);
      input.current?.focus();
      return;
    }
    const userId = signedInUserId();
    if (name !== title && userId !== undefined) {
      try {
        const outcome = await renameSession(userDatabase(userId), { id, title: name }, keepingNow(userId));
        if (outcome.kind !== 'kept') {
          showToast({
            tone: 'error',
            title: { message: outcome.kind === 'full' ? chat.noRoomToAsk : chatSessions.failed },
          });
          return;
        }
      } catch {
        showToast({ tone: 'error', title: { message: chatSessions.failed } });
        return;
      }
    }
    onDone();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // The one that ends a composition is not for us.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // The sheet around it stays open.
    event.preventDefault();
    event.stopPropagation();
    onDone();
  }

  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      <div className={classes.row}>
        <input
          ref={input}
          className={classes.input}
          aria-label={t(chatSessions.nameLabel)}
          aria-invalid={isEmpty}
          aria-describedby={isEmpty ? faultId : undefined}
          data-testid="session-name"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={longestSessionName}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIsEmpty(false);
          }}
          onKeyDown={onKeyDown}
        />
        <ActionIcon type="submit" variant="light" aria-label={t(chatSessions.save)}>
          <CheckIcon />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={t(chatSessions.cancel)} onClick={onDone}>
          <CloseIcon />
        </ActionIcon>
      </div>
      <p id={faultId} className={classes.fault} role="alert">
        {isEmpty && t(chatSessions.nameEmpty)}
      </p>
    </form>
  );
}
