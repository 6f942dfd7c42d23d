import { liveQuery } from 'dexie';
import { userDatabase, type UserDatabase } from '#db/database.ts';
import { claimFloorplan } from '#db/guest-floorplan.ts';
import { mirrorCursor } from '#db/mutations/apply-page.ts';
import { restoreUnsent } from '#db/mutations/restore-unsent.ts';
import { keptCount, releaseKept } from '#db/mutations/wipe-user.ts';
import { notedUnsent } from '#db/registry.ts';
import { whenAlone } from '#lib/exclusive.ts';
import { logQuietly } from '#lib/log.ts';
import { forgetOthers } from '#session/forget-user.ts';
import { beforeLeaving } from '#session/leaving.ts';
import { followUser } from '#session/session-store.ts';
import { forgetAnswers, showAnswer } from './answer-stream.ts';
import { answerTries, forgetTries } from './answer-tries.ts';
import { askWorker, handOver } from './ask-worker.ts';
import { devicePorts } from './device-ports.ts';
import { startEngine, type Engine } from './engine.ts';
import { followHead, listenAs } from './follow-head.ts';
import { followUnsent } from './note-unsent.ts';
import { startContact } from './start-contact.ts';
import { startContent } from './start-content.ts';
import { startEnding } from './start-ending.ts';
import { resetSyncStatus, syncStatusStore } from './sync-status.ts';
import { takeGuestChat, takeKeptQuestion } from './take-guest-chat.ts';
import { forgetUploads, noteLeftOut, showUpload } from './upload-progress.ts';

/** Keeps the device in step with the server as long as the page lives: what is for everybody, and the rows of whoever is signed in. */
export function startSync(): void {
  followUser(syncUser);
  startContent();
  startContact();
  startEnding();
}

function syncUser(userId: string): () => void {
  const db = userDatabase(userId);
  const ports = devicePorts(userId);
  let isStopped = false;
  resetSyncStatus(userId);
  const engine = startEngine(db, {
    ...ports,
    isStopped: () => isStopped,
    showAnswer,
    tries: answerTries,
    onUploadProgress: showUpload,
    onLeftOut: noteLeftOut,
    after(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    isVisible,
    onPhase: (phase) => {
      if (!isStopped) syncStatusStore.setState({ phase });
    },
  });
  const stopListening = listen(engine);
  const stopFollowing = followHead({
    listen: (signal, listener) => listenAs(userId, signal, listener),
    cursor: async () => (await mirrorCursor(db))?.cursor ?? -1,
    onNews: () => engine.wake({ isNewsLikely: true }),
    alone: (signal, work) => whenAlone(`nudge:${userId}`, signal, work),
    now: ports.now,
    random: ports.random,
    isVisible,
    onVisibility(listener) {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  });
  const stopLeaving = beforeLeaving(async (leavingId) => {
    if (leavingId === userId) await stop();
  });
  // Whichever tab, worker or screen keeps something: the outbox itself tells.
  const waiting = liveQuery(() => db.outbox.where('state').equals('queued').count()).subscribe({
    next: (count) => {
      if (count === 0) return;
      engine.wake();
      void askWorker();
    },
    error: (error: unknown) => logQuietly('outbox', error),
  });
  const taken = liveQuery(() => db.outbox.where('state').equals('acked').count()).subscribe({
    next: (count) => {
      if (count > 0) askToKeepData();
    },
    error: (error: unknown) => logQuietly('outbox', error),
  });

  let stopNoting: (() => void) | undefined;

  async function begin(): Promise<void> {
    try {
      await forgetOthers(userId);
      await claimFloorplan(userId, ports.now());
      const lost = await lostItems(db, userId);
      const kept = await keptCount(db);
      if (!isStopped) syncStatusStore.setState({ lost, kept });
      await takeKeptQuestion(db, { userId, now: ports.now(), newId: ports.newId });
      await takeGuestChat(db, { userId, now: ports.now(), newId: ports.newId });
    } catch (error) {
      logQuietly('start', error);
    }
    if (isStopped) return;
    stopNoting = followUnsent(db, userId);
    syncStatusStore.setState({
      isKeptQuestionTaken: true,
      syncNow: () => engine.syncNow(),
      releaseKept: async () => {
        await releaseKept(db);
        syncStatusStore.setState({ kept: 0 });
      },
    });
    engine.wake({ isNewsLikely: true, isImpatient: true });
  }

  async function stop(): Promise<void> {
    isStopped = true;
    stopListening();
    stopFollowing();
    stopLeaving();
    waiting.unsubscribe();
    taken.unsubscribe();
    stopNoting?.();
    await engine.stop();
    forgetAnswers();
    forgetTries();
    forgetUploads();
  }

  void begin();
  return () => {
    void stop();
    resetSyncStatus(undefined);
  };
}

/**
 * How many unsent acts the browser has removed with the whole database and no copy has brought back: it is told rather
 * than passed over.
 */
async function lostItems(db: UserDatabase, userId: string): Promise<number> {
  const noted = await notedUnsent(userId);
  const isAnew = (await db.meta.count()) === 0 && (await db.outbox.count()) === 0;
  return isAnew ? noted - (await restoreUnsent(db, userId)) : 0;
}

let hasAskedToKeepData = false;

/**
 * Once the server has taken something that was written here, the browser is asked not to clear this device's copies away
 * when it runs out of room. Not before: some browsers ask people in turn, who should know by then what it is for.
 */
function askToKeepData(): void {
  if (hasAskedToKeepData) return;
  hasAskedToKeepData = true;
  navigator.storage?.persist?.().catch((error: unknown) => logQuietly('storage', error));
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
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
  window.addEventListener('pagehide', handOver);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    window.removeEventListener('online', onOnline);
    window.removeEventListener('focus', onLook);
    window.removeEventListener('pageshow', onLook);
    window.removeEventListener('pagehide', handOver);
    document.removeEventListener('visibilitychange', onLook);
  };
}
