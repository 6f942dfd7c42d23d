import { liveQuery } from 'dexie';
import { userDatabase } from '#db/database.ts';
import { exclusively } from '#lib/exclusive.ts';
import { logQuietly } from '#lib/log.ts';
import { sessionStore, signedInUserId } from '#session/session-store.ts';
import { pull } from './pull.ts';
import { askPorts, pageFetcher } from './remote-ports.ts';
import { sendAsk } from './send-ask.ts';
import { resetSyncStatus, syncStatusStore } from './sync-status.ts';
import { takeKeptQuestion } from './take-kept-question.ts';

const pollMs = 60_000;

/** Keeps the mirror of whoever is signed in in step, and sends their questions, as long as the page lives. */
export function startSync(): void {
  let current: { userId: string; stop(): void } | undefined;
  const follow = () => {
    const userId = signedInUserId();
    if (current?.userId === userId) return;
    current?.stop();
    current = userId === undefined ? undefined : { userId, stop: syncUser(userId) };
  };
  sessionStore.subscribe(follow);
  follow();
}

function syncUser(userId: string): () => void {
  const db = userDatabase(userId);
  const fetchPage = pageFetcher(userId);
  const running = new Set<string>();
  let isStopped = false;
  let pulling: Promise<boolean> | undefined;
  resetSyncStatus(userId);

  /** A pull that begins after this call; one that runs already may have read before what the caller wants to see. */
  async function pullNow(): Promise<boolean> {
    await pulling;
    return (pulling ??= pullOnce().finally(() => (pulling = undefined)));
  }

  async function pullOnce(): Promise<boolean> {
    if (isStopped) return false;
    syncStatusStore.setState({ phase: 'pulling' });
    try {
      const outcome = await pull(db, fetchPage);
      if (isStopped) return false;
      if (outcome.kind === 'in-step') {
        syncStatusStore.setState({ phase: 'idle', lastSyncedAt: Date.now() });
        return true;
      }
      const { kind } = outcome.problem;
      const isOffline = kind === 'network' || kind === 'timeout' || kind === 'portal';
      syncStatusStore.setState({ phase: isOffline ? 'offline' : 'error' });
      if (!isOffline) logQuietly('pull', outcome.problem);
    } catch (error) {
      // The database was closed or is full; what is on the device stays readable.
      if (!isStopped) syncStatusStore.setState({ phase: 'error' });
      logQuietly('pull', error);
    }
    return false;
  }

  const ports = askPorts(db, userId, pullNow);
  async function send(id: string): Promise<void> {
    if (running.has(id) || isStopped) return;
    running.add(id);
    try {
      await exclusively(`ask:${id}`, () => sendAsk(db, id, ports));
    } catch (error) {
      logQuietly('question', error);
    } finally {
      running.delete(id);
    }
  }

  async function catchUp(): Promise<void> {
    if (isStopped || document.visibilityState === 'hidden') return;
    await pullNow();
    // Questions whose tab was closed on the way; one that another tab has in hand is left to it.
    const waiting = await db.asks.where('state').equals('asking').primaryKeys();
    await Promise.all(waiting.map(send));
  }
  const onEvent = () => void catchUp().catch((error: unknown) => logQuietly('sync', error));

  const asking = liveQuery(() => db.asks.where('state').equals('asking').primaryKeys()).subscribe({
    next: (ids) => void Promise.all(ids.map(send)),
    error: (error: unknown) => logQuietly('questions', error),
  });
  window.addEventListener('online', onEvent);
  window.addEventListener('focus', onEvent);
  document.addEventListener('visibilitychange', onEvent);
  const timer = setInterval(onEvent, pollMs);

  async function begin(): Promise<void> {
    try {
      await takeKeptQuestion(db, Date.now());
    } catch (error) {
      logQuietly('kept question', error);
    }
    if (!isStopped) syncStatusStore.setState({ isKeptQuestionTaken: true });
    onEvent();
  }
  void begin();

  return () => {
    isStopped = true;
    asking.unsubscribe();
    window.removeEventListener('online', onEvent);
    window.removeEventListener('focus', onEvent);
    document.removeEventListener('visibilitychange', onEvent);
    clearInterval(timer);
    resetSyncStatus(undefined);
  };
}
