import { keptQueries, letQueryGo, noteQuery, type KeptQuery, type QueryState } from '#db/contact-queries.ts';
import { assertNever } from '#lib/assert-never.ts';
import { inTurn } from '#lib/exclusive.ts';
import type { Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import { remoteConfig } from '#remote/config.ts';
import { sendContactQuery } from '#remote/contact-calls.ts';
import { callAsUser } from '#session/call-as-user.ts';
import { troubleOf } from '#session/trouble.ts';

/** One page, or the worker, sends at a time. */
const lock = 'contact';
/** A pause is at most an hour; a clock that was set back must not make it longer. */
const longestPauseMs = 65 * 60_000;

/**
 * Sends the queries that wait on this device, each as whoever has written it. 'left': some have to be tried again. Throws
 * where the device's storage fails.
 */
export async function sendContact(): Promise<'done' | 'left'> {
  if ((await keptQueries()).length === 0) return 'done';
  let outcome: 'done' | 'left' = 'done';
  await inTurn(lock, async () => {
    // Read anew: somebody else may have sent them while this waited.
    for (const query of await keptQueries()) {
      if (!isDue(query, Date.now())) {
        if (query.state.kind === 'busy') outcome = 'left';
        continue;
      }
      const answer = await sendOne(query);
      if (answer.ok) {
        await letQueryGo(query.id);
        continue;
      }
      const state = stateAfter(answer.problem, Date.now());
      await noteQuery(query.id, state);
      if (canComeThrough(state)) outcome = 'left';
      // The server counts all that comes from here together.
      if (state.kind === 'busy') break;
    }
  });
  return outcome;
}

/** Without anybody's help: not what is refused, and not what waits for a sign-in. */
function canComeThrough({ kind }: QueryState): boolean {
  return kind !== 'refused' && kind !== 'signed-out';
}

function isDue({ state }: KeptQuery, now: number): boolean {
  if (state.kind === 'refused') return false;
  return state.kind !== 'busy' || now >= state.until || state.until - now > longestPauseMs;
}

async function sendOne(query: KeptQuery): Promise<Answer<true>> {
  if (query.writer !== '')
    return callAsUser(query.writer, ({ config, accessToken }) =>
      sendContactQuery(config, accessToken, query),
    );
  const config = await remoteConfig();
  return config ? sendContactQuery(config, undefined, query) : { ok: false, problem: { kind: 'network' } };
}

function stateAfter(problem: Problem, now: number): QueryState {
  if (problem.kind === 'refused') return { kind: 'refused', code: problem.code };
  const trouble = troubleOf(problem);
  switch (trouble) {
    case 'offline':
      return { kind: 'unreached' };
    case 'signed-out':
    case 'failed':
      return { kind: trouble };
    case 'busy':
      return { kind: 'busy', until: now + Math.min(problem.retryAfterMs ?? 60_000, longestPauseMs) };
    default:
      return assertNever(trouble);
  }
}
