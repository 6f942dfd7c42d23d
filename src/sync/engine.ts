import type { UserDatabase } from '#db/database.ts';
import { mirrorCursor } from '#db/mutations/apply-page.ts';
import { makeRoom } from '#db/mutations/make-room.ts';
import { linkState, noteLink } from '#db/mutations/note-link.ts';
import { noteCompared, noteSynced } from '#db/mutations/note-synced.ts';
import { logQuietly } from '#lib/log.ts';
import { isOutOfSpace } from '#lib/storage-room.ts';
import { answerDueAt, askAnswers, type AnswerMemory, type AnswerPorts } from './ask-answers.ts';
import { isDue, retryAt } from './backoff.ts';
import { compareMirror, type ComparePorts } from './compare-mirror.ts';
import { flush, type FlushPorts } from './flush.ts';
import { flushUploads, type UploadPorts } from './flush-uploads.ts';
import { notePause } from './note-pause.ts';
import { pull, rebuild, type PullPorts } from './pull.ts';

export interface EnginePorts
  extends FlushPorts, PullPorts, UploadPorts, ComparePorts, Omit<AnswerPorts, 'onAnswer'> {
  /** Runs the work once no other page or worker of this device holds the lock; one that holds it too long loses it. */
  inTurn(lock: string, work: () => Promise<void>): Promise<void>;
  /** Calls back after so many milliseconds; the answer calls it off. */
  after(ms: number, act: () => void): () => void;
  /** Whether somebody is looking: only then is the server asked without a reason. */
  isVisible(): boolean;
  /** full: the device has no room for what the server sends. */
  onPhase(phase: 'idle' | 'syncing' | 'full'): void;
}

export interface Wish {
  /** Whether the server may have something new. Otherwise only what waits here is sent. */
  isNewsLikely?: boolean;
  /** Whether pauses after failures are cut short: the network came back, or the user asks. */
  isImpatient?: boolean;
}

export interface Engine {
  /** Something has happened that is a reason to sync. Many in a row are one. */
  wake(wish?: Wish): void;
  /** Syncs now and tells when it is done. */
  syncNow(): Promise<void>;
  /** Nothing is begun or written any more after the answer. */
  stop(): Promise<void>;
}

const pollMs = 60_000;
/** A message that somebody else has in hand, or a lock that is busy, is looked at again after this. */
const lookAgainMs = 5_000;
const compareEveryMs = 24 * 60 * 60_000;

/**
 * Keeps one user's device in step with the server for as long as it runs: sends the outbox and the files, brings what
 * is new, has waiting messages answered.
 *
 * Promises: whatever wakes it, and however often, one run at a time does the work of this device · what is kept while a
 * run is under way is seen by the next, which follows at once · when something waits for a time, it wakes by itself ·
 * it never relies on being told anything: without nudges, worker or locks it comes to the same end, only later.
 */
