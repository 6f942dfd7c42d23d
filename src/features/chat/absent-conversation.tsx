import { useStore } from 'zustand';
import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { syncStatusStore } from '#sync/sync-status.ts';
import { Deferred } from '#ui/deferred.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './chat.module.css';

/** In place of a conversation that is not on this device, or not yet. `isLookedUp` says that the device has been asked. */
export function AbsentConversation({ isLookedUp }: { isLookedUp: boolean }) {
  const { t } = useI18n();
  const { phase, lastSyncedAt, isKeptQuestionTaken } = useStore(syncStatusStore);
  if (isLookedUp && lastSyncedAt !== undefined && isKeptQuestionTaken) {
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
  const isOutOfReach = isLookedUp && (phase === 'offline' || phase === 'error');
  return (
    <div className={classes.absent}>
      <Deferred>
        <output>{t(isOutOfReach ? chat.notOnDevice : chat.loading)}</output>
      </Deferred>
    </div>
  );
}
