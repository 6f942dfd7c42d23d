import { Link } from '@tanstack/react-router';
import type { ChatSessionRow } from '#db/schema.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { dayLabel } from './day-label.ts';
import classes from './session-list.module.css';

export interface SessionListProps {
  sessions: readonly ChatSessionRow[];
  /** Milliseconds since 1970, for the day labels. */
  now: number;
  onStartNew(): void;
  /** Something was chosen, also where it is the present one. */
  onChoose?: () => void;
}

/** All conversations, the newest first, and the way to a new one. */
export function SessionList({ sessions, now, onStartNew, onChoose }: SessionListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <nav className={classes.sessions} aria-label={t(chat.sessionsLabel)}>
      <LinkButton
        to="/chat"
        search={{}}
        activeOptions={{ exact: true, includeSearch: true }}
        variant="light"
        leftSection={<PlusIcon size="1.25rem" />}
        onClick={() => {
          onStartNew();
          onChoose?.();
        }}
      >
        {t(chat.newChat)}
      </LinkButton>
      {sessions.length === 0 ? (
        <p className={classes.none}>{t(chat.noSessions)}</p>
      ) : (
        <ul className={classes.list}>
          {sessions.map(({ id, title, updated_at: updatedAt }) => (
            <li key={id} className={classes.item}>
              <Link
                to="/chat"
                search={{ session: id }}
                className={classes.link}
                {...(onChoose && { onClick: onChoose })}
              >
                <span className={classes.title}>{title}</span>
                <span className={classes.day}>{dayLabel(Date.parse(updatedAt) || now, now, i18n)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
