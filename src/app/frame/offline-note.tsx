import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { frame } from '#i18n/catalogue/frame.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline, useIsServerReached } from '#pwa/connectivity.ts';
import { useSession } from '#session/use-session.ts';
import { OfflineIcon } from '#ui/icons.tsx';
import classes from './frame.module.css';
import { useOutboxNews } from './use-outbox-news.ts';

/** A call that fails once is not yet worth a word. */
const patienceMs = 3000;

/** Says that there is no network, or that nobody answers there, and leads to what waits for it. */
export function OfflineNote() {
  const { t } = useI18n();
  const session = useSession();
  const text = useText();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  return (
    <div
      {...(text && { className: classes.offline, role: 'region', 'aria-label': t(frame.connection) })}
      data-frame-part
      data-testid="offline-note"
    >
      {text && <OfflineIcon size="1.25rem" />}
      {/* What waits changes with every line that is written, and is not read out each time. */}
      <span aria-live="polite">{text && t(text)}</span>
      {text && userId !== undefined && <Waiting key={userId} userId={userId} />}
    </div>
  );
}

function useText(): Message | undefined {
  const isOnline = useIsOnline();
  const isReached = useIsServerReached();
  const isUnreached = useLasts(isOnline && !isReached, patienceMs);
  if (!isOnline) return frame.offline;
  return isUnreached ? frame.unreached : undefined;
}

/** Whether something has been so for a while. */
function useLasts(isSo: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, ms]);
  return isSo && lasts;
}

function Waiting({ userId }: { userId: string }) {
  const { t } = useI18n();
  const count = useOutboxNews(userId).news?.waiting ?? 0;
  if (count === 0) return null;
  return (
    <Link to="/settings/sync" className={classes.waiting} data-testid="offline-waiting">
      {t(count === 1 ? frame.syncWaitingOne : frame.syncWaitingMany, { count })}
    </Link>
  );
}
