import { Button } from '@mantine/core';
import { useStore } from 'zustand';
import { settings } from '#i18n/catalogue/settings.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { useI18n, type I18n } from '#i18n/use-i18n.ts';
import { relativeTime } from '#i18n/relative-time.ts';
import { assertNever } from '#lib/assert-never.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { setSession } from '#session/session-store.ts';
import { syncStatusStore } from '#sync/sync-status.ts';
import { AlertIcon, CheckCircleIcon, CloudUpIcon, InfoIcon, OfflineIcon, PersonIcon } from '#ui/icons.tsx';
import type { OutboxView } from './outbox-view.ts';
import classes from './settings.module.css';
import { syncState, type SyncState } from './sync-state.ts';

/** How the device stands with the server, and what can be done about it now. */
export function SyncCard({ view, now }: { view: OutboxView; now: number }) {
  const { t, language } = useI18n();
  const isOnline = useIsOnline();
  const { waiting, failed, link, syncedAt } = view;
  const isFull = useStore(syncStatusStore, ({ phase }) => phase === 'full');
  const state = syncState({
    waiting: waiting.length,
    failed: failed.length,
    link,
    syncedAt,
    isOnline,
    isFull,
    now,
  });
  const { tone, Icon } = looks[state.kind];
  return (
    <section className={classes.state} data-tone={tone} aria-label={t(settings.syncTitle)}>
      <Icon size="1.75rem" className={classes.stateIcon} />
      <div className={classes.stateWords}>
        <output className={classes.sentence}>{sentence(state, { t, language })}</output>
        {syncedAt !== undefined && (
          <p className={classes.quiet}>
            <time
              dateTime={new Date(syncedAt).toISOString()}
              title={`${formatDate(new Date(syncedAt), language)}, ${formatTime(new Date(syncedAt), language)}`}
            >
              {t(settings.lastSynced, {
                when: relativeTime(syncedAt, now, language) ?? t(settings.justNow),
              })}
            </time>
          </p>
        )}
      </div>
      <div className={classes.stateActs}>
        <Remedy state={state} />
        <SyncNow />
      </div>
    </section>
  );
}

/** What the user alone can do. */
function Remedy({ state }: { state: SyncState }) {
  const { t } = useI18n();
  if (state.kind === 'signed-out') {
    // The page then asks for a sign-in and comes back here; what waits on the device is not touched.
    return <Button onClick={() => setSession({ status: 'guest' })}>{t(settings.signIn)}</Button>;
  }
  if (state.kind === 'update')
    return <Button onClick={() => window.location.reload()}>{t(settings.updateNow)}</Button>;
  return null;
}

function SyncNow() {
  const { t } = useI18n();
  const { phase, syncNow } = useStore(syncStatusStore);
  const isBusy = phase === 'syncing';
  const isReady = syncNow !== undefined && !isBusy;
  return (
    <Button
      variant="default"
      // A button that were disabled in earnest would lose the focus each time.
      aria-disabled={!isReady}
      {...(!isReady && { 'data-disabled': true })}
      onClick={() => {
        if (isReady) void syncNow();
      }}
    >
      {t(isBusy ? settings.syncing : settings.syncNow)}
    </Button>
  );
}

const looks = {
  saved: { tone: 'tulsi', Icon: CheckCircleIcon },
  'not-yet': { tone: 'slate', Icon: InfoIcon },
  waiting: { tone: 'gold', Icon: CloudUpIcon },
  failed: { tone: 'sindoor', Icon: AlertIcon },
  'waiting-and-failed': { tone: 'sindoor', Icon: AlertIcon },
  'no-connection': { tone: 'slate', Icon: OfflineIcon },
  portal: { tone: 'haldi', Icon: InfoIcon },
  'server-trouble': { tone: 'haldi', Icon: AlertIcon },
  'signed-out': { tone: 'haldi', Icon: PersonIcon },
  update: { tone: 'haldi', Icon: InfoIcon },
  full: { tone: 'haldi', Icon: AlertIcon },
} as const satisfies Record<SyncState['kind'], unknown>;

function sentence(state: SyncState, { t, language }: Pick<I18n, 't' | 'language'>): string {
  switch (state.kind) {
    case 'saved':
      return t(settings.saved);
    case 'not-yet':
      return t(settings.notYet);
    case 'waiting':
      return t(state.count === 1 ? settings.waitingOne : settings.waitingMany, { count: state.count });
    case 'failed':
      return t(state.count === 1 ? settings.failedOne : settings.failedMany, { count: state.count });
    case 'waiting-and-failed':
      return t(settings.waitingAndFailed, { waiting: state.waiting, failed: state.failed });
    case 'no-connection':
      return t(settings.noConnection);
    case 'portal':
      return t(settings.portal);
    case 'server-trouble':
      return state.until === undefined
        ? t(settings.serverTrouble)
        : t(settings.serverTroubleUntil, { time: formatTime(new Date(state.until), language) });
    case 'signed-out':
      return t(settings.signedOut);
    case 'update':
      return t(settings.update);
    case 'full':
      return t(settings.deviceFull);
    default:
      return assertNever(state);
  }
}
