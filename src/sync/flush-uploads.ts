import { logQuietly } from '#lib/log.ts';
import type { UserDatabase } from '#db/database.ts';
import { giveUpUpload, type LeftOutFile } from '#db/mutations/continue-without-file.ts';
import { linkState, noteLink } from '#db/mutations/note-link.ts';
import { markSending, settleOps, wakeSending, type Settled } from '#db/mutations/record-replies.ts';
import { untried } from '#db/outbox-row.ts';
import type { OutboxRow } from '#db/schema.ts';
import type { Answer } from '#remote/call.ts';
import type { AnswerTries } from './ask-answers.ts';
import { isDue, retryAt } from './backoff.ts';

export interface UploadRequest {
  bucket: string;
  path: string;
  type: string;
  bytes: ArrayBuffer;
  uploadId: string;
  onProgress?: (sentBytes: number, totalBytes: number) => void;
}

/** How far a file has come. */
export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

export interface UploadPorts {
  now(): number;
  random(): number;
  newId(): string;
  /** Puts the file in its place, or finds it there already with the same size. */
  uploadFile(upload: UploadRequest): Promise<Answer<'stored'>>;
  isStopped(): boolean;
  /** Keeps to the few tries that a message has, be it for its file or for its answer; without it a file has pauses alone. */
  tries?: AnswerTries;
  /** Told where somebody can see it; undefined once the file is not on its way any more. */
  onUploadProgress?(uploadId: string, progress: UploadProgress | undefined): void;
  /** A message goes on without a file that was refused for good. */
  onLeftOut?(left: LeftOutFile): void;
}

export interface UploadOutcome {
  /** Whether a file has arrived, so that what waits for it can go. */
  hasNews: boolean;
  nextAt: number | undefined;
}

const atOnce = 2;

/**
 * Sends the files that wait, two at a time. The bytes stay on the device until the row that names the file has come back
 * through the mirror. The caller holds the lock of the uploads, which is not that of the flush: a long upload delays no
 * message.
 */
export async function flushUploads(
  db: UserDatabase,
  ports: UploadPorts,
  { isImpatient = false } = {},
): Promise<UploadOutcome> {
  const outcome: UploadOutcome = { hasNews: false, nextAt: undefined };
  // Most rounds have no file to send: one look tells.
  const states = new Set((await db.outbox.toArray()).filter(isUpload).map(({ state }) => state));
  if (!states.has('queued') && !states.has('sending')) return outcome;
  if (states.has('sending')) await wakeSending(db, isUpload);
  const tried = new Set<string>();
  let isReachable = isImpatient || isDue((await linkState(db)).nextAt, ports.now());

  function waitUntil(time: number): void {
    outcome.nextAt = Math.min(outcome.nextAt ?? time, time);
  }

  async function next(): Promise<OutboxRow | undefined> {
    if (!isReachable) return undefined;
    const waiting = await db.outbox
      .where('state')
      .equals('queued')
      .and((row) => isUpload(row) && !tried.has(row.opId))
      .sortBy('n');
    for (const row of waiting) {
      if (tried.has(row.opId)) continue;
      tried.add(row.opId);
      const messageId = ports.tries && (await messageWith(db, row));
      if (messageId !== undefined && ports.tries?.mayTry(messageId, ports.now()) === false) {
        const nextAt = ports.tries.nextAt(messageId, ports.now());
        if (nextAt !== undefined) waitUntil(nextAt);
      } else if (isImpatient || isDue(row.nextAt, ports.now())) return row;
      else waitUntil(row.nextAt);
    }
    return undefined;
  }

  async function work(): Promise<void> {
    while (!ports.isStopped()) {
      const row = await next();
      if (!row) return;
      const result = await uploadOne(db, row, ports);
      outcome.hasNews ||= result.kind === 'settled';
      if (result.kind === 'unreached') isReachable = false;
      if (result.kind === 'failed' && result.nextAt !== undefined) waitUntil(result.nextAt);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  if (!isReachable) waitUntil((await linkState(db)).nextAt);
  return outcome;
}

function isUpload({ kind }: OutboxRow): boolean {
  return kind === 'upload';
}

/** The message that a file goes with; undefined for that of anything else, which nobody waits for in front of a page. */
async function messageWith(db: UserDatabase, { opId }: OutboxRow): Promise<string | undefined> {
  const send = await db.outbox
    .filter(({ kind, deps }) => kind === 'chat.send' && deps.includes(opId))
    .first();
  return send?.entityId;
}

/**
 * settled: it has arrived, or never will · failed: it has a pause of its own, or none is left · unreached: so would every
 * other.
 */
type UploadResult = { kind: 'settled' | 'unreached' } | { kind: 'failed'; nextAt: number | undefined };

async function uploadOne(db: UserDatabase, waiting: OutboxRow, ports: UploadPorts): Promise<UploadResult> {
  const [row] = await markSending(db, [waiting]);
  if (!row) return { kind: 'settled' };
  const settleAs = (as: Partial<Settled>) => settleOps(db, [{ row, as: { ...untried, ...as } }]);
  const messageId = ports.tries && (await messageWith(db, row));
  const forgetTries = () => messageId !== undefined && ports.tries?.forget(messageId);
  const giveUp = async (code: string) => {
    forgetTries();
    const left = await giveUpUpload(db, row, code, ports.newId);
    if (left) ports.onLeftOut?.(left);
  };
  const blob = await db.blobs.get(row.entityId);
  const { bucket, path, content_type: type } = row.payload;
  if (!blob || typeof bucket !== 'string' || typeof path !== 'string') {
    await giveUp('file_lost');
    return { kind: 'settled' };
  }
  const uploadId = row.entityId;
  const answer = await ports
    .uploadFile({
      bucket,
      path,
      type: typeof type === 'string' ? type : blob.type,
      bytes: blob.bytes,
      uploadId,
      ...(ports.onUploadProgress && {
        onProgress: (sentBytes, totalBytes) => ports.onUploadProgress?.(uploadId, { sentBytes, totalBytes }),
      }),
    })
    .finally(() => ports.onUploadProgress?.(uploadId, undefined));
  if (answer.ok) {
    forgetTries();
    await settleAs({ state: 'acked' });
    return { kind: 'settled' };
  }
  const { problem } = answer;
  logQuietly('upload', problem);
  if (problem.kind === 'refused') {
    await giveUp(problem.code ?? `http_${problem.status}`);
    return { kind: 'settled' };
  }
  const failures = row.failures + 1;
  const nextAt = retryAt(failures, ports.now(), ports.random(), problem.retryAfterMs);
  await settleAs({ failures, nextAt, problem: { kind: 'failed', code: problem.kind } });
  if (problem.kind === 'server') {
    if (messageId === undefined || !ports.tries) return { kind: 'failed', nextAt };
    ports.tries.noteFailure(messageId, ports.now());
    return { kind: 'failed', nextAt: ports.tries.nextAt(messageId, ports.now()) };
  }
  await noteLink(db, { failures: (await linkState(db)).failures + 1, nextAt, problem: problem.kind });
  return { kind: 'unreached' };
}