export function startEngine(db: UserDatabase, ports: EnginePorts): Engine {
  let wanted: Required<Wish> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let callOff: (() => void) | undefined;
  let callOffAnswers: (() => void) | undefined;
  /** When there is something to do again, by what it is that waits. */
  const dueAt: { acts?: number | undefined; files?: number | undefined } = {};
  let crashes = 0;
  let uploading: 'no' | 'yes' | 'and again' = 'no';
  const beside = new Set<Promise<void>>();
  const answers: AnswerMemory = {
    resting: new Set(),
    inHand: new Set(),
    shown: new Set(),
    ended: new Map(),
  };
  const own: EnginePorts & AnswerPorts = {
    ...ports,
    isStopped: () => isStopped || ports.isStopped(),
    onAnswer: () => wake({ isNewsLikely: true }),
  };

  function wake({ isNewsLikely = false, isImpatient = false }: Wish = {}): void {
    if (own.isStopped()) return;
    wanted = {
      isNewsLikely: isNewsLikely || wanted?.isNewsLikely === true,
      isImpatient: isImpatient || wanted?.isImpatient === true,
    };
    void (running ??= run().finally(() => {
      running = undefined;
      // Somebody may have woken it in its last moment.
      if (wanted) wake();
    }));
  }

  async function run(): Promise<void> {
    // What wakes it in the same moment is one reason.
    await Promise.resolve();
    callOff?.();
    own.onPhase('syncing');
    let phase: 'idle' | 'full' = 'idle';
    let nextAt: number | undefined;
    try {
      while (wanted && !own.isStopped()) {
        const wish = wanted;
        wanted = undefined;
        goBeside(uploadWaiting(wish.isImpatient));
        nextAt = undefined;
        await own.inTurn('flush', async () => {
          nextAt = await flushAndPull(db, own, wish);
        });
      }
      crashes = 0;
    } catch (error) {
      // The database was closed under our hands, or has no room: nothing is lost, and the next reason tries again.
      logQuietly('sync', error);
      crashes += 1;
      nextAt = retryAt(crashes, own.now(), own.random(), lookAgainMs);
      if (isOutOfSpace(error)) phase = (await makeRoom(db)) ? 'idle' : 'full';
    }
    own.onPhase(phase);
    if (own.isStopped()) return;
    dueAt.acts = nextAt;
    lookAgain();
    goBeside(answerWaiting());
  }

  /** Waits for the earliest of what waits for a time; without any the server is asked now and then while somebody looks. */
  function lookAgain(): void {
    callOff?.();
    const { acts, files } = dueAt;
    const nextAt = acts === undefined || files === undefined ? (acts ?? files) : Math.min(acts, files);
    const pause = nextAt === undefined ? pollMs : Math.min(Math.max(nextAt - own.now(), 0), pollMs);
    if (nextAt === undefined && !own.isVisible()) return;
    callOff = own.after(pause, () => wake({ isNewsLikely: own.isVisible() }));
  }

  /** Files and answers take long, and nothing waits for them but the end. */
  function goBeside(work: Promise<void>): void {
    beside.add(work);
    void work.finally(() => beside.delete(work));
  }

  async function uploadWaiting(isImpatient: boolean): Promise<void> {
    if (uploading !== 'no') {
      uploading = 'and again';
      return;
    }
    do {
      uploading = 'yes';
      // Only a round that has ended says when the next is due.
      dueAt.files = undefined;
      try {
        await own.exclusively('uploads', async () => {
          const { hasNews, nextAt } = await flushUploads(db, own, { isImpatient });
          dueAt.files = nextAt;
          if (hasNews) wake();
          else if (!running) lookAgain();
        });
      } catch (error) {
        logQuietly('uploads', error);
      }
    } while (hasMoreToUpload());
    uploading = 'no';
  }

  /** Set by a wake in the meantime, which the compiler cannot see. */
  function hasMoreToUpload(): boolean {
    return uploading === 'and again' && !own.isStopped();
  }

  async function answerWaiting(): Promise<void> {
    try {
      if (!isDue((await linkState(db)).nextAt, own.now())) return;
      await askAnswers(db, own, answers);
    } catch (error) {
      logQuietly('answers', error);
    }
    if (answers.resting.size === 0 || callOffAnswers || own.isStopped()) return;
    lookForAnswersLater();
  }

  function lookForAnswersLater(): void {
    callOffAnswers = own.after(lookAgainMs, () => {
      callOffAnswers = undefined;
      answers.resting.clear();
      goBeside(lookForAnswers());
    });
  }

  async function lookForAnswers(): Promise<void> {
    try {
      const askAt = await answerDueAt(db, own);
      if (askAt === undefined || own.isStopped()) return;
      if (askAt <= own.now()) wake({ isNewsLikely: true });
      else if (!callOffAnswers) lookForAnswersLater();
    } catch (error) {
      logQuietly('answers', error);
    }
  }

  return {
    wake,
    async syncNow() {
      wake({ isNewsLikely: true, isImpatient: true });
      await running;
    },
    async stop() {
      isStopped = true;
      callOff?.();
      callOffAnswers?.();
      await running;
      await Promise.allSettled(beside);
    },
  };
}

/** Returns when there is something to do again, by the device's clock. */
async function flushAndPull(
  db: UserDatabase,
  ports: EnginePorts,
  { isNewsLikely, isImpatient }: Required<Wish>,
): Promise<number | undefined> {
  let isPullDue = isNewsLikely;
  while (!ports.isStopped()) {
    const begunAt = ports.now();
    const { hasNews, nextAt, linkBefore } = await flush(db, ports, { isImpatient });
    if (!hasNews && !isPullDue) return nextAt;
    // As it was before the flush: an act on which the server fails again and again must not keep the rest from coming.
    if (!isImpatient && !isDue(linkBefore.nextAt, begunAt)) return linkBefore.nextAt;
    const failedUntil = await pullOnce(db, ports);
    if (failedUntil !== undefined) return failedUntil;
    isPullDue = false;
    // What came may be what something waits for, such as credits.
    if ((await db.outbox.where('state').anyOf('queued', 'blocked').count()) === 0) return nextAt;
  }
  return undefined;
}

/** Returns undefined when the mirror is in step, else when to try again. */
async function pullOnce(db: UserDatabase, ports: EnginePorts): Promise<number | undefined> {
  const askedAt = ports.now();
  const isBegun = (await mirrorCursor(db)) !== undefined;
  const outcome = await pull(db, ports);
  if (outcome.kind === 'stopped') return undefined;
  if (outcome.kind === 'failed') {
    logQuietly('pull', outcome.problem);
    return notePause(db, outcome.problem, ports);
  }
  await noteLink(db, { failures: 0, nextAt: 0, problem: undefined });
  // The first rows of a mirror that was begun earlier may be gone from the server since.
  const comparedAt = await noteSynced(db, askedAt, isBegun ? 0 : askedAt);
  if (comparedAt !== 0 && Math.abs(ports.now() - comparedAt) < compareEveryMs) return undefined;
  const comparingAt = ports.now();
  const compared = await compareMirror(db, ports);
  // A mirror that could not be built anew is still different, and is compared again with the next pull.
  const isMended = compared === 'different' && (await rebuild(db, ports)).kind === 'in-step';
  if (compared === 'same' || isMended) await noteCompared(db, comparingAt);
  return undefined;
}
