import type { Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import type { Caller } from '#remote/procedures.ts';
import { currentCaller } from './current-caller.ts';

/** Somebody whose token the server does not take, and cannot be renewed; the caller, where there was one, with that token. */
export interface Turned {
  userId: string;
  caller: Caller | undefined;
  code: string | undefined;
}

let noteTurned: (turned: Turned) => void = () => {};

/** What is done when nothing can be asked as a user any more: a page finds out why, a worker leaves it to the page. */
export function onTurnedAway(note: (turned: Turned) => void): void {
  noteTurned = note;
}

/**
 * Makes a call as this user. Where the server does not take the token, it is renewed and the call made once more: only
 * for calls that may be made twice.
 */
export async function callAsUser<T>(
  userId: string,
  act: (caller: Caller) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const caller = await currentCaller(userId);
  if (!caller.ok) return noted(userId, undefined, caller);
  const answer = await act(caller.value);
  if (!isTurned(answer)) return answer;
  const again = await currentCaller(userId, { refusedToken: caller.value.accessToken });
  return noted(userId, caller.value, again.ok ? await act(again.value) : again);
}

function noted<T>(userId: string, caller: Caller | undefined, answer: Answer<T>): Answer<T> {
  if (isTurned(answer)) noteTurned({ userId, caller, code: answer.problem.code });
  return answer;
}

function isTurned(answer: Answer<unknown>): answer is { ok: false; problem: Problem } {
  return !answer.ok && answer.problem.kind === 'unauthorized';
}
