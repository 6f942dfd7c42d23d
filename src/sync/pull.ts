import {
  applyNewest,
  applyPage,
  mirrorCursor,
  replaceMirror,
  replayQuarantine,
  type MirrorCursor,
  type PulledRow,
} from '#db/mutations/apply-page.ts';
import type { UserDatabase } from '#db/database.ts';
import type { Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import type { ChangePage, NewestRows, PullRequest } from '#remote/procedures.ts';

/** What pulling needs of the world: the caller's rows, as the user whose database it is. */
export interface PullPorts {
  pullChanges(request: PullRequest): Promise<Answer<ChangePage>>;
  pullNewest(): Promise<Answer<NewestRows>>;
  /** True as soon as nothing may be written any more, for example because the user signs out. */
  isStopped(): boolean;
}

export type PullOutcome = { kind: 'in-step' } | { kind: 'stopped' } | { kind: 'failed'; problem: Problem };

const defaultPageLimit = 500;
/** A server whose pages keep contradicting each other is asked again later rather than forever. */
const maxRestarts = 5;

/**
 * Brings the mirror in step with the server.
 *
 * Promises: a page and its cursor are stored together or not at all · an older row never replaces a newer one · a row
 * that cannot be read is set aside and stops nothing · a new device has its newest conversations after the first answer ·
 * where the server's history no longer continues the mirror's, the whole mirror is fetched anew and swapped in at once,
 * so that a screen never sees half of it. Safe to run in several tabs at a time.
 */
export async function pull(
  db: UserDatabase,
  ports: PullPorts,
  pageLimit = defaultPageLimit,
): Promise<PullOutcome> {
  await replayQuarantine(db);
  let restarts = 0;
  let ahead: { from: MirrorCursor; answer: Promise<Answer<ChangePage>> } | undefined;
  while (restarts < maxRestarts) {
    if (ports.isStopped()) return stopped;
    let from = await mirrorCursor(db);
    if (!from) {
      const newest = await ports.pullNewest();
      if (!newest.ok) return { kind: 'failed', problem: newest.problem };
      if (ports.isStopped()) return stopped;
      await applyNewest(db, newest.value.rows, newest.value);
      from = await mirrorCursor(db);
      if (!from) continue;
    }
    const answer = await (ahead && isSame(ahead.from, from)
      ? ahead.answer
      : ports.pullChanges(requestFrom(from, pageLimit)));
    ahead = undefined;
    if (ports.isStopped()) return stopped;
    if (!answer.ok) return { kind: 'failed', problem: answer.problem };
    const page = answer.value;
    if (needsRebuild(page, from)) {
      restarts += 1;
      const rebuilt = await rebuild(db, ports, pageLimit);
      if (rebuilt.kind !== 'changed') return rebuilt;
      continue;
    }
    const isLast = page.next >= page.head;
    if (!isLast && page.next <= from.cursor) return unreadable;
    const to: MirrorCursor = {
      cursor: page.next,
      generation: page.generation,
      floor: page.floor,
      isFilled: isLast || from.isFilled === true,
    };
    // The next page is under way while this one is stored.
    if (!isLast) ahead = { from: to, answer: ports.pullChanges(requestFrom(to, pageLimit)) };
    if (!(await applyPage(db, { rows: page.rows, from, to, isLast }))) {
      restarts += 1;
      continue;
    }
    if (isLast) return { kind: 'in-step' };
  }
  return unreadable;
}

/** Fetches everything anew and swaps it in. 'changed' where the server's history changed again meanwhile. */
export async function rebuild(
  db: UserDatabase,
  ports: PullPorts,
  pageLimit = defaultPageLimit,
): Promise<PullOutcome | { kind: 'changed' }> {
  const rows: PulledRow[] = [];
  let at: MirrorCursor | undefined;
  for (;;) {
    const answer = await ports.pullChanges(requestFrom(at, pageLimit));
    if (ports.isStopped()) return stopped;
    if (!answer.ok) return { kind: 'failed', problem: answer.problem };
    const page = answer.value;
    if (needsRebuild(page, at)) return { kind: 'changed' };
    rows.push(...page.rows);
    const cursor = at?.cursor ?? 0;
    at = { cursor: page.next, generation: page.generation, floor: page.floor };
    if (page.next >= page.head) {
      await replaceMirror(db, rows, at);
      return { kind: 'in-step' };
    }
    if (page.next <= cursor) return unreadable;
  }
}

const unreadable: PullOutcome = { kind: 'failed', problem: { kind: 'unreadable' } };
const stopped: PullOutcome = { kind: 'stopped' };

function requestFrom(at: MirrorCursor | undefined, pageLimit: number): PullRequest {
  return {
    cursor: at?.cursor ?? 0,
    generation: at?.generation,
    knownFloor: at?.floor,
    pageLimit,
  };
}

/** Deletions up to the floor were purged on the server: a mirror that has not come past them may have missed them. */
function needsRebuild(page: ChangePage, at: MirrorCursor | undefined): boolean {
  if (page.resync !== undefined) return true;
  if (!at) return false;
  return page.generation !== at.generation || (page.floor > at.floor && page.floor > at.cursor);
}

function isSame(one: MirrorCursor, other: MirrorCursor): boolean {
  return one.cursor === other.cursor && one.generation === other.generation && one.floor === other.floor;
}
