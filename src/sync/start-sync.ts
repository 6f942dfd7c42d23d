import { liveQuery } from 'dexie';
import { durably, userDatabase } from '#db/database.ts';
import { exclusively, inTurn } from '#lib/exclusive.ts';
import { logQuietly } from '#lib/log.ts';
import { sessionStore, signedInUserId } from '#session/session-store.ts';
import { startEngine, type Engine } from './engine.ts';
import { remotePorts } from './remote-ports.ts';
import { resetSyncStatus, syncStatusStore } from './sync-status.ts';
import { takeKeptQuestion } from './take-kept-question.ts';

/** Keeps the device of whoever is signed in in step with the server, as long as the page lives. */
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
  const newId = () => crypto.randomUUID();
  let isStopped = false;
  resetSyncStatus(userId);
  const engine = startEngine(db, {
    ...remotePorts(userId),
    now: () => Date.now(),
    random: () => Math.random(),
    newId,
    isStopped: () => isStopped,
    exclusively: (lock, work) => exclusively(`${lock}:${userId}`, work),
    inTurn: (lock, work) => inTurn(`${lock}:${userId}`, work),
    after(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    isVisible: () => document.visibilityState === 'visible',
    onPhase: (phase) => {
      if (!isStopped) syncStatusStore.setState({ phase });
    },
  });
  const stopListening = listen(engine);
  // Whichever tab, worker or screen keeps something: the outbox itself tells.
  const waiting = liveQuery(() => db.outbox.where('state').equals('queued').count()).subscribe({
    next: (count) => {
      if (count > 0) engine.wake();
    },
    error: (error: unknown) => logQuietly('outbox', error),
  });

  async function begin(): Promise<void> {
    try {
      await durably(db).open();
      await takeKeptQuestion(db, { userId, now: Date.now(), newId });
    } catch (error) {
      logQuietly('kept question', error);
    }
    if (isStopped) return;
    syncStatusStore.setState({ isKeptQuestionTaken: true, syncNow: () => engine.syncNow() });
    engine.wake({ isNewsLikely: true, isImpatient: true });
  }
  void begin();

  return () => {
    isStopped = true;
    stopListening();
    waiting.unsubscribe();
    void engine.stop();
    resetSyncStatus(undefined);
  };
}

/** At most this often does a look at the page cut the pauses after failures short. */
const impatientEveryMs = 3 * 60_000;

/** What a page hears that may be a reason to sync. */
function listen(engine: Engine): () => void {
  let lastImpatientAt = -Infinity;
  const onOnline = () => engine.wake({ isNewsLikely: true, isImpatient: true });
  const onLook = () => {
    if (document.visibilityState === 'hidden') return;
    const now = performance.now();
    const isImpatient = now - lastImpatientAt > impatientEveryMs;
    if (isImpatient) lastImpatientAt = now;
    engine.wake({ isNewsLikely: true, isImpatient });
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('focus', onLook);
  window.addEventListener('pageshow', onLook);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    window.removeEventListener('online', onOnline);
    window.removeEventListener('focus', onLook);
    window.removeEventListener('pageshow', onLook);
    document.removeEventListener('visibilitychange', onLook);
  };
}
