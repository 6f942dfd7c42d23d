import type { UserDatabase } from '#db/database.ts';
import { askAnswers, isAnswerDue } from './ask-answers.ts';
import type { DevicePorts } from './device-ports.ts';
import { flush } from './flush.ts';
import { flushUploads } from './flush-uploads.ts';
import { planBatch } from './plan-batch.ts';
import { pull } from './pull.ts';

export interface OncePorts extends DevicePorts {
  isStopped(): boolean;
  /** Whether somebody looks at a page of the app, which can show an answer word by word as it comes. */
  isSomebodyLooking(): Promise<boolean>;
}

/**
 * Sends what waits, once, and has it answered where nobody looks at a page: what a worker does. Under the same locks as the
 * pages, so that it leaves to them what they have in hand. 'left': something is still to be done that can be tried again.
 */
export async function syncOnce(db: UserDatabase, ports: OncePorts): Promise<'done' | 'left'> {
  let hasArrived = false;
  const upload = ports.exclusively('uploads', async () => {
    hasArrived = (await flushUploads(db, ports, { isImpatient: true })).hasNews;
  });
  await Promise.all([upload, sendAndPull(db, ports)]);
  if (hasArrived) await sendAndPull(db, ports);

  if (await ports.isSomebodyLooking())
    return (await isAnswerDue(db)) || (await isAnythingLeft(db, ports)) ? 'left' : 'done';
  let hasAnswers = false;
  const isAnswerLeft = await askAnswers(db, { ...ports, onAnswer: () => (hasAnswers = true) });
  if (hasAnswers) await ports.inTurn('flush', async () => void (await pull(db, ports)));
  return isAnswerLeft || (await isAnythingLeft(db, ports)) ? 'left' : 'done';
}

async function sendAndPull(db: UserDatabase, ports: OncePorts): Promise<void> {
  await ports.inTurn('flush', async () => {
    // A page may have been at it just now.
    if (!(await isAnythingLeft(db, ports))) return;
    await flush(db, ports, { isImpatient: true });
    await pull(db, ports);
    // What came may be what something waited for: credits, or the server's new history.
    const { hasNews } = await flush(db, ports);
    if (hasNews) await pull(db, ports);
  });
}

/** Whether something can go, or is there and has not come back yet. */
async function isAnythingLeft(db: UserDatabase, ports: OncePorts): Promise<boolean> {
  if (ports.isStopped()) return false;
  const rows = await db.outbox.toArray();
  if (rows.some(({ kind, state }) => (kind === 'upload' ? isWaiting(state) : state === 'acked'))) return true;
  const balanceSeq = (await db.credit_balances.toCollection().first())?.seq;
  const planning = { now: ports.now(), balanceSeq, most: 1, isImpatient: true };
  const { ops, nextAt } = planBatch(rows, planning);
  return ops.length > 0 || nextAt !== undefined;
}

function isWaiting(state: string): boolean {
  return state !== 'acked' && state !== 'dead';
}
