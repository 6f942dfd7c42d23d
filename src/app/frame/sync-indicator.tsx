import { Link } from '@tanstack/react-router';
import { useStore } from 'zustand';
import { frame } from '#i18n/catalogue/frame.ts';
import { useI18n, type I18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { syncStatusStore, type SyncStatus } from '#sync/sync-status.ts';
import { Deferred } from '#ui/deferred.tsx';
import { AlertIcon, CloudUpIcon, PersonIcon, SyncIcon } from '#ui/icons.tsx';
import classes from './sync-indicator.module.css';
import { useOutboxNews } from './use-outbox-news.ts';
import type { OutboxNews } from './watch-outbox.ts';

/** What is sent within this time was never worth a sign. */
const calmMs = 1000;

type IndicatorState =
  | { kind: 'sent' }
  | { kind: 'failed'; count: number }
  | { kind: 'sign-in' }
  | { kind: 'syncing' }
  | { kind: 'waiting'; count: number };

/** Whether what the user wrote has reached the server: nothing while all is well, otherwise a way to the details. */
export function SyncIndicator({ userId }: { userId: string }) {
  const { t } = useI18n();
  const { news, newFailures: failures } = useOutboxNews(userId);
  const phase = useStore(syncStatusStore, (status) => status.phase);
  const state = indicatorState(news, phase);
  const isUrgent = state.kind === 'failed' || state.kind === 'sign-in';
  return (
    <span className={classes.slot}>
      {state.kind !== 'sent' && (
        <Deferred key={isUrgent ? 'urgent' : 'calm'} delayMs={isUrgent ? 0 : calmMs}>
          <IndicatorLink state={state} />
        </Deferred>
      )}
      <span className="visually-hidden" aria-live="polite">
        {failures > 0 && stateText({ kind: 'failed', count: failures }, t)}
      </span>
    </span>
  );
}

function IndicatorLink({ state }: { state: Exclude<IndicatorState, { kind: 'sent' }> }) {
  const { t } = useI18n();
  const Icon = icons[state.kind];
  const name = stateText(state, t);
  return (
    <Link
      to="/settings/sync"
      className={classes.link}
      data-state={state.kind}
      data-testid="sync-indicator"
      aria-label={name}
      title={name}
    >
      <Icon />
    </Link>
  );
}

const icons = { failed: AlertIcon, 'sign-in': PersonIcon, syncing: SyncIcon, waiting: CloudUpIcon };

function stateText(state: Exclude<IndicatorState, { kind: 'sent' }>, t: I18n['t']): string {
  switch (state.kind) {
    case 'failed':
      return t(state.count === 1 ? frame.syncFailedOne : frame.syncFailedMany, { count: state.count });
    case 'sign-in':
      return t(frame.syncSignIn);
    case 'syncing':
      return t(frame.syncing);
    case 'waiting':
      return t(state.count === 1 ? frame.syncWaitingOne : frame.syncWaitingMany, { count: state.count });
    default:
      return assertNever(state);
  }
}

function indicatorState(news: OutboxNews | undefined, phase: SyncStatus['phase']): IndicatorState {
  if (!news) return { kind: 'sent' };
  if (news.failed > 0) return { kind: 'failed', count: news.failed };
  if (news.waiting === 0) {
    // The minute's look at the server is nobody's business; the first filling of a new device is.
    return news.isFilled || phase !== 'syncing' ? { kind: 'sent' } : { kind: 'syncing' };
  }
  if (news.isSignInOver) return { kind: 'sign-in' };
  return phase === 'syncing' ? { kind: 'syncing' } : { kind: 'waiting', count: news.waiting };
}
