import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ChatSessionRow } from '#db/schema.ts';
import { chatSessions } from '#i18n/catalogue/chat-guest.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { dayLabel } from './day-label.ts';
import { RenameSession } from './session-rename.tsx';
import classes from './session-list.module.css';

export interface SessionRowProps {
  session: ChatSessionRow;
  /** Milliseconds since 1970, for the day label. */
  now: number;
  isMenuOpen: boolean;
  isRenaming: boolean;
  onMenu(anchor: HTMLElement): void;
  /** It has its new name, or keeps the old one. */
  onRenamed(): void;
  onChoose?: () => void;
}

/** One conversation of the list, with what can be done with it; in its place the box for another name. */
export function SessionRow(props: SessionRowProps) {
  const { session, now, isMenuOpen, isRenaming, onMenu, onRenamed, onChoose } = props;
  const i18n = useI18n();
  const { id, title, updated_at: updatedAt } = session;
  return (
    <li className={classes.item} data-session={id}>
      {isRenaming ? (
        <RenameSession session={session} onDone={onRenamed} />
      ) : (
        <>
          <Link
            to="/chat"
            search={{ session: id }}
            // A message that one was led to is still of this conversation.
            activeOptions={{ includeSearch: true }}
            className={classes.link}
            {...(onChoose && { onClick: onChoose })}
          >
            <span className={classes.title}>{title}</span>
            <span className={classes.day}>{dayLabel(Date.parse(updatedAt) || now, now, i18n)}</span>
          </Link>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.more}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            aria-label={i18n.t(chatSessions.actions, { title })}
            onClick={(event) => onMenu(event.currentTarget)}
          >
            <MoreIcon />
          </ActionIcon>
        </>
      )}
    </li>
  );
}
