import type { UserDatabase } from '#db/database.ts';
import { linkState, noteLink } from '#db/mutations/note-link.ts';
import type { Problem } from '#remote/classify-error.ts';
import { retryAt } from './backoff.ts';

/** A call that came to nothing is a reason for every other to wait. Returns until when, by the device's clock. */
export async function notePause(
  db: UserDatabase,
  { kind, retryAfterMs }: Problem,
  ports: { now(): number; random(): number },
): Promise<number> {
  const failures = (await linkState(db)).failures + 1;
  const nextAt = retryAt(failures, ports.now(), ports.random(), retryAfterMs);
  await noteLink(db, { failures, nextAt, problem: kind });
  return nextAt;
}
