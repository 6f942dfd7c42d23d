import type { LinkState } from '#db/mutations/note-link.ts';
import type { LinkProblem } from '#db/schema.ts';
import { assertNever } from '#lib/assert-never.ts';

/** How the device stands with the server, said in one sentence. */
export type SyncState =
  | { kind: 'saved' }
  | { kind: 'not-yet' }
  | { kind: 'waiting'; count: number }
  | { kind: 'failed'; count: number }
  | { kind: 'waiting-and-failed'; waiting: number; failed: number }
  | { kind: 'no-connection' }
  | { kind: 'portal' }
  /** `until`: when it is tried again, milliseconds since 1970; undefined when that is no time worth naming. */
  | { kind: 'server-trouble'; until: number | undefined }
  | { kind: 'signed-out' }
  | { kind: 'update' }
  /** The device has no room for what comes from the server. */
  | { kind: 'full' };

export interface SyncFacts {
  waiting: number;
  failed: number;
  link: LinkState;
  syncedAt: number | undefined;
  isOnline: boolean;
  isFull: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** What stands in the way comes first, then what waits, then what failed: the lists below tell the rest. */
export function syncState({ waiting, failed, link, syncedAt, isOnline, isFull, now }: SyncFacts): SyncState {
  if (!isOnline) return { kind: 'no-connection' };
  if (link.problem !== undefined) return troubleOf(link.problem, link.nextAt > now ? link.nextAt : undefined);
  if (isFull) return { kind: 'full' };
  if (waiting > 0 && failed > 0) return { kind: 'waiting-and-failed', waiting, failed };
  if (waiting > 0) return { kind: 'waiting', count: waiting };
  if (failed > 0) return { kind: 'failed', count: failed };
  return { kind: syncedAt === undefined ? 'not-yet' : 'saved' };
}

function troubleOf(problem: LinkProblem, until: number | undefined): SyncState {
  switch (problem) {
    case 'network':
    case 'timeout':
      return { kind: 'no-connection' };
    case 'portal':
      return { kind: 'portal' };
    case 'unauthorized':
      return { kind: 'signed-out' };
    case 'unreadable':
      return { kind: 'update' };
    case 'server':
    case 'refused':
      return { kind: 'server-trouble', until };
    default:
      return assertNever(problem);
  }
}
