import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { unsentMessages } from '#db/mutations/change-session.ts';
import type { ChatSessionRow } from '#db/schema.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { chatSessions } from '#i18n/catalogue/chat-guest.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import { signedInUserId } from '#session/session-store.ts';
import { syncStatusStore } from '#sync/sync-status.ts';
import { Deferred } from '#ui/deferred.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { showToast } from '#ui/toast.ts';
import { SearchBox } from './search-box.tsx';
import { DeleteSession } from './session-delete.tsx';
import classes from './session-list.module.css';
import { SessionMenu } from './session-menu.tsx';
import { SessionRow } from './session-row.tsx';
import type { ListState } from './use-chat-lists.ts';

// What searches is fetched when somebody searches.
const SearchResults = lazy(async () => ({ default: (await import('./search-results.tsx')).SearchResults }));

export interface SessionListProps {
  sessions: readonly ChatSessionRow[];
  state: ListState;
  /** Milliseconds since 1970, for the day labels. */
  now: number;
  onStartNew(): void;
  /** Something was chosen, also where it is the present one. */
  onChoose?: () => void;
}

interface Deleting {
  session: ChatSessionRow;
  unsent: readonly string[];
}

/** All conversations, the newest first, what can be done with them, the way to a new one, and a search through all of them. */
export function SessionList({ sessions, state, now, onStartNew, onChoose }: SessionListProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { session: currentId } = useSearch({ strict: false });
  const userId = signedInUserId();
  const nav = useRef<HTMLElement>(null);
  const [words, setWords] = useState('');
  const [menu, setMenu] = useState<{ session: ChatSessionRow; anchor: HTMLElement }>();
  const [renamingId, setRenamingId] = useState<string>();
  const [deleting, setDeleting] = useState<Deleting>();
  /** Whose button gets the focus once it is drawn. */
  const focusNext = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    const button = buttonOf(nav.current, focusNext.current);
    if (!button) return;
    focusNext.current = undefined;
    button.focus();
  });

  async function askToDelete(session: ChatSessionRow): Promise<void> {
    if (userId === undefined) return;
    try {
      setDeleting({ session, unsent: await unsentMessages(userDatabase(userId), session.id) });
    } catch (error) {
      logQuietly('conversation', error);
      showToast({ tone: 'error', title: { message: chatSessions.failed } });
    }
  }

  function afterDeletion(id: string): void {
    const index = sessions.findIndex((session) => session.id === id);
    const neighbour = sessions[index + 1] ?? sessions[index - 1];
    showToast({ tone: 'success', title: { message: chatSessions.deleted } });
    if (id === currentId) {
      onStartNew();
      onChoose?.();
      void navigate({ to: '/chat', search: {}, replace: true });
    }
    const next = neighbour && buttonOf(nav.current, neighbour.id);
    (next ?? nav.current?.querySelector('a'))?.focus();
  }

  return (
    <nav
      ref={nav}
      className={classes.sessions}
      aria-label={t(chat.sessionsLabel)}
      data-searching={words.trim() === '' ? undefined : true}
    >
      <div className={classes.top}>
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
        <SearchBox words={words} onChange={setWords} />
      </div>
      {words.trim() !== '' && userId !== undefined ? (
        <Suspense>
          <SearchResults
            db={userDatabase(userId)}
            words={words}
            sessions={sessions}
            now={now}
            {...(onChoose && { onChoose })}
          />
        </Suspense>
      ) : sessions.length === 0 ? (
        <NoSessions state={state} />
      ) : (
        <ul className={classes.list}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={now}
              isMenuOpen={menu?.session.id === session.id}
              isRenaming={renamingId === session.id}
              onMenu={(anchor) =>
                setMenu((open) => (open?.session.id === session.id ? undefined : { session, anchor }))
              }
              onRenamed={() => {
                focusNext.current = session.id;
                setRenamingId(undefined);
              }}
              {...(onChoose && { onChoose })}
            />
          ))}
        </ul>
      )}
      {menu && (
        <SessionMenu
          key={menu.session.id}
          title={menu.session.title}
          anchor={menu.anchor}
          onRename={() => setRenamingId(menu.session.id)}
          onDelete={() => void askToDelete(menu.session)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {deleting && (
        <DeleteSession
          {...deleting}
          onDeleted={() => afterDeletion(deleting.session.id)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </nav>
  );
}

/** None are there, none have come yet, and none can come: three things. */
function NoSessions({ state }: { state: ListState }) {
  const { t } = useI18n();
  switch (state) {
    case 'loading':
      return (
        <Deferred>
          <output className={classes.none}>{t(chat.sessionsLoading)}</output>
        </Deferred>
      );
    case 'offline':
      return <p className={classes.none}>{t(chat.sessionsOffline)}</p>;
    case 'failed':
      return (
        <div className={classes.none}>
          <p>{t(chat.sessionsFailed)}</p>
          <Button variant="default" size="sm" onClick={() => void syncStatusStore.getState().syncNow?.()}>
            {t(chat.tryAgain)}
          </Button>
        </div>
      );
    case 'listed':
      return <p className={classes.none}>{t(chat.noSessions)}</p>;
    default:
      return assertNever(state);
  }
}

function buttonOf(nav: HTMLElement | null, id: string): HTMLElement | undefined {
  return nav?.querySelector<HTMLElement>(`[data-session="${id}"] button[aria-haspopup]`) ?? undefined;
}
