import {
  applyPage,
  mirrorCursor,
  replaceMirror,
  replayQuarantine,
  type PulledRow,
} from '#db/mutations/apply-page.ts';
import type { UserDatabase } from '#db/database.ts';
import type { Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import type { ChangePage, PullRequest } from '#remote/procedures.ts';

export type FetchPage = (request: PullRequest) => Promise<Answer<ChangePage>>;
export type PullOutcome = { kind: 'in-step' } | { kind: 'failed'; problem: Problem };

const defaultPageLimit = 500;
/** A server whose pages keep contradicting each other is asked again later rather than forever. */
const maxRestarts = 5;

/**
 * Brings the mirror in step with the server.
 *
 * Promises: a page and its cursor are stored together or not at all · an older row never replaces a newer one · a row
 * that cannot be read is set aside and stops nothing · where the server's history no longer continues the mirror's, the
 * whole mirror is fetched anew and swapped in at once, so that a screen never sees half of it.
 */
export async function pull(
  db: UserDatabase,
  fetchPage: FetchPage,
  pageLimit = defaultPageLimit,
): Promise<PullOutcome> {
  await replayQuarantine(db);
  let restarts = 0;
  while (restarts < maxRestarts) {
    const from = await mirrorCursor(db);
    const answer = await fetchPage({
      cursor: from?.cursor ?? 0,
      generation: from?.generation,
      pageLimit,
      knownFloor: from?.floor,
    });
    if (!answer.ok) return { kind: 'failed', problem: answer.problem };
    const page = answer.value;
    if (needsRebuild(page, from?.generation)) {
      restarts += 1;
      const rebuilt = await rebuild(db, fetchPage, pageLimit);
      if (rebuilt.kind !== 'changed') return rebuilt;
      continue;
    }
    if (page.next < page.head && page.next <= (from?.cursor ?? 0)) return unreadable;
    const to = { cursor: page.next, generation: page.generation, floor: page.floor };
    if (!(await applyPage(db, { rows: page.rows, from, to }))) {
      restarts += 1;
      continue;
    }
    if (page.next >= page.head) return { kind: 'in-step' };
  }
  return unreadable;
}

const unreadable: PullOutcome = { kind: 'failed', problem: { kind: 'unreadable' } };

/** Fetches everything, then swaps. 'changed' where the server's history changed again meanwhile. */
async function rebuild(
  db: UserDatabase,
  fetchPage: FetchPage,
  pageLimit: number,
): Promise<PullOutcome | { kind: 'changed' }> {
  const rows: PulledRow[] = [];
  let first: ChangePage | undefined;
  let cursor = 0;
  for (;;) {
    const answer = await fetchPage({
      cursor,
      generation: first?.generation,
      pageLimit,
      knownFloor: first?.floor,
    });
    if (!answer.ok) return { kind: 'failed', problem: answer.problem };
    const page = answer.value;
    if (needsRebuild(page, first?.generation)) return { kind: 'changed' };
    first ??= page;
    rows.push(...page.rows);
    if (page.next >= page.head) {
      await replaceMirror(db, rows, { cursor: page.next, generation: page.generation, floor: page.floor });
      return { kind: 'in-step' };
    }
    if (page.next <= cursor) return unreadable;
    cursor = page.next;
  }
}

function needsRebuild(page: ChangePage, generation: string | undefined): boolean {
  return page.resync !== undefined || (generation !== undefined && page.generation !== generation);
}
