import { useLiveQuery } from 'dexie-react-hooks';
import { useStore } from 'zustand';
import type { UserDatabase } from '#db/database.ts';
import { outboxSummary } from '#db/queries/outbox.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { syncStatusStore } from '#sync/sync-status.ts';
import { Deferred } from '#ui/deferred.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './chat.module.css';

export interface AbsentConversationProps {
  db: UserDatabase;
  /** Whether the device has been asked. */
  isLookedUp: boolean;
  /** Whether the device knows that it was deleted. */
  isDeleted: boolean;
}

/** In place of a conversation that is not on this device, or not yet. */
export function AbsentConversation({ db, isLookedUp, isDeleted }: AbsentConversationProps) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const isKeptQuestionTaken = useStore(syncStatusStore, (status) => status.isKeptQuestionTaken);
  const summary = useLiveQuery(() => outboxSummary(db), [db]);
  // Before this page was opened it may have been begun on another device.
  const isInStep = (summary?.syncedAt ?? 0) >= performance.timeOrigin && isKeptQuestionTaken;
  if (isLookedUp && (isDeleted || isInStep)) {
    return (
      <div className={classes.absent}>
        <EmptyState
          title={t(chat.unknownTitle)}
          text={t(chat.unknownText)}
          action={<LinkButton to="/chat">{t(chat.newChat)}</LinkButton>}
        />
      </div>
    );
  }
  const isOutOfReach = isLookedUp && (!isOnline || summary?.link.problem !== undefined);
  return (
    <div className={classes.absent}>
      <Deferred>
        <output>{t(isOutOfReach ? chat.notOnDevice : chat.loading)}</output>
      </Deferred>
    </div>
  );
}
