import { Button } from '@mantine/core';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
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
import { dismissToast, showToast } from '#ui/toast.ts';
import classes from './chat.module.css';

export interface AbsentConversationProps {
  db: UserDatabase;
  /** Whether the device has been asked. */
  isLookedUp: boolean;
  /** Whether the device knows that it was deleted. */
  isDeleted: boolean;
  /** Whether it may be there, but the device cannot read it. */
  isUnreadable: boolean;
}

/** In place of a conversation that is not on this device, or not yet. */
export function AbsentConversation({ db, isLookedUp, isDeleted, isUnreadable }: AbsentConversationProps) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const isKeptQuestionTaken = useStore(syncStatusStore, (status) => status.isKeptQuestionTaken);
  const summary = useLiveQuery(() => outboxSummary(db), [db]);
  // Before this page was opened it may have been begun on another device.
  const isInStep = (summary?.syncedAt ?? 0) >= performance.timeOrigin && isKeptQuestionTaken;
  const problem = summary?.link.problem;
  /** There is a line, and the server does not give it. */
  const isFailed =
    isLookedUp && !isDeleted && !isInStep && isOnline && problem !== undefined && problem !== 'network';
  useEffect(() => {
    if (!isUnreadable && !isFailed) return undefined;
    const told = showToast({ tone: 'error', title: { message: chat.messagesFailed } });
    return () => dismissToast(told);
  }, [isUnreadable, isFailed]);
  if (isUnreadable || (isLookedUp && (isDeleted || isInStep))) {
    return (
      <div className={classes.absent}>
        <EmptyState
          title={t(isUnreadable ? chat.messagesFailed : chat.unknownTitle)}
          text={t(isUnreadable ? chat.unreadableText : chat.unknownText)}
          action={<LinkButton to="/chat">{t(chat.newChat)}</LinkButton>}
        />
      </div>
    );
  }
  if (isFailed) {
    return (
      <div className={classes.absent}>
        <EmptyState
          title={t(chat.messagesFailed)}
          text={t(chat.serverDownText)}
          action={
            <Button onClick={() => void syncStatusStore.getState().syncNow?.()}>{t(chat.tryAgain)}</Button>
          }
        />
      </div>
    );
  }
  const isOutOfReach = isLookedUp && (!isOnline || problem !== undefined);
  return (
    <div className={classes.absent}>
      <Deferred>
        <output>{t(isOutOfReach ? chat.notOnDevice : chat.loading)}</output>
      </Deferred>
    </div>
  );
}
