import type { Answer } from '#remote/call.ts';
import type { Caller } from '#remote/procedures.ts';
import { currentCaller } from './current-caller.ts';

/**
 * Makes a call as this user. Where the server does not take the token, it is renewed and the call made once more: only
 * for calls that may be made twice.
 */
export async function callAsUser<T>(
  userId: string,
  act: (caller: Caller) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const caller = await currentCaller(userId);
  if (!caller.ok) return caller;
  const answer = await act(caller.value);
  if (answer.ok || answer.problem.kind !== 'unauthorized') return answer;
  const again = await currentCaller(userId, { refusedToken: caller.value.accessToken });
  return again.ok ? act(again.value) : again;
}
