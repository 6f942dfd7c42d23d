import { ActionIcon } from '@mantine/core';
import { useRef } from 'react';
import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ChevronDownIcon, CloseIcon } from '#ui/icons.tsx';
import { SessionList, type SessionListProps } from './session-list.tsx';
import classes from './session-switcher.module.css';

/** The present conversation's name, which opens the list of all of them: for windows without room for both. */
export function SessionSwitcher({ title, ...list }: { title: string } & Omit<SessionListProps, 'onChoose'>) {
  const { t } = useI18n();
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();
  return (
    <>
      <button
        type="button"
        className={classes.switcher}
        aria-haspopup="dialog"
        aria-label={t(chat.chooseSession, { title })}
        onClick={() => sheet.current?.showModal()}
      >
        <span className={classes.title}>{title}</span>
        <ChevronDownIcon size="1.25rem" />
      </button>
      <dialog ref={sheet} className={classes.sheet} aria-label={t(chat.sessionsLabel)} closedby="any">
        <div className={classes.inner}>
          <div className={classes.head}>
            <span className={classes.heading}>{t(chat.sessionsLabel)}</span>
            <ActionIcon aria-label={t(chat.close)} onClick={close}>
              <CloseIcon />
            </ActionIcon>
          </div>
          <SessionList {...list} onChoose={close} />
        </div>
      </dialog>
    </>
  );
}
